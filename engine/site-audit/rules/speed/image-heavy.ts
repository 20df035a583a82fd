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
  guide: {
    topic: "speed",
    name: "Picture over 500 kB",
    finds: "Finds picture files larger than 500 kB.",
    matters:
      "Everybody whose customers are on phones, and most of all sites to which owners upload photos straight from the camera.",
    example: {
      kind: "html",
      wrong: `
        <!-- 4.2 MB, shown 800 px wide -->
        <img src="/IMG_2041.JPG" alt="Oak desk">
      `,
      right: `
        <!-- 90 kB -->
        <img src="/oak-desk-800.webp" width="800" height="600" alt="Oak desk">
      `,
    },
  },
  find(site) {
    return findInLinks(site, ["image"], ({ to }) => {
      const bytes = site.endOfTarget(to)?.bytes ?? site.find(to)?.bytes ?? 0;
      return bytes > 500_000
        ? { evidence: `${to}, ${groupThousands(Math.round(bytes / 1000))} kB` }
        : null;
    });
  },
};
