import { MailWarning } from "lucide-react";

import { cleanForeignText } from "#app/desk/foreign.tsx";
import { tellMoment } from "#lib/time-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { UnsentMail, WatchedSite } from "#lib/desk/watch.ts";

type UnsentMailsProps = {
  site: WatchedSite;
  onSendAgain: () => void;
  now: number;
};

/** Mails about a site that were tried and did not go out: to whom, why, and how to send them again. */
export function UnsentMails({ site, onSendAgain, now }: UnsentMailsProps) {
  if (site.unsent.length === 0) return null;
  const canSend = site.unsent.some(({ isGivenUp }) => isGivenUp);
  return (
    <div className="note stack" data-gap="small">
      <p className="status" data-tone="fail">
        <MailWarning className="icon" aria-hidden />
        Email not sent
      </p>
      <ul>
        {site.unsent.map((mail) => (
          <li key={`${mail.to} ${mail.at}`}>{tellUnsent(mail, now)}</li>
        ))}
      </ul>
      {canSend ? (
        <p>
          <Button size="sm" variant="outline" onClick={onSendAgain}>
            Send again
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function tellUnsent({ to, at, why, isGivenUp }: UnsentMail, now: number): string {
  const next = isGivenUp ? "It was tried for seven days." : "It is tried again within the hour.";
  return `To ${cleanForeignText(to)}, of ${tellMoment(at, now)}. ${why} ${next}`;
}
