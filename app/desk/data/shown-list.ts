import type { Counts, DeskList, EnquiryList, EnquiryRow } from "#lib/desk/enquiry.ts";

/** `total` is that of its answer: how many there are now, `countListed` knows. */
export type ShownList = Omit<DeskList, "counts" | "due"> & {
  show: EnquiryList;
  query: string;
  /** Came in since it was asked for; they are in no row yet. */
  unseen: readonly EnquiryRow[];
  /** Ids of those that were just put in. */
  fresh: ReadonlySet<string>;
  /** Ids of those that are on their way out, after a change of one's own. */
  leaving: ReadonlySet<string>;
  /** Ids of those that went that way: Undo brings them back. */
  left: ReadonlySet<string>;
};

/** As long as a row fades: styles/row.css. */
export const LEAVE_MS = 200;

/** How many the list has on the server: by the live counts, and of a search by its own answer. */
export function countListed({ show, query, total }: ShownList, counts: Counts): number {
  return query === "" ? counts[show] : total;
}

/** A row as it is now: it changes in its place, or waits to be shown. */
export function withRow(list: ShownList, row: EnquiryRow): ShownList {
  const replace = (rows: readonly EnquiryRow[]) =>
    rows.map((each) => (each.id === row.id && each.last <= row.last ? row : each));
  if (list.rows.some(({ id }) => id === row.id)) return { ...list, rows: replace(list.rows) };
  if (list.unseen.some(({ id }) => id === row.id)) return { ...list, unseen: replace(list.unseen) };
  const isNew = list.query === "" && isWaiting(row) && ["waiting", "all"].includes(list.show);
  const isSpam = list.query === "" && row.spam && list.show === "spam";
  if (!isNew && !isSpam) return list;
  // In an empty list nothing can move under a finger.
  if (list.rows.length === 0) return { ...insert(list, row), fresh: new Set([row.id]) };
  return { ...list, unseen: [...list.unseen, row] };
}

/** Its place as the server sorts it: by waiting, by turn, or the newest first. */
function placeOf({ show }: ShownList, { at, status, last }: EnquiryRow): number {
  if (show === "waiting") return at;
  if (show === "mine") return status === "new" ? at : 1e14 + last;
  return -at;
}

function insert(list: ShownList, row: EnquiryRow): ShownList {
  const rows = [...list.rows, row].toSorted((a, b) => placeOf(list, a) - placeOf(list, b));
  return { ...list, rows, total: list.total + 1 };
}

export function without(list: ShownList, id: string): ShownList {
  const rows = list.rows.filter((row) => row.id !== id);
  const total = list.total - (list.rows.length - rows.length);
  const left = new Set(list.left).add(id);
  return { ...list, rows, total, left, leaving: butNot(list.leaving, id) };
}

export function withLeaving(list: ShownList, row: EnquiryRow): ShownList {
  if (!list.rows.some(({ id }) => id === row.id)) return list;
  return { ...withRow(list, row), leaving: new Set(list.leaving).add(row.id) };
}

/** After a change of one's own it is in its place at once, and never among those to be shown. */
export function withOwn(list: ShownList, row: EnquiryRow): ShownList {
  const leaving = butNot(list.leaving, row.id);
  if (list.rows.some(({ id }) => id === row.id)) return { ...withRow(list, row), leaving };
  const last = list.rows.at(-1);
  const isLoaded =
    list.next === undefined || last === undefined || placeOf(list, row) < placeOf(list, last);
  // Whether it matches a search only the server knows.
  if (!isLoaded || (list.query !== "" && !list.left.has(row.id))) return { ...list, leaving };
  const unseen = list.unseen.filter(({ id }) => id !== row.id);
  return insert({ ...list, unseen, leaving }, row);
}

function butNot(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
}

/** My reminders that are due, the longest first. */
export function withDue(
  rows: readonly EnquiryRow[],
  row: EnquiryRow,
  me: string,
): readonly EnquiryRow[] {
  const others = rows.filter(({ id }) => id !== row.id);
  const dueAt = (one: EnquiryRow) => dueOf(one, me)?.at ?? Infinity;
  return dueOf(row, me) === undefined || row.spam
    ? others
    : [...others, row].toSorted((a, b) => dueAt(a) - dueAt(b));
}

function dueOf({ reminders }: EnquiryRow, me: string) {
  return reminders.find(({ person, isDue }) => isDue && person === me);
}

export function withWaiting(rows: readonly EnquiryRow[], row: EnquiryRow): readonly EnquiryRow[] {
  const others = rows.filter(({ id }) => id !== row.id);
  return isWaiting(row) ? [...others, row].toSorted((a, b) => a.at - b.at) : others;
}

function isWaiting({ spam, status }: EnquiryRow): boolean {
  return !spam && status === "new";
}

/** Whether a row is still in the list that it was shown in. */
export function isListed({ show, query }: ShownList, row: EnquiryRow, me: string): boolean {
  if (row.spam !== (show === "spam")) return false;
  if (query !== "" || show === "all" || show === "spam") return true;
  if (show === "mine") return row.owner?.id === me && row.status !== "won" && row.status !== "lost";
  return show === "waiting" ? row.status === "new" : row.status === show;
}

/** Whether it goes, or went, from the list that is shown, after a change of one's own. */
export function hasLeft(list: ShownList | undefined, id: string): boolean {
  const isThere = list?.rows.some((row) => row.id === id) ?? false;
  return list?.leaving.has(id) === true || (list?.left.has(id) === true && !isThere);
}
