import type { ReactNode } from "react";

import { Island } from "#app/islands/island.tsx";
import { paths } from "#lib/site/paths.ts";
import ToolFoot from "./tool-foot.tsx";
import type { ToolPageData } from "./load-tool-page.ts";
import { Link } from "#app/ui/link.tsx";

type ToolPageProps = ToolPageData & {
  children?: ReactNode;
  /** Beside the tool's head on a wide screen: what it looks at, in a short list. */
  aside?: ReactNode;
  /** How to read the result: shown below the tool. The heading is a sentence of its own. */
  explanation?: { heading: string; body: ReactNode };
  faqHeading?: string;
  relatedHeading?: string;
};

/** The page of every tool: its name, the tool itself as an island (form and result), explanation, questions, other tools, structured data. */
export function ToolPage({
  tool,
  related,
  children,
  aside,
  explanation,
  faqHeading = "Asked about this tool",
  relatedHeading = "Other tools",
}: ToolPageProps) {
  return (
    <>
      <section className="tool wrap">
        <header className="tool-head">
          <div>
            <nav aria-label="Breadcrumb" className="crumb">
              <Link to={paths.tools}>Tools</Link> <span aria-hidden>›</span> {tool.title}
            </nav>
            <h1>{tool.title}</h1>
            <p className="lead">{tool.lead}</p>
          </div>
          {aside}
        </header>
        <noscript>
          <p className="note">
            This tool works in your browser and needs JavaScript, which is switched off. The text
            below can be read without it.
          </p>
        </noscript>
        {/* Every tool is an island by its slug; one that is not listed among them stops the build. */}
        <Island
          name={tool.slug as "seo-audit"}
          wake="idle"
          props={{ tool: { title: tool.title, kind: tool.kind } }}
        />
        {children}
      </section>
      {explanation ? (
        <section className="band sand">
          <div className="wrap split">
            <h2>{explanation.heading}</h2>
            <div className="prose">{explanation.body}</div>
          </div>
        </section>
      ) : null}
      <ToolFoot {...{ tool, related, faqHeading, relatedHeading }} isAlone={!explanation} />
    </>
  );
}
