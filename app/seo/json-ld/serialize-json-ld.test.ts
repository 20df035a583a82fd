import { expect, test } from "vitest";

import { serializeJsonLd } from "./serialize-json-ld.ts";

test("text that closes a script element stays inside the script, and reads back unchanged", () => {
  const name = "</script><script>alert(1)</script><!--";

  const json = serializeJsonLd({ "@type": "WebPage", name });

  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "WebPage", name });
});
