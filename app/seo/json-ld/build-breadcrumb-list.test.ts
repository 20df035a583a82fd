import { expect, test } from "vitest";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { buildBreadcrumbList } from "./build-breadcrumb-list.ts";

test("the trail begins at home, counts from 1 and names whole addresses", () => {
  const list = buildBreadcrumbList([
    { name: "Portfolio", path: "/portfolio" },
    { name: "Rangreza", path: "/portfolio/rangreza" },
  ]);

  expect(list).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: absoluteUrl("/") },
      { "@type": "ListItem", position: 2, name: "Portfolio", item: absoluteUrl("/portfolio") },
      {
        "@type": "ListItem",
        position: 3,
        name: "Rangreza",
        item: absoluteUrl("/portfolio/rangreza"),
      },
    ],
  });
});
