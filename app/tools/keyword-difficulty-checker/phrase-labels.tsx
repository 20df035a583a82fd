import { cityNames } from "#app/content/cities/city-names.ts";
import { count } from "#lib/count.ts";
import { Pairs } from "#app/tools/kit/result/pairs.tsx";
import { labelKeyword } from "./keyword-labels.ts";

/** What the phrase says by itself, before any result is looked at. */
export function PhraseLabels({ keyword }: { keyword: string }) {
  const labels = labelKeyword(keyword, cityNames);
  if (labels.words === 0) return null;

  const intents = [[labels.intent, labels.intentWords] as const, ...labels.alsoIntents]
    .map(([intent, words]) => (words.length > 0 ? `${intent} (${words.join(", ")})` : intent))
    .join(", ");
  const places = [...labels.cities.map(({ name }) => name), ...labels.localWords].join(", ");
  return (
    <Pairs
      className="facts"
      data-kind="columns"
      aria-label="What the phrase says by itself"
      rows={[
        ["Intent", intents],
        ["Place", places || "none named"],
        ["Length", `${count(labels.words, "word")}, ${labels.length}`],
        ["Form", `${labels.isQuestion ? "a question" : "no question"}, ${labels.language}`],
      ]}
    />
  );
}
