import type { HiddenLink } from "#engine/site-audit/page/site-page-facts.ts";
import { findForeignTrade } from "#engine/site-audit/rule-helpers/find-foreign-trade.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** So many other sites behind what no menu or dialog hides so; more where it is hidden as these are. Our choice. */
const LEAST_STRONG = 3;
const LEAST_NAMELESS = 5;
/** So many of the hidden links speak of what spam sells. */
const LEAST_SPAM = 2;

export const hiddenForeignLinks: SiteRule = {
  id: "hidden-foreign-links",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#hidden-text-and-links`,
  weight: 8,
  fixedIn: "template",
  isOfOnePage: true,
  title: (pages) => `${howMany(pages, "page has", "pages have")} hidden links to other sites`,
  why: "Visitors never see them, crawlers do. It looks like a hack that lends the site’s good name to others, and Google counts it as spam of this site.",
  rule: "Links to other sites are there for readers to see.",
  fix: `${IF_HACKED} The block of links is often in the theme’s footer or in the database.`,
  doneWhen: "The page’s source has no link that a style hides.",
  guide: {
    topic: "hacked",
    name: "Hidden links to other sites",
    finds:
      "Finds links to several unrelated sites that a style moves off the screen, makes tiny or paints in the colour of the background, out of a reader’s sight.",
    matters:
      "Sites with a theme or plugin from an unofficial source, and sites whose old plugins let somebody write into the template.",
    example: {
      kind: "html",
      wrong: `
        <div style="position:absolute; left:-9999px">
          <a href="https://pills.example/">cheap viagra</a>
          <a href="https://spins.example/">online casino</a>
          <a href="https://bags.example/">replica bags</a>
        </div>
      `,
      right: `
        <footer>
          <a href="https://timber.example/">Our timber merchant</a>
        </footer>
      `,
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) => {
      const links = chooseSuspects(site, facts.hackSigns?.hiddenLinks ?? []);
      const [first] = links;
      if (first === undefined) return [];
      const places = links.slice(0, 3).map(({ value, anchor }) => `“${anchor}” to ${value}`);
      return [{ url, line: first.line, evidence: `${first.how}: ${places.join(", ")}` }];
    });
  },
};

function chooseSuspects(site: Site, links: readonly HiddenLink[]): readonly HiddenLink[] {
  const spam = links.filter(
    ({ value, anchor }) =>
      findForeignTrade(site, `${anchor}\n${value.replaceAll(/[-_/.+]/g, " ")}`) !== undefined,
  );
  if (spam.length >= LEAST_SPAM) return spam;
  const strong = links.filter(({ isStrong }) => isStrong);
  if (strong.length >= LEAST_STRONG) return strong;
  const nameless = links.filter(({ how }) => how.endsWith("without a name"));
  return nameless.length >= LEAST_NAMELESS ? nameless : [];
}
