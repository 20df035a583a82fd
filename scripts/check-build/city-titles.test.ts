import { expect, test } from "vitest";

import { judgeCityPage } from "./city-titles.ts";

const good = {
  title: "SEO in Hangu: found from the road to Parachinar | Pehla Page",
  description: "SEO in Hangu, Khyber Pakhtunkhwa. From PKR 45,000 a month, free audit first.",
  text: "Our SEO services in Hangu begin with reviews.",
  links: ["/blog/ultimate-guide-local-seo-pakistan", "/services", "/site-audit"],
};

test("a page that names the service and the place has no finding", () => {
  expect(judgeCityPage("Hangu", good)).toEqual([]);
});

test.each([
  [{ title: "Hangu, found from the road | Pehla Page" }, "does not name SEO"],
  [{ title: "SEO in Hangu" }, "does not end in the brand"],
  [{ title: `SEO in Hangu: ${"wide ".repeat(12)}| Pehla Page` }, "title is too wide"],
  [{ description: "wide ".repeat(40) }, "description is too wide"],
  [{ description: "SEO in Hangu. Nearest city we serve: Kohat." }, "names the nearest city"],
  [{ text: "We work in Hangu." }, 'does not say "SEO services in Hangu"'],
  [{ links: good.links.slice(1) }, "no link to /blog"],
  [{ links: good.links.slice(0, 2) }, "no link to /site-audit"],
  [{ links: good.links.filter((link) => link !== "/services") }, "no link to /services"],
])("%o is found", (fault, message) => {
  expect(judgeCityPage("Hangu", { ...good, ...fault })).toEqual([expect.stringContaining(message)]);
});

const agreed = "Rank Higher, Grow Faster: Expert SEO Services in Hunza | Pehla Page";
const hunza = { ...good, title: agreed, text: "Our SEO services in Hunza begin with a page." };

test("one of the eight agreed titles is no finding; shortened, or on another page, it is one", () => {
  const shorter = "Expert SEO Services in Hunza | Pehla Page";
  const elsewhere = agreed.replace("Hunza", "Hangu");

  expect(judgeCityPage("Hunza", hunza)).toEqual([]);
  expect(judgeCityPage("Hunza", { ...hunza, title: shorter })).toEqual([
    `the title is not the agreed "${agreed}": "${shorter}"`,
  ]);
  expect(judgeCityPage("Hangu", { ...good, title: elsewhere })).toEqual([
    `the title is too wide: "${elsewhere}"`,
  ]);
});

test("a page without its agreed words on people and businesses is found", () => {
  expect(judgeCityPage("Hangu", good, ["Growing", "our SEO"])).toEqual([
    'the text does not say "Growing"',
    'the text does not say "our SEO"',
  ]);
});
