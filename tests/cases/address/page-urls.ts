/** What visitors type where an address is asked for, by the URL Standard (https://url.spec.whatwg.org/) and our decisions. */
export type TypedAddress = { rule: string; typed: string; url: string | null };

export const typedAddresses: readonly TypedAddress[] = [
  {
    rule: "https is meant where no scheme is typed",
    typed: "chinar.pk/desks",
    url: "https://chinar.pk/desks",
  },
  { rule: "http stays http", typed: "http://chinar.pk/", url: "http://chinar.pk/" },
  {
    rule: "scheme and host are written small",
    typed: "HTTPS://Chinar.PK/Desks",
    url: "https://chinar.pk/Desks",
  },
  {
    rule: "the path keeps its case",
    typed: "chinar.pk/Desks/OAK",
    url: "https://chinar.pk/Desks/OAK",
  },
  {
    rule: "letters outside ASCII are percent-encoded",
    typed: "chinar.pk/میز",
    url: "https://chinar.pk/%D9%85%DB%8C%D8%B2",
  },
  {
    rule: "a host outside ASCII becomes Punycode",
    typed: "https://bücher.example/",
    url: "https://xn--bcher-kva.example/",
  },
  {
    rule: "steps upwards are taken",
    typed: "https://chinar.pk/a/../b",
    url: "https://chinar.pk/b",
  },
  {
    rule: "the scheme's own port is left out",
    typed: "https://chinar.pk:443/",
    url: "https://chinar.pk/",
  },
  { rule: "another port stays", typed: "https://chinar.pk:8443/", url: "https://chinar.pk:8443/" },
  { rule: "nothing typed is no address", typed: "", url: null },
  { rule: "words are no address", typed: "office desks", url: null },
  { rule: "a scheme alone is no address", typed: "https://", url: null },
  { rule: "a broken host is no address", typed: "https://[chinar]/", url: null },
];
