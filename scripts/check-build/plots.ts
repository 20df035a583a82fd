import {
  attribute,
  descendantsOf,
  hasAttribute,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { closest, findOnPages, type Check } from "#scripts/check-build/built-site.ts";

/** Fewer marks need no answer: they carry their values as labels. */
const FEWEST_MARKS = 2;

export const plots: Check = {
  name: "every plot that answers has a name, a value for each mark, and one stop for the keyboard or a table",
  find: (site) => findOnPages(site, ({ document }) => findPlotFaults(document)),
};

/** What one page's plots lack (app/ui/plot/plot-mark.ts makes them), in words. */
export function findPlotFaults(document: HtmlDocument): string[] {
  const plotsOf = document.elements.filter((element) => hasAttribute(element, "data-plot"));
  return plotsOf.flatMap((plot) => {
    const name = attribute(plot, "aria-label") ?? "";
    const within = [...descendantsOf(document, plot)];
    const marks = within.filter((element) => hasAttribute(element, "data-mark"));
    const isEmpty = marks.some(
      (mark) => !attribute(mark, "data-mark") || !attribute(mark, "data-value"),
    );
    const stops = [plot, ...within].filter((element) => attribute(element, "tabindex") === "0");
    const isReached = stops.length === 1 || (stops.length === 0 && hasTableBeside(document, plot));
    return [
      ...(name === "" ? ["a plot without a name"] : []),
      ...(marks.length < FEWEST_MARKS ? [`"${name}": ${marks.length} marks`] : []),
      ...(isEmpty ? [`"${name}": a mark without its name or value`] : []),
      ...(isReached ? [] : [`"${name}": ${stops.length} stops for the keyboard`]),
    ];
  });
}

/** A table in the plot's section has every value: no second way by keys is needed. */
function hasTableBeside(document: HtmlDocument, plot: HtmlElement): boolean {
  const section = closest(plot, "section");
  return section !== null && descendantsOf(document, section).some(({ tag }) => tag === "table");
}
