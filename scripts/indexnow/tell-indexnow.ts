import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { markdownPath } from "#lib/site/markdown-path.ts";
import { indexNowKey } from "./indexnow-key.ts";

const ENDPOINT = "https://api.indexnow.org/indexnow";
const RECORD = "indexnow.json";
const LIMIT_MS = 20_000;

/** Of each page that was sent: its path, and a hash of its text. */
const record = z.array(z.tuple([z.string(), z.string()]));

type Site = {
  siteUrl: string;
  /** Paths of the pages that are meant for search engines. */
  paths: readonly string[];
  clientDir: string;
  /** Where the record of what was sent is kept. */
  dataDir: string;
  fetch: typeof fetch;
};

/**
 * Tells the search engines of IndexNow (Bing, Yandex and others) which pages have another text than
 * the last time, in one request. https://www.indexnow.org/documentation
 * @returns what was done, in a sentence.
 * @throws Error with what to do if the key file is not on the site, or the request is refused.
 */
export async function tellIndexNow({ fetch: ask, ...site }: Site): Promise<string> {
  const before = await readRecord(site.dataDir);
  const now = await readTexts(site);
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
    (page) => before.get(page) !== now.get(page),
  );
  if (changed.length === 0) return "No page has another text than the last time. Nothing was sent.";

  const { host, origin } = new URL(site.siteUrl);
  const key = indexNowKey(site.siteUrl);
  const keyLocation = `${origin}/${key}.txt`;
  const found = await ask(keyLocation, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!found.ok || (await found.text()).trim() !== key) {
    throw new Error(`The key is not at ${keyLocation}. Deploy this build first.`);
  }
  const answer = await ask(ENDPOINT, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify({ host, key, keyLocation, urlList: changed.map((page) => origin + page) }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!answer.ok) {
    throw new Error(`IndexNow answered ${answer.status}. The same pages are sent the next time.`);
  }
  await mkdir(site.dataDir, { recursive: true });
  await writeFile(path.join(site.dataDir, RECORD), JSON.stringify([...now]));
  return `${changed.length} pages were sent.`;
}

async function readRecord(dataDir: string): Promise<Map<string, string>> {
  try {
    return new Map(record.parse(JSON.parse(await readFile(path.join(dataDir, RECORD), "utf8"))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw new Error(
      `${path.join(dataDir, RECORD)} cannot be read. Delete it, and all pages are sent.`,
      { cause: error },
    );
  }
}

/** The text alone, as Markdown: the HTML changes with each build of the scripts. */
async function readTexts({ clientDir, paths }: Pick<Site, "clientDir" | "paths">) {
  const texts: [string, string][] = [];
  for (const page of paths) {
    const text = await readFile(path.join(clientDir, markdownPath(page)));
    texts.push([page, createHash("sha256").update(text).digest("base64url")]);
  }
  return new Map(texts);
}
