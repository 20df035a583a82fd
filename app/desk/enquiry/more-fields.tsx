import { useId } from "react";

import { Foreign, ForeignMessage } from "#app/desk/foreign.tsx";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";
import { ownValue } from "#lib/own-value.ts";

/** What the form contract calls its own fields; any other has the name that it was sent under. */
const names: Readonly<Record<string, string>> = { _replyto: "Reply to" };

type MoreFieldsProps = { enquiry: Pick<DeskEnquiry, "subject" | "others" | "spam"> };

/** Every field that has no place elsewhere on the page, so that nothing the form took stays unseen. */
export function MoreFields({ enquiry: { subject, others, spam } }: MoreFieldsProps) {
  const id = useId();
  const fields = Object.entries(others).map(
    ([name, text]) => [ownValue(names, name) ?? name, text] as const,
  );
  if (subject !== "") fields.unshift(["Subject", subject]);
  if (fields.length === 0) return null;

  return (
    <section aria-labelledby={id}>
      <h2 className="desk-h" id={id}>
        What else they sent
      </h2>
      <dl className="facts">
        {fields.map(([name, text]) => (
          <div key={name}>
            <dt>
              <Foreign text={name} />
            </dt>
            <dd dir="auto">
              <ForeignMessage text={text} hasLinks={!spam} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
