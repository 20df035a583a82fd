import keywordCss from "./keyword.css?inline";
import { keywordDifficultyChecker } from "./meta.ts";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

const otherCheckers = ["seo-audit", "dofollow-nofollow-link-checker"];

export const loader = () => loadToolPage(keywordDifficultyChecker, otherCheckers);
export const meta = toolMeta;
export const handle = toolHandle(keywordCss);

export default function KeywordDifficultyCheckerRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about difficulty"
      relatedHeading="The other two checkers"
      explanation={{
        heading: "How to read the score",
        body: (
          <>
            <ol className="keyword-bands mini">
              <li data-tone="pass">
                <b>0–29</b> <span>Easy</span>
              </li>
              <li data-tone="warn">
                <b>30–59</b> <span>Medium</span>
              </li>
              <li data-tone="fail">
                <b>60–100</b> <span>Hard</span>
              </li>
            </ol>
            <p>
              Easy: a good page with few links can win. Medium: you need a better page than those
              above you, and some links. Hard: plan for months, or choose a narrower phrase, such as
              the same one with your city.
            </p>
            <p>
              The estimator takes the referring domains of the first results, as any link tool or
              its free version shows them, and the middle value of these. A thousand or more score
              100. Every term of the sum is shown.
            </p>
          </>
        ),
      }}
    />
  );
}
