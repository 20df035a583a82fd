import { Clock, Inbox, Mail, MessageCircle, Radar, Trash2, type LucideIcon } from "lucide-react";
import { use, useEffect, useState, type ReactNode } from "react";

import { call } from "#app/desk/data/call.ts";
import { Confirm } from "#app/desk/desk-dialog.tsx";
import { DeskFacts } from "#app/desk/desk-facts.tsx";
import { shortWebsite } from "#app/desk/foreign.tsx";
import { tellDay } from "#lib/time-words.ts";
import { deskApi, type ForgetPlan, type Remaining } from "#lib/desk/contract.ts";
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
    "Emails about them that have not gone out",
  ];

  const remaining = plan === undefined ? [] : describeRemaining(plan.remaining, now);

  return (
    <Confirm heading={`Forget ${name}?`} yes="Forget for good" onYes={onForget} onKeep={onKeep}>
      <p>
        Everything that came from <b>{plan?.address}</b>, at once and for good.
      </p>
      <h3 className="label">Deleted</h3>
      <ul className="rows" data-kind="icon">
        {goes?.map((words) => (
          <Row key={words} Icon={Trash2}>
            {words}
          </Row>
        ))}
      </ul>
      {remaining.length === 0 ? null : (
        <>
          <h3 className="label">Stays here</h3>
          <ul className="rows" data-kind="icon">
            {remaining}
          </ul>
        </>
      )}
      <h3 className="label">What we cannot delete</h3>
      <ul className="rows" data-kind="icon">
        {mailTo === null ? null : <Row Icon={Mail}>Emails already in {mailTo}</Row>}
        <Row Icon={MessageCircle}>The chat on your phone</Row>
        <Row Icon={Clock}>Backups, until they are overwritten</Row>
      </ul>
    </Confirm>
  );
}

function describeRemaining({ enquiries, sites }: Remaining, now: number): ReactNode[] {
  const days = enquiries.map((at) => tellDay(at, now)).join(" and ");
  const others = count(enquiries.length, "enquiry", "enquiries");
  return [
    ...(enquiries.length === 0
      ? []
      : [
          <Row key="" Icon={Inbox}>
            {others} from the same number with another address, of {days}
          </Row>,
        ]),
    ...sites.map((host) => (
      <Row key={host} Icon={Radar}>
        The watch of {host}: end it under “Watch”
      </Row>
    )),
  ];
}

function Row({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon className="icon" aria-hidden />
      <span>{children}</span>
    </li>
  );
}
