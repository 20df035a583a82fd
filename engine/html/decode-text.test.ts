import { expect, test } from "vitest";

import { decodeText } from "#engine/html/decode-text.ts";

test.each([
  ["UTF-8", Buffer.from("café قہوہ"), "café قہوہ"],
  ["UTF-8 with its mark", Buffer.from("\uFEFFcafé"), "café"],
  ["Windows-1252", Buffer.from("caf\xE9 \x96 5", "latin1"), "café – 5"],
  ["UTF-16 of PowerShell", Buffer.from("\uFEFFcafé", "utf16le"), "café"],
  ["UTF-16, big end first", Buffer.from("\uFEFFcafé", "utf16le").swap16(), "café"],
  [
    "an XML declaration",
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-9"?><a>\xFE</a>', "latin1"),
    '<?xml version="1.0" encoding="ISO-8859-9"?><a>ş</a>',
  ],
  [
    "a declaration of nothing",
    Buffer.from('<?xml version="1.0" encoding="none"?><a>é</a>'),
    '<?xml version="1.0" encoding="none"?><a>é</a>',
  ],
])("%s is read", (_name, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});
