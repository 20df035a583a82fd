import { call, SIGNED_OUT } from "./call.ts";
import { setServerTime } from "./server-now.ts";
import { deskApi, type DeskState } from "#lib/desk/contract.ts";

/** Who is signed in, on which device, and what the desk knows of itself. */
export type SignedIn = Extract<DeskState, { state: "in" }>;

/** Asks whether the session goes on; where it is over, listeners show the sign-in screen. */
export async function leaveIfSignedOut(): Promise<void> {
  const answer = await call<DeskState>(deskApi.state);
  if (!answer.ok) return;
  if (answer.value.state === "in") setServerTime(answer.value.now);
  else dispatchEvent(new Event(SIGNED_OUT));
}
