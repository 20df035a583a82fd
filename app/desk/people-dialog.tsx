import { UserPlus } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";

import { call, type CallOptions, type DeskAnswer } from "#app/desk/data/call.ts";
import { showDeskToast, showAway } from "#app/desk/data/desk-toast.ts";
import { Confirm, DeskDialog } from "./desk-dialog.tsx";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { NameForm } from "./name-form.tsx";
import { PersonDevices } from "./person-devices.tsx";
import { tellWhen } from "#lib/time-words.ts";
import { Button } from "#app/ui/button.tsx";
import { count } from "#lib/count.ts";
import { deskApi, type InvitationMade, type PeopleAnswer } from "#lib/desk/contract.ts";

type Listed = PeopleAnswer["people"][number];
/** What is taken off the list: an address to DELETE, and what goes with it. */
type Asked = { heading: string; text: ReactNode; address: string; done: string };

/** Who opens the desk with which devices; links for more, and what is taken off the list. */
export function PeopleDialog({ now, onClose }: { now: number; onClose: () => void }) {
  const { people, change } = usePeople();
  const [made, setMade] = useState<{ invitation: InvitationMade; isMine: boolean }>();
  const [asked, setAsked] = useState<Asked>();

  const me = people?.people.find(({ isMe }) => isMe);
  const invite = (body: { name: string } | { person: string }) =>
    void call<InvitationMade>(deskApi.invitations, { body }).then((answer) => {
      const isMine = "person" in body && body.person === me?.id;
      if (answer.ok) setMade({ invitation: answer.value, isMine });
      else tellFailed(answer);
    });
  const remove = ({ address, done }: Pick<Asked, "address" | "done">) => {
    setAsked(undefined);
    void change(address, { method: "DELETE" }, done);
  };

  if (made) return <LinkDialog {...made} now={now} onClose={onClose} />;
  if (asked) {
    return (
      <Confirm
        heading={asked.heading}
        yes="Remove"
        onYes={() => remove(asked)}
        onKeep={() => setAsked(undefined)}
      >
        {asked.text}
      </Confirm>
    );
  }
  return (
    <DeskDialog heading="People and devices" onClose={onClose}>
      {people?.people.map((person) => (
        <PersonDevices
          key={person.id}
          person={person}
          now={now}
          onAskDevice={(device) => setAsked(askDevice(person, device))}
          onName={(id, name) => change(deskApi.device(id), { body: { name } }, "Renamed.")}
          onAskPerson={() => setAsked(askPerson(person, people.people))}
          onWithdraw={(id) =>
            remove({ address: deskApi.oneInvitation(id), done: "The link no longer works." })
          }
          onLink={() => invite({ person: person.id })}
        />
      ))}
      <Exports exports={people?.exports ?? []} now={now} />
      <NewLinks
        onName={(name) => invite({ name })}
        onDevice={me === undefined ? undefined : () => invite({ person: me.id })}
      />
    </DeskDialog>
  );
}

function usePeople() {
  const [people, setPeople] = useState<PeopleAnswer>();
  useEffect(() => {
    void call<PeopleAnswer>(deskApi.people).then((answer) => {
      if (answer.ok) setPeople(answer.value);
    });
  }, []);

  /** Returns whether it is done. */
  const change = async (address: string, how: CallOptions, done: string) => {
    const answer = await call<PeopleAnswer>(address, how);
    if (answer.ok) {
      setPeople(answer.value);
      showDeskToast({ title: done });
    } else tellFailed(answer);
    return answer.ok;
  };
  return { people, change };
}

function askDevice({ name: person }: Listed, { id, name }: Listed["devices"][number]): Asked {
  return {
    heading: `Remove the device “${name}”?`,
    text: <p>{firstNameOf(person)} is signed out there at once, and stays at the desk.</p>,
    address: deskApi.device(id),
    done: `“${name}” no longer opens the desk.`,
  };
}

function askPerson({ id, name }: Listed, people: PeopleAnswer["people"]): Asked {
  const invited = people.filter(
    (person) => person.id !== id && person.invitations.some(({ by }) => by?.id === id),
  );
  return {
    heading: `Remove ${name} from the desk?`,
    text: (
      <>
        <p>
          They are signed out everywhere at once, and their devices no longer open the desk. Their
          name stays on what they did.
        </p>
        {invited.length === 0 ? null : (
          <p>
            The links they made stop working too: for{" "}
            <b>{invited.map((person) => person.name).join(", ")}</b>.
          </p>
        )}
      </>
    ),
    address: deskApi.person(id),
    done: `${name} is removed from the desk.`,
  };
}

type ExportsProps = Pick<PeopleAnswer, "exports"> & { now: number };

/** Who took enquiries out as a file. */
function Exports({ exports, now }: ExportsProps) {
  return exports.map(({ at, by, count: exported }) => (
    <p key={at} className="small soft">
      {count(exported, "enquiry", "enquiries")} exported by{" "}
      {by === null ? "the terminal" : firstNameOf(by.name)}, {tellWhen(at, now)}.
    </p>
  ));
}

type NewLinksProps = { onName: (name: string) => void; onDevice: (() => void) | undefined };

function NewLinks({ onName, onDevice }: NewLinksProps) {
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      {isNaming ? (
        <NameForm
          label="Name"
          empty="Write the name of the person you are inviting."
          most={80}
          takesFocus
          onName={onName}
        >
          Make a link
        </NameForm>
      ) : null}
      <div className="actions">
        {isNaming ? null : (
          <Button onClick={() => setNaming(true)}>
            <UserPlus className="icon" aria-hidden />
            Invite somebody
          </Button>
        )}
        {onDevice === undefined ? null : (
          <Button variant="outline" onClick={onDevice}>
            Add a device
          </Button>
        )}
      </div>
    </>
  );
}

function tellFailed(answer: Exclude<DeskAnswer<unknown>, { ok: true }>): void {
  if (answer.kind === "away") return showAway();
  const { reason, problem } = answer.refusal;
  const isLast = reason === "last-device";
  showDeskToast({
    look: "bad",
    title: isLast ? "This is the only device that opens the desk. Add another first." : problem,
  });
}
