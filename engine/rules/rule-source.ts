/** Who says that a rule holds. "google" is Google Search Central alone. */
export type RuleSource = keyof typeof sourceWords;

export const sourceWords = {
  google: "Google Search Central",
  "business-profile": "Google Business Profile Help",
  "web.dev": "web.dev, by Google’s Chrome team",
  w3c: "W3C",
  rfc9309: "RFC 9309, the standard of robots.txt",
  peers: "Common to audit tools",
  own: "Our own rule",
} as const;
