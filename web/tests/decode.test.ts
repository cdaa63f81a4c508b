import { describe, expect, it } from "vitest";
import { decoded } from "../src/lib/decode";

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

describe("a file that is brought along", () => {
  it("is read in UTF-8, without a mark of the byte order", () => {
    expect(decoded(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9))).toBe("é");
  });
  it("is read in Shift-JIS where it is a game of shogi", () => {
    expect(decoded(bytes(0x8e, 0xe8, 0x8d, 0x87, 0x8a, 0x84))).toBe("手合割");
  });
  it("is read in Western letters else", () => {
    expect(decoded(bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72))).toBe("Müller");
  });
});
