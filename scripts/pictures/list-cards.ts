import { caseStudies, getPlotResult } from "#app/content/case-studies/index.ts";
import { cities } from "#app/content/cities/index.ts";
import { mainCitySlugs } from "#app/content/cities/main-cities.ts";
import { posts } from "#app/content/posts/index.ts";
import { projectPlace } from "#app/map/project-place.ts";
import type { SocialCard } from "./social-card.ts";
import { tools } from "#app/tools/tools.ts";

/** The social picture of every page, by the file name that its meta tags give (without .png). */
export function listCards(): ReadonlyMap<string, SocialCard> {
  const mainCities = cities.filter(({ slug }) => mainCitySlugs.includes(slug)).map(projectPlace);

  return new Map<string, SocialCard>([
    [
      "site",
      {
        kicker: "SEO agency in Pakistan",
        title: "Pakistan searches. Come up first.",
        note: "Local SEO, links, keywords and audits, with the working shown",
        picture: { kind: "map", lit: mainCities },
      },
    ],
    ...posts.map(({ slug, title, author }): [string, SocialCard] => [
      `post-${slug}`,
      { kicker: "From the blog", title, note: author, picture: { kind: "rank" } },
    ]),
    ...caseStudies.map((study): [string, SocialCard] => {
      const result = getPlotResult(study);
      return [
        `case-study-${study.slug}`,
        {
          kicker: `Case study, ${study.city}`,
          title: study.title,
          note: study.industry,
          picture: {
            kind: "plot",
            values: study.plot.values,
            from: result.from,
            to: `${result.to}${result.unit}`,
          },
        },
      ];
    }),
    ...tools.map(({ slug, title }): [string, SocialCard] => [
      `tool-${slug}`,
      { kicker: "Free tool", title, note: "Runs in your browser", picture: { kind: "rank" } },
    ]),
    ...cities.map((city): [string, SocialCard] => [
      `city-${city.slug}`,
      {
        kicker: city.province,
        title: `SEO services in ${city.name}`,
        picture: { kind: "map", lit: [{ ...projectPlace(city), name: city.name }] },
      },
    ]),
  ]);
}
