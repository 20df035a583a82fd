import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import { readThings } from "#engine/html/json-ld/structured-data.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { foldText } from "#lib/text/fold-text.ts";

/**
 * What a page calls its site, as `nameKey` writes it: in the places where Google looks for a site's
 * name, and its domain. https://developers.google.com/search/docs/appearance/site-names
 */
export function readSiteNames(facts: PageFacts): ReadonlySet<string> {
  const names = [facts.openGraph.get("og:site_name") ?? "", ...namesInData(facts)];
  if (facts.address.source !== "unknown") {
    const host = facts.address.url.hostname.replace(/^www\./, "");
    names.push((readRegistrableDomain(host) ?? host).split(".")[0] ?? "");
  }
  return new Set(names.map(nameKey).filter((key) => key !== ""));
}

/** A name in letters and numbers alone, in the form that names are compared in. */
export function nameKey(name: string): string {
  return foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function namesInData({ jsonLd }: PageFacts): readonly string[] {
  return readThings(jsonLd)
    .filter(({ types }) => types.some((type) => type === "WebSite" || type === "Organization"))
    .flatMap(({ properties }) =>
      typeof properties["name"] === "string" ? properties["name"] : [],
    );
}
