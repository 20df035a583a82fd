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

const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const bot = (name: string) => `Mozilla/5.0 (compatible; ${name})`;

/** Address, day and time, path, status, bytes, User-Agent. The last Googlebot is none. */
const visits = [
  ["66.249.66.1", "24/Nov/2026:04:12:09", "/robots.txt", 200, 180, bot("Googlebot/2.1")],
  ["66.249.66.1", "24/Nov/2026:04:12:11", "/desks", 200, 18_400, bot("Googlebot/2.1")],
  ["203.0.113.20", "24/Nov/2026:11:40:02", "/desks", 200, 18_400, BROWSER],
  ["66.249.66.2", "25/Nov/2026:05:01:33", "/desks?sort=price", 200, 18_420, bot("Googlebot/2.1")],
  ["66.249.66.2", "25/Nov/2026:05:01:40", "/desks?sort=name", 200, 18_420, bot("Googlebot/2.1")],
  ["20.168.18.33", "25/Nov/2026:09:22:10", "/robots.txt", 200, 180, bot("OAI-SearchBot/1.3")],
  ["20.168.18.33", "25/Nov/2026:09:22:12", "/desks", 200, 18_400, bot("OAI-SearchBot/1.3")],
  ["203.0.113.21", "25/Nov/2026:12:05:44", "/chairs", 200, 15_100, BROWSER],
  ["4.227.36.9", "26/Nov/2026:02:30:01", "/robots.txt", 200, 180, bot("GPTBot/1.3")],
  ["18.97.9.97", "26/Nov/2026:07:15:20", "/old-desks", 301, 0, bot("PerplexityBot/1.0")],
  ["18.97.9.97", "26/Nov/2026:07:15:22", "/lamps", 404, 900, bot("PerplexityBot/1.0")],
  ["157.55.39.4", "26/Nov/2026:08:09:10", "/account", 200, 5_200, bot("bingbot/2.0")],
  ["203.0.113.22", "27/Nov/2026:10:31:00", "/", 200, 9_800, BROWSER],
  ["20.168.18.34", "27/Nov/2026:16:48:51", "/", 200, 9_800, bot("OAI-SearchBot/1.3")],
  ["203.0.113.99", "27/Nov/2026:23:10:07", "/account/login", 403, 300, bot("Googlebot/2.1")],
] as const;

const log = visits
  .map(
    ([address, at, path, status, bytes, agent]) =>
      `${address} - - [${at} +0500] "GET ${path} HTTP/1.1" ${status} ${bytes} "-" "${agent}"`,
  )
  .join("\n");

const pages = ["", "desks", "chairs", "lamps"]
  .map((page) => `https://shop.example/${page}`)
  .join("\n");

export const examples: Examples = {
  write: {
    "write agent-1": {
      rules: "* -/cart -/checkout -/*?*sort= -/account +/account/help",
      sitemap: "https://shop.example/sitemap.xml",
    },
  },
  test: {
    "test robots": { robots, agent: "Googlebot, GPTBot", urls },
  },
  log: {
    "log log": { log, robots, pages },
  },
};
