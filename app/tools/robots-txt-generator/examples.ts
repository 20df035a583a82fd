import type { Examples } from "#app/tools/kit/try-example.ts";

/** A shop that does not exist. The fifth line is cancelled by the sixth, the eighth by no one. */
const robots = `User-agent: *
Disallow: /cart
Disallow: /checkout
Disallow: /*?*sort=
Disallow: /account
Allow: /account/help

User-agent: GPTBot
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`;

const urls = `https://shop.example/desks
https://shop.example/desks?sort=price
/account/orders
/account/help
/cart`;

export const examples: Examples = {
  write: {
    "write  agent-1": {
      rules: "* -/cart -/checkout -/*?*sort= -/account +/account/help",
      sitemap: "https://shop.example/sitemap.xml",
    },
  },
  test: {
    "test  robots": { robots, agent: "Googlebot, GPTBot", urls },
  },
};
