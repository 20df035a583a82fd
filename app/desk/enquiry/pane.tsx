import { use, useEffect, useId, useState, type ReactNode, type RefObject } from "react";

import { site } from "#app/content/site/site.ts";
import { call, type DeskAnswer } from "#app/desk/data/call.ts";
import { useLookAgain } from "#app/desk/data/use-look-again.ts";
import { tell, tellAway } from "#app/desk/data/toasts.ts";
import type { Acts } from "#app/desk/data/acts.ts";
import { Confirm } from "#app/desk/desk-dialog.tsx";
import { DeskFacts, usePageName } from "#app/desk/desk-facts.tsx";
import { AtIt } from "#app/desk/enquiry/at-it.tsx";
import { Dock } from "#app/desk/enquiry/dock.tsx";
import { writeFinding } from "#app/desk/enquiry/first-sentence.ts";
import { ForgetDialog } from "#app/desk/enquiry/forget-dialog.tsx";
import { Head } from "#app/desk/enquiry/head.tsx";
import { MoreFields } from "#app/desk/enquiry/more-fields.tsx";
import { NoteForm } from "#app/desk/enquiry/note-form.tsx";
import { Side } from "#app/desk/enquiry/side.tsx";
import { SpamBox } from "#app/desk/enquiry/spam-box.tsx";
import { StandBadge } from "#app/desk/enquiry/stand.tsx";
import { isUnderWay, TheirPage } from "#app/desk/enquiry/their-page.tsx";
import { Timeline } from "#app/desk/enquiry/timeline.tsx";
import { useDraft, type Draft } from "#app/desk/enquiry/use-draft.ts";
import { ForeignMessage, isUrdu } from "#app/desk/foreign-text.tsx";
import { tellDay, tellDayAndYear, tellTime } from "#app/desk/time-words.ts";
import { count } from "#lib/count.ts";
import { deskApi, type Forgotten } from "#lib/desk/contract.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";

type EnquiryPaneProps = {
  enquiry: DeskEnquiry;
  me: Person;
  people: readonly Person[];
  acts: Acts;
  now: number;
  noteField: RefObject<HTMLTextAreaElement | null>;
  onSaved: (enquiry: DeskEnquiry) => void;
  /** Loads it again: an audit goes on without an event. */
  onLookAgain: () => void;
  /** It is deleted. */
  onGone: () => void;
  /** A conflict, where there is one. */
  children: ReactNode;
};

/** One enquiry: who and how long, the answer, what they wrote, where it stands, what happened. */
export function EnquiryPane(props: EnquiryPaneProps) {
  const { enquiry, me, people, acts, now, onSaved, children } = props;
  const id = useId();
  const [asks, setAsks] = useState<"forget" | "delete">();
  const draft = useDraft(enquiry, use(DeskFacts).me, usePageName(enquiry.page));
  useSeen(enquiry, me, acts);

  return (
    <article aria-labelledby={id}>
      <Head enquiry={enquiry} me={me} now={now} headingId={id} />
      <AtIt events={enquiry.happenings} me={me} now={now} />
      {children}
      {enquiry.spam ? (
        <SpamBox
          enquiry={enquiry}
          now={now}
          onNotSpam={() => acts.spam(enquiry, false)}
          onDelete={() => setAsks("delete")}
        />
      ) : (
        <Dock
          enquiry={enquiry}
          draft={draft}
          onAnswer={(way) => acts.answer(enquiry, way, enquiry.owner === null)}
        />
      )}
      <div className="desk-body">
        <div className="desk-main-col">
          <section className="desk-said" aria-label="What they wrote">
            <blockquote dir="auto" lang={isUrdu(enquiry.message) ? "ur" : undefined}>
              <ForeignMessage text={enquiry.message} hasLinks={!enquiry.spam} />
            </blockquote>
          </section>
          <MoreFields enquiry={enquiry} />
          <StandBadge
            enquiry={enquiry}
            me={me}
            people={people}
            onStatus={(status) => acts.status(enquiry, status)}
            onOwner={(owner) => acts.owner(enquiry, owner, owner?.id === me.id)}
          />
          <PageToRead enquiry={enquiry} acts={acts} draft={draft} onSaved={onSaved} />
          {isUnderWay(enquiry.audit) ? <LookAgain look={props.onLookAgain} /> : null}
          <History {...props} />
        </div>
        <Side
          enquiry={enquiry}
          now={now}
          onSpam={() => acts.spam(enquiry, true)}
          onForget={() => setAsks("forget")}
        />
      </div>
      <p className="desk-foot">
        {site.name} Desk. Printed by {me.name}, {tellDayAndYear(now)}, {tellTime(now)}. Personal
        data: do not leave it lying about.
      </p>
      <Asks {...props} asks={asks} onKeep={() => setAsks(undefined)} />
    </article>
  );
}

/** An enquiry that is opened is seen, once by each. */
function useSeen(enquiry: DeskEnquiry, me: Person, acts: Acts): void {
  const isSeen = enquiry.happenings.some(({ kind, by }) => kind === "seen" && by?.id === me.id);
  useEffect(() => {
    if (!isSeen) acts.seen(enquiry);
    // Once for an enquiry that is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [enquiry.id]);
}

type PageToReadProps = Pick<EnquiryPaneProps, "enquiry" | "acts" | "onSaved"> & { draft: Draft };

/** Their page, read or audited at once, and a finding of it for the first sentence. */
function PageToRead({ enquiry, acts, onSaved, draft }: PageToReadProps) {
  const take = (answer: DeskAnswer<DeskEnquiry>, then?: () => void) => {
    if (answer.ok) {
      onSaved(answer.value);
      then?.();
    } else tellRefused(answer);
  };
  return (
    <TheirPage
      enquiry={enquiry}
      onRead={async (signal) => {
        const answer = await acts.readPage(enquiry, signal);
        if (!signal.aborted) take(answer);
      }}
      onAudit={() =>
        void acts
          .audit(enquiry)
          .then((answer) =>
            take(answer, () =>
              tell({ title: "The audit runs. It will stand under “What happened”." }),
            ),
          )
      }
      onAddToSentence={(finding, score, link) =>
        addToSentence(draft, writeFinding(draft.language, finding, { score, link }))
      }
    />
  );
}

function LookAgain({ look }: { look: () => void }) {
  useLookAgain(look);
  return null;
}

/** Every event, and a note of one's own. */
function History({ enquiry, me, acts, now, noteField }: EnquiryPaneProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="desk-h" id={id}>
        What happened
      </h2>
      <Timeline enquiry={enquiry} me={me} now={now} onSendAgain={() => acts.sendAgain(enquiry)} />
      <NoteForm
        person={me.id}
        enquiry={enquiry.id}
        field={noteField}
        underWay={acts.noteUnderWay(enquiry.id)}
        onAdd={(text) => acts.note(enquiry, text)}
      />
    </section>
  );
}

function addToSentence({ text, setText }: Draft, more: string): void {
  setText(`${text} ${more}`);
  const undo = { label: "Undo", isUndo: true, run: () => setText(text) };
  tell({ title: "Added to the sentence.", actions: [undo] });
}

type AsksProps = Pick<EnquiryPaneProps, "enquiry" | "now" | "onGone"> & {
  asks: "forget" | "delete" | undefined;
  onKeep: () => void;
};

/** What cannot be undone asks first. */
function Asks({ asks, enquiry, now, onKeep, onGone }: AsksProps) {
  if (asks === undefined) return null;
  if (asks === "forget") {
    return (
      <ForgetDialog
        enquiry={enquiry.id}
        name={enquiry.name}
        now={now}
        onKeep={onKeep}
        onForget={() =>
          void call<Forgotten>(deskApi.forget(enquiry.id), { body: {} }).then((answer) => {
            onKeep();
            if (!answer.ok) return tellRefused(answer);
            tell({
              look: "forgotten",
              title: `${answer.value.name} is forgotten`,
              text: tellForgotten(answer.value),
            });
            onGone();
          })
        }
      />
    );
  }
  return (
    <Confirm
      heading="Delete this spam now?"
      yes="Delete"
      onKeep={onKeep}
      onYes={() =>
        void call(deskApi.enquiry(enquiry.id), { method: "DELETE" }).then((answer) => {
          onKeep();
          if (!answer.ok) return tellRefused(answer);
          onGone();
        })
      }
    >
      <p>It would go by itself on {tellDay(enquiry.spamUntil ?? now, now)}.</p>
    </Confirm>
  );
}

function tellForgotten({ enquiries, notes, audits }: Forgotten): string {
  return `${count(enquiries, "enquiry", "enquiries")}, ${count(notes, "note")} and ${count(audits, "audit")} are deleted.`;
}

function tellRefused(answer: Exclude<DeskAnswer<unknown>, { ok: true }>): void {
  if (answer.kind === "away") tellAway("Try again in a moment.");
  else tell({ title: "Not saved", text: answer.refusal.error, look: "bad" });
}
