import { expect, test } from "vitest";

import { readAgents } from "./read-agents.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120";

/** As each owner prints it. */
test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot"],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/1.2.3.4 Safari/537.36",
    "Googlebot",
  ],
  ["Googlebot-Image/1.0", "Googlebot-Image"],
  [
    "Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79 Safari/537.36",
    "Storebot-Google",
  ],
  [
    "Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1.2.3.4 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)",
    "Google-InspectionTool",
  ],
  [
    "Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1 Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)",
    "AdsBot-Google-Mobile",
  ],
  ["APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)", "APIs-Google"],
  ["Mediapartners-Google", "Mediapartners-Google"],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/1 Safari/537.36",
    "Bingbot",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
    "Applebot",
  ],
  [
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "LinkedInBot",
  ],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)", "Slurp"],
  [
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "facebookexternalhit",
  ],
  [
    "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
    "meta-externalagent",
  ],
  [
    `${CHROME} Safari/537.36; compatible; ChatGPT-User/1.0; +https://openai.com/bot`,
    "ChatGPT-User",
  ],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)",
    "Claude-User",
  ],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)",
    "Perplexity-User",
  ],
  ["Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)", "YandexImages"],
  [
    "Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
    "PetalBot",
  ],
  ["DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)", "DuckDuckBot"],
  ["TelegramBot (like TwitterBot)", "TelegramBot"],
  ["Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1) SomeSpider/1.0", "SomeSpider"],
  [
    "Mozilla/5.0 (compatible; heritrix/3.1; crawl@shop.example +http://shop.example/robot)",
    "heritrix",
  ],
  [
    "DoCoMo/2.0 N905i(c100;TB) (compatible; Googlebot-Mobile/2.1; +http://www.google.com/bot.html)",
    "Googlebot-Mobile",
  ],
  [`${CHROME} Safari/537.36 Kimi-User/1.0`, "Kimi-User"],
  ["Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)", "MJ12bot"],
  ["Mozilla/5.0 (compatible; AI2Bot/1.0; +https://www.allenai.org/crawler)", "AI2Bot"],
  [`${CHROME} Safari/537.36; 360Spider`, "360Spider"],
  [
    "Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)",
    "archive.org_bot",
  ],
  [`${CHROME} Safari/537.36`, "Mozilla"],
])("%s names %s", (header, name) => {
  expect(readAgents(header)).toEqual([name]);
});

test("names are taken as they are, several to a line", () => {
  expect(readAgents("User-agent: Googlebot/2.1, bingbot\nGPTBot and AI2Bot 1.0.")).toEqual([
    "Googlebot",
    "bingbot",
    "GPTBot",
  ]);
  expect(readAgents("MJ12bot, 2 Googlebot.")).toEqual(["MJ12bot", "Googlebot"]);
});
