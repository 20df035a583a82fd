import { UserMinus } from "lucide-react";
import { useRef, useState } from "react";

import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { Face } from "./face.tsx";
import { DeviceNameForm } from "./name-form.tsx";
import { tellUntil } from "#lib/time-words.ts";
import type { PeopleAnswer } from "#lib/desk/contract.ts";

type Listed = PeopleAnswer["people"][number];
type Device = Listed["devices"][number];

type DevicesProps = {
  person: Listed;
  now: number;
  onAskDevice: (device: Device) => void;
  /** True once it has the name. */
  onName: (device: string, name: string) => Promise<boolean>;
  onAskPerson: () => void;
  onWithdraw: (invitation: string) => void;
  onLink: () => void;
};

/** One person: their devices and open links in rows, and last what takes them off the list whole. */
export function PersonDevices({
  person,
  now,
  onAskDevice,
  onName,
  onAskPerson,
  onWithdraw,
  onLink,
}: DevicesProps) {
  const isInvited = person.devices.length === 0;
  return (
    <section className="stack" data-gap="small">
      <h3 className="title cluster" data-gap="small">
        <Face name={person.name} />
        {person.name}
        {person.isMe ? <small className="mini soft">you</small> : null}
        {isInvited ? <small className="mini soft">invited, no device yet</small> : null}
      </h3>
      <ul className="rows" data-kind="ends">
        {person.devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            now={now}
            onAsk={() => onAskDevice(device)}
            onName={(name) => onName(device.id, name)}
          />
        ))}
        {person.invitations.map(({ id, by, until }) => (
          <li key={id}>
            <div>
              Link, not opened yet
              <p className="mini soft">
                by {by === null ? "the terminal" : firstNameOf(by.name)}, good until{" "}
                {tellUntil(until, now)}
              </p>
            </div>
            <button type="button" className="desk-go" onClick={() => onWithdraw(id)}>
              Withdraw
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        {isInvited ? (
          <button type="button" className="desk-go" onClick={onLink}>
            New link
          </button>
        ) : null}
        {person.isMe ? null : (
          <button type="button" className="desk-go desk-go-bad" onClick={onAskPerson}>
            <UserMinus className="icon" aria-hidden />
            Remove {person.name} from the desk
          </button>
        )}
      </div>
    </section>
  );
}

type DeviceRowProps = {
  device: Device;
  now: number;
  onAsk: () => void;
  onName: (name: string) => Promise<boolean>;
};

function DeviceRow({ device, now, onAsk, onName }: DeviceRowProps) {
  const [isNaming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { name, isThis, usedAt, linkBy } = device;
  const handleName = async (wanted: string) => {
    if (!(await onName(wanted))) return;
    setNaming(false);
    rename.current?.focus();
  };
  return (
    <li>
      <div>
        <bdi>{name}</bdi>
        <p className="mini soft">
          {isThis ? "this one, used now" : `used ${tellUntil(usedAt, now)}`}
          {linkBy === null ? null : `, by a link of ${firstNameOf(linkBy.name)}`}
        </p>
      </div>
      <div className="cluster">
        <button
          ref={rename}
          type="button"
          className="desk-go"
          aria-label={`Rename device ${name}`}
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
        >
          Rename
        </button>
        {isThis ? null : (
          <button
            type="button"
            className="desk-go"
            aria-label={`Remove device ${name}`}
            onClick={onAsk}
          >
            Remove
          </button>
        )}
      </div>
      {isNaming ? (
        <DeviceNameForm usual={name} takesFocus onName={(wanted) => void handleName(wanted)}>
          Save
        </DeviceNameForm>
      ) : null}
    </li>
  );
}
