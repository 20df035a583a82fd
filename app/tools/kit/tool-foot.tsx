import { ArrowRight } from "lucide-react";

import { paths } from "#lib/site/paths.ts";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { classNames } from "#lib/class-names.ts";
import { buildFaqPage } from "#app/seo/json-ld/build-faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildWebApplication } from "#app/seo/json-ld/build-web-application.ts";
import type { ToolPageData } from "./load-tool-page.ts";
import { Link } from "#app/ui/link.tsx";

export type ToolFootProps = ToolPageData & {
  faqHeading: string;
  relatedHeading: string;
  /** Follows the tool itself, without an explanation between. */
  isAlone: boolean;
};

/** Questions, other tools and the page's structured data: read, so no island. */
export default function ToolFoot({
  tool,
  related,
  faqHeading,
  relatedHeading,
  isAlone,
}: ToolFootProps) {
  return (
    <>
      <FaqSection
        title={faqHeading}
        entries={tool.faq}
        className={isAlone ? "sand" : ""}
        aside={
          tool.kind === "write" ? (
            <>
              To ask your customers for reviews:{" "}
              <Link to={paths.reviewLink}>review link, QR code and message</Link>.
            </>
          ) : undefined
        }
      />
      <section className={classNames("tool-next no-print", isAlone && "band")}>
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
      <JsonLd blocks={[buildWebApplication(tool), buildFaqPage(tool.faq)]} />
    </>
  );
}
