import type { Desk } from "#server/desk/desk.ts";
import {
  clearSession,
  readSession,
  refuse,
  words,
  type DeskContext,
} from "#server/desk/desk-http.ts";
import type { Session } from "#server/desk/store/passkeys.ts";

/** A route for whoever is signed in; everybody else is refused. */
export function signedIn(
  desk: Desk,
  act: (context: DeskContext, session: Session) => Promise<Response>,
): (context: DeskContext) => Promise<Response> {
  return async (context) => {
    const session = await readSession(context, desk);
    if (session !== undefined) return act(context, session);
    clearSession(context);
    return refuse(context, "signed-out", words.signedOut);
  };
}
