import { readTypes } from "#engine/html/json-ld/structured-data.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";

/** Types of schema.org in JSON-LD, microdata and RDFa, without the vocabulary's address. */
export function readDataTypes({
  jsonLd,
  microdataTypes,
  rdfaTypes,
}: Pick<PageFacts, "jsonLd" | "microdataTypes" | "rdfaTypes">): readonly string[] {
  const written = [
    // JSON-LD names its vocabulary once.
    ...readTypes(jsonLd).map((type) => `schema:${type.replace(SCHEMA, "")}`),
    ...microdataTypes,
    ...rdfaTypes,
  ];
  const names = written.filter((type) => SCHEMA.test(type)).map((type) => type.replace(SCHEMA, ""));
  return [...new Set(names)].filter((name) => name !== "");
}

/** A name without a vocabulary may be of any. */
const SCHEMA = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;
