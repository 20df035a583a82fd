/**
 * To whom a host belongs, by the Public Suffix List and its algorithm.
 * https://github.com/publicsuffix/list/wiki/Format
 */
export type DomainCase = {
  rule: string;
  hosts: readonly (readonly [host: string, domain: string])[];
};

export const domainCases: readonly DomainCase[] = [
  {
    rule: "a suffix of one label",
    hosts: [
      ["chinar.com", "chinar.com"],
      ["shop.chinar.com", "chinar.com"],
      ["a.b.c.chinar.org", "chinar.org"],
    ],
  },
  {
    rule: "a suffix of two labels",
    hosts: [
      ["chinar.com.pk", "chinar.com.pk"],
      ["www.chinar.com.pk", "chinar.com.pk"],
      ["a.chinar.co.uk", "chinar.co.uk"],
      ["cs.nust.edu.pk", "nust.edu.pk"],
    ],
  },
  {
    rule: "the longest suffix decides: pk, too, is one by itself",
    hosts: [
      ["chinar.pk", "chinar.pk"],
      ["www.chinar.pk", "chinar.pk"],
    ],
  },
  {
    rule: "a wildcard makes every name under it a suffix",
    hosts: [["shop.chinar.nom.br", "shop.chinar.nom.br"]],
  },
  {
    rule: "an exception takes a name out of a wildcard",
    hosts: [["shop.city.kawasaki.jp", "city.kawasaki.jp"]],
  },
  {
    rule: "private suffixes part customers of one host",
    hosts: [
      ["chinar.github.io", "chinar.github.io"],
      ["docs.chinar.github.io", "chinar.github.io"],
    ],
  },
  {
    rule: "case counts for nothing",
    hosts: [["WWW.Chinar.COM.PK", "chinar.com.pk"]],
  },
  {
    rule: "what has no suffix belongs to itself",
    hosts: [
      ["localhost", "localhost"],
      ["192.168.1.20", "192.168.1.20"],
    ],
  },
];
