import { pathOf } from "#engine/address/path-of.ts";
import type { Pictures } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";

const MAX_GROUPS = 8;
const MAX_PAGES = 5;

/** Groups of pages that say the same; the first of each has most links. */
export function LikenessPicture({ clusters }: { clusters: Pictures["clusters"] }) {
  return (
    <figure>
      <figcaption>
        <h3>Pages that say the same</h3>
        <p>
          {count(clusters.length, "group")}. The marked page of each has most links: keep that one.
        </p>
      </figcaption>
      <ul className="site-clusters">
        {clusters.slice(0, MAX_GROUPS).map(({ pages, text }) => (
          <li key={pages[0]?.url}>
            <p>{text}</p>
            <ol>
              {pages.slice(0, MAX_PAGES).map(({ url, inlinks }) => (
                <li key={url}>
                  <span dir="auto">{pathOf(url)}</span> <i>{count(inlinks, "link")}</i>
                </li>
              ))}
            </ol>
            {pages.length > MAX_PAGES ? <p>and {pages.length - MAX_PAGES} more</p> : null}
          </li>
        ))}
      </ul>
    </figure>
  );
}
