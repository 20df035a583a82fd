import { Link2, UserMinus } from "lucide-react";

import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { Face } from "#app/desk/face.tsx";
import { tellUntil } from "#lib/time-words.ts";
import type { PeopleAnswer } from "#lib/desk/contract.ts";

type Listed = PeopleAnswer["people"][number];

type DevicesProps = {
  person: Listed;
  now: number;
  onAskDevice: (device: Listed["devices"][number]) => void;
  onAskPerson: () => void;
  onWithdraw: (invitation: string) => void;
  onLink: () => void;
};

/** One person: their devices and open links in rows, and last what takes them off the list whole. */
export function PersonDevices({
  person,
  now,
  onAskDevice,
  onAskPerson,
  onWithdraw,
  onLink,
}: DevicesProps) {
  const isInvited = person.devices.length === 0;
  return (
    <div className="desk-devices">
      <h3>
        <Face name={person.name} />
        {person.name}
        {person.isMe ? <small>you</small> : null}
        {isInvited ? <small>invited, no device yet</small> : null}
      </h3>
      <ul>
        {person.devices.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} onAsk={() => onAskDevice(device)} />
        ))}
        {person.invitations.map(({ id, by, until }) => (
          <li key={id}>
            <Link2 className="icon" aria-hidden />
            <div>
              Link, not opened yet
              <span>
                by {by === null ? "the terminal" : firstNameOf(by.name)}, good until{" "}
                {tellUntil(until, now)}
              </span>
            </div>
            <button type="button" className="desk-go" onClick={() => onWithdraw(id)}>
              Take back
            </button>
          </li>
        ))}
      </ul>
      <div className="desk-actions cluster">
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
    </div>
  );
}

type DeviceRowProps = { device: Listed["devices"][number]; now: number; onAsk: () => void };

function DeviceRow({ device, now, onAsk }: DeviceRowProps) {
  return (
    <li>
      <div>
        {device.name}
        <span>
          {device.isThis ? "used now" : `used ${tellUntil(device.usedAt, now)}`}
          {device.linkBy === null ? null : `, by a link of ${firstNameOf(device.linkBy.name)}`}
        </span>
      </div>
      {device.isThis ? (
        <span className="soft">this one</span>
      ) : (
        <button
          type="button"
          className="desk-go"
          aria-label={`Remove device ${device.name}`}
          onClick={onAsk}
        >
          Remove device
        </button>
      )}
    </li>
  );
}
