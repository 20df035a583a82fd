import type { Pictures } from "#engine/site-audit/pictures.ts";
import { count } from "#lib/count.ts";

/** Sitemap and links as two bars that overlap by the pages that both name. */
export function SitemapPicture({ sitemap }: { sitemap: NonNullable<Pictures["sitemap"]> }) {
  const { listed, linked, both, sitemapOnly, linksOnly, notes } = sitemap;
  const all = Math.max(1, sitemapOnly + both + linksOnly);
  const percent = (pages: number) => `${(pages / all) * 100}%`;
  return (
    <figure>
      <figcaption>
        <h3>Sitemap against links</h3>
        <p>
          Both should name the same pages. {both} of {count(all, "address", "addresses")}{" "}
          {both === 1 ? "is" : "are"} in both.
        </p>
      </figcaption>
      <div className="site-overlap" aria-hidden="true">
        <span style={{ inlineSize: percent(listed) }}>Sitemap, {listed}</span>
        <span style={{ inlineSize: percent(linked), marginInlineStart: percent(sitemapOnly) }}>
          Links, {linked}
        </span>
      </div>
      <dl className="figures">
        <div>
          <dt>sitemap only</dt>
          <dd>{sitemapOnly}</dd>
        </div>
        <div>
          <dt>in both</dt>
          <dd>{both}</dd>
        </div>
        <div>
          <dt>links only</dt>
          <dd>{linksOnly}</dd>
        </div>
      </dl>
      <ul className="rows">
        {notes.map(({ pages, text }) => (
          <li key={text}>
            <b>{pages}</b> {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
