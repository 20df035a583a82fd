/**
 * Rows of several literals, four at a time and step by step: each step of a row waits for the one before
 * it, not for its neighbours'. The steps themselves are written out four times where the tables are, since
 * a list of four would cost more than they do.
 */

/** Texts must be shorter, and what is not there any more is this. */
export const FAR = 0x80_00;

export const LANES = 4;

/** Rows to be walked: from and to which of the rows' literals, and from which place of the path. */
export type WaitingRows = {
  readonly starts: Int32Array;
  readonly stops: Int32Array;
  /** Afterwards where each row's literals end; FAR and more where one does not come. */
  readonly places: Int32Array;
  /** At least as many as there are lanes. */
  count: number;
};

/** Where literals come next in a text, by tables. */
export type Tables = {
  /** Takes the text that the finder has read. */
  read: () => void;
  /** The place after the literals from one place of the rows' list to another; FAR and more where one does not come. */
  walk: (at: number, stop: number, from: number) => number;
  /**
   * Takes so many steps in each lane, fewer where one comes to FAR; returns how many. `ats`: by lane the
   * next of the rows' literals. `places`: by lane the place in the text, before and after.
   */
  step: (ats: Int32Array, places: Int32Array, steps: number) => number;
};

/** Walks all of them; those that are left when none comes after them one by one. */
export function walkLanes(tables: Tables, { starts, stops, places, count }: WaitingRows): void {
  const row = new Int32Array(LANES);
  const at = new Int32Array(LANES);
  const stop = new Int32Array(LANES);
  const place = new Int32Array(LANES);
  let next = 0;
  const take = (lane: number) => {
    row[lane] = next;
    at[lane] = starts[next] ?? 0;
    stop[lane] = stops[next] ?? 0;
    place[lane] = places[next] ?? 0;
    next += 1;
  };
  for (let lane = 0; lane < LANES; lane += 1) take(lane);
  for (;;) {
    let steps = Infinity;
    for (let lane = 0; lane < LANES; lane += 1) {
      steps = Math.min(steps, (stop[lane] ?? 0) - (at[lane] ?? 0));
    }
    const taken = tables.step(at, place, steps);
    for (let lane = 0; lane < LANES; lane += 1) at[lane] = (at[lane] ?? 0) + taken;
    for (let lane = 0; lane < LANES; lane += 1) {
      if (at[lane] !== stop[lane] && (place[lane] ?? 0) < FAR) continue;
      places[row[lane] ?? 0] = place[lane] ?? 0;
      if (next === count) {
        for (let left = 0; left < LANES; left += 1) {
          places[row[left] ?? 0] = tables.walk(at[left] ?? 0, stop[left] ?? 0, place[left] ?? 0);
        }
        return;
      }
      take(lane);
    }
  }
}

/** The places of the four lanes. */
export function setFour(places: Int32Array, a: number, b: number, c: number, d: number): void {
  places[0] = a;
  places[1] = b;
  places[2] = c;
  places[3] = d;
}
