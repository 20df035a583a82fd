import { call } from "#app/desk/data/call.ts";
import { createOutbox, type Sent, type Waiting } from "#app/desk/data/outbox.ts";
import { tell } from "#app/desk/data/toasts.ts";
import type { Clashing } from "#app/desk/enquiry/clash.tsx";
import { deskApi } from "#lib/desk/contract.ts";
import type { Change, ChangeRequest, DeskEnquiry } from "#lib/desk/enquiry.ts";

type ChangeState = {
  /** How many wait for the connection. */
  waiting: number;
  clash: (Clashing & { id: string }) | undefined;
};

export type Changes = ReturnType<typeof createChanges>;

/** Changes on their way. `onSaved` gets the enquiry as it stands after each. */
export function createChanges(onSaved: (enquiry: DeskEnquiry) => void) {
  let state: ChangeState = { waiting: 0, clash: undefined };
  const listeners = new Set<() => void>();
  const outbox = createOutbox<Change>(send, (waiting) => set({ waiting }));

  function set(patch: Partial<ChangeState>) {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  async function send({ key, enquiry, seen, change }: Waiting<Change>): Promise<Sent> {
    const request: ChangeRequest = { key, after: seen, change };
    const answer = await call<DeskEnquiry>(deskApi.changes(enquiry), { body: request });
    if (answer.ok) {
      onSaved(answer.value);
      return { kind: "done", version: answer.value.last };
    }
    if (answer.kind === "away") return { kind: "offline" };
    const { reason, conflict, error } = answer.refusal;
    if (reason === "signed-out") return { kind: "signed-out" };
    if (reason === "conflict" && conflict) {
      onSaved(conflict.enquiry);
      set({ clash: { id: enquiry, conflict, change, at: Date.now() } });
      return { kind: "conflict" };
    }
    tell({ title: "Not saved", text: error, look: "bad" });
    return { kind: "refused" };
  }

  return {
    outbox,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    closeClash: () => set({ clash: undefined }),
    /** Sends what waited, once the connection is back, and says so. */
    async catchUp(): Promise<void> {
      const waited = outbox.list().length;
      if (waited === 0) return;
      const sent = await outbox.flush();
      const text = `${sent} ${sent === 1 ? "change was" : "changes were"} sent.`;
      if (sent > 0) tell({ title: "Back online", text });
    },
  };
}
