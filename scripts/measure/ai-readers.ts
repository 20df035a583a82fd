import { namesByDecision, type AiKey } from "#engine/robots-txt/crawler-names.ts";
import { crawlers } from "#engine/robots-txt/crawlers.ts";
import { testUrls } from "#engine/robots-txt/test-urls.ts";
import { readCodeBlock } from "./read-article.ts";

type KeptOut = Record<AiKey, { keptOut: number; of: number }>;

/** How many of the AI readers that were on our list when it was written the article's robots.txt keeps out, by what they fetch for. */
export function countKeptOut({ withAllNames }: { withAllNames: boolean }): KeptOut {
  const robotsTxt = readCodeBlock("ai-powered-seo-for-pakistan", 0);
  const training = agentsFor("training");
  const file = withAllNames
    ? robotsTxt.replace(
        "User-agent: GPTBot",
        training.map((name) => `User-agent: ${name}`).join("\n"),
      )
    : robotsTxt;
  return {
    training: count(file, "training"),
    search: count(file, "search"),
    assistant: count(file, "assistant"),
  };
}

function count(robotsTxt: string, key: AiKey): { keptOut: number; of: number } {
  const agents = agentsFor(key);
  const [page] = testUrls({ robotsTxt, agents, urls: ["/solar-sialkot"] }).urls;
  if (!page?.isReadable) throw new Error("the test's own address cannot be read");
  return { keptOut: page.verdicts.filter(({ allowed }) => !allowed).length, of: agents.length };
}

function agentsFor(key: AiKey): readonly string[] {
  const later = new Set(crawlers.flatMap(({ name, added }) => (added === undefined ? [] : [name])));
  return namesByDecision[key].filter((name) => !later.has(name));
}
