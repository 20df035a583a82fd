/**
 * Crawlers of others, to stand beside our own on the same made site. They are no packages of ours:
 * they are installed into a folder of their own when they are asked for.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export type PeerName = "linkinator" | "crawlee";

/** What a peer did in a process of its own; nothing is kept of the pages. */
export type PeerRun = { pages: number; version: string };

export const PEERS: readonly PeerName[] = ["linkinator", "crawlee"];
const PACKAGES = { linkinator: "linkinator@8.1.0", crawlee: "@crawlee/cheerio@3.18.1" } as const;
const INSTALL_LIMIT_MS = 300_000;

/** Installs both into this folder. Throws with npm's own words where it cannot. */
export function installPeers(folder: string): void {
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const words = ["install", "--no-audit", "--no-fund", "--ignore-scripts"];
  execFileSync("npm", [...words, ...Object.values(PACKAGES)], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    timeout: INSTALL_LIMIT_MS,
  });
}

/** Has a peer read the whole site, as many pages at once as ours and without waiting. */
export async function runPeer(
  name: PeerName,
  options: { folder: string; url: string; atOnce: number },
): Promise<PeerRun> {
  const version = PACKAGES[name].slice(PACKAGES[name].lastIndexOf("@") + 1);
  const run = name === "linkinator" ? runLinkinator : runCrawlee;
  return { pages: await run(options), version };
}

type PeerOptions = Parameters<typeof runPeer>[1];

async function load(folder: string, name: string): Promise<Record<string, never>> {
  const file = createRequire(join(folder, "from.js")).resolve(name);
  return (await import(pathToFileURL(file).href)) as Record<string, never>;
}

/** https://github.com/JustinBeckwith/linkinator#api-usage. It has no telemetry and writes nothing. */
async function runLinkinator({ folder, url, atOnce }: PeerOptions): Promise<number> {
  const { LinkChecker } = (await load(folder, "linkinator")) as unknown as {
    LinkChecker: new () => {
      check: (options: object) => Promise<{ links: readonly { url: string; status?: number }[] }>;
    };
  };
  const { links } = await new LinkChecker().check({
    path: url,
    recurse: true,
    concurrency: atOnce,
    retry: false,
    retryErrors: false,
  });
  return new Set(links.map((link) => link.url.split("#", 1)[0])).size;
}

/**
 * Fetches, parses with cheerio and takes the links up; no rule, no session, nothing stored on disk.
 * https://crawlee.dev/js/docs/guides/configuration
 */
async function runCrawlee({ folder, url, atOnce }: PeerOptions): Promise<number> {
  const { CheerioCrawler, Configuration, log, LogLevel } = (await load(
    folder,
    "@crawlee/cheerio",
  )) as unknown as {
    CheerioCrawler: new (
      options: object,
      configuration: object,
    ) => {
      run: (urls: readonly string[]) => Promise<unknown>;
    };
    Configuration: new (options: object) => object;
    log: { setLevel: (level: number) => void };
    LogLevel: { OFF: number };
  };
  log.setLevel(LogLevel.OFF);
  let pages = 0;
  const crawler = new CheerioCrawler(
    {
      minConcurrency: atOnce,
      maxConcurrency: atOnce,
      maxRequestRetries: 0,
      useSessionPool: false,
      requestHandler: async ({ enqueueLinks }: { enqueueLinks: () => Promise<unknown> }) => {
        pages += 1;
        await enqueueLinks();
      },
    },
    new Configuration({ persistStorage: false }),
  );
  await crawler.run([url]);
  return pages;
}
