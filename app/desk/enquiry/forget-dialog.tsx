import { Clock, Mail, MessageCircle, Trash2 } from "lucide-react";
import { use, useEffect, useState } from "react";

import { call } from "#app/desk/data/call.ts";
import { Confirm } from "#app/desk/desk-dialog.tsx";
import { DeskFacts } from "#app/desk/desk-facts.tsx";
import { shortWebsite } from "#app/desk/foreign-text.tsx";
import { tellDay } from "#app/desk/time-words.ts";
import { deskApi, type ForgetPlan } from "#lib/desk/contract.ts";
import { count } from "#lib/count.ts";

type ForgetDialogProps = {
  enquiry: string;
  name: string;
  now: number;
  onForget: () => void;
  onKeep: () => void;
};

/** Says before what it deletes, and what is out of our reach. */
export function ForgetDialog({ enquiry, name, now, onForget, onKeep }: ForgetDialogProps) {
  const { mailTo } = use(DeskFacts);
  const [plan, setPlan] = useState<ForgetPlan>();
  useEffect(() => {
    void call<ForgetPlan>(deskApi.forget(enquiry)).then((answer) => {
      if (answer.ok) setPlan(answer.value);
    });
  }, [enquiry]);
  const days = plan?.enquiries.map((at) => tellDay(at, now)) ?? [];
  const goes = plan && [
    `${count(days.length, "enquiry", "enquiries")}, of ${new Intl.ListFormat("en-GB").format(days)}`,
    plan.notes === 0
      ? "Everything under “What happened”"
      : `${count(plan.notes, "note")} and everything under “What happened”`,
    ...(plan.audits > 0
      ? [`${count(plan.audits, "audit")} of ${shortWebsite(plan.website ?? "")}, and its link`]
      : []),
    "Mails about them that have not gone out",
  ];

  return (
    <Confirm heading={`Forget ${name}?`} yes="Forget for good" onYes={onForget} onKeep={onKeep}>
      <p>
        Everything that came from <b>{plan?.address}</b>, at once and for good.
      </p>
      <h3>Deleted</h3>
      <ul className="desk-goes">
        {goes?.map((words) => (
          <li key={words}>
            <Trash2 className="icon" aria-hidden />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <h3>Not in our reach</h3>
      <ul className="desk-goes desk-stays">
        {mailTo === null ? null : (
          <li>
            <Mail className="icon" aria-hidden />
            <span>Mails already in {mailTo}</span>
          </li>
        )}
        <li>
          <MessageCircle className="icon" aria-hidden />
          <span>The chat on your phone</span>
        </li>
        <li>
          <Clock className="icon" aria-hidden />
          <span>Backups, until they are overwritten</span>
        </li>
      </ul>
    </Confirm>
  );
}
