import { useMatches } from "react-router";

import appCss from "#app/app.css?inline";
import bareCss from "#app/bare.css?inline";

/**
 * A route's `handle`: rules that only its pages need. `isBare`: the site's header and footer are not there
 * around it. `lang` and `dir`: of a page that is not in English. `isTool`: links to it may hold inputs.
 */
export type RouteHandle =
  { css?: string; isBare?: boolean; isTool?: boolean; lang?: string; dir?: "rtl" } | undefined;

/** Style sheets are in the page itself, so that the first paint waits for nothing. */
export function PageStyles() {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle);
  const sheets = handles.flatMap((handle) => handle?.css ?? []);
  const isBare = handles.some((handle) => handle?.isBare);

  return [isBare ? bareCss : appCss, ...sheets].map((css, index) => (
    <style key={index} dangerouslySetInnerHTML={{ __html: css }} />
  ));
}
