import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findBrokenFiles } from "#engine/site-audit/rule-helpers/broken-files.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

const NAMES = {
  style: "style sheet",
  script: "script",
  social: "og:image",
  data: "picture of structured data",
};

const MISSING: ReadonlyMap<string, string> = new Map([
  ["style", "style sheets"],
  ["script", "scripts"],
  ["social", "pictures for shared links"],
  ["data", "pictures in structured data"],
]);

export const brokenFile: SiteRule = {
  id: "broken-file",
  severity: "clicks",
  source: "peers",
  weight: 3,
  fixedIn: "template",
  title: (pages, cause = "") =>
    `${howMany(pages, "page names", "pages name")} ${MISSING.get(cause) ?? "files"} that are missing`,
  why: "Without its style sheet or script a page looks broken or does nothing; without its picture a shared link or a rich result looks bare.",
  rule: "Every file that a page names answers.",
  fix: "Bring the file back, or take the tag out.",
  doneWhen: "Each file answers 200.",
  guide: {
    topic: "links",
    name: "Missing style sheet, script or picture file",
    finds:
      "Finds files that pages name in their head, such as style sheets, scripts and share pictures, and that answer with an error when asked for.",
    matters:
      "Sites after an update of the theme: the file got a new name, and pages from the cache ask for the old one.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="stylesheet" href="/style.v3.css">

        GET /style.v3.css
        HTTP/1.1 404 Not Found
      `,
      right: `
        <link rel="stylesheet" href="/style.v4.css">

        GET /style.v4.css
        HTTP/1.1 200 OK
      `,
    },
  },
  find: (site) => findBrokenFiles(site, NAMES),
};
