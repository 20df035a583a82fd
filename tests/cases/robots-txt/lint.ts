/**
 * Files with the errors that Lighthouse's robots-txt audit (core/audits/seo/robots-txt.js, 13.5)
 * finds in them, by its rules: name known, value in its form, an agent above each rule.
 */
const NO_AGENT = "No user-agent specified";
const UNKNOWN = "Unknown directive";
const SYNTAX = "Syntax not understood";
const PATTERN = 'Pattern should either be empty, start with "/" or "*"';
const DOLLAR = '"$" should only be used at the end of the pattern';

export type LintCase = {
  rule: string;
  file: readonly string[];
  errors: readonly (readonly [line: number, message: string])[];
};

export const lintCases: readonly LintCase[] = [
  { rule: "an empty file has none", file: [""], errors: [] },
  { rule: "comments and blank lines have none", file: ["# a", "", "  # b: c"], errors: [] },
  {
    rule: "every known directive is accepted",
    file: [
      "User-agent: *",
      "Disallow: /a",
      "Allow: /b",
      "Crawl-delay: 10",
      "Clean-param: ref /a",
      "Host: chinar.example",
      "Request-rate: 1/5",
      "Visit-time: 0600-0845",
      "Noindex: /c",
      "Content-signal: search=yes",
      "Sitemap: https://chinar.example/sitemap.xml",
    ],
    errors: [],
  },
  { rule: "names in any case and without blanks", file: ["USER-AGENT:*", "disallow:"], errors: [] },
  {
    rule: "a comment stands for an empty value",
    file: ["User-agent: *", "Disallow:# no"],
    errors: [],
  },
  { rule: "a line without a colon", file: ["User-agent: *", "Disallow"], errors: [[2, SYNTAX]] },
  {
    rule: "each line without a colon",
    file: ["one", "two"],
    errors: [
      [1, SYNTAX],
      [2, SYNTAX],
    ],
  },
  {
    rule: "two words, which Google forgives",
    file: ["User-agent: *", "Disallow /a"],
    errors: [[2, SYNTAX]],
  },
  { rule: "an unknown name", file: ["User-agent: *", "Forbid: /a"], errors: [[2, UNKNOWN]] },
  {
    rule: "a misspelt name, which Google forgives",
    file: ["Useragent: *"],
    errors: [[1, UNKNOWN]],
  },
  {
    rule: "a name with a blank, which Google forgives",
    file: ["User agent: *"],
    errors: [[1, UNKNOWN]],
  },
  {
    rule: "a rule before any agent",
    file: ["Disallow: /a", "User-agent: *"],
    errors: [[1, NO_AGENT]],
  },
  {
    rule: "every rule before any agent",
    file: ["Allow: /", "Disallow: /a"],
    errors: [
      [1, NO_AGENT],
      [2, NO_AGENT],
    ],
  },
  {
    rule: "an agent without a name, and the rule that it leaves alone",
    file: ["User-agent:", "Disallow: /a"],
    errors: [
      [1, NO_AGENT],
      [2, NO_AGENT],
    ],
  },
  {
    rule: "a pattern without its slash",
    file: ["User-agent: *", "Disallow: a"],
    errors: [[2, PATTERN]],
  },
  {
    rule: "a whole address as a pattern",
    file: ["User-agent: *", "Allow: https://chinar.example/a"],
    errors: [[2, PATTERN]],
  },
  {
    rule: "a pattern that begins with a star",
    file: ["User-agent: *", "Disallow: *.pdf$"],
    errors: [],
  },
  {
    rule: "a dollar sign inside",
    file: ["User-agent: *", "Disallow: /a$b"],
    errors: [[2, DOLLAR]],
  },
  { rule: "a dollar sign at the end", file: ["User-agent: *", "Disallow: /a$"], errors: [] },
  {
    rule: "a sitemap that is a path",
    file: ["Sitemap: /sitemap.xml"],
    errors: [[1, "Invalid sitemap URL"]],
  },
  { rule: "a sitemap without a value", file: ["Sitemap:"], errors: [[1, "Invalid sitemap URL"]] },
  {
    rule: "a sitemap of another protocol",
    file: ["Sitemap: gopher://chinar.example/s.xml"],
    errors: [[1, "Invalid sitemap URL protocol"]],
  },
  { rule: "a sitemap over ftp", file: ["Sitemap: ftp://chinar.example/s.xml"], errors: [] },
  {
    rule: "several lines, each with its own number",
    file: ["# site", "User-agent: *", "Dissalow: /a", "", "Allow: b", "Sitemap: s.xml"],
    errors: [
      [3, UNKNOWN],
      [5, PATTERN],
      [6, "Invalid sitemap URL"],
    ],
  },
];
