import type { Audit } from "#engine/page-audit/audit-page.ts";

/** How the page looks from outside: as a search result, and as the outline of its headings. */
export function AuditPageView({ audit: { facts, url, headings, headingCount } }: { audit: Audit }) {
  const address = url === null ? null : new URL(url);
  return (
    <div className="grid">
      <section className="stack" data-gap="middle">
        <h2>As a search result</h2>
        <div className="audit-serp card">
          <p>
            {address?.hostname ?? "Address unknown"}
            <span className="soft">{address === null ? "" : breadcrumb(address)}</span>
          </p>
          <strong dir="auto">
            {facts.title === null || facts.title === ""
              ? "No title: Google makes one up"
              : facts.title}
          </strong>
          <p className="soft" dir="auto">
            {facts.description === null || facts.description === ""
              ? "No description: Google picks a sentence from the page."
              : facts.description}
          </p>
        </div>
        <p className="tool-help">
          Cut where a result of 600 pixels is cut. Google may write its own title and description.
        </p>
      </section>
      <section className="stack" data-gap="middle">
        <h2>Outline of headings</h2>
        {headings.length === 0 ? (
          <p className="tool-help">The page has no headings.</p>
        ) : (
          <ol className="audit-outline rows" data-kind="dense">
            {headings.map(({ level, text, line }, at) => (
              <li key={at} data-level={level}>
                <b data-tone={level > (headings[at - 1]?.level ?? level) + 1 ? "fail" : "pass"}>
                  H{level}
                </b>
                <span dir="auto">{text === "" ? "(empty)" : text}</span>
                <small className="soft">{line}</small>
              </li>
            ))}
          </ol>
        )}
        {headingCount > headings.length ? (
          <p className="tool-help">and {headingCount - headings.length} more</p>
        ) : null}
      </section>
    </div>
  );
}

function breadcrumb({ pathname }: URL): string {
  return pathname
    .split("/")
    .filter((part) => part !== "")
    .slice(0, 3)
    .map((part) => ` › ${decodePart(part)}`)
    .join("");
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
