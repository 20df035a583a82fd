/**
 * What a visit keeps in this browser, by IndexedDB. A visit is one tab until it is closed: its id
 * is in session storage, so another tab does not see its records.
 */
import { createStore, delMany, get, getMany, keys, setMany } from "idb-keyval";

const VISIT = "visit";
/** A closed tab cannot delete what it kept: the next visit that keeps something does. */
export const MOST_AGE_MS = 24 * 60 * 60 * 1000;

const openStore = () => createStore("visits", "records");

/** One record of this visit; undefined where there is none, or the browser keeps none. */
export async function readVisitRecord(name: string): Promise<unknown> {
  try {
    const visit = sessionStorage.getItem(VISIT);
    if (visit === null) return undefined;
    const store = openStore();
    await deleteOld(store, visit);
    return await get(keyOf(visit, name), store);
  } catch {
    return undefined;
  }
}

/** False where the browser refuses: no storage, or no room. */
export async function writeVisitRecord(name: string, value: unknown): Promise<boolean> {
  try {
    const visit = sessionStorage.getItem(VISIT) ?? startVisit();
    const store = openStore();
    await setMany(
      [
        [visit, Date.now()],
        [keyOf(visit, name), value],
      ],
      store,
    );
    await deleteOld(store, visit);
    return true;
  } catch {
    return false;
  }
}

export async function deleteVisitRecord(name: string): Promise<void> {
  try {
    const visit = sessionStorage.getItem(VISIT);
    if (visit !== null) await delMany([keyOf(visit, name)], openStore());
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** The ids of the visits that kept nothing for a day. */
export function findOldVisits(
  visits: readonly { id: string; keptAtMs: number }[],
  nowMs: number,
): readonly string[] {
  return visits.flatMap(({ id, keptAtMs }) => (nowMs - keptAtMs > MOST_AGE_MS ? [id] : []));
}

function startVisit(): string {
  const visit = crypto.randomUUID();
  sessionStorage.setItem(VISIT, visit);
  return visit;
}

/** A visit's own key has no blank: it holds when the visit last kept something. */
function keyOf(visit: string, name: string): string {
  return `${visit} ${name}`;
}

async function deleteOld(store: ReturnType<typeof createStore>, own: string): Promise<void> {
  const all = await keys<string>(store);
  const ids = all.filter((key) => !key.includes(" ") && key !== own);
  const times = await getMany<number>(ids, store);
  const visits = ids.map((id, index) => ({ id, keptAtMs: times[index] ?? 0 }));
  const old = new Set(findOldVisits(visits, Date.now()));
  if (old.size === 0) return;
  await delMany(
    all.filter((key) => old.has(key.split(" ", 1)[0] ?? "")),
    store,
  );
}
