import { useId } from "react";

import type { SentenceLanguage } from "#app/content/desk/first-sentences.ts";
import { ReplyLink, type ReplyLinkProps } from "./reply-link.tsx";
import type { Draft } from "./use-draft.ts";
import { Choices, type Choice } from "#app/ui/choices.tsx";
import type { AnswerBy, EnquiryRow } from "#lib/desk/enquiry.ts";

const languages: readonly Choice<SentenceLanguage>[] = [
  ["en", "English"],
  ["ur-Latn", "Roman Urdu"],
  ["ur", "اردو", { lang: "ur" }],
];

type DockProps = {
  enquiry: EnquiryRow;
  draft: Draft;
  onAnswer: (way: AnswerBy) => void;
};

/** The first sentence, in the message's language, and the ways it goes out. */
export function Dock({ enquiry, draft, onAnswer }: DockProps) {
  const id = useId();

  return (
    <section
      className="desk-dock stack no-print"
      data-gap="small"
      aria-label={`Answer ${enquiry.name}`}
    >
      <div className="cluster">
        <label className="field-label" htmlFor={id}>
          First sentence
        </label>
        <Choices
          name="Language of the sentence"
          choices={languages}
          value={draft.language}
          onChoose={draft.setLanguage}
        />
      </div>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        lang={draft.language}
        aria-label="First sentence, goes with WhatsApp and email"
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
      />
      <div className="cluster" data-gap="small">
        <Ways enquiry={enquiry} sentence={draft} onAnswer={onAnswer} />
      </div>
    </section>
  );
}

/** WhatsApp, a call and a mail; without a number that can be called the mail alone. */
function Ways(way: Omit<ReplyLinkProps, "way">) {
  const { enquiry } = way;
  if (enquiry.number === "") {
    return (
      <ReplyLink {...way} way="mail">
        Email <small dir="ltr">{enquiry.email}</small>
      </ReplyLink>
    );
  }
  return (
    <>
      <ReplyLink {...way} way="whatsapp">
        WhatsApp{" "}
        <small className="number from-640" dir="ltr">
          {enquiry.phone}
        </small>
      </ReplyLink>
      <ReplyLink {...way} way="call" variant="outline">
        <span className="from-640">Call</span>
      </ReplyLink>
      <ReplyLink {...way} way="mail" variant="outline">
        <span className="from-640">Email</span>
      </ReplyLink>
      <p className="desk-wide mini soft">
        Opens the chat with this sentence.
        <br />
        Marks it answered, and yours.
      </p>
    </>
  );
}
