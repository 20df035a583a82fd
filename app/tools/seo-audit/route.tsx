import auditCss from "#app/tools/seo-audit/audit.css?inline";
import { AuditTool } from "#app/tools/seo-audit/audit-tool.tsx";
import { seoAudit } from "#app/tools/seo-audit/meta.ts";
import pageSourceCss from "#app/tools/kit/page-source.css?inline";
import { loadToolPage } from "#app/tools/kit/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-head.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";
import scoreRingCss from "#app/ui/score-ring.css?inline";

const otherCheckers = ["keyword-difficulty-checker", "dofollow-nofollow-link-checker"];

export const loader = () => loadToolPage(seoAudit, otherCheckers);
export const meta = toolMeta;
export const handle = toolHandle(scoreRingCss + pageSourceCss + auditCss);

export default function SeoAuditRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about audits"
      relatedHeading="The other two checkers"
      explanation={{
        heading: "What the score can tell you, and what it cannot",
        body: (
          <>
            <p>
              The score counts what can be seen in one page. It starts at 100 and takes points away
              for each check that warns or fails: most for what keeps a page out of the results,
              least for what only looks untidy. Every point is listed with its line, so that you can
              redo the sum and disagree with it.
            </p>
            <ol className="audit-scale">
              <li>
                <b>0–59</b> <span>Poor</span>
              </li>
              <li>
                <b>60–84</b> <span>Needs some work</span>
              </li>
              <li>
                <b>85–100</b> <span>Good</span>
              </li>
            </ol>
            <p>
              Beside it stands a second score, computed as Lighthouse computes its SEO category: ten
              audits, each of weight 1 but indexing, which weighs 4. It is the number your developer
              knows. Ours asks more: widths in pixels, country codes, structured data, Urdu link
              texts.
            </p>
            <p>
              Neither knows your competitors, your links or whether your prices are right. A page
              with 95 can sit on the fourth page of results, and one with 70 can lead. Use it to
              clear the ground, then look at what the first three results do better.
            </p>
          </>
        ),
      }}
    >
      <AuditTool />
    </ToolPage>
  );
}
