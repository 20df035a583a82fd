import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";

/**
 * A labelled place of fixed size, so that nothing moves when an advertisement arrives. Until the site
 * file names an ad unit it holds a notice of the house.
 */
export function AdSlot() {
  return (
    <aside className="ad-slot card small" aria-label="Advertisement">
      <span className="mini soft">{site.adUnit === "" ? "From the house" : "Advertisement"}</span>
      {site.adUnit === "" ? (
        <p>
          The review that counts is the one a customer writes in their own words.{" "}
          <a href={paths.services}>See how local SEO brings them to your door</a>
        </p>
      ) : (
        <div data-ad-unit={site.adUnit} />
      )}
    </aside>
  );
}
