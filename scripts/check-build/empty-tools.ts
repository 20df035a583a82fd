import { descendantsOf, hasAttribute } from "#engine/html/html-document.ts";
import {
  hasClass,
  type BuiltPage,
  type BuiltSite,
  type Check,
  type Finding,
} from "./built-site.ts";
import { tools } from "#app/tools/tools.ts";

/** A stranger sees what a tool gives before a script runs, and where to press for it. */
export const emptyTools: Check = {
  name: "each tool's page holds its drawn empty state with an example to press, and no result",
  find: (site) =>
    findEmptyTools(
      site,
      tools.map(({ path }) => path),
    ),
};

/** Those of the `paths` whose page has not exactly one empty state, or one that is not drawn or not pressed. */
export function findEmptyTools(
  { pages }: Pick<BuiltSite, "pages">,
  paths: readonly string[],
): Finding[] {
  return paths.flatMap((path) => {
    const page = pages.find((one) => one.path === path);
    const message = page === undefined ? "is not built" : describe(page);
    return message === undefined ? [] : [{ path, message }];
  });
}

function describe(page: BuiltPage): string | undefined {
  const ofClass = (name: string) =>
    page.document.elements.filter((element) => hasClass(element, name));
  const [empty, ...more] = ofClass("empty-result");
  if (empty === undefined) return "has no empty state";
  if (more.length > 0) return `has ${more.length + 1} empty states`;
  if (ofClass("result-frame").length > 0) return "holds a result that nobody asked for";
  const inside = [...descendantsOf(page.document, empty)];
  if (!inside.some((element) => hasClass(element, "empty-drawing")))
    return "its empty state is not drawn";
  return inside.some((element) => hasAttribute(element, "data-example"))
    ? undefined
    : "its empty state has no example to press";
}
