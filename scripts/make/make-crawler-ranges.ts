/**
 * Takes the addresses that operators publish for their crawlers into engine/access-log/published-ranges.ts:
 * `npm run make:crawler-ranges`. A list that does not answer stays as it is, with its day.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { addressDigits, compareDigits } from "#engine/access-log/address-ranges.ts";

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

/** A list is one line of the file, as JSON. */
async function takeAgain(line: string): Promise<string> {
  if (!line.startsWith("  {")) return line;
  const list = JSON.parse(line.replace(/,$/, "")) as { source: string };
  try {
    const answer = await fetch(list.source, { signal: AbortSignal.timeout(20_000) });
    const bounds = answer.ok ? readBounds(await answer.text()) : "";
    const day = new Date().toISOString().slice(0, 10);
    if (bounds !== "") return `  ${JSON.stringify({ ...list, day, bounds })},`;
    console.error(`${list.source}: ${answer.status}, no ranges`);
  } catch (error) {
    console.error(`${list.source}: ${String(error)}`);
  }
  return line;
}

if (import.meta.main) {
  const lines = readFileSync(target, "utf8").split("\n").map(takeAgain);
  writeFileSync(target, (await Promise.all(lines)).join("\n"));
}
