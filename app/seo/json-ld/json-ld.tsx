import type { Thing } from "schema-dts";

import { serializeJsonLd } from "#app/seo/json-ld/serialize.ts";

type JsonLdProps = { blocks: ReadonlyArray<Exclude<Thing, string>> };

/** Structured data of a page: each block in its own script element. */
export function JsonLd({ blocks }: JsonLdProps) {
  return blocks.map((block, index) => (
    <script
      // oxlint-disable-next-line react/no-array-index-key -- blocks never change order within a page
      key={index}
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- serializeJsonLd escapes what could end the script
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(block) }}
    />
  ));
}
