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
    <figure>
      <ul className="rows card" data-kind="ends">
        {searches.map(([query, intent]) => (
          <li key={query}>
            <q className="typed">{query}</q>
            <b className="mini soft" data-tone={intents[intent].hot ? "warn" : undefined}>
              {intents[intent].label}
            </b>
          </li>
        ))}
      </ul>
      <figcaption className="after mini soft">{caption}</figcaption>
    </figure>
  );
}
