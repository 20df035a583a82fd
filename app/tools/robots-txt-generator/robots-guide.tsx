const guide = [
  [
    "User-agent: *",
    "Who must follow the lines below. A star means every crawler without a group of its own.",
  ],
  ["Disallow: /cart", "Every address that begins so may not be read."],
  ["Allow: /cart/help", "Except these: the longer path wins."],
  ["Disallow: /*?sort=", "A star stands for anything in between."],
  ["Disallow: /*.pdf$", "A dollar sign is the end of the address."],
  ["Sitemap: https://…", "Where the list of your pages is. Always a whole address."],
] as const;

/** Where the file will stand: until then, what its lines mean. */
export function RobotsGuide() {
  return (
    <section className="tool-file pine lattice" aria-label="robots.txt">
      <h2>robots.txt</h2>
      <p className="tool-file-empty">
        Your file appears here. It belongs at the root of the site:{" "}
        <code>https://www.example.pk/robots.txt</code>
      </p>
      <dl className="tool-file-guide">
        {guide.map(([line, meaning]) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
