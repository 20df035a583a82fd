import { expect, test } from "vitest";

import { absoluteUrl } from "#app/seo/absolute-url.ts";
import { buildBreadcrumbList } from "#app/seo/json-ld/breadcrumb-list.ts";

test("each crumb has its place, counted from one, and a whole address", () => {
  const trail = [
    { name: "Blog", path: "/blog" },
    { name: "A post", path: "/blog/a-post" },
  ];

  expect(buildBreadcrumbList(trail)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Blog", item: absoluteUrl("/blog") },
      { "@type": "ListItem", position: 2, name: "A post", item: absoluteUrl("/blog/a-post") },
    ],
  });
});
