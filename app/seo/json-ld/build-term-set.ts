import type { DefinedTermSet } from "schema-dts";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";

type Term = { id: string; term: string; meaning: string };

/** https://schema.org/DefinedTermSet: the glossary, each word at its own address. */
export function buildTermSet(entries: readonly Term[]): DefinedTermSet {
  const url = absoluteUrl(paths.glossary);

  return {
    "@type": "DefinedTermSet",
    "@id": `${url}#words`,
    name: "SEO words for owners",
    url,
    hasDefinedTerm: entries.map(({ id, term, meaning }) => ({
      "@type": "DefinedTerm",
      name: term,
      description: meaning.replaceAll(/\s*\[([^\]]+)\]\([^)]+\)$/g, ""),
      url: `${url}#${id}`,
    })),
  };
}
