import { Check, FingerprintPattern, Laptop, Smartphone } from "lucide-react";
import { useEffect, useState } from "react";

import { DeskName } from "#app/desk/desk-bar.tsx";
import { call } from "#app/desk/data/call.ts";
import { useNow } from "#app/desk/data/use-now.ts";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { Face } from "#app/desk/face.tsx";
import { describePasskeyFault, enrol, signInWithPasskey } from "./sign-in-with-passkey.ts";
import { DeviceNameForm } from "#app/desk/name-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { SignInForm, type SignInState } from "./sign-in-form.tsx";
import { tellUntil } from "#lib/time-words.ts";
import { DotMapOrnament } from "#app/map/dot-map-ornament.tsx";
import { Button } from "#app/ui/button.tsx";
import { deskApi, type DeskState, type InvitationSeen } from "#lib/desk/contract.ts";

type SignInProps = {
  state: SignInState;
  /** Secret of an invitation, from the address' fragment. */
  token: string;
  onIn: (state: DeskState, dialog?: "people") => void;
  onRetry: () => void;
};

/** The door: what the desk is, and the one way in. */
export function SignIn({ state: given, token, onIn, onRetry }: SignInProps) {
  const now = useNow();
  const [own, setOwn] = useState<SignInState>();
  const state = own ?? given;

  useEffect(() => {
    document.title = "Sign in | Desk";
  }, []);
  const use = (which: "this" | "another") => {
    void signInWithPasskey(which).then((end) =>
      "state" in end ? onIn(end.state) : setOwn(end.refused),
    );
  };

  return (
    <div className="desk-in">
      <header className="pine">
        <DotMapOrnament />
        <DeskName />
        <b>Who is waiting, since when, and what they wrote.</b>
        <p className="small">For the people of the agency. No search engine lists this page.</p>
      </header>
      <main id="content" tabIndex={-1} data-state={state.kind}>
        <div className="stack" data-gap="middle" role={own === undefined ? undefined : "status"}>
          {token !== "" && own === undefined && given.kind !== "asking" ? (
            <Invitation token={token} now={now} onRefused={setOwn} onIn={onIn} />
          ) : (
            <SignInForm
              state={state}
              now={now}
              onUse={use}
              onRetry={() => {
                setOwn(undefined);
                onRetry();
              }}
            />
          )}
        </div>
      </main>
    </div>
  );
}

type InvitationProps = {
  token: string;
  now: number;
  onRefused: (state: SignInState) => void;
  onIn: SignInProps["onIn"];
};

function Invitation({ token, now, onRefused, onIn }: InvitationProps) {
  const [invited, setInvited] = useState<InvitationSeen>();
  const [made, setMade] = useState<DeskState>();

  useEffect(() => {
    void call<InvitationSeen>(deskApi.invitation, { body: { token } }).then((answer) => {
      if (answer.ok) setInvited(answer.value);
      else onRefused(describePasskeyFault(answer));
    });
  }, [token, onRefused]);

  if (invited === undefined) return null;
  const first = firstNameOf(invited.name);
  if (made?.state === "in") {
    return <Made device={made.device.name} onIn={(dialog) => onIn(made, dialog)} />;
  }

  return (
    <>
      <p className="note" data-tone="good">
        <Face name={invited.name} />
        <span>
          <b>{invited.by === null ? "You are invited" : `${invited.by} invites you`}</b>
          Works once, until {tellUntil(invited.until, now)}.
        </span>
      </p>
      <h1>
        Welcome, <bdi>{first}</bdi>. Name this device.
      </h1>
      <DeviceNameForm
        hint="So that you know which one to remove when it is lost or sold."
        usual={`${first}’s ${kindOfDevice()}`}
        onName={(device) =>
          void enrol(token, device).then((end) =>
            "state" in end ? setMade(end.state) : onRefused(end.refused),
          )
        }
      >
        <FingerprintPattern className="icon" aria-hidden />
        Make a passkey on it
      </DeviceNameForm>
      <p className="small">
        The device asks for your finger, face or screen lock. What it reads stays on the device; we
        keep only a key.
      </p>
    </>
  );
}

/** What the browser says of the device, to offer it a name. */
function kindOfDevice(): "phone" | "tablet" | "computer" {
  const agent = navigator.userAgent;
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return "tablet";
  return /Mobi|iPhone/.test(agent) ? "phone" : "computer";
}

function Made({ device, onIn }: { device: string; onIn: (dialog?: "people") => void }) {
  const other = kindOfDevice() === "computer" ? "phone" : "computer";
  return (
    <SignInFrame mark="Passkey made" Icon={Check} heading={`“${device}” opens the desk`}>
      <p>Add a second device soon. With one device only, you are locked out when it breaks.</p>
      <Button onClick={() => onIn()}>See who waits</Button>
      <Button variant="outline" onClick={() => onIn("people")}>
        {other === "phone" ? (
          <Smartphone className="icon" aria-hidden />
        ) : (
          <Laptop className="icon" aria-hidden />
        )}
        Add a {other}
      </Button>
    </SignInFrame>
  );
}
