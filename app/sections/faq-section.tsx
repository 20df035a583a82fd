import type { ReactNode } from "react";

import type { FaqEntry } from "#app/content/faq-entry.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { classNames } from "#lib/class-names.ts";

type FaqSectionProps = {
  title: string;
  /** The same entries go to the page's FAQPage block. */
  entries: readonly FaqEntry[];
  /** Under the title: where else to ask. */
  aside?: ReactNode;
  className?: string;
};

export function FaqSection({ title, entries, aside, className = "sand" }: FaqSectionProps) {
  return (
    <section className={classNames("band", className)} id="faq">
      <div className="wrap split">
        <div>
          <h2>{title}</h2>
          {aside ? <p className="faq-section-aside soft">{aside}</p> : null}
        </div>
        <Accordion name="faq" entries={entries} />
      </div>
    </section>
  );
}
