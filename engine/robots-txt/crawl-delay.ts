/**
 * How long a site asks one crawler to wait. No standard: RFC 9309 leaves it out, Bing and Yandex
 * keep it, and so do we.
 */
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";

/** Seconds that the file asks the agent to wait between two requests; its own group comes first. */
export function readCrawlDelay({ lines }: RobotsTxt, agent: string): number | undefined {
  const wanted = agent.toLowerCase();
  let isOpen = false;
  let group = { isWanted: false, isGlobal: false };
  let isNamed = false;
  let named: number | undefined;
  let global: number | undefined;
  for (const { kind, key, value } of lines) {
    if (kind === "user-agent") {
      if (!isOpen) group = { isWanted: false, isGlobal: false };
      isOpen = true;
      const token = value.toLowerCase().split(/[\s/]/, 1)[0];
      if (token === wanted) group.isWanted = isNamed = true;
      if (token === "*") group.isGlobal = true;
    } else if (kind === "unknown" && key.toLowerCase() === "crawl-delay") {
      isOpen = false;
      if (!/^\d+(?:\.\d+)?$/.test(value)) continue;
      if (group.isWanted) named ??= Number(value);
      else if (group.isGlobal) global ??= Number(value);
    } else if (kind !== "empty") isOpen = false;
  }
  return isNamed ? named : global;
}
