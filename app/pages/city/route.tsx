import { buildCityCopy } from "#app/content/cities/city-copy.ts";
import { buildGlance } from "#app/content/cities/city-glance.ts";
import { drawLens, drawRegionMap } from "#app/content/cities/city-map.ts";
import { dedicatedCopies } from "#app/content/cities/dedicated-copies.ts";
import { getCityFaq } from "#app/content/cities/get-city-faq.ts";
import { getCity } from "#app/content/cities/index.ts";
import { getProfile } from "#app/content/cities/get-profile.ts";
import { projectPlace } from "#app/map/project-place.ts";
import { paths } from "#lib/site/paths.ts";
import CityPage, { type CityPageProps } from "./city-page.tsx";
import { buildFaqPage } from "#app/seo/json-ld/build-faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildProfessionalService } from "#app/seo/json-ld/build-professional-service.ts";
import { brandedTitle, buildPageMeta, type PageMeta } from "#app/seo/page-meta.ts";

import type { Route } from "./+types/route.ts";
import css from "./city.css?inline";

export const handle = { css };

export function loader({ params }: Route.LoaderArgs) {
  const city = getCity(params.slug);
  const profile = getProfile(city);
  const dedicated = dedicatedCopies.find((copy) => copy.slug === city.slug);
  const { x, y } = projectPlace(city);

  const markup: CityPageProps = {
    profile,
    glance: buildGlance(city),
    faq: getCityFaq(city),
    at: [Math.round(x), Math.round(y)],
    page: dedicated
      ? { kind: "dedicated", copy: dedicated, lens: drawLens(city) }
      : { kind: "generic", copy: buildCityCopy(city), map: drawRegionMap(city) },
  };
  const { page } = markup;
  const head: PageMeta = {
    path: paths.city(city.slug),
    title: brandedTitle(profile.h1),
    description: page.kind === "generic" ? page.copy.metaDescription : page.copy.description,
    social: { title: profile.h1, description: profile.description },
    image: profile.image,
  };
  return { head, markup };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildPageMeta(loaderData.head);
}

export default function City({ loaderData: { markup } }: Route.ComponentProps) {
  return (
    <>
      <JsonLd blocks={describeCity(markup)} />
      <CityPage {...markup} />
    </>
  );
}

function describeCity({ profile, glance, faq }: CityPageProps) {
  return [
    buildProfessionalService({
      path: paths.city(glance.slug),
      image: profile.image,
      locality: glance.name,
      geo: profile.geo,
    }),
    buildFaqPage(faq),
  ];
}
