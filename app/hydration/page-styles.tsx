import { useMatches } from "react-router";

import appCss from "#app/app.css?inline";

/**
 * A route's `handle`: rules that only its pages need. Their text where pages are prerendered, in the
 * browser the address of each sheet, one a line (scripts/vite-css-address.ts).
 */
export type RouteHandle = { css?: string; isBare?: boolean } | undefined;

/** The sheets of the page the visitor landed on, read back from it rather than shipped again. */
const landedSheets = new Map(
  import.meta.env.SSR
    ? []
    : [...document.querySelectorAll<HTMLElement>("style[data-sheet]")].map((style) => [
        style.dataset["sheet"],
        style.textContent,
      ]),
);

/** Style sheets stand in the page itself, so that the first paint waits for nothing. */
export function PageStyles() {
  const routes = useMatches().flatMap(({ id, handle }) => {
    const css = (handle as RouteHandle)?.css;
    return css === undefined ? [] : [{ id, css }];
  });

  return (
    <>
      <Sheet id="shared" css={appCss} />
      {routes.map(({ id, css }) => (
        <Sheet key={id} id={id} css={css} />
      ))}
    </>
  );
}

function Sheet({ id, css }: { id: string; css: string }) {
  const text = import.meta.env.SSR ? css : landedSheets.get(id);

  return text === undefined ? (
    css
      .split("\n")
      .filter(Boolean)
      .map((address) => <link key={address} rel="stylesheet" href={address} precedence="route" />)
  ) : (
    <style data-sheet={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
