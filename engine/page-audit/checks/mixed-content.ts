import {
  attribute,
  elementsOf,
  hasAttribute,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/page-audit/checks/check.ts";
import { hasRel } from "#engine/html/page-facts.ts";

const LOADED_BY_SRC = [
  "script",
  "iframe",
  "img",
  "audio",
  "video",
  "source",
  "embed",
  "track",
  "input",
];
/** Browsers refuse these outright; pictures, sound and film they fetch over https instead. */
const REFUSED = new Set(["script", "iframe", "link", "embed", "object", "form"]);

export const mixedContent: Check = {
  id: "mixed-content",
  title: "Nothing loaded without encryption",
  group: "technical",
  impact: "loses clicks",
  points: 2,
  why: "On an https page browsers refuse scripts and styles from http addresses, and the page breaks.",
  source: "https://www.w3.org/TR/mixed-content/",
  evaluate({ document, address }) {
    if (address.source === "unknown") return notApplicable("The page's own address is not known");
    if (address.url.protocol !== "https:")
      return notApplicable("The page itself is not served over https");
    const insecure = elementsOf(document, ...LOADED_BY_SRC, "link", "object", "form").filter(
      (element) => /^\s*http:/i.test(loadedAddress(element)),
    );
    const [first] = insecure;
    if (first === undefined) return pass("Everything on the page loads over https");
    const refused = insecure.filter(({ tag }) => REFUSED.has(tag));
    return {
      status: refused.length > 0 ? "fail" : "warn",
      text: `${count(insecure.length, "file")} loaded over http`,
      evidence: evidenceOf(
        document,
        [...refused, ...insecure.filter((each) => !refused.includes(each))],
        {
          mark: "http:",
        },
      ),
      fix: {
        advice: "Use https addresses; if a server has none, serve the file from your own.",
        markup: document.source.slice(first.start, first.startTagEnd).replace(/http:/i, "https:"),
      },
    };
  },
};

function loadedAddress(element: HtmlElement): string {
  if (element.tag === "form") return attribute(element, "action") ?? "";
  if (element.tag === "object") return attribute(element, "data") ?? "";
  if (element.tag === "link") {
    const isLoaded = ["stylesheet", "icon", "preload", "modulepreload", "manifest"].some((rel) =>
      hasRel(element, rel),
    );
    return isLoaded ? (attribute(element, "href") ?? "") : "";
  }
  if (element.tag === "input" && !hasAttribute(element, "src")) return "";
  return attribute(element, "src") ?? "";
}
