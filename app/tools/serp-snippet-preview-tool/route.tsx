import { serpSnippetPreviewTool } from "#app/tools/serp-snippet-preview-tool/meta.ts";
import serpCss from "#app/tools/serp-snippet-preview-tool/serp.css?inline";
import { SerpTool } from "#app/tools/serp-snippet-preview-tool/serp-tool.tsx";
import { loadToolPage } from "#app/tools/kit/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-head.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

export const loader = () => loadToolPage(serpSnippetPreviewTool);
export const meta = toolMeta;
export const handle = toolHandle(serpCss);

export default function SerpSnippetPreviewToolRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about snippets"
      explanation={{
        heading: "What is measured, and how sure it is",
        body: (
          <>
            <p>
              A width is the sum of the letters’ own widths in the font file, with the kerning
              between them. The file is Arimo, drawn to Arial’s metrics, so a phone without Arial
              gives the same figure as a computer that has it.
            </p>
            <p>
              Where Google cuts is not published. Those who measure agree on 580 to 600 pixels for a
              title in Arial 20 px and about 920 for a description in 14 px. For phones they
              disagree; the phone here is Yoast’s: titles in 16 px on two lines.
            </p>
            <p>
              What you write is an offer, not an order. Google takes another title or description
              when the search calls for it, most often for the description.
            </p>
          </>
        ),
      }}
    >
      <SerpTool />
    </ToolPage>
  );
}
