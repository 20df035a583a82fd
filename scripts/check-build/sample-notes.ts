import { attribute, textOf } from "#engine/html/html-document.ts";
import { site as siteFile } from "#lib/site/site.ts";
import { proofFigures } from "#app/content/services/index.ts";
import {
  hasClass,
  type BuiltPage,
  type BuiltSite,
  type Check,
  type Finding,
} from "./built-site.ts";

/** What a visitor could take for real, by its class, on the pages that show it. */
const SHOWN = ["testimonial-quote", "case-metrics", "post-author", "city-agency"];

export const sampleNotes: Check = {
  name: "invented figures, clients and authors say that they are samples, until the site file says otherwise",
  find: (site) => findSampleNotes(site, siteFile.isDemonstration),
};

/** A page that shows any of them without a word, or that speaks of samples where nothing is one. */
export function findSampleNotes(
  { pages }: Pick<BuiltSite, "pages">,
  isDemonstration: boolean,
): Finding[] {
  return pages.flatMap((page) => {
    const notes = countNotes(page);
    if (!isDemonstration) {
      return notes > 0 ? [{ path: page.path, message: "says that something is a sample" }] : [];
    }
    const shown = [
      ...SHOWN.filter((name) => page.document.elements.some((one) => hasClass(one, name))),
      ...(showsProof(page) ? ["the agency's figures"] : []),
    ];
    return shown.length > notes
      ? [{ path: page.path, message: `${shown.join(", ")}: ${notes} say that they are samples` }]
      : [];
  });
}

/** Notes of their own, and an author's line that ends with the word. */
function countNotes({ document }: BuiltPage): number {
  const roles = document.elements.filter(
    (element) => attribute(element, "class") === "post-author-role",
  );
  return (
    document.elements.filter((element) => hasClass(element, "sample-note")).length +
    roles.filter((role) => textOf(document, role, Infinity).endsWith("sample author")).length
  );
}

/** Whether the first of the agency's figures is on the page with its label. */
function showsProof({ document }: BuiltPage): boolean {
  const labels = document.elements.filter(({ tag }) => tag === "dt");
  return labels.some((label) => textOf(document, label, Infinity).trim() === proofFigures[0].label);
}
