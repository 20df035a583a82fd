import { expect, test } from "vitest";

import { isUsuallyNoindexed } from "./meant-to-be-out.ts";

test.each([
  "/2025/08/index.html",
  "/2025/",
  "/archives/2025/08",
  "/date/2024/05",
  "/author/sam",
  "/tag/lawn/",
  "/category/lawn/page/2/",
  "/search/label/seo",
  "/?s=lawn",
  "/thank-you.html",
  "/order-confirmation",
  "/checkout/order-received/12",
  "/wp-login.php?action=register",
  "/404.html",
  "/404/",
])("%s is usually kept out by a noindex", (path) => {
  expect(isUsuallyNoindexed(`https://shop.example${path}`)).toBe(true);
});

test.each([
  "/blog/2025/08/lawn/",
  "/404-errors-explained",
  "/authors-of-pakistan",
  "/search-engines",
])("near miss: %s", (path) => {
  expect(isUsuallyNoindexed(`https://shop.example${path}`)).toBe(false);
});
