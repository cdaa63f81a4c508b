// The text of a file that somebody brings along.

/** In UTF-8; shogi programs also write Shift-JIS, and others of old Western letters. */
export function decoded(data: ArrayBuffer): string {
  for (const encoding of ["utf-8", "shift_jis"]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(data);
      if (encoding === "utf-8" || /手合割|[先後]手：|\d\s+[１-９][一二三四五六七八九]/.test(text)) return text;
    } catch {
      // Another encoding, then.
    }
  }
  return new TextDecoder("windows-1252").decode(data);
}
