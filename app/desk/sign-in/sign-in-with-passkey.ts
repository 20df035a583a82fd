import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

import { call, type DeskAnswer } from "#app/desk/data/call.ts";
import type { SignInState } from "./sign-in-form.tsx";
import { deskApi, type DeskState } from "#lib/desk/contract.ts";

type Ended = { state: DeskState } | { refused: SignInState };

/** Asks the device for a passkey and signs in with it. */
export async function signInWithPasskey(which: "this" | "another"): Promise<Ended> {
  if (!browserSupportsWebAuthn()) return { refused: { kind: "cannot" } };
  const asked = await call<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    deskApi.signInOptions,
    { body: {} },
  );
  if (!asked.ok) return { refused: describePasskeyFault(asked) };
  try {
    const response = await startAuthentication({
      optionsJSON: {
        ...asked.value.options,
        // Shows the code that a second device scans.
        ...(which === "another" && { hints: ["hybrid"] }),
      },
    });
    return settle(await call<DeskState>(deskApi.signIn, { body: { response } }));
  } catch {
    return { refused: { kind: "stopped" } };
  }
}

/** Makes a passkey on this device for the person the invitation is for, and signs in with it. */
export async function enrol(token: string, device: string): Promise<Ended> {
  if (!browserSupportsWebAuthn()) return { refused: { kind: "cannot" } };
  const asked = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    deskApi.enrolOptions,
    { body: { token, device } },
  );
  if (!asked.ok) return { refused: describePasskeyFault(asked) };
  try {
    const response = await startRegistration({ optionsJSON: asked.value.options });
    return settle(await call<DeskState>(deskApi.enrol, { body: { token, device, response } }));
  } catch {
    return { refused: { kind: "stopped" } };
  }
}

function settle(answer: DeskAnswer<DeskState>): Ended {
  return answer.ok ? { state: answer.value } : { refused: describePasskeyFault(answer) };
}

/** What a refusal means to the person who signs in. */
export function describePasskeyFault(
  answer: Exclude<DeskAnswer<unknown>, { ok: true }>,
): SignInState {
  if (answer.kind === "away") return { kind: "unreachable" };
  const { reason, until } = answer.refusal;
  switch (reason) {
    case "off":
    case "no-such-address":
      return { kind: "off" };
    case "too-many":
      return { kind: "too-many", until: until ?? Date.now() };
    case "unknown-passkey":
      return { kind: "unknown" };
    case "link-dead":
      return { kind: "dead" };
    case "unconfirmed":
      return { kind: "unconfirmed" };
    case "signed-out":
      return { kind: "ready" };
    default:
      return { kind: "stopped" };
  }
}
