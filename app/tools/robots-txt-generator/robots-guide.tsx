import { RobotsEmpty } from "./robots-empty.tsx";

const guide = [
  [
    "User-agent: *",
    "Who must follow the lines below. A star means every crawler without its own group.",
  ],
  ["Disallow: /cart", "No address that begins like this may be read."],
  ["Allow: /cart/help", "Except these: the longer path wins."],
  ["Disallow: /*?*sort=", "A star matches anything in between."],
  ["Disallow: /*.pdf$", "A dollar sign is the end of the address."],
  ["Sitemap: https://…", "Where the list of your pages is. Always a whole address."],
] as const;

/** Where the file will be: until then, what its lines mean. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function RobotsGuide() {
  return (
    <section className="tool-file pine lattice" aria-label="robots.txt">
      <RobotsEmpty title="Your file appears here. It belongs at the root of the site." />
      <dl className="rows after">
        {guide.map(([line, meaning]) => (
          <div key={line}>
            <dt>
              <code>{line}</code>
            </dt>
            <dd className="soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
