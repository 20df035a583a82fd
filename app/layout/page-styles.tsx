import { useMatches } from "react-router";

import appCss from "#app/app.css?inline";

/** A route's `handle`: rules that only its pages need. */
type RouteHandle = { css?: string } | undefined;

/** Style sheets stand in the page itself, so that the first paint waits for nothing. */
export function PageStyles() {
  const sheets = useMatches().flatMap(({ handle }) => (handle as RouteHandle)?.css ?? []);

  return [appCss, ...sheets].map((css, index) => (
    <style key={index} dangerouslySetInnerHTML={{ __html: css }} />
  ));
}
