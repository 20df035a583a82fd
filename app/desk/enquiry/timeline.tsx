import { MailWarning, RefreshCw } from "lucide-react";
import { use } from "react";

import { DeskFacts, usePageName } from "#app/desk/desk-facts.tsx";
import { describeEvent } from "./describe-event.ts";
import { Face } from "#app/desk/face.tsx";
import { cleanForeignText, ForeignMessage } from "#app/desk/foreign.tsx";
import { tellMoment } from "#lib/time-words.ts";
import type { Person } from "#lib/desk/person.ts";
import type { DerivedState } from "#lib/desk/enquiry-state.ts";
import type { DeskEnquiry, Happening } from "#lib/desk/enquiry.ts";

type TimelineProps = {
  enquiry: Pick<DeskEnquiry, "underWay" | "page" | "start" | "signals">;
  state: DerivedState;
  me: Person;
  now: number;
  onSendAgain: () => void;
};

/** What happened, oldest first; what is on its way last. */
export function Timeline({ enquiry, state, me, now, onSendAgain }: TimelineProps) {
  const { channels } = use(DeskFacts);

  return (
    <ol className="desk-timeline">
      {state.lines.map((event) => (
        <Line
          key={event.number}
          event={event}
          enquiry={enquiry}
          me={me}
          now={now}
          isFirstSeen={event.by?.id === state.seenBy[0]}
          onSendAgain={event === state.failedNotice ? onSendAgain : undefined}
        />
      ))}
      {enquiry.underWay.map(({ by, tries }) => {
        const channel = channels.find(({ kind }) => kind === by);
        const words = channel?.to === null ? channel.words.notSetUp : channel?.words.onItsWay;
        if (words === undefined) return null;
        return (
          <li key={by}>
            <MailWarning className="icon" aria-hidden />
            <div>
              <b>{words}</b>{" "}
              {channel?.to === null ? null : <span className="soft">try {tries + 1} of 12</span>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type LineProps = {
  event: Happening;
  enquiry: TimelineProps["enquiry"];
  me: Person;
  now: number;
  isFirstSeen: boolean;
  onSendAgain: (() => void) | undefined;
};

function Line({ event, enquiry, me, now, isFirstSeen, onSendAgain }: LineProps) {
  const { channels } = use(DeskFacts);
  const pageName = usePageName(enquiry.page, enquiry.start);
  const { signals } = enquiry;
  const described = describeEvent(event, {
    me,
    pageName,
    signals,
    now,
    channels,
    isFirstSeen,
  });
  const { Icon, what, beside, below, note, report, isBad } = described;

  return (
    <li data-tone={isBad ? "fail" : undefined}>
      {event.by === null ? <Icon className="icon" aria-hidden /> : <Face name={event.by.name} />}
      <div>
        <b>{what}</b> {beside}
        {below === undefined ? null : (
          <div className="soft">
            {cleanForeignText(below)}
            {report === undefined ? null : (
              <>
                <a href={report.href} target="_blank" rel="noopener">
                  Report
                </a>
                {report.after}
              </>
            )}
          </div>
        )}
      </div>
      <time dateTime={new Date(event.at).toISOString()}>{tellMoment(event.at, now)}</time>
      {note === undefined ? null : (
        <p dir="auto">
          <ForeignMessage text={note} />
        </p>
      )}
      {onSendAgain === undefined ? null : (
        <button type="button" className="desk-go" onClick={onSendAgain}>
          <RefreshCw className="icon" aria-hidden />
          Send again
        </button>
      )}
    </li>
  );
}
