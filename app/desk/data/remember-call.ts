import { call } from "./call.ts";
import { serverNow } from "./server-now.ts";
import { deskApi } from "#lib/desk/contract.ts";
import { deriveEnquiryState, findOwnOpenCall } from "#lib/desk/enquiry-state.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";

const STORED = "desk-call";

/** A phone may drop the tab during the call: the tab remembers whom it called. */
export function rememberCall(enquiry: string): void {
  sessionStorage.setItem(STORED, enquiry);
}

/** After a reload: asks about the call of before, if its outcome is still missing. */
export async function askAboutLastCall(
  me: Person,
  ask: (enquiry: DeskEnquiry, at: number) => void,
): Promise<void> {
  const id = sessionStorage.getItem(STORED);
  if (id === null) return;
  const answer = await call<DeskEnquiry>(deskApi.enquiry(id));
  if (!answer.ok) return;
  const open = findOwnOpenCall(deriveEnquiryState(answer.value.happenings), me, serverNow());
  if (open === undefined) sessionStorage.removeItem(STORED);
  else ask(answer.value, open.at);
}
