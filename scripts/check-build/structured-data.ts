import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { ownValue } from "#lib/own-value.ts";
import { findOnPages, type BuiltPage, type Check } from "./built-site.ts";

/**
 * What each type must say to be of use: https://schema.org and, where Google documents the type,
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  ProfessionalService: [
    "name",
    "url",
    "telephone",
    "address",
    "areaServed",
    "openingHoursSpecification",
  ],
  Service: ["name", "provider", "areaServed"],
  DefinedTermSet: ["name", "hasDefinedTerm"],
  DefinedTerm: ["name", "description", "url"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  WebApplication: ["name", "url", "applicationCategory", "offers"],
  BlogPosting: ["headline", "datePublished", "author", "image"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  PostalAddress: ["addressLocality", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  Person: ["name"],
};

type Node = { "@type"?: string; [property: string]: unknown };

export const structuredData: Check = {
  name: "structured data parses, its types say what they must, and its questions are on the page",
  find: (site) =>
    findOnPages(site, (page) =>
      blocksOf(page).flatMap((source) => {
        try {
          const block = JSON.parse(source) as Node;
          return [
            ...(block["@context"] === "https://schema.org" ? [] : ["a block without @context"]),
            ...nodesIn(block).flatMap((node) => check(node, page)),
          ];
        } catch {
          return ["a block is no JSON"];
        }
      }),
    ),
};

function blocksOf({ document }: BuiltPage): string[] {
  return elementsOf(document, "script")
    .filter((script) => attribute(script, "type") === "application/ld+json")
    .map((script) =>
      document.source.slice(script.startTagEnd, script.end).replace("</script>", ""),
    );
}

function check(node: Node, page: BuiltPage): string[] {
  const type = node["@type"];
  if (type === undefined) return [];
  const needed = ownValue(NEEDED, type);
  const missing = needed?.filter(
    (property) => ownValue(node, property) === undefined || ownValue(node, property) === "",
  );

  return [
    ...(missing ?? []).map((property) => `${type} has no ${property}`),
    ...(type === "Question" && !page.document.texts.join(" ").includes(String(node["name"]))
      ? [`the question "${String(node["name"])}" is not on the page`]
      : []),
  ];
}

/** The node and all nodes in it; a mere reference (`@id` alone) says nothing to check. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}
