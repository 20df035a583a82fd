import {
  attribute,
  descendantsOf,
  hasAttribute,
  type HtmlDocument,
} from "#engine/html/html-document.ts";
import { findOnPages, type Check } from "./built-site.ts";

/** Fewer marks need no answer: they carry their values as labels. */
const FEWEST_MARKS = 2;

export const plots: Check = {
  name: "every plot that answers has a name, a value for each mark, and a table or list of values on its page",
  find: (site) => findOnPages(site, ({ document }) => findPlotFaults(document)),
};

/** What one page's plots lack (app/ui/plot/plot-mark.ts makes them), in words. */
export function findPlotFaults(document: HtmlDocument): string[] {
  const plotsOf = document.elements.filter((element) => hasAttribute(element, "data-plot"));
  const hasTable = document.elements.some(({ tag }) => tag === "table" || tag === "dl");
  return plotsOf.flatMap((plot) => {
    const name = attribute(plot, "aria-label") ?? "";
    const within = [...descendantsOf(document, plot)];
    const marks = within.filter((element) => hasAttribute(element, "data-mark"));
    const isEmpty = marks.some(
      (mark) => !attribute(mark, "data-mark") || !attribute(mark, "data-value"),
    );
    return [
      ...(name === "" ? ["a plot without a name"] : []),
      ...(marks.length < FEWEST_MARKS ? [`"${name}": ${marks.length} marks`] : []),
      ...(isEmpty ? [`"${name}": a mark without its name or value`] : []),
      ...(hasTable ? [] : [`"${name}": no table or list has its values`]),
    ];
  });
}
