import { Check } from "lucide-react";
import type { ReactNode } from "react";

import { buttonClass } from "#app/ui/button.tsx";

type EmptyResultProps = {
  /** What will be here, as a sentence. */
  title: string;
  /** What the result says, a few words each. */
  points?: readonly string[];
  /** The tool's own evidence in the drawing: SVG on x 20 to 204, y 38 to 106. */
  drawing: ReactNode;
  /** Below the words: what to write meanwhile, for one. */
  children?: ReactNode;
};

/**
 * Takes the place of a tool's result: the result frame in small, drawn, and a click that fills the
 * tool with an example. For `keptMarkup`: the click is `data-example`'s, which `ToolTabs` answers.
 */
export function EmptyResult({ title, points = [], drawing, children }: EmptyResultProps) {
  return (
    <div className="empty-result no-print">
      <svg className="empty-drawing drawing" viewBox="0 0 240 152" aria-hidden>
        <rect className="p-soft" x="16" y="14" width="222" height="136" rx="10" />
        <rect className="p-sheet" x="1" y="1" width="224" height="136" rx="10" />
        <rect className="p-line p-good" x="18" y="14" width="56" height="12" rx="4" />
        <path className="p-line p-good" d="m24 20 2.5 2.5 4-5M36 20h30" />
        {drawing}
        <path className="p-line" d="M1 114h224" />
        <path className="drawn-text" d="M20 126h78" />
        <rect className="p-good" x="158" y="120" width="48" height="12" rx="4" />
      </svg>
      <div className="empty-words small">
        <p className="title h3">{title}</p>
        {points.length > 0 ? (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Check className="icon" aria-hidden />
                {point}
              </li>
            ))}
          </ul>
        ) : null}
        <button
          type="button"
          data-example=""
          className={buttonClass({ variant: "outline", size: "sm" })}
        >
          Try an example
        </button>
        {children}
      </div>
    </div>
  );
}
