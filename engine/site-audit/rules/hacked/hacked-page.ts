import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { listSuspects } from "#engine/site-audit/suspects/list-suspects.ts";

export const hackedPage: SiteRule = {
  id: "hacked-page",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#hacked-content`,
  weight: 12,
  fixedIn: "server",
  title: (pages, cause) => `${howMany(pages, "page looks", "pages look")} hacked: ${cause}`,
  why: "At least two signs that do not depend on each other say that somebody else put it there. Google may show a warning, drop pages, or lower the whole site.",
  rule: "Every page, and every link on it, is the site’s own.",
  fix: `Open the page and ask who wrote it. If nobody of yours did, it was hacked. Of a script that a plugin or an advertising partner put there, ask the maker what it loads. ${IF_HACKED}`,
  doneWhen: "Nothing is on the page that the owner does not know.",
  guide: {
    topic: "hacked",
    name: "Page that somebody else wrote or changed",
    finds:
      "Finds pages with two independent signs of a hack, such as a greeting, a foreign trade, hidden links, a packed script, or a page only for crawlers.",
    matters:
      "Schools, offices and shops whose software is old or whose password is weak. The owner often hears of it from Google first.",
    example: {
      kind: "html",
      wrong: `
        <html lang="id">
        <title>Situs slot gacor: judi online terbaru</title>
        <h1>Slot gacor hari ini</h1>
      `,
      right: `
        <html lang="en">
        <title>Faculty of old languages: courses</title>
        <h1>Courses of this year</h1>
      `,
    },
  },
  find: (site) => listSuspects(site, { isCertain: true }),
};
