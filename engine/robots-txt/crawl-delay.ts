/**
 * How long a site asks one crawler to wait. No standard: RFC 9309 leaves it out. Bing and Anthropic keep
 * it, and so do we; Google never did, and Yandex has not since 22 February 2018.
 * https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question
 * https://support.claude.com/en/articles/8896518
 * https://yandex.com/support/webmaster/en/robot-workings/crawl-delay
 */
import { findBinding } from "./find-binding.ts";
import { namesAgent, parseAgent, type RobotsTxt } from "./parse.ts";

/** Seconds that the file asks the agent to wait between two requests, in the group that binds it. */
export function readCrawlDelay(robots: RobotsTxt, agent: string): number | undefined {
  const { scope, token } = findBinding(robots, agent);
  if (scope === "none") return undefined;
  let isOpen = false;
  let isWanted = false;
  for (const { kind, key, value, number } of robots.lines) {
    if (kind === "empty") continue;
    if (kind === "user-agent") {
      if (!isOpen) isWanted = false;
      const line = parseAgent(value, number);
      isWanted ||= token === undefined ? line.isGlobal : namesAgent(line, token);
    }
    isOpen = kind === "user-agent";
    const isDelay = isWanted && kind === "unknown" && key.toLowerCase() === "crawl-delay";
    if (isDelay && /^\d+(?:\.\d+)?$/.test(value)) return Number(value);
  }
  return undefined;
}
