import { expect, test } from "vitest";

import { sitePath } from "./site-path.ts";

test.each(["/", "/contact", "/seo-services/lahore?from=menu#audit", "/شہر", "/?next=https://a.pk"])(
  "%j is a path of this site",
  (path) => {
    expect(sitePath(path)).toBe(path);
    expect(new URL(path, "https://site.example").host).toBe("site.example");
  },
);

test.each([
  "",
  "contact",
  "//evil.example/desk",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/a//evil.example",
  "/.//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/a\u202eb",
  "/a\0",
  "__proto__",
])("%j is not", (text) => {
  expect(sitePath(text)).toBeUndefined();
});
