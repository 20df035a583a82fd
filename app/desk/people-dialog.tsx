import { Copy, Link2, MessageCircle, UserPlus } from "lucide-react";
import { useEffect, useState } from "react";

import { copyText } from "#app/browser/copy-text.ts";
import { call, type DeskAnswer } from "#app/desk/data/call.ts";
import { tell, tellAway } from "#app/desk/data/toasts.ts";
import { DevicePicture } from "#app/desk/device-picture.tsx";
import { Confirm, DeskDialog } from "#app/desk/desk-dialog.tsx";
import { firstNameOf } from "#app/desk/enquiry/first-sentence.ts";
import { Face } from "#app/desk/face.tsx";
import { tellUntil } from "#app/desk/time-words.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { deskApi, type InvitationMade, type PeopleAnswer } from "#lib/desk/contract.ts";
import { whatsAppShareHref } from "#lib/contact/whats-app-href.ts";

type Asked = { kind: "device" | "person"; id: string; name: string; first: string };
type Listed = PeopleAnswer["people"][number];

/** Who opens the desk with which devices; links for more, and what is taken off the list. */
export function PeopleDialog({ now, onClose }: { now: number; onClose: () => void }) {
  const [people, setPeople] = useState<PeopleAnswer>();
  const [made, setMade] = useState<InvitationMade>();
  const [isNaming, setNaming] = useState(false);
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    void call<PeopleAnswer>(deskApi.people).then((answer) => {
      if (answer.ok) setPeople(answer.value);
    });
  }, []);

  const invite = (body: { name: string } | { person: string }) =>
    void call<InvitationMade>(deskApi.invitations, { body }).then((answer) => {
      if (answer.ok) setMade(answer.value);
      else tellFailed(answer);
    });
  const remove = ({ kind, id, name }: Asked) => {
    setAsked(undefined);
    const address = kind === "device" ? deskApi.device(id) : deskApi.person(id);
    void call<PeopleAnswer>(address, { method: "DELETE" }).then((answer) => {
      if (!answer.ok) return tellFailed(answer);
      setPeople(answer.value);
      if (kind === "device") tell({ title: `“${name}” no longer opens the desk.` });
    });
  };

  if (made) return <LinkDialog made={made} now={now} onClose={onClose} />;
  if (asked) {
    return (
      <AskToRemove {...asked} onYes={() => remove(asked)} onKeep={() => setAsked(undefined)} />
    );
  }
  const me = people?.people.find(({ isMe }) => isMe);

  return (
    <DeskDialog heading="People and devices" onClose={onClose}>
      {people?.people.map((person) => (
        <Devices
          key={person.id}
          person={person}
          now={now}
          onAsk={setAsked}
          onLink={() => invite({ person: person.id })}
        />
      ))}
      {isNaming ? <NameForm onName={(name) => invite({ name })} /> : null}
      <div className="desk-actions">
        {isNaming ? null : (
          <Button onClick={() => setNaming(true)}>
            <UserPlus className="icon" aria-hidden />
            Invite somebody
          </Button>
        )}
        {me === undefined ? null : (
          <Button variant="outline" onClick={() => invite({ person: me.id })}>
            Add a device
          </Button>
        )}
      </div>
    </DeskDialog>
  );
}

type AskToRemoveProps = Asked & { onYes: () => void; onKeep: () => void };

function AskToRemove({ kind, name, first, onYes, onKeep }: AskToRemoveProps) {
  return (
    <Confirm
      heading={kind === "device" ? `Remove “${name}”?` : `Remove ${name}?`}
      yes="Remove"
      onYes={onYes}
      onKeep={onKeep}
    >
      <p>
        {kind === "device"
          ? `${first} is signed out there at once.`
          : "They are signed out everywhere at once. Their name stays on what they did."}
      </p>
    </Confirm>
  );
}

type DevicesProps = {
  person: Listed;
  now: number;
  onAsk: (asked: Asked) => void;
  onLink: () => void;
};

function Devices({ person, now, onAsk, onLink }: DevicesProps) {
  const isInvited = person.devices.length === 0;
  const first = firstNameOf(person.name);
  return (
    <div className="desk-devices">
      <h3>
        <Face name={person.name} />
        {person.name}
        {person.isMe ? <small>you</small> : null}
        {isInvited ? <small>invited</small> : null}
        {person.isMe ? null : (
          <button
            type="button"
            className="desk-go desk-go-bad"
            aria-label={`Remove ${person.name}`}
            onClick={() => onAsk({ kind: "person", id: person.id, name: person.name, first })}
          >
            Remove
          </button>
        )}
      </h3>
      <ul>
        {person.devices.map(({ id, name, usedAt, isThis }) => (
          <li key={id}>
            <DevicePicture name={name} />
            <div>
              {name}
              <span>{isThis ? "used now" : `used ${tellUntil(usedAt, now)}`}</span>
            </div>
            {isThis ? (
              <span className="soft">this one</span>
            ) : (
              <button
                type="button"
                className="desk-go desk-go-bad"
                aria-label={`Remove ${name}`}
                onClick={() => onAsk({ kind: "device", id, name, first })}
              >
                Remove
              </button>
            )}
          </li>
        ))}
        {isInvited ? <NoDevice person={person} now={now} onLink={onLink} /> : null}
      </ul>
    </div>
  );
}

function NoDevice({ person, now, onLink }: Omit<DevicesProps, "onAsk">) {
  const link = person.invitations.at(-1);
  return (
    <li>
      <Link2 className="icon" aria-hidden />
      <div>
        No device yet
        {link === undefined ? null : (
          <span>
            Link by {link.by === null ? "the terminal" : firstNameOf(link.by)}, good until{" "}
            {tellUntil(link.until, now)}
          </span>
        )}
      </div>
      <button type="button" className="desk-go" onClick={onLink}>
        New link
      </button>
    </li>
  );
}

function NameForm({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <form
      className="desk-write"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") onName(name.trim());
      }}
    >
      <Field label="Name">
        {(control) => (
          <input
            {...control}
            className="input"
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">Make a link</Button>
    </form>
  );
}

type LinkDialogProps = { made: InvitationMade; now: number; onClose: () => void };

function LinkDialog({ made: { link, name, until }, now, onClose }: LinkDialogProps) {
  const first = firstNameOf(name);
  const text = `${first}, this opens our desk. Open it on the device you will use: ${link}`;
  return (
    <DeskDialog heading={`A link for ${first}`} onClose={onClose}>
      <p>
        Good once, until <b>{tellUntil(until, now)}</b>. Whoever opens it names the device and makes
        the passkey there.
      </p>
      <p className="desk-code">{link}</p>
      <div className="desk-actions">
        <a
          className={buttonClass()}
          href={whatsAppShareHref(text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle className="icon" aria-hidden />
          Send by WhatsApp
        </a>
        <Button
          variant="outline"
          onClick={() => void copyText(link).then((ok) => ok && tell({ title: "Copied." }))}
        >
          <Copy className="icon" aria-hidden />
          Copy
        </Button>
      </div>
    </DeskDialog>
  );
}

function tellFailed(answer: Exclude<DeskAnswer<unknown>, { ok: true }>): void {
  if (answer.kind === "away") return tellAway();
  const { reason, error } = answer.refusal;
  const isLast = reason === "last-device";
  tell({
    look: "bad",
    title: isLast ? "This is the only device that opens the desk. Add another first." : error,
  });
}
