/**
 * Links of one page as Lighthouse's hreflang audit reads them (core/audits/seo/hreflang.js, 13.5):
 * the language must be registered, the address must begin with its scheme; regions are not looked at.
 */
export type AuditLinkCase = {
  rule: string;
  hreflang: string;
  href: string;
  faults: readonly ("language" | "address")[];
};

const HERE = "https://chinar.example/ur/";

export const auditLinkCases: readonly AuditLinkCase[] = [
  { rule: "a language alone", hreflang: "ur", href: HERE, faults: [] },
  { rule: "a language and a country", hreflang: "ur-pk", href: HERE, faults: [] },
  { rule: "a language in capitals", hreflang: "UR", href: HERE, faults: [] },
  { rule: "a language and a script", hreflang: "pa-Arab", href: HERE, faults: [] },
  { rule: "x-default", hreflang: "x-default", href: HERE, faults: [] },
  { rule: "an address over http", hreflang: "ur", href: "http://chinar.example/ur/", faults: [] },
  { rule: "an unregistered language", hreflang: "xx", href: HERE, faults: ["language"] },
  {
    rule: "an unregistered language with a country",
    hreflang: "XX-PK",
    href: HERE,
    faults: ["language"],
  },
  { rule: "a language with a digit", hreflang: "ur1", href: HERE, faults: ["language"] },
  { rule: "a blank before the language", hreflang: " ur", href: HERE, faults: ["language"] },
  { rule: "signs that are no letters", hreflang: "--", href: HERE, faults: ["language"] },
  { rule: "a path", hreflang: "ur", href: "/ur/", faults: ["address"] },
  {
    rule: "a host without scheme",
    hreflang: "ur",
    href: "chinar.example/ur/",
    faults: ["address"],
  },
  {
    rule: "an address without scheme",
    hreflang: "ur",
    href: "//chinar.example/ur/",
    faults: ["address"],
  },
  { rule: "both at once", hreflang: "jp", href: "/jp/", faults: ["language", "address"] },
];
