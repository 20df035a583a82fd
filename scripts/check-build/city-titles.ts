import { fitsDescription, fitsTitle } from "#app/content/cities/schema.ts";
import { cityNames } from "#app/content/cities/city-names.ts";
import { DEFAULT_HEADLINE_SLUGS, defaultHeadline } from "#app/content/cities/agreed-defaults.ts";
import { citySlug } from "#app/content/cities/city-slug.ts";
import { brandedTitle } from "#app/seo/page-meta.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { metaContent, type BuiltPage, type Check } from "./built-site.ts";
import { attribute, collapseSpace, elementsOf, textOf } from "#engine/html/html-document.ts";

/** The phrase that a city page exists for is where a searcher looks first. */
export const cityTitles: Check = {
  name: "each city page names SEO and its city in title and text, and fits a results page, but for the eight agreed titles",
  find: ({ pages }) =>
    cityNames.flatMap(({ name, slug }) => {
      const path = paths.city(slug);
      const page = pages.find((built) => built.path === path);
      const messages = page ? judgeCityPage(name, readCityPage(page)) : ["the page was not built"];
      return messages.map((message) => ({ path, message }));
    }),
};

export type CityPageTexts = { title: string; description: string; text: string; links: string[] };

export function judgeCityPage(
  name: string,
  { title, description, text, links }: CityPageTexts,
): string[] {
  const brand = ` | ${site.name}`;
  const guide = paths.post("ultimate-guide-local-seo-pakistan");

  return [
    ...(title.includes("SEO") && title.includes(name)
      ? []
      : [`the title does not name SEO and ${name}: "${title}"`]),
    ...(title.endsWith(brand) ? [] : [`the title does not end in the brand: "${title}"`]),
    ...judgeWidth(name, title),
    ...(fitsDescription(description) ? [] : [`the description is too wide: "${description}"`]),
    ...(description.includes("Nearest city") ? ["the description names the nearest city"] : []),
    ...(text.includes(`SEO services in ${name}`)
      ? []
      : [`the text does not say "SEO services in ${name}"`]),
    ...(links.includes(guide) ? [] : [`there is no link to ${guide}`]),
  ];
}

/** Eight titles are agreed word for word and are too wide (docs/agreed.md, city pages): these and no others. */
function judgeWidth(name: string, title: string): string[] {
  const agreed = brandedTitle(defaultHeadline(name));
  if (DEFAULT_HEADLINE_SLUGS.includes(citySlug(name))) {
    return title === agreed ? [] : [`the title is not the agreed "${agreed}": "${title}"`];
  }
  return fitsTitle(title.replace(brandedTitle(""), ""))
    ? []
    : [`the title is too wide: "${title}"`];
}

function readCityPage(page: BuiltPage): CityPageTexts {
  const { document } = page;
  const [title] = elementsOf(document, "title").filter(({ isHtml }) => isHtml);
  const [main] = elementsOf(document, "main");
  return {
    title: title ? collapseSpace(textOf(document, title)) : "",
    description: metaContent(page, "name", "description") ?? "",
    text: main ? collapseSpace(textOf(document, main, Infinity)) : "",
    links: elementsOf(document, "a").map((link) => attribute(link, "href") ?? ""),
  };
}
