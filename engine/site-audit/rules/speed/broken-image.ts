import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { brokenStatus } from "#engine/site-audit/rule-helpers/broken-status.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const brokenImage: SiteRule = {
  id: "broken-image",
  severity: "clicks",
  source: "peers",
  weight: 2,
  fixedIn: "content",
  isOneWhereAlike: true,
  title: (pages) => `${howMany(pages, "page shows", "pages show")} pictures that are missing`,
  why: "Visitors see an empty frame, and nothing of it appears in image search.",
  rule: "Every picture answers.",
  fix: "Bring the file back, or take the picture out.",
  doneWhen: "Each picture loads.",
  guide: {
    topic: "speed",
    name: "Picture that does not load",
    finds: "Finds pictures on pages of the site that answer with an error.",
    matters: "Shops first of all: a product without its picture is hardly ever bought.",
    example: {
      kind: "headers",
      wrong: `
        <img src="/pictures/oak-desk.jpg" alt="Oak desk">

        GET /pictures/oak-desk.jpg
        HTTP/1.1 404 Not Found
      `,
      right: `
        <img src="/pictures/oak-desk.webp" alt="Oak desk">

        GET /pictures/oak-desk.webp
        HTTP/1.1 200 OK
      `,
    },
  },
  find(site) {
    return findInLinks(site, ["image"], ({ to }) => {
      const status = brokenStatus(site, to) ?? pageInstead(site, to);
      return status === null ? null : { evidence: `${to} ${status}` };
    });
  },
};

/** A server that has no such file and sends its home or its error page with 200: nobody sees a picture. */
function pageInstead(site: Site, url: string): string | null {
  const target = site.endOfTarget(url);
  return target?.state === "alive" && /^\s*text\/html\b/i.test(target.contentType ?? "")
    ? "answers with a web page, not a picture"
    : null;
}
