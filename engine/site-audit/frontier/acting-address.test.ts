import { expect, test } from "vitest";

import { mayAct } from "./acting-address.ts";

test.each([
  "/logout",
  "/account/sign-out/",
  "/cart",
  "/Cart?coupon=1",
  "/wp-admin/post.php",
  "/wp-login.php",
  "/shop/?add-to-cart=12",
  "/product/1?action=delete",
  "/index.php?route=logout",
  "/list/unsubscribe?u=1",
])("%s acts and is not followed", (path) => {
  expect(mayAct(new URL(path, "https://site.pk"))).toBe(true);
});

test.each([
  "/",
  "/cartoons",
  "/blog/how-to-log-out-safely",
  "/shopping-cart-design",
  "/product/1?colour=red",
  "/actions",
  "/index.php?route=product",
  "/administration-of-trusts",
])("%s is a page like others", (path) => {
  expect(mayAct(new URL(path, "https://site.pk"))).toBe(false);
});
