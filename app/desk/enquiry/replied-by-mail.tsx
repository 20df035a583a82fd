import { MailCheck } from "lucide-react";

import type { Acts } from "#app/desk/data/acts.ts";
import { go, readPlace, useSearch } from "#app/desk/data/desk-place.ts";
import { firstNameOf } from "./write-first-sentence.ts";
import { cleanForeignText } from "#app/desk/foreign.tsx";
import { Button } from "#app/ui/button.tsx";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

/**
 * Asked of those who come by the link in an enquiry's mail (server/notify/enquiry-mail.ts): their reply
 * left from their own program.
 */
export function RepliedByMail({ enquiry, acts }: { enquiry: DeskEnquiry; acts: Acts }) {
  const search = useSearch();
  if (!isAskedIn(search) || enquiry.answeredAt !== null) return null;
  const done = () => go(readPlace(search), { replace: true });

  return (
    <MailQuestion
      name={enquiry.name}
      onAnswered={() => {
        acts.answer(enquiry, "mail", enquiry.owner === null);
        done();
      }}
      onNotYet={done}
    />
  );
}

export function isAskedIn(search: string): boolean {
  return new URLSearchParams(search).get("answered") === "mail";
}

type MailQuestionProps = { name: string; onAnswered: () => void; onNotYet: () => void };

export function MailQuestion({ name, onAnswered, onNotYet }: MailQuestionProps) {
  return (
    <>
      <div className="note no-print" data-tone="good" role="status">
        <MailCheck className="icon" aria-hidden />
        <span>
          <b>Did you answer {cleanForeignText(firstNameOf(name))} by email?</b>
          The desk does not see emails that you send from your own program.
        </span>
      </div>
      <div className="actions">
        <Button size="sm" onClick={onAnswered}>
          Answered by email
        </Button>
        <Button variant="outline" size="sm" onClick={onNotYet}>
          Not yet
        </Button>
      </div>
    </>
  );
}
