import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { hasRel, type PageFacts } from "#engine/html/page-facts.ts";

export type PageResource = { url: string; kind: "style sheet" | "script" };

/** What a page needs to be drawn: full addresses of its style sheets and scripts, each once. */
export function readResources({ document, base }: PageFacts): readonly PageResource[] {
  const written = [
    ...elementsOf(document, "link")
      .filter((link) => hasRel(link, "stylesheet"))
      .map((link) => ({ href: attribute(link, "href"), kind: "style sheet" as const })),
    ...elementsOf(document, "script").map((script) => ({
      href: attribute(script, "src"),
      kind: "script" as const,
    })),
  ];
  const found = new Map<string, PageResource>();
  for (const { href, kind } of written) {
    const url = href === null || href.trim() === "" ? null : URL.parse(href, base.baseUrl?.href);
    if (url !== null && /^https?:$/.test(url.protocol))
      found.set(url.href, { url: url.href, kind });
  }
  return [...found.values()];
}
