import { AsyncLocalStorage } from "node:async_hooks";
import * as development from "react/jsx-dev-runtime";
import * as production from "react/jsx-runtime";

/** What island.tsx renders inside of it may have handlers: it wakes in the browser. */
export const islandRendering = new AsyncLocalStorage<true>();

/**
 * React's own `jsx` while pages are rendered (scripts/vite-islands.ts puts this file in its place), but
 * for a handler on an element that no island holds: React would leave it out of the page without a word.
 */
export const jsx = refusing(production.jsx);
export const jsxs = refusing(production.jsxs);
export const jsxDEV = refusing(development.jsxDEV);
export { Fragment } from "react/jsx-runtime";

/** @throws where an element of HTML gets a function outside an island. */
function refusing<Create extends (type: never, props: never, ...rest: never[]) => unknown>(
  create: Create,
): Create {
  const checked = (type: unknown, props: object, ...rest: unknown[]) => {
    if (typeof type === "string" && !islandRendering.getStore()) refuseHandlers(type, props);
    return create(type as never, props as never, ...(rest as never[]));
  };
  return checked as unknown as Create;
}

function refuseHandlers(type: string, props: object): void {
  const found = Object.entries(props).find(([, value]) => typeof value === "function");
  if (!found) return;
  throw new Error(
    `<${type} ${found[0]}={…}> is outside an island, where it would do nothing. Make the part an island, or answer in a file of plain handlers (app/islands/README.md).`,
  );
}
