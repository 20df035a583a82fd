import { Island } from "#app/islands/island.tsx";
import { paths } from "#lib/site/paths.ts";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildWebApplication } from "#app/seo/json-ld/build-web-application.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import ReviewLinkGuide from "./review-link-guide.tsx";
import barredCss from "#app/sections/barred.css?inline";
import toolPageCss from "#app/tools/kit/tool-page.css?inline";
import reviewCss from "#app/tools/review-kit/review.css?inline";
import { Link } from "#app/ui/link.tsx";

const TITLE = "Google review link and QR code";
const description =
  "Make your Google review link, a QR code to print and a message that asks every customer alike, within Google’s review policy.";

export const handle = { css: toolPageCss + reviewCss + barredCss, area: paths.tools };

export function meta() {
  return buildPageMeta({
    path: paths.reviewLink,
    title: brandedTitle(TITLE),
    description,
  });
}

export default function ReviewLinkPage() {
  return (
    <>
      <JsonLd
        blocks={[
          buildWebApplication({ title: TITLE, description, path: paths.reviewLink }),
          buildBreadcrumbList([
            { name: "Tools", path: paths.tools },
            { name: TITLE, path: paths.reviewLink },
          ]),
        ]}
      />
      <section className="tool wrap">
        <header className="tool-head">
          <div>
            <nav aria-label="Breadcrumb" className="crumb">
              <Link to={paths.tools}>Tools</Link> <span aria-hidden>›</span> {TITLE}
            </nav>
            <h1>{TITLE}</h1>
            <p className="lead">
              Your link, a code of it for the counter, and one message for every customer. All of it
              is made in this browser; nothing is sent.
            </p>
          </div>
        </header>
        <noscript>
          <p className="note">
            The form works in your browser and needs JavaScript, which is switched off. Everything
            below can be read and done without it.
          </p>
        </noscript>
        <Island name="review-link" wake="idle" />
      </section>
      <ReviewLinkGuide />
    </>
  );
}
