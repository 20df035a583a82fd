import { ContactButton } from "#app/contact/contact-button.tsx";
import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";

export type ToolOnwardProps = { title: string };

/** From a result to a person. Hidden until there is one: offer-onward.ts writes its findings in. */
export default function ToolOnward({ title }: ToolOnwardProps) {
  return (
    <aside className="tool-onward" data-tool={title} hidden aria-label="Have a person look at it">
      <p>
        <b>Have a person look at it.</b> <span data-finding="" /> The audit is free, and what stands
        here goes along.
      </p>
      <p className="actions">
        <ContactButton message={`I used your ${title}.`}>Get a Free Audit</ContactButton>
        <WhatsAppButton draft={`I used your ${title}.`} />
      </p>
    </aside>
  );
}
