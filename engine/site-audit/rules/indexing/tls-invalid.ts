import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const tlsInvalid: SiteRule = {
  id: "tls-invalid",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  weight: 12,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "address has", "addresses have")} a certificate that is not trusted`,
  why: "Browsers show a warning in place of the page, and nearly everybody turns back.",
  rule: "Every https address has a valid certificate for its name.",
  fix: "Renew the certificate and name every host in it; let it renew by itself.",
  doneWhen: "A browser opens the address without a warning.",
  find(site) {
    return site.pages
      .filter(({ notRead }) => notRead?.reason === "tls")
      .map(({ url, notRead }) => ({ url, evidence: notRead?.detail ?? "" }));
  },
};
