import { DepthPicture } from "./depth-picture.tsx";
import { RedirectPicture } from "./redirect-picture.tsx";
import type { Pictures } from "#engine/site-audit/pictures.ts";

/** How the pages read hang together: clicks from the home page, and where redirects lead, if there are any. */
export function PicturesSection({
  pictures,
  isPartlyRead,
  home,
}: {
  pictures: Pictures;
  /** More pages are known than were read. */
  isPartlyRead: boolean;
  home: string;
}) {
  return (
    <section id="pictures" className="site-part">
      <div className="section-top">
        <h2 tabIndex={-1}>Pictures of the site</h2>
        <p className="soft">Drawn from the pages that were read.</p>
      </div>
      <div className="grid">
        <DepthPicture depth={pictures.depth} isPartlyRead={isPartlyRead} />
        {pictures.redirects.length === 0 ? null : (
          <RedirectPicture
            redirects={pictures.redirects}
            home={home}
            {...(pictures.redirectCounts && { redirectCounts: pictures.redirectCounts })}
          />
        )}
      </div>
    </section>
  );
}
