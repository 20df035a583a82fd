import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import { pathOf } from "#engine/address/path-of.ts";
import type { Pictures } from "#engine/site-audit/pictures.ts";
import { count } from "#lib/count.ts";

const FIRST = 8;
const FIRST_PAGES = 5;

/** Groups of pages that say the same; the first of each has most links. */
export function LikenessPicture({ clusters }: { clusters: Pictures["clusters"] }) {
  const { shown, button } = useFolded(clusters, FIRST);
  return (
    <figure>
      <figcaption>
        <h3>Pages that say the same</h3>
        <p>
          {count(clusters.length, "group")}. The marked page of each has most links: keep that one.
        </p>
      </figcaption>
      <ul className="rows site-clusters">
        {shown.map((cluster) => (
          <Group key={cluster.pages[0]?.url} cluster={cluster} />
        ))}
      </ul>
      {button}
    </figure>
  );
}

function Group({ cluster: { pages, text } }: { cluster: Pictures["clusters"][number] }) {
  const { shown, button } = useFolded(pages, FIRST_PAGES);
  return (
    <li>
      <p>{text}</p>
      <ol>
        {shown.map(({ url, inlinks }) => (
          <li key={url}>
            <span dir="auto">{pathOf(url)}</span> <i>{count(inlinks, "link")}</i>
          </li>
        ))}
      </ol>
      {button}
    </li>
  );
}
