import { createActs } from "./acts.ts";
import { createChanges } from "./changes.ts";
import { createEnquiryStore } from "./enquiry-store.ts";
import { readPlace } from "./desk-place.ts";
import type { SignedIn } from "./leave-if-signed-out.ts";

export type Stores = ReturnType<typeof createStores>;

/** By person, in this tab alone: who is signed out meanwhile finds what waited when they are in again. */
const byPerson = new Map<string, Stores>();

export function storesOf(session: Pick<SignedIn, "me" | "counts" | "last">): Stores {
  const { id } = session.me;
  const stores = byPerson.get(id) ?? createStores(session);
  byPerson.set(id, stores);
  return stores;
}

/** After signing out nothing is kept but what has not been sent. */
export function dropStores(person: string): void {
  const waits = byPerson.get(person)?.changes.outbox.list().length ?? 0;
  if (waits === 0) byPerson.delete(person);
}

function createStores(session: Pick<SignedIn, "me" | "counts" | "last">) {
  const store = createEnquiryStore(session);
  const changes = createChanges({ me: session.me.id, onSaved: store.save, isOpen });
  return { store, changes, acts: createActs(changes.outbox, store.latest, store.hasLeft) };
}

function isOpen(id: string): boolean {
  const place = readPlace(location.search);
  return place.screen === "enquiries" && place.open === id;
}
