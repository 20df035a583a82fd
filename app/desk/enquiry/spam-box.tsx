import { Trash2 } from "lucide-react";

import { firstNameOf } from "./write-first-sentence.ts";
import { describeSpamReason } from "#app/desk/describe-spam-sign.ts";
import { tellDay } from "#lib/time-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { DerivedState } from "#lib/desk/enquiry-state.ts";
import { SPAM_KEPT_DAYS, type DeskEnquiry } from "#lib/desk/enquiry.ts";

type SpamBoxProps = {
  enquiry: DeskEnquiry;
  /** Set by somebody rather than by the check. */
  byHand: DerivedState["spamMark"];
  now: number;
  onNotSpam: () => void;
  onDelete: () => void;
};

/** Why it is apart, as a sum; in place of the sentence and its buttons. */
export function SpamBox({ enquiry, byHand, now, onNotSpam, onDelete }: SpamBoxProps) {
  const { signals, spamUntil } = enquiry;
  const until = tellDay(spamUntil ?? now, now);

  return (
    <section className="stack" data-gap="middle" aria-label="Taken for spam">
      <p className="note">
        <b>Taken for spam</b>
        Kept apart for {SPAM_KEPT_DAYS} days, until {until}. No email was sent.
      </p>
      <ul className="rows" data-kind="ends">
        {byHand?.by ? (
          <li>
            <span>
              <b>{firstNameOf(byHand.by.name)} called it spam</b> on {tellDay(byHand.at, now)}.
            </span>
          </li>
        ) : (
          <>
            {signals.map((reason) => (
              <li key={reason.signal}>
                <span>{describeSpamReason(reason)}</span>
                <b>{reason.points}</b>
              </li>
            ))}
            <li>
              <b>Total</b>
              <b>{signals.reduce((sum, { points }) => sum + points, 0)}</b>
            </li>
          </>
        )}
      </ul>
      <div className="actions no-print">
        <Button size="sm" onClick={onNotSpam}>
          Not spam
        </Button>
        <button type="button" className="desk-go desk-go-bad" onClick={onDelete}>
          <Trash2 className="icon" aria-hidden />
          Delete now
        </button>
      </div>
      <p className="measure mini soft no-print">
        “Not spam” puts it among those waiting, with its clock from when it came in, and sends the
        mail.
      </p>
    </section>
  );
}
