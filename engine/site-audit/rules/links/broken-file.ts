import type { SiteRule } from "#engine/site-audit/rule.ts";
import { brokenStatus } from "#engine/site-audit/rule-helpers/broken-status.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import type { LinkKind } from "#engine/site-audit/rows.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const brokenFile: SiteRule = {
  id: "broken-file",
  severity: "clicks",
  source: "peers",
  weight: 3,
  mends: "template",
  title: (pages) =>
    `${howMany(pages, "page names", "pages name")} style sheets, scripts or other files that are missing`,
  why: "Without its style sheet or script a page looks broken or does nothing; without its picture a shared link or a rich result looks bare.",
  rule: "Every file that a page names answers.",
  fix: "Bring the file back, or take the tag out.",
  doneWhen: "Each file answers 200.",
  find(site) {
    return findInLinks(
      site,
      ["style", "script", "social", "data", "feed"],
      ({ from, to, line, kind }) => {
        const status = brokenStatus(site, to);
        return status === null
          ? []
          : [
              {
                url: from,
                target: to,
                line,
                evidence: `${NAMES[kind] ?? kind} ${to} ${status}`,
                cause: to,
                linkedFrom: [],
              },
            ];
      },
    );
  },
};

const NAMES: Partial<Record<LinkKind, string>> = {
  style: "style sheet",
  script: "script",
  social: "og:image",
  data: "picture of structured data",
  feed: "feed",
};
