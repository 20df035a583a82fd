import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { evidenceOf, headEvidence, pass, type Check } from "#engine/rules/check.ts";
import { escapeMarkup } from "#engine/rules/markup.ts";

/** Without the others a preview takes the description and the address of the page. */
const WANTED = ["og:title", "og:image"];
const OFFERED = ["og:title", "og:description", "og:image", "og:url"];

const socialTagsMissing: PageIssue = {
  id: "social-tags-missing",
  severity: "cosmetic",
  source: "peers",
  weight: 1,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page lacks", "pages lack")} the tags for a preview when shared`,
  rule: "Each page has og:title, and og:image with a full address.",
  fix: "Add them in the template: the page's title, and a picture of 1200 by 630 pixels with its full address.",
  doneWhen: "A link that is shared shows title and picture.",
};

export const socialTags: Check = {
  id: "social-tags",
  title: "Preview when shared",
  group: "on-page",
  severity: "cosmetic",
  points: 1,
  why: "WhatsApp, Facebook and LinkedIn build the preview of a shared link from these tags.",
  source: "https://ogp.me/",
  issues: [socialTagsMissing],
  guide: {
    topic: "titles",
    name: "No preview when the page is shared",
    finds: "Finds pages without og:title or a full og:image.",
    matters:
      "Businesses that live from WhatsApp: a link with a picture is opened, and a bare address looks like spam.",
    example: {
      kind: "html",
      wrong: "<title>Office desks in Lahore | Chinar</title>",
      right: `
        <meta property="og:title" content="Office desks made to measure in Lahore">
        <meta property="og:image" content="https://chinar.example/share/desks.png">
        <meta name="twitter:card" content="summary_large_image">
      `,
    },
  },
  evaluate(facts) {
    const { document, openGraph, title, description, address } = facts;
    const isMissing = (property: string) => (openGraph.get(property) ?? "").trim() === "";
    const missing = WANTED.filter(isMissing);
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
        issue: socialTagsMissing,
        status: missing.length === WANTED.length ? "fail" : "warn",
        text:
          missing.length === WANTED.length
            ? "No tags for shared links"
            : `Missing for shared links: ${missing.join(", ")}`,
        evidence: headEvidence(facts, missing.join(", ")),
        fix: {
          advice: socialTagsMissing.fix,
          markup: OFFERED.filter(isMissing)
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
        issue: socialTagsMissing,
        text: "The picture for shared links has no full address",
        evidence: element === undefined ? [] : evidenceOf(document, [element], { mark: image }),
        fix: {
          advice: "Write the address in full, with https.",
          markup: `<meta property="og:image" content="${escapeMarkup(URL.parse(image, address.url.href)?.href ?? image)}">`,
        },
      };
    }
    return pass("Shared links show a title and a picture");
  },
};
