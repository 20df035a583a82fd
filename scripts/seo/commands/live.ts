import { site } from "#lib/site/site.ts";
import { liveTools, type LiveAnswer, type LiveTool } from "#engine/live/contract.ts";
import type { LiveRequest } from "#engine/live/live-request.ts";
import { liveDefaults } from "#server/live/settings.ts";
import { startLive } from "#server/live/start-live.ts";
import { asksAsCrawlers, ASKS_AS_CRAWLERS } from "#scripts/seo/asks-as-crawlers.ts";
import { BadInput, BadUse, type Command } from "#scripts/seo/command.ts";
import { describeLive, hasLiveFindings } from "#scripts/seo/describe-live.ts";
import { privateGuard } from "#scripts/seo/crawl/private-guard.ts";

export const command: Command = {
  summary:
    "Reads a page by its address, as the website's tools do. Findings: as in the tool's own command.",
  usage: "live URL [--tool T] [--rival URL …] [--check]",
  details: [
    `--tool           ${liveTools.join(", ")}; seo-audit unless given`,
    "--rival          terms: a competing page; may be repeated",
    "--check          links: also ask whether the targets answer",
    "--allow-private  reads private addresses and any port: for your own machine, only here, and",
    "                 never with addresses of others. The website's server has no such switch",
    ...ASKS_AS_CRAWLERS,
    "A server of this project refuses its own reader: paste its pages instead.",
    "An address that is not read is bad input: exit status 2, with the reason.",
  ],
  options: {
    tool: { type: "string" },
    rival: { type: "string", multiple: true },
    check: { type: "boolean" },
    "allow-private": { type: "boolean" },
  },
  async run({ values, positionals }) {
    const [url = "", ...others] = positionals;
    if (others.length > 0) throw new BadUse(`"${others[0]}" is not expected here`);
    const rivals = [values["rival"]].flat().filter((rival) => typeof rival === "string");
    if (url === "" && rivals.length === 0) throw new BadUse("name the page's address");
    const request: LiveRequest = {
      url,
      tool: readTool(values["tool"] ?? "seo-audit"),
      ...(rivals.length > 0 && { rivals }),
      ...(values["check"] === true && { check: true }),
    };
    const answer = await read(request, values["allow-private"] === true);
    if (answer.outcome === "not-read") throw new BadInput(`${answer.detail} (${answer.reason})`);
    return {
      json: answer,
      text: describeLive(request.tool, answer),
      hasFindings: hasLiveFindings(request.tool, answer.result),
    };
  },
};

/** One person asks, and waits: nothing is shared with others, and no link is left out for want of time. */
const ownSettings = {
  ...liveDefaults,
  linksLimitMs: 1_800_000,
  maxLinks: 5_000,
  sitePerTenMinutes: 1_000_000,
  sitePerDay: 1_000_000,
};

function readTool(name: unknown): LiveTool {
  const tool = liveTools.find((known) => known === name);
  if (tool === undefined) throw new BadUse(`--tool is one of ${liveTools.join(", ")}`);
  return tool;
}

async function read(request: LiveRequest, allowPrivate: boolean): Promise<LiveAnswer> {
  const live = startLive({
    settings: { ...ownSettings, asksAsCrawlers: asksAsCrawlers() },
    siteUrl: site.url,
    clock: Date.now,
    boundsVisitors: false,
    ...(allowPrivate && { guard: privateGuard }),
  });
  try {
    const outcome = await live.api.answer(request, "the terminal");
    if (outcome.outcome === "answered") return JSON.parse(outcome.json) as LiveAnswer;
    throw new BadInput(`ask again in ${outcome.retryAfterSeconds} seconds`);
  } finally {
    await live.close();
  }
}
