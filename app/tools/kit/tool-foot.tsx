import { paths } from "#lib/site/paths.ts";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { OnwardLink } from "#app/sections/onward-link.tsx";
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
          <ul className="rows">
            {related.map(({ path, title, answers }) => (
              <li key={path}>
                <p className="title">
                  <OnwardLink to={path}>{title}</OnwardLink>
                </p>
                <p className="soft">{answers}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <JsonLd blocks={[buildWebApplication(tool), buildFaqPage(tool.faq)]} />
    </>
  );
}
