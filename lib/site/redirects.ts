import { paths } from "./paths.ts";

/**
 * Where an unknown slug leads. The server answers with 302, so that the unknown address leaves no
 * entry in the history. Every other unknown path is a 404.
 */
export const unknownSlugTargets = {
  city: { under: paths.city(""), to: paths.home },
  post: { under: paths.post(""), to: paths.blog },
  auditRule: { under: paths.auditRule(""), to: paths.auditRules },
  caseStudy: { under: paths.caseStudy(""), to: paths.portfolio },
} as const;

/** Files that are no more, and the page that has what was in them. */
const goneFileTargets: ReadonlyMap<string, string> = new Map([
  ["/content-calendar.ics", paths.post("content-marketing-for-seo")],
]);

/** The target for a path that no page has, or undefined where a 404 is the answer. */
export function findRedirect(pathname: string): string | undefined {
  const gone = goneFileTargets.get(pathname);
  if (gone !== undefined) return gone;
  const redirect = Object.values(unknownSlugTargets).find(({ under }) =>
    pathname.startsWith(under),
  );
  if (redirect === undefined) return undefined;

  const slug = pathname.slice(redirect.under.length).replace(/\/$/, "");
  return slug !== "" && !slug.includes("/") ? redirect.to : undefined;
}
