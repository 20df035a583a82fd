import { useState } from "react";

import { AuditForm } from "./audit-form.tsx";
import { englishFormWords, type FormWords } from "./form-words.ts";
import { paths } from "#lib/site/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";

type ContactFormProps = {
  /** The page it is on; the contact page unless given. */
  page?: string;
  /** In the language of the page. */
  words?: FormWords;
};

/** The form on a page: an island; before it wakes, and without JavaScript, it posts by itself. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default function ContactForm({
  page = paths.contact,
  words = englishFormWords,
}: ContactFormProps) {
  const [isSent, setIsSent] = useState(false);

  return (
    <>
      <h2 className="h3" id="audit-title">
        {isSent ? words.sentHeading : words.heading}
      </h2>
      {isSent ? null : <p className="small soft">{words.intro}</p>}
      <AuditForm
        id="audit"
        page={page}
        words={words}
        onSent={() => setIsSent(true)}
        thanks={
          <a
            className={buttonClass({ variant: "outline" })}
            href={page === paths.contact ? paths.home : page}
          >
            {words.backHome}
          </a>
        }
      />
    </>
  );
}
