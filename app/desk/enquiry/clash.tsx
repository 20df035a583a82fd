import { Users } from "lucide-react";
import { useEffect, useRef } from "react";

import type { Clashing } from "#app/desk/data/changes.ts";
import { describeWaitingChange } from "./describe-waiting-change.ts";
import { Face } from "#app/desk/face.tsx";
import { firstNameOf } from "./write-first-sentence.ts";
import { Status, statusNames } from "#app/desk/status-mark.tsx";
import { tellTime } from "#lib/time-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { Change } from "#lib/desk/change-request.ts";
import type { EnquiryStatus, Standing } from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";

type ClashProps = Omit<Clashing, "key"> & {
  me: Person;
  people: readonly Person[];
  /** The one that is shown first when there are several. */
  isFirst: boolean;
  onLeave: () => void;
  onSet: () => void;
};

/** A colleague changed the same thing first. It comes into view, with the focus. */
export function Clash({ isFirst, change, at, me, people, onLeave, onSet, ...rest }: ClashProps) {
  const { theirs, enquiry } = rest.conflict;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) bringIntoView(box.current);
  }, [isFirst]);
  const standing = "status" in theirs ? (theirs as Standing) : enquiry;
  const first = theirs.by === null ? "Somebody" : firstNameOf(theirs.by.name);
  const [left, set] = [tellStanding(standing, change), sideOf(change, people)];

  return (
    <div className="stack no-print" data-gap="small" ref={box} tabIndex={-1}>
      <div className="note" role="alert">
        <Users className="icon" aria-hidden />
        <span>
          <b>{first} was quicker</b>
          Your change is not saved yet.
        </span>
      </div>
      <ul className="rows">
        <li className="cluster" data-gap="small">
          <Face name={theirs.by?.name} />
          <Words side={left} />
          <span className="mini soft">
            {first}, {tellTime(theirs.at)}
          </span>
        </li>
        <li className="cluster" data-gap="small">
          <Face name={me.name} />
          <Words side={set} />
          <span className="mini soft">you, {tellTime(at)}</span>
        </li>
      </ul>
      <div className="actions">
        <Button variant="outline" size="sm" onClick={onLeave}>
          Leave: {nameOf(left)}
        </Button>
        <Button variant="outline" size="sm" onClick={onSet}>
          Set: {nameOf(set)}
        </Button>
      </div>
    </div>
  );
}

/** Somebody who is typing keeps the focus; the alert is read aloud all the same. */
function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: "center" });
  if (document.activeElement?.closest("input,textarea") == null)
    box?.focus({ preventScroll: true });
}

/** A status with its mark, or words. */
type Side = EnquiryStatus | "spam" | { words: string };

/** Their side, in the terms of what was to be changed. */
function tellStanding(
  { owner, status, ...rest }: Pick<Standing, "status" | "owner">,
  change: Change,
): Side {
  if (change.kind === "owner") return { words: owner?.name ?? "Nobody’s" };
  const isSpam = "isSpam" in rest ? rest.isSpam === true : "spam" in rest && rest.spam === true;
  return isSpam ? "spam" : status;
}

function sideOf(change: Change, people: readonly Person[]): Side {
  if (change.kind === "status") return change.status;
  return change.kind === "spam" ? "spam" : { words: describeWaitingChange(change, people) };
}

function Words({ side }: { side: Side }) {
  return typeof side === "string" ? (
    <Status status={side} />
  ) : (
    <span className="status">{side.words}</span>
  );
}

function nameOf(side: Side): string {
  if (typeof side !== "string") return side.words;
  return side === "spam" ? "Spam" : statusNames[side];
}
