import { expect, test } from "vitest";

import { shareUrl } from "./share-url.ts";

const page = { url: "https://www.example.com/blog/a-post", title: "Fees & hours, in Urdu" };

test("WhatsApp gets the title and the address as one text", () => {
  const url = new URL(shareUrl("whatsapp", page));

  expect(url.origin).toBe("https://wa.me");
  expect([...url.searchParams]).toEqual([["text", `${page.title} ${page.url}`]]);
});

test.each([
  ["facebook", "www.facebook.com", "u"],
  ["linkedin", "www.linkedin.com", "url"],
] as const)("%s gets the address alone", (network, host, parameter) => {
  const url = new URL(shareUrl(network, page));

  expect(url.host).toBe(host);
  expect([...url.searchParams]).toEqual([[parameter, page.url]]);
});
