import { useMatches } from "react-router";

import appCss from "#app/app.css?inline";

/**
 * A route's `handle`: rules that only its pages need. `isBare`: the site's header and footer are not there
 * around it. `lang` and `dir`: of a page that is not in English. `isTool`: links to it may hold inputs.
 */
export type RouteHandle =
  { css?: string; isBare?: boolean; isTool?: boolean; lang?: string; dir?: "rtl" } | undefined;

/** Style sheets are in the page itself, so that the first paint waits for nothing. */
export function PageStyles() {
  const sheets = useMatches().flatMap(({ handle }) => (handle as RouteHandle)?.css ?? []);

  return [appCss, ...sheets].map((css, index) => (
    <style key={index} dangerouslySetInnerHTML={{ __html: css }} />
  ));
}
