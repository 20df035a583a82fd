import { namesByDecision, type AiKey } from "./crawler-names.ts";
import { testUrls } from "./test-urls.ts";

export type KeptOut = { keptOut: number; of: number };

/** How many of the AI readers on our list a robots.txt keeps off a page, by what they fetch for. */
export function countKeptOut(robotsTxt: string): Record<AiKey, KeptOut> {
  const count = (key: AiKey): KeptOut => {
    const agents = namesByDecision[key];
    const [page] = testUrls({ robotsTxt, agents, urls: ["/a-page"] }).urls;
    const verdicts = page?.isReadable ? page.verdicts : [];
    return { keptOut: verdicts.filter(({ allowed }) => !allowed).length, of: agents.length };
  };
  return { training: count("training"), search: count("search"), assistant: count("assistant") };
}
