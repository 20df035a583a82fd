import type { Desk } from "./desk.ts";
import { clearSession, readSession, refuse, words, type DeskContext } from "./desk-http.ts";
import type { Session } from "#server/desk/store/passkeys.ts";

/** A request of a person who is signed in. */
export type DeskRequest = {
  desk: Desk;
  context: DeskContext;
  session: Session;
  /** Of whom or what the address names; empty where it names nothing. */
  id: string;
};

export type DeskHandler = (request: DeskRequest) => Promise<Response>;

/** A route for people who are signed in; others are refused. */
export function signedIn(
  desk: Desk,
  handle: DeskHandler,
): (context: DeskContext) => Promise<Response> {
  return async (context) => {
    const session = await readSession(context, desk);
    if (session !== undefined) {
      return handle({ desk, context, session, id: context.req.param("id") ?? "" });
    }
    clearSession(context);
    return refuse(context, "signed-out", words.signedOut);
  };
}
