import { expect, test } from "vitest";

import { makeTemporaryFolder, writeFiles } from "#tests/support/server/site-folder.ts";
import { indexNowKey } from "./indexnow-key.ts";
import { tellIndexNow } from "./tell-indexnow.ts";

const siteUrl = "https://site.example";
const key = indexNowKey(siteUrl);

function start({ keyOnSite = key, status = 202 } = {}) {
  const clientDir = makeTemporaryFolder();
  const dataDir = makeTemporaryFolder();
  writeFiles(clientDir, { "index.md": "# Home", "pricing.md": "# Pricing" });
  const sent: unknown[] = [];
  const net = { keyOnSite, status };
  const ask: typeof fetch = async (url, init) => {
    if (init?.method !== "POST") return new Response(net.keyOnSite);
    sent.push([url, JSON.parse(String(init.body))]);
    return new Response(null, { status: net.status });
  };
  const tell = (paths = ["/", "/pricing"]) =>
    tellIndexNow({ siteUrl, paths, clientDir, dataDir, fetch: ask });
  return { clientDir, dataDir, sent, net, tell };
}

const request = (...urlList: string[]) => [
  "https://api.indexnow.org/indexnow",
  { host: "site.example", key, keyLocation: `${siteUrl}/${key}.txt`, urlList },
];

test("all pages are sent once, then only those with another text, or none", async () => {
  const { clientDir, sent, tell } = start();

  expect(await tell()).toBe("2 pages were sent.");
  expect(await tell()).toContain("Nothing was sent");
  writeFiles(clientDir, { "pricing.md": "# New prices" });
  await tell();
  await tell(["/"]);

  expect(sent).toEqual([
    request(`${siteUrl}/`, `${siteUrl}/pricing`),
    request(`${siteUrl}/pricing`),
    // The page is gone, which search engines want to know as well.
    request(`${siteUrl}/pricing`),
  ]);
});

test("nothing is sent before the key is on the site", async () => {
  const { sent, tell } = start({ keyOnSite: "another" });

  await expect(tell()).rejects.toThrow(`The key is not at ${siteUrl}/${key}.txt`);
  expect(sent).toEqual([]);
});

test("what was refused is sent again", async () => {
  const { sent, net, tell } = start({ status: 429 });
  await expect(tell()).rejects.toThrow("IndexNow answered 429");
  net.status = 200;

  await tell();

  expect(sent[1]).toEqual(sent[0]);
});

test("a record that cannot be read says what to do", async () => {
  const { dataDir, tell } = start();
  writeFiles(dataDir, { "indexnow.json": "{" });

  await expect(tell()).rejects.toThrow("Delete it, and all pages are sent.");
});
