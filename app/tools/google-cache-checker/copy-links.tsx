import { Copy } from "lucide-react";

import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import type { ArchiveLinks } from "./archive-links.ts";
import { DAYS_ARE_UTC, formatDay } from "./format-instant.ts";
import { Button } from "#app/ui/button.tsx";
import { OutsideLink } from "#app/tools/kit/outside-link.tsx";

type Row = readonly [name: string, text: string, href: string];

/** The addresses in groups, by the question that each answers. */
function listGroups(
  links: ArchiveLinks,
  day: string,
): readonly (readonly [string, readonly Row[]])[] {
  const nearest: Row = [
    `Wayback Machine, nearest to ${day === "" ? "" : formatDay(day)}`,
    `The copy closest to your day, before or after. ${DAYS_ARE_UTC}`,
    links.nearest,
  ];
  return [
    [
      "Old copies",
      [
        ["Wayback Machine, calendar", "Every copy it has, by day.", links.calendar],
        ["Wayback Machine, newest copy", "Opens it at once.", links.latest],
        ...(day === "" ? [] : [nearest]),
      ],
    ],
    [
      "Is it indexed",
      [
        [
          "Google, site: search",
          "A hint only: a page can be indexed and not show here.",
          links.googleIndex,
        ],
        ["Bing, url: search", "Whether Bing has it.", links.bingIndex],
        [
          "Search Console, URL Inspection",
          "For your own site: the page as Google last crawled it, and when.",
          "https://search.google.com/search-console",
        ],
      ],
    ],
    [
      "Keep a copy",
      [["Wayback Machine, save now", "Asks the archive to fetch the page today.", links.save]],
    ],
  ];
}

type CopyLinksProps = { links: ArchiveLinks; day: string; variants: readonly string[] };

/** Nothing is sent before a click. */
export function CopyLinks({ links, day, variants }: CopyLinksProps) {
  return (
    <>
      <p className="tool-help">
        Built in your browser. Nothing is sent until you open one; each opens in a new tab.
      </p>
      {listGroups(links, day).map(([heading, rows]) => (
        <Group key={heading} heading={heading} rows={rows} />
      ))}
      {variants.length > 0 ? (
        <details className="disclosure">
          <summary>The same page under {variants.length} other addresses</summary>
          <p className="tool-help">
            An archive keeps each apart. If the calendar is empty, try these.
          </p>
          <ul className="rows" data-kind="dense">
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
    <section className="stack after" data-gap="small" aria-label={heading}>
      <h3>{heading}</h3>
      <ul className="cache-links rows">
        {rows.map(([name, text, href]) => (
          <li key={name}>
            <div>
              <OutsideLink href={href}>{name}</OutsideLink>
              <p className="soft">{text}</p>
              <code className="soft" dir="ltr">
                {href}
              </code>
            </div>
            <Button
              size="icon"
              variant="ghost"
              aria-label={`Copy the address: ${name}`}
              onClick={() => void copyWithToast(href, "Copied to clipboard!")}
              Icon={Copy}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
