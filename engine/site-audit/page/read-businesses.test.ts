import { expect, test } from "vitest";

import { readPageFacts } from "#engine/html/page-facts.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { readBusinesses } from "./read-businesses.ts";

function businessesOf(type: string) {
  const thing = JSON.stringify({ "@context": "https://schema.org", "@type": type, name: "Chinar" });
  const html = `<!doctype html><title>Chinar</title><script type="application/ld+json">${thing}</script>`;
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  const facts = readPageFacts(parsed.value, { url: "https://chinar.example/", now: 0 });
  return readBusinesses(facts);
}

test.each([
  "LocalBusiness",
  "Plumber",
  "Electrician",
  "Attorney",
  "HVACBusiness",
  "GasStation",
  "LegalService",
])("a %s is a local business", (type) => {
  expect(businessesOf(type)).toMatchObject([{ type, name: "Chinar" }]);
});

test.each(["Organization", "Service", "TaxiService", "GovernmentService", "BusStation", "Product"])(
  "a %s is none",
  (type) => {
    expect(businessesOf(type)).toEqual([]);
  },
);
