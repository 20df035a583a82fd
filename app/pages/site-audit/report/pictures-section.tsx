import { DepthPicture } from "#app/pages/site-audit/report/depth-picture.tsx";
import { FolderPicture } from "#app/pages/site-audit/report/folder-picture.tsx";
import { HreflangPicture } from "#app/pages/site-audit/report/hreflang-picture.tsx";
import { LikenessPicture } from "#app/pages/site-audit/report/likeness-picture.tsx";
import { RedirectPicture } from "#app/pages/site-audit/report/redirect-picture.tsx";
import { SitemapPicture } from "#app/pages/site-audit/report/sitemap-picture.tsx";
import type { Pictures as Drawn } from "#engine/site-audit/pictures.ts";

/** The site drawn from the pages read; a picture that has nothing to show is left out. */
export function PicturesSection({
  pictures,
  isPartlyRead,
}: {
  pictures: Drawn;
  /** More pages are known than were read. */
  isPartlyRead: boolean;
}) {
  return (
    <section id="pictures" className="site-part">
      <div className="site-part-head">
        <h2 tabIndex={-1}>Pictures of the site</h2>
        <p>Each is drawn from the pages read, and has its figures behind it.</p>
      </div>
      <div className="site-pictures">
        <FolderPicture folders={pictures.folders} />
        <DepthPicture depth={pictures.depth} isPartlyRead={isPartlyRead} />
        {pictures.sitemap === null ? null : <SitemapPicture sitemap={pictures.sitemap} />}
        {pictures.redirects.length === 0 ? null : (
          <RedirectPicture
            redirects={pictures.redirects}
            {...(pictures.redirectCounts && { redirectCounts: pictures.redirectCounts })}
          />
        )}
        {pictures.hreflang.rows.length === 0 ? null : (
          <HreflangPicture hreflang={pictures.hreflang} />
        )}
        {pictures.clusters.length === 0 ? null : <LikenessPicture clusters={pictures.clusters} />}
      </div>
    </section>
  );
}
