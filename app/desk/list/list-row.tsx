import { CloudOff, FileText, MapPin } from "lucide-react";
import { use } from "react";

import { linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { Clock } from "#app/desk/clock.tsx";
import { Face } from "#app/desk/face.tsx";
import { Foreign, shortWebsite } from "#app/desk/foreign.tsx";
import { ReplyLink } from "#app/desk/enquiry/reply-link.tsx";
import { useDraft } from "#app/desk/enquiry/use-draft.ts";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { DeskFacts, usePageName } from "#app/desk/desk-facts.tsx";
import { describeSpamSign } from "#app/desk/describe-spam-sign.ts";
import { Status } from "#app/desk/status-mark.tsx";
import { paths } from "#lib/site/paths.ts";
import { classNames } from "#lib/class-names.ts";
import { count } from "#lib/count.ts";
import type { AnswerBy, EnquiryRow } from "#lib/desk/enquiry.ts";
import { DAY_MS } from "#lib/durations.ts";

type RowProps = {
  row: EnquiryRow;
  place: Extract<DeskPlace, { screen: "enquiries" }>;
  /** From 1; undefined where the list has no order by waiting. */
  rank: number | undefined;
  isNew: boolean;
  isLeaving: boolean;
  /** A change of it waits for the connection. */
  isQueued: boolean;
  now: number;
  onAnswer: (row: EnquiryRow, way: AnswerBy) => void;
};

/** A result: who, how long they wait, what they wrote, where from, where it is, whose it is. */
export function ListRow(props: RowProps) {
  const { row, place, rank, isNew, isLeaving, isQueued, now, onAnswer } = props;
  const isFirst = rank === 1 && !isNew;
  const website = shortWebsite(row.website);

  return (
    <li
      className={classNames(
        "desk-row",
        isFirst && "desk-first card",
        isNew && "desk-row-new",
        isLeaving && "desk-row-leaving",
      )}
      aria-current={place.open === row.id || undefined}
    >
      {rank === undefined ? null : <span className="desk-rank">{rank}</span>}
      <h2 className="desk-cut">
        <a className="plain-link" {...linkTo({ ...place, open: row.id })} data-row={row.id}>
          <Foreign text={row.name} found={place.query} />
        </a>
      </h2>
      {row.spam ? <SpamClock row={row} now={now} /> : <Clock clocked={row} now={now} />}
      {website === "" ? null : (
        <p className="desk-cut">
          <Foreign text={website} found={place.query} />
        </p>
      )}
      {website === "" || isFirst ? (
        <p className="desk-words desk-cut soft">
          <Foreign text={row.start} found={place.query} />
        </p>
      ) : null}
      <RowFoot row={row} isQueued={isQueued} />
      {isFirst ? <QuickAnswer row={row} onAnswer={onAnswer} /> : null}
    </li>
  );
}

function RowFoot({ row, isQueued }: Pick<RowProps, "row" | "isQueued">) {
  const pageName = usePageName(row.page, row.start);
  const from = row.spam ? row.signals.map(describeSpamSign).join(", ") : pageName;
  const Icon = row.page.startsWith(paths.city("")) ? MapPin : FileText;
  const first = row.owner === null ? undefined : firstNameOf(row.owner.name);

  return (
    <p className="mini soft cluster" data-gap="small">
      <span className="desk-part">
        {from === "" ? null : <Icon className="icon" aria-hidden />}
        <span className="desk-cut">{from}</span>
      </span>
      <Status status={row.spam ? "spam" : row.status} />
      {isQueued ? (
        <span className="status" data-tone="warn">
          <CloudOff className="icon" aria-hidden />
          not sent yet
        </span>
      ) : null}
      {row.spam ? null : (
        <span className="desk-part">
          <Face name={row.owner?.name} />
          {first === undefined ? (
            <span>Nobody’s</span>
          ) : (
            <span className="visually-hidden">{first}’s</span>
          )}
        </span>
      )}
    </p>
  );
}

function SpamClock({ row: { spamUntil }, now }: { row: EnquiryRow; now: number }) {
  const days = Math.max(0, Math.ceil(((spamUntil ?? now) - now) / DAY_MS));
  return <span className="status number soft">{count(days, "day")} left</span>;
}

/** On a phone, one tap from opening the desk. */
function QuickAnswer({ row, onAnswer }: Pick<RowProps, "row" | "onAnswer">) {
  const draft = useDraft(row, use(DeskFacts).me, usePageName(row.page));
  const way = { enquiry: row, sentence: draft, size: "sm" as const };
  const answer = (which: AnswerBy) => onAnswer(row, which);

  return (
    <p className="actions desk-narrow">
      {row.number === "" ? (
        <ReplyLink {...way} way="mail" onAnswer={answer}>
          Email
        </ReplyLink>
      ) : (
        <>
          <ReplyLink {...way} way="whatsapp" onAnswer={answer}>
            WhatsApp
          </ReplyLink>
          <ReplyLink {...way} way="call" variant="outline" onAnswer={answer} />
        </>
      )}
    </p>
  );
}

export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}
