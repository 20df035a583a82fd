import { fitsDescription, fitsTitle } from "#app/content/cities/schema.ts";
import { getProfile } from "#app/content/cities/get-profile.ts";
import { cities } from "#app/content/cities/index.ts";
import { DEFAULT_HEADLINE_SLUGS, defaultHeadline } from "#app/content/cities/default-headline.ts";
import { citySlug } from "#app/content/cities/city-slug.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { closest, metaContent, type BuiltPage, type Check } from "./built-site.ts";
import { attribute, collapseSpace, elementsOf, textOf } from "#engine/html/html-document.ts";

const BRAND = ` | ${site.name}`;

/** The phrase that a city page exists for is where a searcher looks first. */
export const cityTitles: Check = {
  name: "each city page names SEO and its city in title and text, and fits a results page, but for the eight agreed titles",
  find: ({ pages }) =>
    cities.flatMap((city) => {
      const path = paths.city(city.slug);
      const page = pages.find((built) => built.path === path);
      const { population, businesses } = getProfile(city);
      const messages = page
        ? judgeCityPage(city.name, readCityPage(page), [population, businesses])
        : ["the page was not built"];
      return messages.map((message) => ({ path, message }));
    }),
};

export type CityPageTexts = { title: string; description: string; text: string; links: string[] };

export function judgeCityPage(
  name: string,
  { title, description, text, links }: CityPageTexts,
  agreed: readonly string[] = [],
): string[] {
  const linked = [paths.post("ultimate-guide-local-seo-pakistan"), paths.services, paths.siteAudit];

  return [
    ...(title.includes("SEO") && title.includes(name)
      ? []
      : [`the title does not name SEO and ${name}: "${title}"`]),
    ...(title.endsWith(BRAND) ? [] : [`the title does not end in the brand: "${title}"`]),
    ...judgeWidth(name, title),
    ...(fitsDescription(description) ? [] : [`the description is too wide: "${description}"`]),
    ...(description.includes("Nearest city") ? ["the description names the nearest city"] : []),
    ...(text.includes(`SEO services in ${name}`)
      ? []
      : [`the text does not say "SEO services in ${name}"`]),
    ...agreed
      .filter((words) => !text.includes(words))
      .map((words) => `the text does not say "${words}"`),
    ...linked
      .filter((path) => !links.includes(path))
      .map((path) => `there is no link to ${path} in the main part`),
  ];
}

/** Eight titles are agreed word for word and are too wide (docs/agreed.md, city pages): these and no others. */
function judgeWidth(name: string, title: string): string[] {
  const agreed = `${defaultHeadline(name)}${BRAND}`;
  if (DEFAULT_HEADLINE_SLUGS.includes(citySlug(name))) {
    return title === agreed ? [] : [`the title is not the agreed "${agreed}": "${title}"`];
  }
  return fitsTitle(title.replace(BRAND, "")) ? [] : [`the title is too wide: "${title}"`];
}

function readCityPage(page: BuiltPage): CityPageTexts {
  const { document } = page;
  const [title] = elementsOf(document, "title").filter(({ isHtml }) => isHtml);
  const [main] = elementsOf(document, "main");
  return {
    title: title ? collapseSpace(textOf(document, title)) : "",
    description: metaContent(page, "name", "description") ?? "",
    text: main ? collapseSpace(textOf(document, main, Infinity)) : "",
    links: elementsOf(document, "a")
      .filter((link) => closest(link, "main") !== null)
      .map((link) => attribute(link, "href") ?? ""),
  };
}
