/** How the file's bytes become lines, names, patterns and paths. Answers by hand from RFC 9309 and robots.cc. */

/** RFC 9309 2.2.1, product token: letters, "_" and "-" alone. */
export const agentNames: readonly (readonly [name: string, isValid: boolean])[] = [
  ["ChinarBot", true],
  ["chinar-bot", true],
  ["chinar_bot", true],
  ["C", true],
  ["", false],
  ["*", false],
  ["ChinarBot/1.0", false],
  ["Chinar Bot", false],
  ["ChinarBot*", false],
  ["Chinar2", false],
  ["چنار", false],
];

/** robots.cc, GetPathParamsQuery: what of an address is compared. */
export const comparedPaths: readonly (readonly [url: string, path: string])[] = [
  ["", "/"],
  ["https://chinar.example", "/"],
  ["https://chinar.example/", "/"],
  ["https://chinar.example/a", "/a"],
  ["https://chinar.example/a/", "/a/"],
  ["https://chinar.example/a?b=1&c=2", "/a?b=1&c=2"],
  ["https://chinar.example?b=1", "/?b=1"],
  ["https://chinar.example;p=1", "/;p=1"],
  ["https://chinar.example/a;p=1?b", "/a;p=1?b"],
  ["https://chinar.example/a#b", "/a"],
  ["https://chinar.example/a?b#c?d", "/a?b"],
  ["https://chinar.example#/a", "/"],
  ["https://chinar.example/a?next=https://other.example/b", "/a?next=https://other.example/b"],
  ["chinar.example", "/"],
  ["chinar.example/a", "/a"],
  ["//chinar.example/a", "/a"],
  ["/a/b", "/a/b"],
  ["a", "/"],
  ["https://chinar.example:8080/a", "/a"],
];

/** RFC 9309 2.2.2; robots.cc, MaybeEscapePattern: the form in which patterns are compared. */
export const escapedPatterns: readonly (readonly [pattern: string, escaped: string])[] = [
  ["/desks", "/desks"],
  ["/caf\u00e9", "/caf%C3%A9"],
  ["/میز", "/%D9%85%DB%8C%D8%B2"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/50%", "/50%"],
  ["/%zz", "/%zz"],
  ["/a*b$", "/a*b$"],
];

/** Files as bytes: each letter is one byte. */
export type FileCase = {
  rule: string;
  bytes: string;
  /** Lines that say something, as [number, kind, value]. */
  lines: readonly (readonly [number: number, kind: string, value: string])[];
};

const threeLines = [
  [1, "user-agent", "*"],
  [2, "disallow", "/a"],
  [4, "allow", "/b"],
] as const;

export const fileCases: readonly FileCase[] = [
  {
    rule: "lines end with LF",
    bytes: "User-agent: *\nDisallow: /a\n\nAllow: /b\n",
    lines: threeLines,
  },
  {
    rule: "lines end with CR LF",
    bytes: "User-agent: *\r\nDisallow: /a\r\n\r\nAllow: /b\r\n",
    lines: threeLines,
  },
  {
    rule: "lines end with CR",
    bytes: "User-agent: *\rDisallow: /a\r\rAllow: /b",
    lines: threeLines,
  },
  {
    rule: "kinds of line end may be mixed",
    bytes: "User-agent: *\r\nDisallow: /a\n\rAllow: /b",
    lines: threeLines,
  },
  {
    rule: "the last line counts without an end",
    bytes: "User-agent: *\nDisallow: /a",
    lines: threeLines.slice(0, 2),
  },
  {
    rule: "a byte order mark is passed over",
    bytes: "\xEF\xBB\xBFUser-agent: *\nDisallow: /a",
    lines: threeLines.slice(0, 2),
  },
  {
    rule: "half a byte order mark is passed over",
    bytes: "\xEF\xBBUser-agent: *\nDisallow: /a",
    lines: threeLines.slice(0, 2),
  },
  {
    rule: "a broken byte order mark makes the first line unknown",
    bytes: "\xEF\x11\xBFUser-agent: *\nDisallow: /a",
    lines: [
      [1, "unknown", "*"],
      [2, "disallow", "/a"],
    ],
  },
  {
    rule: "a byte order mark further down is part of a name",
    bytes: "User-agent: *\n\xEF\xBB\xBFDisallow: /a",
    lines: [
      [1, "user-agent", "*"],
      [2, "unknown", "/a"],
    ],
  },
  {
    rule: "a sitemap stands outside every group and keeps its letters",
    bytes: "Sitemap: https://chinar.example/\xD8\xA7.xml\nUser-agent: *\nDisallow: /a",
    lines: [
      [1, "sitemap", "https://chinar.example/ا.xml"],
      [2, "user-agent", "*"],
      [3, "disallow", "/a"],
    ],
  },
  {
    rule: "what is not a directive is unknown and is kept",
    bytes: "Host: chinar.example\nUser-agent: *\nNoindex: /a",
    lines: [
      [1, "unknown", "chinar.example"],
      [2, "user-agent", "*"],
      [3, "unknown", "/a"],
    ],
  },
];
