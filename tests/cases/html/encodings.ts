/**
 * The encoding of a file's bytes, by the Encoding Standard's labels (https://encoding.spec.whatwg.org/)
 * and the order of browsers: mark, what the page declares, and where nothing is said UTF-8 if it looks
 * like it, else windows-1252. `word` in `bytes` follows the page's declaration.
 */
export type EncodingCase = {
  rule: string;
  declared: string;
  bytes: readonly number[];
  encoding: string;
  word: string;
};

export const encodingCases: readonly EncodingCase[] = [
  {
    rule: "plain ASCII is UTF-8",
    declared: "",
    bytes: [0x63, 0x61],
    encoding: "utf-8",
    word: "ca",
  },
  {
    rule: "UTF-8 without declaration",
    declared: "",
    bytes: [0xc3, 0xa9],
    encoding: "utf-8",
    word: "é",
  },
  {
    rule: "UTF-8 that says Latin-1, as a browser shows it",
    declared: "iso-8859-1",
    bytes: [0xc3, 0xa9],
    encoding: "windows-1252",
    word: "Ã©",
  },
  {
    rule: "Latin-1 is read as windows-1252",
    declared: "iso-8859-1",
    bytes: [0xe9, 0x80],
    encoding: "windows-1252",
    word: "é€",
  },
  {
    rule: "Latin-1 that says UTF-8, as a browser shows it",
    declared: "utf-8",
    bytes: [0xe9],
    encoding: "utf-8",
    word: "\ufffd",
  },
  {
    rule: "a label in capitals",
    declared: "ISO-8859-2",
    bytes: [0xb1],
    encoding: "iso-8859-2",
    word: "ą",
  },
  {
    rule: "Arabic of Windows",
    declared: "windows-1256",
    bytes: [0xe3, 0xed, 0xd2],
    encoding: "windows-1256",
    word: "ميز",
  },
  {
    rule: "Cyrillic of Windows, by its other name",
    declared: "cp1251",
    bytes: [0xf1, 0xf2, 0xee, 0xeb],
    encoding: "windows-1251",
    word: "стол",
  },
  {
    rule: "Russian KOI8",
    declared: "koi8-r",
    bytes: [0xd3, 0xd4, 0xcf, 0xcc],
    encoding: "koi8-r",
    word: "стол",
  },
  {
    rule: "Japanese, Shift_JIS",
    declared: "shift_jis",
    bytes: [0x8a, 0xf7],
    encoding: "shift_jis",
    word: "机",
  },
  {
    rule: "Japanese, EUC-JP",
    declared: "euc-jp",
    bytes: [0xb4, 0xf9],
    encoding: "euc-jp",
    word: "机",
  },
  { rule: "Chinese, GBK", declared: "gb2312", bytes: [0xd7, 0xc0], encoding: "gbk", word: "桌" },
  { rule: "Chinese, Big5", declared: "big5", bytes: [0xae, 0xe0], encoding: "big5", word: "桌" },
  {
    rule: "Korean",
    declared: "euc-kr",
    bytes: [0xc3, 0xa5, 0xbb, 0xf3],
    encoding: "euc-kr",
    word: "책상",
  },
  {
    rule: "bytes of Korean that are UTF-8 too are what they say",
    declared: "euc-kr",
    bytes: [0xc3, 0xa5],
    encoding: "euc-kr",
    word: "책",
  },
  {
    rule: "an unknown label",
    declared: "chinar-8",
    bytes: [0xe9],
    encoding: "windows-1252",
    word: "é",
  },
  {
    rule: "UTF-16 declared in bytes that are none is UTF-8",
    declared: "utf-16",
    bytes: [0xc3, 0xa9],
    encoding: "utf-8",
    word: "é",
  },
];
