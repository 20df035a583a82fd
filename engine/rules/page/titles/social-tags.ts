import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { evidenceOf, headEvidence, pass, type Check } from "#engine/rules/check.ts";
import { escapeMarkup } from "#engine/rules/markup.ts";

const WANTED = ["og:title", "og:description", "og:image", "og:url"];

export const socialTags: Check = {
  id: "social-tags",
  title: "Preview when shared",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "WhatsApp, Facebook and LinkedIn build the preview of a shared link from these tags.",
  source: "https://ogp.me/",
  evaluate(facts) {
    const { document, openGraph, title, description, address } = facts;
    const missing = WANTED.filter((property) => (openGraph.get(property) ?? "").trim() === "");
    const image = openGraph.get("og:image") ?? "";
    if (missing.length > 0) {
      const values = new Map([
        ["og:title", title ?? "[title]"],
        ["og:description", description ?? "[description]"],
        ["og:image", "[https://full.address/picture-1200x630.png]"],
        [
          "og:url",
          address.source === "unknown" ? "[the page's own full address]" : address.url.href,
        ],
      ]);
      return {
        status: missing.length === WANTED.length ? "fail" : "warn",
        text:
          missing.length === WANTED.length
            ? "No tags for shared links"
            : `Missing for shared links: ${missing.join(", ")}`,
        evidence: headEvidence(facts, missing.join(", ")),
        fix: {
          advice: "Add them to head; the picture 1200 by 630 pixels.",
          markup: missing
            .map(
              (property) =>
                `<meta property="${property}" content="${escapeMarkup(values.get(property) ?? "")}">`,
            )
            .join("\n"),
        },
      };
    }
    if (!/^https?:\/\//i.test(image.trim())) {
      const element = elementsOf(document, "meta").find(
        (meta) => attribute(meta, "property")?.toLowerCase() === "og:image",
      );
      return {
        status: "warn",
        text: "The picture for shared links has no full address",
        evidence: element === undefined ? [] : evidenceOf(document, [element], { mark: image }),
        fix: {
          advice: "Write the address in full, with https.",
          markup: `<meta property="og:image" content="${escapeMarkup(URL.parse(image, address.url.href)?.href ?? image)}">`,
        },
      };
    }
    return pass("Shared links show a title, a description and a picture");
  },
};
