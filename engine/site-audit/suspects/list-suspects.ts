import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { findSuspects } from "./find-suspects.ts";
import type { SignKind } from "./signs.ts";

const causes: Readonly<Record<SignKind, string>> = {
  greeting: "a greeting of whoever did it",
  hidden: "links that nobody can see",
  crawlers: "crawlers are shown something else",
  trade: "it sells what the site does not",
  language: "another language",
  layout: "another layout",
  byline: "no author",
  outwards: "links to other sites",
  address: "strange addresses",
  script: "a script packed to hide what it loads",
  redirect: "some visitors are sent to another site",
  canonical: "an unrelated site is named as the original",
};

/** The suspects of one kind, with all that speaks against each. */
export function listSuspects(site: Site, wanted: { isCertain: boolean }): readonly RuleFinding[] {
  return findSuspects(site)
    .filter(({ isCertain }) => isCertain === wanted.isCertain)
    .map(({ page, found }) => ({
      url: page.url,
      evidence: [...new Set(found.map(({ says }) => says))].join("; "),
      ...(found[0] && { cause: causes[found[0].kind] }),
    }));
}
