/** All links of a site in columns: a million of them fit where as many objects would not. */
import type { Spell } from "./one-spelling.ts";
import type { LinkKind, LinkRow } from "./rows.ts";

export type LinkTable = {
  count: number;
  /** Every address that a link names or comes from, once. */
  addresses: readonly string[];
  numberOf: (address: string) => number | undefined;
  /** Links to and from pages at this place; built on each call. */
  at: (index: number) => LinkRow;
  /** The address that it names, which may be a copy's. */
  writtenAt: (index: number) => string;
  kindAt: (index: number) => LinkKind;
  regionAt: (index: number) => LinkRow["region"];
  /** Places of the links that lead to an address, in reading order. */
  to: (address: string) => Int32Array;
  from: (address: string) => Int32Array;
  columns: { from: Int32Array; to: Int32Array; kind: Uint8Array; flags: Uint8Array };
};

const KINDS: readonly LinkKind[] = [
  "link",
  "image",
  "script",
  "style",
  "frame",
  "canonical",
  "hreflang",
  "next",
  "prev",
  "social",
  "icon",
  "data",
];
const REGIONS: readonly LinkRow["region"][] = ["main", "nav", "header", "footer", "aside"];

export const LINK_KIND = KINDS.indexOf("link");
export const NOFOLLOW = 1;
const REGION_BITS = 7;
/** Of no address: its places are none. */
const UNKNOWN = -1;

export function buildLinkTable(rows: Iterable<LinkRow>, spell: Spell, pageOf: Spell): LinkTable {
  const addresses = createNumbers();
  const anchors = createNumbers();
  const fragments = new Map<number, string>();
  const from = createColumn();
  const to = createColumn();
  const written = createColumn();
  const line = createColumn();
  const anchor = createColumn();
  const kind = createColumn();
  const flags = createColumn();
  for (const row of rows) {
    if (row.fragment !== undefined) fragments.set(from.count(), row.fragment);
    const spelled = spell(row.to);
    from.push(addresses.take(pageOf(spell(row.from))));
    to.push(addresses.take(pageOf(spelled)));
    written.push(addresses.take(spelled));
    line.push(row.line);
    anchor.push(anchors.take(row.anchor));
    kind.push(KINDS.indexOf(row.kind));
    flags.push(packFlags(row));
  }
  const columns = {
    from: from.toArray(),
    to: to.toArray(),
    kind: Uint8Array.from(kind.toArray()),
    flags: Uint8Array.from(flags.toArray()),
  };
  const lines = line.toArray();
  const anchorOf = anchor.toArray();
  const writtenTo = written.toArray();
  const placesOf = (column: Int32Array) => {
    const groups = groupPlaces(column, addresses.values.length);
    return (address: string) => groups(addresses.find(address) ?? UNKNOWN);
  };

  return {
    count: columns.from.length,
    addresses: addresses.values,
    numberOf: addresses.find,
    at(index) {
      const fragment = fragments.get(index);
      return {
        from: addresses.values[columns.from[index] ?? 0] ?? "",
        to: addresses.values[columns.to[index] ?? 0] ?? "",
        ...(fragment !== undefined && { fragment }),
        kind: KINDS[columns.kind[index] ?? 0] ?? "link",
        anchor: anchors.values[anchorOf[index] ?? 0] ?? "",
        line: lines[index] ?? 0,
        nofollow: ((columns.flags[index] ?? 0) & NOFOLLOW) === NOFOLLOW,
        region: regionOf(columns.flags[index] ?? 0),
      };
    },
    writtenAt: (index) => addresses.values[writtenTo[index] ?? 0] ?? "",
    regionAt: (index) => regionOf(columns.flags[index] ?? 0),
    kindAt: (index) => KINDS[columns.kind[index] ?? 0] ?? "link",
    to: placesOf(columns.to),
    from: placesOf(columns.from),
    columns,
  };
}

function regionOf(flag: number): LinkRow["region"] {
  return REGIONS[(flag >> 1) & REGION_BITS] ?? "main";
}

function packFlags({ nofollow, region }: LinkRow): number {
  return (nofollow ? NOFOLLOW : 0) | (REGIONS.indexOf(region) << 1);
}

function createNumbers() {
  const values: string[] = [];
  const numbers = new Map<string, number>();
  return {
    values,
    find: (value: string) => numbers.get(value),
    take(value: string): number {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      numbers.set(value, values.length);
      return values.push(value) - 1;
    },
  };
}

function createColumn() {
  let column = new Int32Array(1024);
  let count = 0;
  return {
    count: () => count,
    push(value: number) {
      if (count === column.length) {
        const wider = new Int32Array(count * 2);
        wider.set(column);
        column = wider;
      }
      column[count] = value;
      count += 1;
    },
    toArray: () => column.slice(0, count),
  };
}

/** Places by the number that is in them: a counting sort, which keeps their order. */
function groupPlaces(numbers: Int32Array, size: number): (number: number) => Int32Array {
  const starts = new Int32Array(size + 1);
  for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const places = new Int32Array(numbers.length);
  for (const [place, number] of numbers.entries()) {
    const at = next[number] ?? 0;
    places[at] = place;
    next[number] = at + 1;
  }
  return (number) => places.subarray(starts[number], starts[number + 1]);
}
