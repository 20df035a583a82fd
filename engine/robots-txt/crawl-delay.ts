/**
 * How long a site asks one crawler to wait. No standard: RFC 9309 leaves it out, Bing and Yandex
 * keep it, and so do we.
 */
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";

/** Seconds that the file asks the agent to wait between two requests; its own group comes first. */
export function readCrawlDelay({ lines }: RobotsTxt, agent: string): number | undefined {
  const wanted = agent.toLowerCase();
  let names: string[] = [];
  let isOpen = false;
  let named: number | undefined;
  let global: number | undefined;
  for (const { kind, key, value } of lines) {
    if (kind === "user-agent") {
      names = isOpen ? [...names, value] : [value];
      isOpen = true;
    } else if (kind === "unknown" && key.toLowerCase() === "crawl-delay") {
      isOpen = false;
      const seconds = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
      if (seconds === undefined) continue;
      const tokens = names.map((name) => name.toLowerCase().split(/[\s/]/, 1)[0]);
      if (tokens.includes(wanted)) named ??= seconds;
      else if (tokens.includes("*")) global ??= seconds;
    } else if (kind !== "empty") isOpen = false;
  }
  const isNamed = lines.some(
    ({ kind, value }) =>
      kind === "user-agent" && value.toLowerCase().split(/[\s/]/, 1)[0] === wanted,
  );
  return isNamed ? named : global;
}
