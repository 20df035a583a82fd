import { CircleCheck, CircleSlash } from "lucide-react";

import { count } from "#lib/count.ts";
import type { TermsPage } from "#engine/live/judge-terms.ts";
import { listLeftOut } from "./list-left-out.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

/** What was compared of each page, and what was left out of it; or why it was not read. */
export function TermsPages({ pages }: { pages: readonly TermsPage[] }) {
  return (
    <section className="stack after" data-gap="middle" aria-label="The pages">
      <h3>What was compared</h3>
      <ul className="rows" data-kind="pair">
        {pages.map((page) => (
          <li key={page.url}>
            <div className="stack" data-gap="small">
              {page.state === "read" && page.title !== "" ? <b dir="auto">{page.title}</b> : null}
              <code dir="ltr">{page.url}</code>
            </div>
            <div className="stack" data-gap="small">
              {page.state === "read" ? (
                <>
                  <StatusWord as="p" of="pass" Icon={CircleCheck}>
                    {page.isOwn ? "Your page, " : ""}
                    {count(page.words, "word")}
                  </StatusWord>
                  <p className="tool-help">{listLeftOut(page)}</p>
                </>
              ) : (
                <>
                  <StatusWord as="p" Icon={CircleSlash}>
                    {page.isOwn ? "Your page could not be checked" : "Could not be checked"}
                  </StatusWord>
                  <p className="tool-help">{page.detail}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
