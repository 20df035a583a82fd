import {
  findExceptions,
  groupsOfKind,
  isBuiltLike,
  ordinaryPages,
  type Exception,
} from "#engine/site-audit/rule-helpers/habits.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

export const dataUnlikeOthers: SiteRule = {
  id: "data-unlike-others",
  severity: "cosmetic",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
  weight: 1,
  fixedIn: "content",
  coveredBy: ["structured-data-invalid", "soft-404"],
  title: (pages) =>
    `${howMany(pages, "page lacks", "pages lack")} the structured data that pages like it have`,
  why: "Results show prices, dates and trails from structured data. A page that lacks it looks poorer than its neighbours, and mostly nobody decided that.",
  rule: "Pages of one template name the same types of structured data.",
  fix: "Find out why the template left it out here: an empty field, another editor, a page made by hand.",
  doneWhen: "The page has the types that the others have.",
  guide: {
    topic: "habits",
    name: "Page without its template’s structured data",
    finds:
      "Finds single pages that lack a type of structured data which nearly all other pages of the same template have, such as one product without Product.",
    matters: "Shops, blogs and recipe sites, whose results show prices, ratings and dates.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desks/oak: 57 other pages in /desks/ have Product -->
        <title>Oak desk | Chinar</title>
      `,
      right: `
        <title>Oak desk | Chinar</title>
        <script type="application/ld+json">
        { "@context": "https://schema.org", "@type": "Product", "name": "Oak desk", … }
        </script>
      `,
    },
  },
  find(site) {
    const found = groupsOfKind(site, ordinaryPages(site)).flatMap((group) =>
      findLacking(site, group),
    );
    return [...Map.groupBy(found, ({ page }) => page).values()].map(tell);
  },
};

function findLacking(site: Site, group: readonly AuditedPage[]): readonly Exception[] {
  const types = new Set(group.flatMap(({ facts }) => kindsOf(facts.dataTypes)));
  return [...types].flatMap((type) =>
    findExceptions(site, group, ({ facts }) => {
      if (facts.dataTypes === undefined) return undefined;
      return kindsOf(facts.dataTypes).includes(type) ? type : "";
    }).filter(({ page, usual, others }) => usual === type && isBuiltLike(page, others)),
  );
}

/** All that one page lacks, each type once. */
function tell(found: readonly Exception[]): RuleFinding {
  const [first] = found;
  if (first === undefined) throw new Error("a finding without a type");
  const { page, others, of } = first;
  const lacking = [...new Set(found.map(({ usual }) => usual))];
  const own = kindsOf(page.facts.dataTypes);
  return {
    url: page.url,
    line: 1,
    evidence: `no ${lacking.join(", ")}${own.length === 0 ? "" : `, but ${own.join(", ")}`}; ${others.length} of ${of} such pages have ${lacking.length === 1 ? "it" : lacking[0]}`,
  };
}

/** The kinds of thing that a page says it is. */
function kindsOf(types: readonly string[] = []): readonly string[] {
  return [...new Set(types.flatMap((type) => KINDS.get(type) ?? []))];
}

/**
 * Types that a result shows, each line one kind by its first: which of them a page names is its own
 * choice. Left out is what follows a page's content (pictures, questions, reviews, prices), and who
 * publishes it, which the home page says. Our list, of
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const KINDS: ReadonlyMap<string, string> = new Map(
  [
    "Article BlogPosting NewsArticle TechArticle ScholarlyArticle SocialMediaPosting Report",
    "Product ProductGroup ProductModel IndividualProduct Vehicle Car",
    "WebPage AboutPage CollectionPage ContactPage FAQPage ItemPage ProfilePage QAPage SearchResultsPage MedicalWebPage CheckoutPage RealEstateListing",
    "Event BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent LiteraryEvent MusicEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent",
    "SoftwareApplication MobileApplication WebApplication VideoGame",
    "BreadcrumbList",
    "Recipe",
    "JobPosting",
    "Course",
    "Book",
    "Movie",
    "Service",
  ].flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    return [first, ...others].map((type) => [type, first] as const);
  }),
);
