import type { SiteRule } from "#engine/site-audit/rule.ts";
import { alikeCityPages } from "#engine/site-audit/rule-helpers/alike-city-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const cityPagesAlike: SiteRule = {
  id: "city-pages-alike",
  severity: "clicks",
  source: "own",
  weight: 4,
  fixedIn: "content",
  title: (pages) =>
    `${howMany(pages, "city page differs from another", "city pages differ")} only by the city's name`,
  why: "Google's spam policies call pages made for each city with the same text doorways; a site can lose all of them at once.",
  rule: "A page for a city says something that is true only of that city.",
  fix: "Add what only this city has: the branch, its streets, prices, people, questions. Else keep one page for all.",
  doneWhen: "Without the city's name no two pages are the same.",
  guide: {
    topic: "local",
    name: "City pages that differ only by the name",
    finds:
      "Finds pages for different cities with one text in which only the name of the city changes. Google's spam policies call such pages doorways.",
    matters: "Service businesses that want to be found in twenty cities and wrote the text once.",
    example: {
      kind: "words",
      wrong: `
        /lahore:  The best plumber in Lahore. Call our Lahore team today.
        /karachi: The best plumber in Karachi. Call our Karachi team today.
      `,
      right: `
        /lahore:  Three plumbers in Johar Town; old Model Town houses need
                  our copper fittings. Visits from PKR 1,500.
        /karachi: We come to DHA and Clifton from 8 am, before the tankers.
      `,
    },
  },
  find(site) {
    return alikeCityPages(site).map(({ url, cause, example }) => ({
      url,
      evidence: `without the name, the same as ${example}`,
      cause,
    }));
  },
};
