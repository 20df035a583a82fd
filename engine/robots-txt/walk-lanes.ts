/**
 * Rows of several literals, four at a time and step by step: each step of a row waits for the one before
 * it, not for its neighbours'. Written out four times, since a list of four would cost more than the steps.
 */

/** Texts must be shorter, and what is not there any more is this. */
export const FAR = 0x80_00;

/** A shared literal's facts in one number: from its lowest bit on the shift, the length, where its cells begin. */
export const LENGTH_SHIFT = 5;
export const CELL_SHIFT = 12;
export const SHIFT_MASK = 2 ** LENGTH_SHIFT - 1;
export const LENGTH_MASK = 2 ** (CELL_SHIFT - LENGTH_SHIFT) - 1;

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

/** The place after literals from one place of the rows' list to another; FAR where one does not come. */
type Walk = (at: number, stop: number, from: number) => number;

export type CommonCells = {
  cells: Uint16Array;
  width: number;
  commons: Uint16Array;
  walk: Walk;
};

export type SharedCells = {
  cells: Int32Array;
  infos: Int32Array;
  literals: Int32Array;
  walk: Walk;
  findFar: (literal: number, least: number) => number;
};

/** By the rows of the common literals. */
export function walkCommon(
  tables: CommonCells,
  { starts, stops, places, count }: WaitingRows,
): void {
  const { cells, width, commons } = tables;
  let laneA = 0;
  let atA = starts[0] ?? 0;
  let stopA = stops[0] ?? 0;
  let a = places[0] ?? 0;
  let laneB = 1;
  let atB = starts[1] ?? 0;
  let stopB = stops[1] ?? 0;
  let b = places[1] ?? 0;
  let laneC = 2;
  let atC = starts[2] ?? 0;
  let stopC = stops[2] ?? 0;
  let c = places[2] ?? 0;
  let laneD = 3;
  let atD = starts[3] ?? 0;
  let stopD = stops[3] ?? 0;
  let d = places[3] ?? 0;
  let next = LANES;
  for (;;) {
    const steps = Math.min(stopA - atA, stopB - atB, stopC - atC, stopD - atD);
    let step = 0;
    while (step < steps) {
      a = cells[(commons[atA + step] ?? 0) * width + a] ?? 0;
      b = cells[(commons[atB + step] ?? 0) * width + b] ?? 0;
      c = cells[(commons[atC + step] ?? 0) * width + c] ?? 0;
      d = cells[(commons[atD + step] ?? 0) * width + d] ?? 0;
      step += 1;
      if (((a | b | c | d) & FAR) !== 0) break;
    }
    atA += step;
    atB += step;
    atC += step;
    atD += step;
    if (atA === stopA || a >= FAR) {
      places[laneA] = a;
      if (next === count) break;
      laneA = next;
      atA = starts[next] ?? 0;
      stopA = stops[next] ?? 0;
      a = places[next] ?? 0;
      next += 1;
    }
    if (atB === stopB || b >= FAR) {
      places[laneB] = b;
      if (next === count) break;
      laneB = next;
      atB = starts[next] ?? 0;
      stopB = stops[next] ?? 0;
      b = places[next] ?? 0;
      next += 1;
    }
    if (atC === stopC || c >= FAR) {
      places[laneC] = c;
      if (next === count) break;
      laneC = next;
      atC = starts[next] ?? 0;
      stopC = stops[next] ?? 0;
      c = places[next] ?? 0;
      next += 1;
    }
    if (atD === stopD || d >= FAR) {
      places[laneD] = d;
      if (next === count) break;
      laneD = next;
      atD = starts[next] ?? 0;
      stopD = stops[next] ?? 0;
      d = places[next] ?? 0;
      next += 1;
    }
  }
  // Those that are under way, when none comes after them.
  places[laneA] = tables.walk(atA, stopA, a);
  places[laneB] = tables.walk(atB, stopB, b);
  places[laneC] = tables.walk(atC, stopC, c);
  places[laneD] = tables.walk(atD, stopD, d);
}

/** By the tables of the shared literals. */
export function walkShared(
  tables: SharedCells,
  { starts, stops, places, count }: WaitingRows,
): void {
  const { cells, infos, literals } = tables;
  let laneA = 0;
  let atA = starts[0] ?? 0;
  let stopA = stops[0] ?? 0;
  let a = places[0] ?? 0;
  let laneB = 1;
  let atB = starts[1] ?? 0;
  let stopB = stops[1] ?? 0;
  let b = places[1] ?? 0;
  let laneC = 2;
  let atC = starts[2] ?? 0;
  let stopC = stops[2] ?? 0;
  let c = places[2] ?? 0;
  let laneD = 3;
  let atD = starts[3] ?? 0;
  let stopD = stops[3] ?? 0;
  let d = places[3] ?? 0;
  let next = LANES;
  for (;;) {
    const steps = Math.min(stopA - atA, stopB - atB, stopC - atC, stopD - atD);
    let step = 0;
    while (step < steps) {
      const infoA = infos[literals[atA + step] ?? 0] ?? 0;
      const infoB = infos[literals[atB + step] ?? 0] ?? 0;
      const infoC = infos[literals[atC + step] ?? 0] ?? 0;
      const infoD = infos[literals[atD + step] ?? 0] ?? 0;
      const leastA = a + ((infoA >> LENGTH_SHIFT) & LENGTH_MASK);
      const leastB = b + ((infoB >> LENGTH_SHIFT) & LENGTH_MASK);
      const leastC = c + ((infoC >> LENGTH_SHIFT) & LENGTH_MASK);
      const leastD = d + ((infoD >> LENGTH_SHIFT) & LENGTH_MASK);
      const pairA = cells[(infoA >>> CELL_SHIFT) + (leastA >> (infoA & SHIFT_MASK))] ?? 0;
      const pairB = cells[(infoB >>> CELL_SHIFT) + (leastB >> (infoB & SHIFT_MASK))] ?? 0;
      const pairC = cells[(infoC >>> CELL_SHIFT) + (leastC >> (infoC & SHIFT_MASK))] ?? 0;
      const pairD = cells[(infoD >>> CELL_SHIFT) + (leastD >> (infoD & SHIFT_MASK))] ?? 0;
      a = choose(pairA, leastA);
      b = choose(pairB, leastB);
      c = choose(pairC, leastC);
      d = choose(pairD, leastD);
      if (((a - leastA) | (b - leastB) | (c - leastC) | (d - leastD)) < 0) {
        if (a < leastA) a = tables.findFar(literals[atA + step] ?? 0, leastA);
        if (b < leastB) b = tables.findFar(literals[atB + step] ?? 0, leastB);
        if (c < leastC) c = tables.findFar(literals[atC + step] ?? 0, leastC);
        if (d < leastD) d = tables.findFar(literals[atD + step] ?? 0, leastD);
      }
      step += 1;
      if (((a | b | c | d) & FAR) !== 0) break;
    }
    atA += step;
    atB += step;
    atC += step;
    atD += step;
    if (atA === stopA || a >= FAR) {
      places[laneA] = a;
      if (next === count) break;
      laneA = next;
      atA = starts[next] ?? 0;
      stopA = stops[next] ?? 0;
      a = places[next] ?? 0;
      next += 1;
    }
    if (atB === stopB || b >= FAR) {
      places[laneB] = b;
      if (next === count) break;
      laneB = next;
      atB = starts[next] ?? 0;
      stopB = stops[next] ?? 0;
      b = places[next] ?? 0;
      next += 1;
    }
    if (atC === stopC || c >= FAR) {
      places[laneC] = c;
      if (next === count) break;
      laneC = next;
      atC = starts[next] ?? 0;
      stopC = stops[next] ?? 0;
      c = places[next] ?? 0;
      next += 1;
    }
    if (atD === stopD || d >= FAR) {
      places[laneD] = d;
      if (next === count) break;
      laneD = next;
      atD = starts[next] ?? 0;
      stopD = stops[next] ?? 0;
      d = places[next] ?? 0;
      next += 1;
    }
  }
  // Those that are under way, when none comes after them.
  places[laneA] = tables.walk(atA, stopA, a);
  places[laneB] = tables.walk(atB, stopB, b);
  places[laneC] = tables.walk(atC, stopC, c);
  places[laneD] = tables.walk(atD, stopD, d);
}

/** Of a cell's two ends the first if it is not before `least`, else the second: without a jump. */
export function choose(pair: number, least: number): number {
  const isSecond = ((pair & 0xff_ff) - least) >> 31;
  return (pair >>> (isSecond & 16)) & 0xff_ff;
}
