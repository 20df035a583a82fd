import { useState } from "react";

import { AuditForm } from "#app/contact/audit-form.tsx";
import { sentHeading } from "#app/contact/contact-message.ts";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";

/** The form on the contact page: an island; before it wakes, and without JavaScript, it posts by itself. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default function ContactForm() {
  const [isSent, setIsSent] = useState(false);

  return (
    <>
      <h2 id="audit-title">{isSent ? sentHeading : "Get a Free Audit"}</h2>
      {isSent ? null : (
        <p className="small soft">A person reads this and answers. No newsletter.</p>
      )}
      <AuditForm
        id="audit"
        page={paths.contact}
        onSent={() => setIsSent(true)}
        thanks={
          <a className={buttonClass({ variant: "outline" })} href={paths.home}>
            Back to home
          </a>
        }
      />
    </>
  );
}
