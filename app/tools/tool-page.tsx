import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { paths } from "#app/paths.ts";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { buildFaqPage } from "#app/seo/json-ld/faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildWebApplication } from "#app/seo/json-ld/web-application.ts";
import type { ToolPageData } from "#app/tools/tool-data.ts";

type ToolPageProps = ToolPageData & {
  /** The tool itself: form and result. */
  children: ReactNode;
  /** Stands beside the tool's head on a wide screen: what it looks at, in a short list. */
  aside?: ReactNode;
  /** How to read the result: shown below the tool. The heading is a sentence of its own. */
  explanation?: { heading: string; body: ReactNode };
  faqHeading?: string;
  relatedHeading?: string;
};

/** The frame of every tool: name, tool, explanation, questions, other tools, structured data. */
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
      <JsonLd blocks={[buildWebApplication(tool), buildFaqPage(tool.faq)]} />
      <section className="tool wrap">
        <header className="tool-head">
          <div>
            <nav aria-label="Breadcrumb" className="tool-crumb">
              <Link to={paths.tools}>Tools</Link> <span aria-hidden>›</span> {tool.title}
            </nav>
            <h1>{tool.title}</h1>
            <p className="lead">{tool.lead}</p>
          </div>
          {aside}
        </header>
        <noscript>
          <p className="tool-noscript">
            This tool works in your browser and needs JavaScript, which is switched off. The text
            below can be read without it.
          </p>
        </noscript>
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
      <FaqSection title={faqHeading} entries={tool.faq} className={explanation ? "" : "sand"} />
      <section className={explanation ? "tool-next" : "tool-next band"}>
        <div className="wrap split">
          <h2>{relatedHeading}</h2>
          <ul>
            {related.map(({ path, title, answers }) => (
              <li key={path}>
                <Link to={path}>
                  <b>{title}</b>
                  <span>{answers}</span>
                  <ArrowRight className="icon" aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
