import { call, sentenceOf } from "./call.ts";
import {
  hasLeft,
  LEAVE_MS,
  isListed,
  without,
  withLeaving,
  withDue,
  withOwn,
  withRow,
  withWaiting,
  type ShownList,
} from "./shown-list.ts";
import { showDeskToast, showAway } from "./desk-toast.ts";
import { deskApi, type DeskMessage, type DeskRefusal } from "#lib/desk/contract.ts";
import {
  MAX_SEARCH_CHARACTERS,
  type Counts,
  type DeskEnquiry,
  type DeskList,
  type EnquiryList,
  type EnquiryRow,
} from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";
import { shorten } from "#lib/text/shorten.ts";

/**
 * `gone`: there is no such enquiry any more; by whom and when, where that is known, and whether it was
 * there before. `failed`: why it could not be loaded; null where the desk did not answer.
 */
export type Opened =
  DeskEnquiry | { gone: DeskRefusal["gone"]; wasThere: boolean } | { failed: string | null };

export type LoadedEnquiries = {
  /** The list last asked for; undefined until it is there. */
  list: ShownList | undefined;
  /** Why that list could not be loaded; null where the desk did not answer. */
  failed: string | null | undefined;
  counts: Counts;
  /** Those that wait, longest first, whatever list is shown. */
  waiting: readonly EnquiryRow[];
  due: readonly EnquiryRow[];
  known: ReadonlyMap<string, Opened>;
};

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

/**
 * The lists and enquiries that were loaded, in this tab and nowhere else, and what is heard of them.
 * Nothing moves in a list until it is asked for again.
 */
export function createEnquiryStore(session: { me: Person; counts: Counts; last: number }) {
  const state = createState(session.counts);
  const { read, subscribe, set, setList, keep, remove } = state;
  const lists = createListLoader(state);
  let opened: string | undefined;
  let { last } = session;

  async function load(id: string): Promise<void> {
    const known = read().known.get(id);
    const answer = await call<DeskEnquiry>(deskApi.enquiry(id));
    if (answer.ok) keep(id, answer.value);
    else if (answer.kind === "refused" && answer.refusal.reason === "gone") {
      keep(id, { gone: answer.refusal.gone, wasThere: wasThere(known) });
    } else if (known === undefined || "failed" in known) keep(id, { failed: sentenceOf(answer) });
  }

  return {
    subscribe,
    read,
    last: () => last,
    remove,
    ...lists,

    /** Loads what could not be loaded: once there is a connection again, or at a click. */
    retry: (): void => {
      if (read().failed !== undefined) void lists.reload();
      const known = opened === undefined ? undefined : read().known.get(opened);
      if (opened !== undefined && known !== undefined && "failed" in known) void load(opened);
    },
    /** Asks again for the open one: an audit goes on without an event. */
    lookAgain: (): void => {
      if (opened !== undefined) void load(opened);
    },
    open(id: string | undefined): void {
      opened = id;
      if (id !== undefined) void load(id);
    },
    hear(message: Extract<DeskMessage, { type: "change" | "gone" }>): void {
      set({ counts: message.counts });
      if (message.type === "gone") {
        return forget(state, message);
      }
      const { row, happening } = message;
      last = Math.max(last, happening.number);
      const isOwn = happening.by?.id === session.me.id;
      setList((list) =>
        isOwn && isListed(list, row, session.me.id) ? withOwn(list, row) : withRow(list, row),
      );
      keepRow(state, session.me.id, row);
      if (row.id === opened) void load(row.id);
    },
    save: (enquiry: DeskEnquiry): void => saveOwn(state, session.me.id, enquiry),
    hasLeft: (id: string): boolean => hasLeft(read().list, id),
    latest: (id: string): DeskEnquiry | undefined => {
      const found = read().known.get(id);
      return found !== undefined && "id" in found ? found : undefined;
    },
  };
}

type StoreState = ReturnType<typeof createState>;

function forget(
  { remove, keep }: StoreState,
  { ids, by, at }: Extract<DeskMessage, { type: "gone" }>,
): void {
  for (const id of ids) {
    remove(id);
    keep(id, { gone: { by, at }, wasThere: true });
  }
}

function keepRow({ read, set }: StoreState, me: string, row: EnquiryRow): void {
  const { waiting, due } = read();
  set({ waiting: withWaiting(waiting, row), due: withDue(due, row, me) });
}

function saveOwn(state: StoreState, me: string, enquiry: DeskEnquiry): void {
  const { read, set, setList, keep } = state;
  keep(enquiry.id, enquiry);
  keepRow(state, me, enquiry);
  const { list } = read();
  if (list === undefined) return;
  if (isListed(list, enquiry, me)) return set({ list: withOwn(list, enquiry) });
  set({ list: withLeaving(list, enquiry) });
  setTimeout(() => {
    setList((now) => (now.leaving.has(enquiry.id) ? without(now, enquiry.id) : now));
  }, LEAVE_MS);
}

/** What is loaded, and who listens to it. */
function createState(counts: Counts) {
  let state: LoadedEnquiries = {
    list: undefined,
    failed: undefined,
    counts,
    waiting: [],
    due: [],
    known: new Map(),
  };
  const listeners = new Set<() => void>();

  function set(patch: Partial<LoadedEnquiries>) {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }
  function setList(change: (list: ShownList) => ShownList) {
    if (state.list !== undefined) set({ list: change(state.list) });
  }
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    setList,
    keep: (id: string, enquiry: Opened): void => {
      set({ known: new Map(state.known).set(id, enquiry) });
    },
    remove: (id: string): void => {
      setList((list) => without(list, id));
      const isOther = (row: EnquiryRow) => row.id !== id;
      set({ waiting: state.waiting.filter(isOther), due: state.due.filter(isOther) });
    },
  };
}

/** Asks for the list that is wanted; an answer that comes when another is wanted is dropped. */
function createListLoader({ read, set }: StoreState) {
  let wanted: { show: EnquiryList; query: string } = { show: "waiting", query: "" };

  async function reload(): Promise<void> {
    const { show, query } = wanted;
    const answer = await readList(show, query);
    if (show !== wanted.show || query !== wanted.query) return;
    if (!answer.ok) return set({ failed: sentenceOf(answer) });
    const { counts, due, ...value } = answer.value;
    const before = read().list;
    const known = new Set(
      before?.show === show && before.query === query ? before.rows.map(({ id }) => id) : [],
    );
    const fresh = known.size === 0 ? [] : value.rows.filter(({ id }) => !known.has(id));
    set({
      list: {
        ...value,
        show,
        query,
        unseen: [],
        fresh: new Set(fresh.map(({ id }) => id)),
        leaving: new Set(),
        left: new Set(),
      },
      failed: undefined,
      counts,
      due,
    });
    if (show === "waiting" && query === "") return set({ waiting: value.rows });
    // The heading speaks of all who wait.
    const others = await readList("waiting", "");
    if (others.ok) set({ waiting: others.value.rows });
  }

  return {
    reload,
    show(show: EnquiryList, query: string): void {
      wanted = { show, query };
      set({ failed: undefined });
      void reload();
    },
    async showMore(): Promise<void> {
      const { list } = read();
      if (list?.next === undefined) return;
      const answer = await readList(list.show, list.query, list.next);
      if (!answer.ok) {
        if (answer.kind === "away") return showAway();
        showDeskToast({ title: answer.refusal.problem });
        return reload();
      }
      const now = read().list;
      if (now?.next !== list.next || now.show !== list.show || now.query !== list.query) return;
      const { counts, due, ...part } = answer.value;
      set({ list: { ...now, ...part, rows: [...now.rows, ...part.rows] }, counts, due });
    },
  };
}

function readList(show: EnquiryList, query: string, cursor?: string) {
  const search = new URLSearchParams({
    list: show,
    ...(query !== "" && { q: shorten(query, MAX_SEARCH_CHARACTERS, "") }),
    ...(cursor !== undefined && { cursor }),
  });
  return call<DeskList>(`${deskApi.enquiries}?${search}`);
}

function wasThere(known: Opened | undefined): boolean {
  return known !== undefined && ("id" in known || ("gone" in known && known.wasThere));
}
