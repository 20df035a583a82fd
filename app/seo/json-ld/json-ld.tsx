import type { Thing } from "schema-dts";

import { serializeJsonLd } from "./serialize-json-ld.ts";

export function JsonLd({ blocks }: { blocks: readonly Exclude<Thing, string>[] }) {
  return blocks.map((block, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(block) }}
    />
  ));
}
