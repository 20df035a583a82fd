import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from "react";

import { call, type DeskAnswer } from "#app/desk/data/call.ts";
import { useLookAgain } from "#app/desk/data/use-look-again.ts";
import { showDeskToast, showRefusal } from "#app/desk/data/desk-toast.ts";
import type { Acts } from "#app/desk/data/acts.ts";
import { DeskFacts, usePageName } from "#app/desk/desk-facts.tsx";
import { AtIt } from "./at-it.tsx";
import { Dock } from "./dock.tsx";
import { writeFinding } from "./write-first-sentence.ts";
import { Head } from "./head.tsx";
import { MoreFields } from "./more-fields.tsx";
import { NoteForm } from "./note-form.tsx";
import { RemovalDialogs } from "./removal-dialogs.tsx";
import { PrintedFoot } from "./printed-foot.tsx";
import { RemindMe } from "./remind-me.tsx";
import { Side } from "./side.tsx";
import { SpamBox } from "./spam-box.tsx";
import { StatusAndOwner } from "./status-and-owner.tsx";
import { isUnderWay, TheirPage } from "./their-page.tsx";
import { Timeline } from "./timeline.tsx";
import { useDraft, type Draft } from "./use-draft.ts";
import { ForeignMessage, isUrdu } from "#app/desk/foreign.tsx";
import { deskApi, type ReadingLink } from "#lib/desk/contract.ts";
import { deriveEnquiryState, findOwnOpenCall, type DerivedState } from "#lib/desk/enquiry-state.ts";
import type { Change } from "#lib/desk/change-request.ts";
import type { AnswerBy, DeskEnquiry } from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";

type EnquiryPaneProps = {
  enquiry: DeskEnquiry;
  me: Person;
  people: readonly Person[];
  acts: Acts;
  now: number;
  noteField: RefObject<HTMLTextAreaElement | null>;
  reminders: RefObject<HTMLFieldSetElement | null>;
  /** Changes that wait for the connection. */
  queued: readonly Change[];
  onSaved: (enquiry: DeskEnquiry) => void;
  /** Loads it again: an audit goes on without an event. */
  onLookAgain: () => void;
  /** It is deleted. */
  onGone: () => void;
  /** A conflict, where there is one. */
  children: ReactNode;
};

/** One enquiry: who and how long, the answer, what they wrote, where it is, what happened. */
export function EnquiryPane(props: EnquiryPaneProps) {
  const { enquiry, me, people, acts, now, onSaved, children } = props;
  const id = useId();
  const [asks, setAsks] = useState<"forget" | "delete">();
  const draft = useDraft(enquiry, use(DeskFacts).me, usePageName(enquiry.page));
  const state = useMemo(() => deriveEnquiryState(enquiry.happenings), [enquiry.happenings]);
  const answer = (way: AnswerBy) => acts.answer(enquiry, way, enquiry.owner === null);
  useSeen(enquiry, state, props);
  useOpenCall(enquiry, state, props);

  return (
    <article aria-labelledby={id}>
      <Head enquiry={enquiry} state={state} me={me} now={now} headingId={id} />
      <AtIt state={state} me={me} now={now} />
      {children}
      {enquiry.spam ? (
        <SpamBox
          enquiry={enquiry}
          byHand={state.spamMark}
          now={now}
          onNotSpam={() => acts.spam(enquiry, false)}
          onDelete={() => setAsks("delete")}
        />
      ) : (
        <Dock enquiry={enquiry} draft={draft} onAnswer={answer} />
      )}
      <div className="desk-body">
        <div>
          <Said enquiry={enquiry} />
          <MoreFields enquiry={enquiry} />
          <StatusAndOwner
            enquiry={enquiry}
            me={me}
            people={people}
            queued={props.queued}
            onStatus={(status) => acts.status(enquiry, status)}
            onOwner={(owner) => acts.owner(enquiry, owner, owner?.id === me.id)}
          />
          <Reminders {...props} />
          <PageToRead enquiry={enquiry} acts={acts} draft={draft} onSaved={onSaved} />
          {isUnderWay(enquiry.audit) ? <LookAgain look={props.onLookAgain} /> : null}
          <History {...props} state={state} />
        </div>
        <Side
          enquiry={enquiry}
          draft={draft}
          now={now}
          onAnswer={answer}
          onSpam={() => acts.spam(enquiry, true)}
          onForget={() => setAsks("forget")}
        />
      </div>
      <PrintedFoot me={me} now={now} />
      <RemovalDialogs {...props} asks={asks} onKeep={() => setAsks(undefined)} />
    </article>
  );
}

function Said({ enquiry }: Pick<EnquiryPaneProps, "enquiry">) {
  return (
    <section aria-label="What they wrote">
      <blockquote dir="auto" lang={isUrdu(enquiry.message) ? "ur" : undefined}>
        <ForeignMessage text={enquiry.message} hasLinks={!enquiry.spam} />
      </blockquote>
    </section>
  );
}

function Reminders({ enquiry, me, acts, now, reminders }: EnquiryPaneProps) {
  return enquiry.spam ? null : (
    <RemindMe
      enquiry={enquiry}
      me={me.id}
      now={now}
      field={reminders}
      onRemind={(until) => acts.remind(enquiry, until)}
    />
  );
}

/** An enquiry that is opened is seen, once by each. */
function useSeen(
  enquiry: DeskEnquiry,
  { seenBy }: DerivedState,
  { me, acts }: Pick<EnquiryPaneProps, "me" | "acts">,
): void {
  useEffect(() => {
    if (!seenBy.includes(me.id)) acts.seen(enquiry);
    // Once for an enquiry that is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [enquiry.id]);
}

/** A call without an outcome is asked about again. */
function useOpenCall(
  enquiry: DeskEnquiry,
  state: DerivedState,
  { me, acts, now }: Pick<EnquiryPaneProps, "me" | "acts" | "now">,
): void {
  const openCall = findOwnOpenCall(state, me, now);
  const ask = useEffectEvent(() => acts.askAboutCall(enquiry, openCall?.at ?? now));
  const number = openCall?.number;
  useEffect(() => {
    if (number !== undefined) ask();
  }, [number]);
}

type PageToReadProps = Pick<EnquiryPaneProps, "enquiry" | "acts" | "onSaved"> & { draft: Draft };

/** Their page, read or audited at once, and a finding of it for the first sentence. */
function PageToRead({ enquiry, acts, onSaved, draft }: PageToReadProps) {
  const take = (answer: DeskAnswer<DeskEnquiry>, then?: () => void) => {
    if (answer.ok) {
      onSaved(answer.value);
      then?.();
    } else showRefusal(answer);
  };
  return (
    <TheirPage
      enquiry={enquiry}
      onRead={async (signal) => {
        const answer = await acts.readPage(enquiry, signal);
        if (!signal.aborted) take(answer);
      }}
      onAudit={() =>
        void acts.audit(enquiry).then((answer) =>
          take(answer, () =>
            showDeskToast({
              title: "The audit is running. You will find it under “What happened”.",
            }),
          ),
        )
      }
      onAddToSentence={(finding, score) =>
        void call<ReadingLink>(deskApi.readingLink(enquiry.id), { body: {} }).then((answer) => {
          if (!answer.ok) return showRefusal(answer);
          const { link } = answer.value;
          addToSentence(draft, writeFinding(draft.language, finding, { score, link }));
        })
      }
    />
  );
}

function LookAgain({ look }: { look: () => void }) {
  useLookAgain(look);
  return null;
}

/** Every event, and a note of one's own. */
function History({
  enquiry,
  state,
  me,
  acts,
  now,
  noteField,
}: EnquiryPaneProps & { state: DerivedState }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="desk-h" id={id}>
        What happened
      </h2>
      <Timeline
        enquiry={enquiry}
        state={state}
        me={me}
        now={now}
        onSendAgain={() => acts.sendAgain(enquiry)}
      />
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
  showDeskToast({ title: "Added to the sentence.", actions: [undo] });
}
