import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const tlsInvalid: SiteRule = {
  id: "tls-invalid",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/crawling/docs/troubleshooting/dns-network-errors",
  weight: 12,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "address has", "addresses have")} a certificate that is not trusted`,
  why: "Browsers show a warning in place of the page, and nearly everybody turns back.",
  rule: "Every https address has a valid certificate for its name.",
  fix: "Renew the certificate and name every host in it; let it renew by itself.",
  doneWhen: "A browser opens the address without a warning.",
  guide: {
    topic: "indexing",
    name: "Certificate that browsers do not trust",
    finds: "Finds https addresses whose certificate browsers do not trust.",
    matters:
      "Sites whose certificate is renewed by hand, and domains where www was forgotten in the certificate.",
    example: {
      kind: "addresses",
      wrong: `
        https://www.chinar.example/
        certificate for: chinar.example
        valid until:     1 November 2026
      `,
      right: `
        https://www.chinar.example/
        certificate for: chinar.example, www.chinar.example
        valid until:     20 February 2027, renewed by itself
      `,
    },
  },
  find(site) {
    return site.pages
      .filter(({ notRead }) => notRead?.reason === "tls")
      .map(({ url, notRead }) => ({ url, evidence: notRead?.detail ?? "" }));
  },
};
