import { cityNames } from "#app/content/cities/city-names.ts";
import { labelKeyword } from "#app/tools/keyword-difficulty-checker/keyword-labels.ts";

/** What the phrase says by itself, before any result is looked at. */
export function PhraseLabels({ keyword }: { keyword: string }) {
  const labels = labelKeyword(keyword, cityNames);
  if (labels.words === 0) return null;

  return (
    <dl className="keyword-labels" aria-label="What the phrase says by itself">
      <div>
        <dt>Intent</dt>
        <dd>
          {[[labels.intent, labels.intentWords] as const, ...labels.alsoIntents]
            .map(([intent, words]) =>
              words.length > 0 ? `${intent} (${words.join(", ")})` : intent,
            )
            .join(", ")}
        </dd>
      </div>
      <div>
        <dt>Place</dt>
        <dd>
          {[...labels.cities.map(({ name }) => name), ...labels.localWords].join(", ") ||
            "none named"}
        </dd>
      </div>
      <div>
        <dt>Length</dt>
        <dd>
          {labels.words} {labels.words === 1 ? "word" : "words"}, {labels.length}
        </dd>
      </div>
      <div>
        <dt>Form</dt>
        <dd>
          {labels.isQuestion ? "a question" : "no question"}, {labels.language}
        </dd>
      </div>
    </dl>
  );
}
