import type { ExampleSearch, Intent } from "#app/content/cities/schema.ts";

const intents: Readonly<Record<Intent, { label: string; hot?: boolean }>> = {
  buy: { label: "Ready to buy", hot: true },
  go: { label: "Ready to go", hot: true },
  compare: { label: "Comparing" },
  landmark: { label: "By landmark" },
  learn: { label: "Finding out" },
};

export function SearchList({
  searches,
  caption,
}: {
  searches: readonly ExampleSearch[];
  caption: string;
}) {
  return (
    <figure className="search-list">
      <ul>
        {searches.map(([query, intent]) => (
          <li key={query}>
            <q>{query}</q>
            <span className={intents[intent].hot ? "search-list-hot" : undefined}>
              {intents[intent].label}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mini soft">{caption}</figcaption>
    </figure>
  );
}
