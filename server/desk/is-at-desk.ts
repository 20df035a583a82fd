import type { Desk } from "./desk.ts";
import { readSession, refuseForeign, type DeskContext } from "./desk-http.ts";

const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Whether somebody who is signed in at the desk asks; what changes something is asked by our own page.
 * False where the desk's database does not answer: a report is read all the same.
 */
export async function isAtDesk(desk: Desk, context: DeskContext): Promise<boolean> {
  if (!READING.has(context.req.method) && refuseForeign(context, desk) !== undefined) return false;
  const session = await readSession(context, desk).catch(() => undefined);
  return session !== undefined;
}
