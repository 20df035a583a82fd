import { redirect } from "react-router";

import { buildCityCopy } from "#app/content/cities/city-copy.ts";
import { buildGlance } from "#app/content/cities/city-glance.ts";
import { drawLens, drawRegionMap } from "#app/content/cities/city-maps.ts";
import { findDedicatedCopy } from "#app/content/cities/dedicated/index.ts";
import { getCityFaq } from "#app/content/cities/faqs.ts";
import { getCity } from "#app/content/cities/index.ts";
import { getProfile } from "#app/content/cities/profiles.ts";
import { projectPlace } from "#app/map/dot-map-geometry.ts";
import { paths } from "#app/paths.ts";
import { unknownSlugTargets } from "#app/redirects.ts";
import type { CityPageProps } from "#app/pages/city/city-page.tsx";
import { buildFaqPage } from "#app/seo/json-ld/faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildProfessionalService } from "#app/seo/json-ld/professional-service.ts";
import { brandedTitle, buildPageMeta, type PageMeta } from "#app/seo/page-meta.ts";
import { dataForMarkup, staticPart } from "#app/hydration/static-part.tsx";
import { useAnsweringPlots } from "#app/ui/use-answering-plots.ts";

import type { Route } from "./+types/route.ts";
import css from "./city.css?inline";

export const handle = { css };

const CityPage = staticPart<CityPageProps>(async () => {
  const { default: Page } = await import("#app/pages/city/city-page.tsx");
  return {
    default: (props) => (
      <>
        <JsonLd blocks={describeCity(props)} />
        <Page {...props} />
      </>
    ),
  };
});

export function loader({ params }: Route.LoaderArgs) {
  const city = getCity(params.slug);
  const profile = getProfile(city);
  const dedicated = findDedicatedCopy(city.slug);
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
  return { slug: city.slug, head, markup: dataForMarkup(markup) };
}

/** An unknown slug has no data beside it: home takes its place in the history. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    const [data] = await Promise.all([serverLoader(), CityPage.preload()]);
    return data;
  } catch {
    // The unknown address has not entered the history yet, so a plain redirect takes its place there;
    // `replace` would overwrite the page the visitor came from.
    throw redirect(unknownSlugTargets.city.to);
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildPageMeta(loaderData.head);
}

export default function City({ loaderData: { slug, markup } }: Route.ComponentProps) {
  useAnsweringPlots();
  // The key: from city to city the route stays and the part must not.
  return <CityPage key={slug} id={`city-${slug}`} data={markup} />;
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
