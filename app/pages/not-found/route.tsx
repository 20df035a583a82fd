import { counts } from "#app/content/counts.ts";
import { paths } from "#lib/site/paths.ts";
import css from "./not-found-page.css?inline";
import { NotFoundPage } from "./not-found-page.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { spellNumber } from "#lib/spell-number.ts";

export const handle = { css };

export function meta() {
  return buildPageMeta({
    path: paths.notFound,
    title: brandedTitle("Page not found"),
    description: `There is no page at this address. It may have moved, or the link may be mistyped. Here are the main areas of the site and its ${spellNumber(counts.tools)} free tools.`,
    noindex: true,
  });
}

export default NotFoundPage;
