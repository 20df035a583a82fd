import { CloudOff } from "lucide-react";
import { useId } from "react";

import { describeWaitingChange } from "./describe-waiting-change.ts";
import { Face } from "#app/desk/face.tsx";
import { Status, StatusMark, statusNames } from "#app/desk/status-mark.tsx";
import { Button } from "#app/ui/button.tsx";
import { Choices } from "#app/ui/choices.tsx";
import type { Person } from "#lib/desk/person.ts";
import type { Change } from "#lib/desk/change-request.ts";
import type { EnquiryRow, EnquiryStatus } from "#lib/desk/enquiry.ts";

type StatusAndOwnerProps = {
  enquiry: EnquiryRow;
  me: Person;
  people: readonly Person[];
  /** Changes that wait for the connection: they look so, and nothing else looks done. */
  queued: readonly Change[];
  onStatus: (status: EnquiryStatus) => void;
  /** null: no one's. */
  onOwner: (owner: Person | null) => void;
};

/** Its status, and whose it is. */
export function StatusAndOwner({
  enquiry,
  me,
  people,
  queued,
  onStatus,
  onOwner,
}: StatusAndOwnerProps) {
  const { owner } = enquiry;

  return (
    <div className="stack" data-gap="small">
      <Choices
        name="Status"
        value={enquiry.status}
        choices={(Object.keys(statusNames) as EnquiryStatus[]).map((status) => [
          status,
          <>
            <StatusMark status={status} />
            {statusNames[status]}
          </>,
          queued.some((one) => isStatus(one, status)) ? { "data-queued": true } : {},
        ])}
        onChoose={(status) => {
          if (enquiry.status !== status) onStatus(status);
        }}
      />
      <Whose owner={owner} me={me} people={people} onOwner={onOwner} />
      {queued.length === 0 ? null : (
        <p className="status small no-print" data-tone="warn" role="status">
          <CloudOff className="icon" aria-hidden />
          Not sent yet: {queued.map((change) => describeWaitingChange(change, people)).join(", ")}
        </p>
      )}
      <p className="cluster print-only">
        <Status status={enquiry.spam ? "spam" : enquiry.status} />
        <Face name={owner?.name} />
        {owner?.name ?? "Nobody’s"}
      </p>
    </div>
  );
}

function isStatus(change: Change, status: EnquiryStatus): boolean {
  if (change.kind === "status") return change.status === status;
  return status === "answered" && change.kind === "answer" && change.outcome === undefined;
}

type WhoseProps = Pick<StatusAndOwnerProps, "me" | "people" | "onOwner"> & { owner: Person | null };

function Whose({ owner, me, people, onOwner }: WhoseProps) {
  const id = useId();
  return (
    <div className="cluster no-print" data-gap="small">
      <Face name={owner?.name} />
      <label className="visually-hidden" htmlFor={id}>
        Whose
      </label>
      <select
        id={id}
        className="input"
        value={owner?.id ?? ""}
        onChange={(event) => onOwner(people.find((one) => one.id === event.target.value) ?? null)}
      >
        <option value="">Nobody’s</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
            {person.id === me.id ? " (you)" : ""}
          </option>
        ))}
        {owner === null || people.some(({ id: known }) => known === owner.id) ? null : (
          <option value={owner.id}>{owner.name}</option>
        )}
      </select>
      {owner?.id === me.id ? null : (
        <Button variant="outline" size="sm" onClick={() => onOwner(me)}>
          Take it
        </Button>
      )}
    </div>
  );
}
