import { cityNames } from "#app/content/cities/city-names.ts";
import { posts } from "#app/content/posts/index.ts";
import css from "#app/desk/desk.css?inline";
import { DESK_PATH } from "#lib/desk/contract.ts";
import { Island } from "#app/islands/island.tsx";
import { paths } from "#lib/site/paths.ts";
import { buildPageMeta } from "#app/seo/page-meta.ts";
import { getTool, tools } from "#app/tools/tools.ts";

export const handle = { css, isBare: true };

export function meta() {
  return buildPageMeta({
    path: DESK_PATH,
    title: "Sign in | Desk",
    description:
      "For the people of the agency: who waits for an answer, since when, and what they wrote. A passkey opens it; no search engine lists this page.",
    noindex: true,
  });
}

/** What the desk calls the pages that enquiries come from. */
const pageNames: Readonly<Record<string, string>> = {
  [paths.home]: "Home",
  [paths.services]: "Services",
  [paths.pricing]: "Pricing",
  [paths.contact]: "Contact",
  [paths.siteAudit]: "Whole site",
  ...Object.fromEntries(cityNames.map(({ name, slug }) => [paths.city(slug), `SEO in ${name}`])),
  ...Object.fromEntries(tools.map(({ path, title }) => [path, title])),
  ...Object.fromEntries(
    posts.map(({ slug, title }) => [paths.post(slug), `Guide: ${title.split(":")[0]}`]),
  ),
};

export default function DeskRoute() {
  return (
    <Island
      name="desk"
      wake="load"
      props={{ pageNames, pageAuditPath: getTool("seo-audit").path }}
    />
  );
}
