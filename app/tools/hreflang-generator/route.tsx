import hreflangCss from "./hreflang.css?inline";
import { hreflangGenerator } from "./meta.ts";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

export const loader = () => loadToolPage(hreflangGenerator);
export const meta = toolMeta;
export const handle = toolHandle(hreflangCss);

export default function HreflangGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about hreflang"
      explanation={{
        heading: "Every version names every version",
        body: (
          <>
            <p>
              Each page of the cluster carries the same set of lines: one for every version, itself
              included. A pair that does not point both ways is ignored, and only that pair; the
              rest still works.
            </p>
            <p>
              Head, HTTP header and sitemap say the same thing. Choose one: two that disagree are
              worse than none. For a shop in English and Urdu, <code>en-PK</code> and{" "}
              <code>ur-PK</code> are right; with a page for everyone else, add{" "}
              <code>x-default</code>.
            </p>
            <p>
              The language comes first and has two letters, the country follows and is optional. A
              country alone is not enough: <code>pk</code> means nothing here.
            </p>
            <p className="mini soft">
              Rules:{" "}
              <a href="https://developers.google.com/search/docs/specialty/international/localized-versions">
                Google Search Central, localized versions
              </a>
              . Codes: ISO 639-1, ISO 15924 and ISO 3166-1 as the{" "}
              <a href="https://www.iana.org/assignments/language-subtag-registry">IANA registry</a>{" "}
              keeps them.
            </p>
          </>
        ),
      }}
    />
  );
}
