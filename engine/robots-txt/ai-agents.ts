import { crawlers, type AiKey } from "#engine/robots-txt/crawlers.ts";

export type AiChoices = Partial<Record<AiKey, "allow" | "block">>;

export type AiDecision = {
  key: AiKey;
  label: string;
  /** What blocking means. */
  meaning: string;
  agents: readonly string[];
  /** Said after the list of agents. */
  note: string;
};

/** The three decisions in the order in which they are asked. */
export const aiDecisions: readonly AiDecision[] = [
  {
    key: "training",
    label: "AI training",
    meaning: "Models learn from your pages. Blocking does not touch search.",
    agents: namesFor("training"),
    note: "Google-Extended is a name only: no crawler goes by it, and Search does not look at it. Bytespider is listed as not obeying.",
  },
  {
    key: "search",
    label: "AI search",
    meaning: "Answers that quote and link. Blocking takes you out of them.",
    agents: namesFor("search"),
    note: "Google's own AI answers use Googlebot: they cannot be refused here without leaving Search.",
  },
  {
    key: "user",
    label: "Fetched for a user",
    meaning: "Someone asked about your page. These may ignore the file.",
    agents: namesFor("user"),
    note: "Perplexity-User is listed as not obeying.",
  },
];

function namesFor(key: AiKey): readonly string[] {
  return crawlers.flatMap(({ name, ai }) => (ai === key ? [name] : []));
}
