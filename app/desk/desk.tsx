import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";

import { call, LEFT, SIGNED_OUT } from "#app/desk/data/call.ts";
import { describePasskeyFault } from "#app/desk/sign-in/sign-in-with-passkey.ts";
import type { SignInState } from "#app/desk/sign-in/sign-in-form.tsx";
import { SignIn } from "#app/desk/sign-in/sign-in.tsx";
import { setServerTime } from "#app/desk/data/server-now.ts";
import type { SignedIn } from "#app/desk/data/leave-if-signed-out.ts";
import { DeskToasts } from "./desk-toasts.tsx";
import { deskApi, type DeskState } from "#lib/desk/contract.ts";

/** What is behind the door comes once somebody is in. */
const Screen = lazy(() =>
  import("./desk-screen.tsx").then(({ DeskScreen: part }) => ({ default: part })),
);

type DeskProps = { pageNames: Readonly<Record<string, string>>; pageAuditPath: string };

/** The whole desk: the door, and the screen behind it. The prerendered page is the door. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default function Desk(props: DeskProps) {
  const [signIn, setSignIn] = useState<SignInState>({ kind: "asking" });
  const [session, setSession] = useState<SignedIn>();
  const hash = useSyncExternalStore(
    watchHash,
    () => location.hash,
    () => "",
  );
  const invitation = readInvitation(hash);
  const [dialog, setDialog] = useState<"people">();

  const enter = useCallback((state: DeskState) => {
    // The door stays until the screen is loaded.
    if (state.state === "in") {
      setServerTime(state.now);
      startTransition(() => setSession(state));
    } else setSignIn({ kind: state.state === "nobody-yet" ? "nobody" : "ready" });
  }, []);

  const ask = useCallback(() => {
    void call<DeskState>(deskApi.state).then((answer) =>
      answer.ok ? enter(answer.value) : setSignIn(describePasskeyFault(answer)),
    );
  }, [enter]);

  useEffect(() => {
    ask();
    const leave = (event: Event) => {
      const hasLeft = event instanceof CustomEvent && event.detail === LEFT;
      setSession(undefined);
      setSignIn({ kind: hasLeft ? "signed-out" : "cut-off" });
    };
    addEventListener(SIGNED_OUT, leave);
    return () => removeEventListener(SIGNED_OUT, leave);
  }, [ask]);

  return (
    <>
      {session === undefined || invitation !== "" ? (
        <SignIn
          key={invitation}
          // Someone who is signed in and opens a link is asked for nothing but the link.
          state={session === undefined ? signIn : { kind: "ready" }}
          token={invitation}
          onIn={(state, then) => {
            setDialog(then);
            clearSecret();
            enter(state);
          }}
          onRetry={ask}
        />
      ) : (
        <Suspense>
          <Screen key={session.me.id} session={session} opens={dialog} {...props} />
        </Suspense>
      )}
      <DeskToasts />
    </>
  );
}

/** The secret of an invitation is behind the #, which browsers send to no server. */
function readInvitation(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get("in") ?? "";
}

function watchHash(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** A used secret does not stay in the address, nor in the history. */
function clearSecret(): void {
  if (location.hash !== "") {
    history.replaceState(history.state, "", location.pathname + location.search);
    dispatchEvent(new Event("hashchange"));
  }
}
