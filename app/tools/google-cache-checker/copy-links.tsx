import { Copy, ExternalLink } from "lucide-react";

import { copyWithToast } from "#app/tools/kit/kept/hand-over.ts";
import type { ArchiveLinks } from "#app/tools/google-cache-checker/archive-links.ts";
import { DAYS_ARE_UTC, formatDay } from "#app/tools/google-cache-checker/format-instant.ts";
import { Button } from "#app/ui/button.tsx";

type Row = { name: string; tells: string; href: string };

/** The addresses in groups, by the question that each answers. Nothing is sent before a click. */
export function CopyLinks({
  links,
  day,
  variants,
}: {
  links: ArchiveLinks;
  day: string;
  variants: readonly string[];
}) {
  return (
    <>
      <p className="tool-help">
        Built in your browser. Nothing is sent until you open one; each opens in a new tab.
      </p>
      <Group
        heading="Old copies"
        rows={[
          {
            name: "Wayback Machine, calendar",
            tells: "Every copy it has, by day.",
            href: links.calendar,
          },
          { name: "Wayback Machine, newest copy", tells: "Opens it at once.", href: links.latest },
          ...(day === ""
            ? []
            : [
                {
                  name: `Wayback Machine, nearest to ${formatDay(day)}`,
                  tells: `The copy closest to your day, before or after. ${DAYS_ARE_UTC}`,
                  href: links.nearest,
                },
              ]),
          {
            name: "archive.today, newest copy",
            tells: "Another archive, filled by its readers.",
            href: links.archiveToday,
          },
        ]}
      />
      <Group
        heading="Is it indexed"
        rows={[
          {
            name: "Google, site: search",
            tells: "A hint only: a page can be indexed and not show here.",
            href: links.googleIndex,
          },
          { name: "Bing, url: search", tells: "Whether Bing has it.", href: links.bingIndex },
          {
            name: "Search Console, URL Inspection",
            tells: "For your own site: the page as Google last crawled it, and when.",
            href: "https://search.google.com/search-console",
          },
        ]}
      />
      <Group
        heading="Keep a copy"
        rows={[
          {
            name: "Wayback Machine, save now",
            tells: "Asks the archive to fetch the page today.",
            href: links.save,
          },
        ]}
      />
      {variants.length > 0 ? (
        <details className="cache-variants">
          <summary>The same page under {variants.length} other addresses</summary>
          <p className="tool-help">
            An archive keeps each apart. If the calendar is empty, try these.
          </p>
          <ul>
            {variants.map((variant) => (
              <li key={variant}>
                <a
                  href={`https://web.archive.org/web/*/${variant}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {variant}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function Group({ heading, rows }: { heading: string; rows: readonly Row[] }) {
  return (
    <section className="cache-group" aria-label={heading}>
      <h3>{heading}</h3>
      <ul>
        {rows.map(({ name, tells, href }) => (
          <li key={name}>
            <div>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
                <ExternalLink className="icon" aria-hidden />
                <span className="visually-hidden"> (new tab)</span>
              </a>
              <p>{tells}</p>
              <code dir="ltr">{href}</code>
            </div>
            <Button
              size="icon"
              variant="ghost"
              aria-label={`Copy the address: ${name}`}
              onClick={() => void copyWithToast(href, "Copied to clipboard!")}
            >
              <Copy className="icon" aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
