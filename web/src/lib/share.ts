// A link for others: by the device's own sheet where there is one, else over the clipboard.

/** "copied", "" if the device has shared it or its sheet was closed, else the address itself, to be copied by hand. */
export async function share(title: string, url: string): Promise<string> {
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      return "copied";
    }
  } catch (error) {
    // Closing the sheet is no error; without a secure connection there is no clipboard.
    return error instanceof DOMException && error.name === "AbortError" ? "" : url;
  }
  return "";
}
