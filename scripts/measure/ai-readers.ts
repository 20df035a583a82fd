import { crawlers, type AiKey } from "#engine/robots-txt/crawlers.ts";
import { testUrls } from "#engine/robots-txt/test-urls.ts";
import { readCodeBlock } from "#scripts/measure/read-article.ts";

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
    user: count(file, "user"),
  };
}

function count(robotsTxt: string, key: AiKey): { keptOut: number; of: number } {
  const agents = agentsFor(key);
  const [page] = testUrls({ robotsTxt, agents, urls: ["/solar-sialkot"] }).urls;
  if (!page?.isReadable) throw new Error("the test's own address cannot be read");
  return { keptOut: page.verdicts.filter(({ allowed }) => !allowed).length, of: agents.length };
}

function agentsFor(key: AiKey): readonly string[] {
  return crawlers.flatMap(({ name, ai, added }) =>
    ai === key && added === undefined ? [name] : [],
  );
}
