import { HreflangEmpty } from "./hreflang-empty.tsx";

const guide = [
  ["ur", "Urdu, wherever the reader is."],
  ["ur-PK", "Urdu for Pakistan. The language in small letters, the country in capitals."],
  ["en-GB", "English for the United Kingdom: GB, not UK."],
  ["x-default", "Everyone else: the page that lets them choose."],
] as const;

/** Where the tags will be: until then, what their codes mean. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function CodeGuide() {
  return (
    <section className="tool-file pine lattice" aria-label="Tags">
      <HreflangEmpty title="Your tags appear here, for the head, the HTTP header or the sitemap." />
      <dl className="rows after">
        {guide.map(([code, meaning]) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd className="soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
