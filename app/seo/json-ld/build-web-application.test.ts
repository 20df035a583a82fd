import { expect, test } from "vitest";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { buildWebApplication } from "./build-web-application.ts";

test("a tool becomes a free web application at its own address", () => {
  const block = buildWebApplication({
    title: "Word Counter",
    description: "Counts words.",
    path: "/tools/word-counter",
  });

  expect(block).toEqual({
    "@type": "WebApplication",
    name: "Word Counter",
    description: "Counts words.",
    url: absoluteUrl("/tools/word-counter"),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "PKR" },
    publisher: { "@id": absoluteUrl("/#organization") },
  });
});
