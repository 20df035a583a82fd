import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const tones = { note: Info, warning: TriangleAlert } as const;

type CalloutProps = { tone?: keyof typeof tones; title: string; children: ReactNode };

/** Something to know beside the text, or to beware of. */
export function Callout({ tone = "note", title, children }: CalloutProps) {
  const Icon = tones[tone];

  return (
    <div className="callout" data-tone={tone} role="note">
      <p className="callout-title">
        <Icon className="icon" aria-hidden />
        {title}
      </p>
      {children}
    </div>
  );
}
