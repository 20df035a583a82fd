import AuditExplanation from "./audit-explanation.tsx";
import explanationCss from "./audit-explanation.css?inline";
import { seoAudit } from "./meta.ts";
import pageSourceCss from "#app/tools/kit/source/page-source.css?inline";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

const otherCheckers = ["keyword-difficulty-checker", "dofollow-nofollow-link-checker"];

export const loader = () => loadToolPage(seoAudit, otherCheckers);
export const meta = toolMeta;
export const handle = toolHandle(pageSourceCss + explanationCss);

export default function SeoAuditRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about audits"
      relatedHeading="The other two checkers"
      explanation={{
        heading: "What the score can tell you, and what it cannot",
        body: <AuditExplanation />,
      }}
    />
  );
}
