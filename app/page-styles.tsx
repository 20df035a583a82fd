import { useMatches } from "react-router";

import appCss from "#app/app.css?inline";

/** A route's `handle`: rules that only its pages need. */
type RouteHandle = { css?: string } | undefined;

/**
 * Style sheets stand in the page itself, so that the first paint waits for nothing.
 * In the browser the shared sheet is read back from the page rather than shipped a second time.
 */
const sharedCss = import.meta.env.SSR
  ? appCss
  : (document.getElementById("shared-css")?.textContent ?? "");

export function PageStyles() {
  const sheets = useMatches()
    .map((match) => (match.handle as RouteHandle)?.css)
    .filter((css) => css !== undefined);

  return (
    <>
      <style
        id="shared-css"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: sharedCss }}
      />
      {sheets.map((css) => (
        <style key={css} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      ))}
    </>
  );
}
