/**
 * Takes the addresses that operators publish for their crawlers into engine/access-log/published-ranges.ts:
 * `npm run make:crawler-ranges`. A list that does not answer stays as it is, with its day. With a folder,
 * `-- FOLDER`, it reads copies instead: `FOLDER/2026-08-22/googlebot.json`, as the operator writes them.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { addressDigits, compareDigits } from "#engine/access-log/address-ranges.ts";
import { crawlerLists, proxyLists, type RangeList } from "./crawler-lists.ts";

type Taken = RangeList & { day: string; bounds: string };

const target = new URL("../../engine/access-log/published-ranges.ts", import.meta.url);

/** Ranges (192.0.2.0/24) and addresses of a text, JSON or not, merged: "c0000200-c00002ff", sorted. */
export function readBounds(text: string): string {
  const written = text.match(
    /\b(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?\b|(?:[\da-f]{1,4}:|::)[\da-f:]*\/\d{1,3}\b/gi,
  );
  const merged: { from: bigint; to: bigint; size: number }[] = [];
  const sorted = (written ?? [])
    .flatMap(toBounds)
    .toSorted((a, b) => compareDigits(a.from, b.from));
  for (const { from, to } of sorted) {
    const range = { from: BigInt(`0x${from}`), to: BigInt(`0x${to}`), size: from.length };
    const last = merged.at(-1);
    if (last?.size !== range.size || range.from > last.to + 1n) merged.push(range);
    else if (range.to > last.to) last.to = range.to;
  }
  return merged
    .map(({ from, to, size }) => `${writeDigits(from, size)}-${writeDigits(to, size)}`)
    .join(" ");
}

function toBounds(range: string): { from: string; to: string }[] {
  const [address = "", length] = range.split("/");
  const digits = addressDigits(address);
  if (digits === undefined || Number(length) > digits.length * 4) return [];
  const free = BigInt(digits.length * 4 - Number(length ?? digits.length * 4));
  const low = (BigInt(`0x${digits}`) >> free) << free;
  const high = low + (1n << free) - 1n;
  return [{ from: writeDigits(low, digits.length), to: writeDigits(high, digits.length) }];
}

function writeDigits(bits: bigint, size: number): string {
  return bits.toString(16).padStart(size, "0");
}

export function writeRanges(crawlers: readonly Taken[], proxies: readonly Taken[]): string {
  return [
    "// Written by scripts/make/make-crawler-ranges.ts; address-ranges.ts says how to read the bounds.",
    "",
    "/** Addresses that an operator publishes. `day`: on which the list was taken. */",
    "export type PublishedRanges = {",
    "  operator: string;",
    "  /** The crawlers whose addresses are all in this list. */",
    "  names: readonly string[];",
    "  source: string;",
    "  day: string;",
    "  bounds: string;",
    "};",
    "",
    "// prettier-ignore",
    `export const publishedRanges: readonly PublishedRanges[] = ${writeList(crawlers)};`,
    "",
    "/** Of content networks, whose addresses a server may log in place of its visitors'. */",
    "// prettier-ignore",
    `export const proxyRanges: readonly PublishedRanges[] = ${writeList(proxies)};`,
    "",
  ].join("\n");
}

function writeList(lists: readonly Taken[]): string {
  const lines = lists.map(({ operator, names, source, day, bounds }) =>
    JSON.stringify({ operator, names, source, day, bounds }),
  );
  return `[\n${lines.map((line) => `  ${line},\n`).join("")}]`;
}

async function take(list: RangeList, folder: string | undefined): Promise<Taken | undefined> {
  const copy = folder && newestCopy(folder, list.file);
  if (copy) return { ...list, day: basename(dirname(copy)), bounds: read(copy) };
  if (folder !== undefined) return undefined;
  try {
    const answer = await fetch(list.source, { signal: AbortSignal.timeout(20_000) });
    const bounds = answer.ok ? readBounds(await answer.text()) : "";
    if (bounds !== "") return { ...list, day: today(), bounds };
    console.error(`${list.source}: ${answer.status}, no ranges`);
  } catch (error) {
    console.error(`${list.source}: ${String(error)}`);
  }
  return undefined;
}

function newestCopy(folder: string, file: string): string | undefined {
  return globSync(join(folder, "*", file))
    .toSorted()
    .at(-1);
}

const read = (file: string) => readBounds(readFileSync(file, "utf8"));
const today = () => new Date().toISOString().slice(0, 10);

/** What could not be fetched again stays. */
async function takeAll(
  lists: readonly RangeList[],
  kept: readonly { source: string; day: string; bounds: string }[],
  folder: string | undefined,
): Promise<readonly Taken[]> {
  const all = await Promise.all(
    lists.map(async (list) => {
      const old = kept.find(({ source }) => source === list.source);
      return (await take(list, folder)) ?? (old && { ...list, ...old });
    }),
  );
  return all.filter((taken) => taken !== undefined);
}

if (import.meta.main) {
  const folder = process.argv[2];
  const { publishedRanges, proxyRanges } = existsSync(target)
    ? await import("#engine/access-log/published-ranges.ts")
    : { publishedRanges: [], proxyRanges: [] };
  const crawlers = await takeAll(crawlerLists, publishedRanges, folder);
  writeFileSync(target, writeRanges(crawlers, await takeAll(proxyLists, proxyRanges, folder)));
}
