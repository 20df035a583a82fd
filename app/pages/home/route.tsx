import { mainCities } from "#app/content/cities/main-cities.ts";
import { lowestPrice } from "#app/content/plans/index.ts";
import { expectedTimes, proofFigures, services } from "#app/content/services/index.ts";
import { testimonials } from "#app/content/testimonials/index.ts";
import { homeLanguages, paths } from "#lib/site/paths.ts";
import HomePage, { type HomePageProps } from "./home-page.tsx";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildOrganization } from "#app/seo/json-ld/build-organization.ts";
import { buildWebSite } from "#app/seo/json-ld/build-web-site.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { getTool } from "#app/tools/tools.ts";

import type { Route } from "./+types/route.ts";
import css from "./home.css?inline";

export const handle = { css };

/** How many of the testimonials are here; the portfolio has them all. */
const HOME_TESTIMONIALS = 2;

/** The tools that an owner of a business starts with. */
const HOME_TOOLS = [
  "seo-audit",
  "serp-snippet-preview-tool",
  "keyword-difficulty-checker",
  "dofollow-nofollow-link-checker",
  "robots-txt-generator",
  "google-review-generator",
];

export function loader(): HomePageProps {
  return {
    services: services.map(({ slug, icon, title, description }) => ({
      slug,
      icon,
      title,
      description,
    })),
    proofFigures: [...proofFigures],
    expectedTimes: [...expectedTimes],
    cities: [...mainCities],
    testimonials: testimonials.slice(0, HOME_TESTIMONIALS),
    testimonialCount: testimonials.length,
    lowestPrice: lowestPrice(),
    tools: HOME_TOOLS.map((slug) => {
      const { path, title, answers } = getTool(slug);
      return { path, title, answers };
    }),
  };
}

export function meta() {
  return buildPageMeta({
    path: paths.home,
    languages: homeLanguages,
    title: brandedTitle("SEO agency in Pakistan"),
    description: `SEO for businesses in Pakistan: local search, keywords, links and audits, from ${lowestPrice()} a month, with the working shown. Ask for a free audit.`,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <JsonLd blocks={[buildOrganization(), buildWebSite()]} />
      <HomePage {...loaderData} />
    </>
  );
}
