import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export const imageHeavy: SiteRule = {
  id: "image-heavy",
  severity: "clicks",
  source: "peers",
  weight: 2,
  fixedIn: "content",
  title: (pages) => `${howMany(pages, "page shows", "pages show")} pictures over 500 kB`,
  why: "On mobile data such a picture takes seconds, and the visitor pays for it.",
  rule: "A picture is under 500 kB.",
  fix: "Save it as WebP or AVIF at the size at which it is shown.",
  doneWhen: "Each picture is under 500 kB.",
  find(site) {
    return findInLinks(site, ["image"], ({ to }) => {
      const bytes = site.endOfTarget(to)?.bytes ?? site.find(to)?.bytes ?? 0;
      return bytes > 500_000
        ? { evidence: `${to}, ${groupThousands(Math.round(bytes / 1000))} kB` }
        : null;
    });
  },
};
