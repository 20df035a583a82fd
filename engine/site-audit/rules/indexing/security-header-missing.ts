import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const securityHeaderMissing: SiteRule = {
  id: "security-header-missing",
  severity: "cosmetic",
  source: "peers",
  sourceUrl: "https://owasp.org/www-project-secure-headers/",
  weight: 0,
  mends: "server",
  title: (pages) => `${howMany(pages, "page comes", "pages come")} without security headers`,
  why: "They cost nothing and keep other sites from framing yours or guessing the type of a file.",
  rule: "A page has X-Content-Type-Options, protection from framing and, over https, Strict-Transport-Security.",
  fix: "Add the headers once, in the server or at the host.",
  doneWhen: "The headers come with every page.",
  find(site) {
    return site.readPages.flatMap(({ url, headers = {} }) => {
      const missing = missingHeaders(url, headers);
      return missing.length === 0
        ? []
        : [{ url, evidence: `without ${missing.join(", ")}`, cause: "site" }];
    });
  },
};

function missingHeaders(url: string, headers: Readonly<Record<string, string>>): readonly string[] {
  const missing: string[] = [];
  if (url.startsWith("https:") && headers["strict-transport-security"] === undefined)
    missing.push("Strict-Transport-Security");
  if (headers["x-content-type-options"] === undefined) missing.push("X-Content-Type-Options");
  const isFramed =
    headers["x-frame-options"] === undefined &&
    !/frame-ancestors/i.test(headers["content-security-policy"] ?? "");
  return isFramed ? [...missing, "X-Frame-Options"] : missing;
}
