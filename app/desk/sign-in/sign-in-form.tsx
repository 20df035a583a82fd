import {
  CircleX,
  Copy,
  FingerprintPattern,
  Info,
  KeyRound,
  LogOut,
  QrCode,
  TriangleAlert,
} from "lucide-react";

import { copyText } from "#app/browser/copy-text.ts";
import { showDeskToast } from "#app/desk/data/desk-toast.ts";
import { AnotherDevice, SignInFrame, ThisDevice, type UsePasskey } from "./sign-in-frame.tsx";
import { tellTime } from "#lib/time-words.ts";
import { Button } from "#app/ui/button.tsx";

/** Where somebody is who is not signed in. Times are milliseconds since 1970. */
export type SignInState =
  | { kind: "asking" }
  | { kind: "ready" }
  | { kind: "signed-out" }
  /** The session ended by itself or elsewhere, while the desk was open here. */
  | { kind: "cut-off" }
  | { kind: "cannot" }
  | { kind: "stopped" }
  | { kind: "unknown" }
  | { kind: "nobody" }
  | { kind: "too-many"; until: number }
  | { kind: "off" }
  | { kind: "unreachable" }
  | { kind: "dead" }
  /** After a restore, until an operator has confirmed who gets in. */
  | { kind: "unconfirmed" };

type StateProps = { state: SignInState; onUse: UsePasskey; onRetry: () => void; now: number };

export function SignInForm({ state, onUse, onRetry, now }: StateProps) {
  switch (state.kind) {
    case "asking":
    case "ready":
      return <Ready onUse={onUse} />;
    case "signed-out":
      return (
        <SignInFrame mark="Signed out" Icon={LogOut} heading="You are signed out">
          <p>
            You signed out, did not use the desk for 14 days, or somebody removed this device. A
            note that you started is kept here for you.
          </p>
          <ThisDevice onUse={onUse}>Sign in again</ThisDevice>
        </SignInFrame>
      );
    case "cut-off":
      return (
        <SignInFrame mark="Signed out" Icon={LogOut} heading="You are signed out">
          <p>You were signed out. What you typed is still here.</p>
          <ThisDevice onUse={onUse}>Sign in</ThisDevice>
        </SignInFrame>
      );
    case "cannot":
      return <Cannot onUse={onUse} />;
    case "stopped":
      return <Stopped onUse={onUse} onRetry={onRetry} />;
    case "unknown":
      return <Unknown onUse={onUse} />;
    case "nobody":
      return <NobodyYet />;
    case "too-many":
      return (
        <SignInFrame
          mark="Too many tries"
          Icon={TriangleAlert}
          heading={`Wait until ${tellTime(state.until)}`}
        >
          <p>Your connection has had too many tries. Enquiries still arrive.</p>
          <ThisDevice onUse={onUse} disabled={state.until > now}>
            Use this device
          </ThisDevice>
        </SignInFrame>
      );
    case "off":
      return <h1>The desk is switched off.</h1>;
    case "unreachable":
      return (
        <SignInFrame mark="No answer" Icon={TriangleAlert} heading="The desk does not answer">
          <p>Enquiries are still being saved.</p>
          <Button onClick={onRetry}>Try now</Button>
        </SignInFrame>
      );
    case "dead":
      return <DeadLink onUse={onUse} />;
    case "unconfirmed":
      return <Unconfirmed onRetry={onRetry} />;
  }
}

function Ready({ onUse }: { onUse: UsePasskey }) {
  return (
    <>
      <h1>Sign in to the desk</h1>
      <p>Your fingerprint, your face or the screen lock of this device opens it.</p>
      <noscript>
        <p>Signing in needs JavaScript.</p>
      </noscript>
      <ThisDevice onUse={onUse} size="lg">
        Use this device
      </ThisDevice>
      <AnotherDevice onUse={onUse} />
      <p className="small">
        There is no password to forget. Lost the device? One of the others makes you a new link
        under <b>People and devices</b>.
      </p>
    </>
  );
}

function Cannot({ onUse }: { onUse: UsePasskey }) {
  return (
    <SignInFrame
      mark="No passkeys here"
      Icon={TriangleAlert}
      heading="This browser cannot use passkeys"
    >
      <p>Most often the link was opened inside another app, or the phone has no screen lock.</p>
      <ol className="rows soft" data-kind="numbers">
        <li>
          <span>
            <b>Open it in the phone’s own browser.</b> In the app’s menu: “Open in browser”. Or copy
            the address.
          </span>
        </li>
        <li>
          <span>
            <b>Set a screen lock.</b> A PIN is enough. Then try again.
          </span>
        </li>
        <li>
          <span>
            <b>At an old computer:</b> use your phone. It shows a code to scan.
          </span>
        </li>
      </ol>
      <Button
        onClick={() => {
          void copyText(location.href).then((ok) => {
            if (ok) showDeskToast({ title: "Copied." });
          });
        }}
      >
        <Copy className="icon" aria-hidden />
        Copy the address
      </Button>
      <Button variant="outline" onClick={() => onUse("another")}>
        <QrCode className="icon" aria-hidden />
        Use your phone
      </Button>
    </SignInFrame>
  );
}

function Stopped({ onUse, onRetry }: Pick<StateProps, "onUse" | "onRetry">) {
  return (
    <SignInFrame mark="Nothing happened" Icon={Info} heading="That did not work">
      <p>The device’s question was closed, or nobody answered it within a minute.</p>
      <Button onClick={onRetry}>
        <FingerprintPattern className="icon" aria-hidden />
        Try again
      </Button>
      <AnotherDevice onUse={onUse} />
    </SignInFrame>
  );
}

function Unknown({ onUse }: { onUse: UsePasskey }) {
  return (
    <SignInFrame mark="Not recognised" Icon={KeyRound} heading="This passkey was removed">
      <p>
        It opened the desk before. Somebody has removed it since, or it belongs to another site.
      </p>
      <AnotherDevice onUse={onUse} isFirst />
      <p className="small">No other? Ask a colleague for a new link.</p>
    </SignInFrame>
  );
}

function NobodyYet() {
  return (
    <SignInFrame mark="First time" Icon={Info} heading="Nobody has a key yet">
      <p>The first link comes from the machine that the site runs on:</p>
      <p className="desk-code">npm run desk -- invite "Ayesha"</p>
      <p className="small">
        It prints a link that works once, for 24 hours. Open it on the phone that you want to use.
      </p>
    </SignInFrame>
  );
}

function DeadLink({ onUse }: { onUse: UsePasskey }) {
  return (
    <SignInFrame
      mark="Link used or too old"
      tone="bad"
      Icon={CircleX}
      heading="This link no longer opens anything"
    >
      <p>A link works once and for 24 hours. Ask the person who sent it for a new one.</p>
      <p className="small">
        Was it used, and not by you? Tell a colleague now: under <b>People and devices</b> they
        remove what it made.
      </p>
      <Button onClick={() => onUse("this")}>I have a passkey: sign in</Button>
    </SignInFrame>
  );
}

function Unconfirmed({ onRetry }: Pick<StateProps, "onRetry">) {
  return (
    <SignInFrame mark="Restored" Icon={Info} heading="The desk was restored from a backup">
      <p>The person who runs the server first confirms who gets in:</p>
      <p className="desk-code">npm run desk -- confirm</p>
      <Button onClick={onRetry}>Try again</Button>
    </SignInFrame>
  );
}
