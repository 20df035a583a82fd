import { Search } from "lucide-react";
import type { ReactNode } from "react";

/** The page around a result: the field it was searched in, and the results below it. */
export function SearchPage({ query = "", children }: { query?: string; children: ReactNode }) {
  return (
    <>
      <p className="serp-search" aria-hidden>
        <Search className="icon" />
        <span dir="auto">{query.trim() === "" ? "what your customer searches" : query}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it slides, also by keyboard */}
      <div className="serp-slide" role="group" aria-label="Result" tabIndex={0}>
        {children}
      </div>
      <div className="serp-rivals stack" data-gap="small" aria-hidden>
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
