import { createSocket } from "node:dgram";
import { isIPv4 } from "node:net";

import { toBytes } from "#server/reading/public-address.ts";
import { NAME_SERVER } from "./addresses.ts";

export type RecordType = "A" | "AAAA";
/** Addresses and, before them, the names that lead there. */
export type Entry =
  { through?: readonly string[]; addresses: readonly string[] } | "silent" | "failing";
/** What a name leads to when it is asked for the n-th time, from 1. */
export type Zone = (name: string, type: RecordType, time: number) => Entry | undefined;

const TYPES = new Map<number, RecordType>([
  [1, "A"],
  [28, "AAAA"],
]);
const CNAME = 5;

/** Answers with a lifetime of 0, RFC 1035 4. `forget` counts the times from the start again. */
export async function startNameServer(zone: Zone) {
  const times = new Map<string, number>();
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    const kind = TYPES.get(type);
    if (kind === undefined) return;
    const key = `${name} ${kind}`;
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    const entry = zone(name, kind, time);
    if (entry === "silent") return;
    const records = typeof entry === "object" ? writeRecords(name, kind, type, entry) : [];
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(entry === undefined ? 0x8183 : entry === "failing" ? 0x8182 : 0x8180, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(53, NAME_SERVER, resolve));
  return { forget: () => times.clear() };
}

function writeRecords(
  name: string,
  kind: RecordType,
  type: number,
  { through = [], addresses }: Exclude<Entry, string>,
): Buffer[] {
  const owners = [name, ...through];
  const aliases = through.map((alias, index) =>
    writeVisitRecord(owners[index]!, CNAME, writeName(alias)),
  );
  const wanted = addresses.filter((address) => isIPv4(address) === (kind === "A"));
  return [
    ...aliases,
    ...wanted.map((address) =>
      writeVisitRecord(owners.at(-1)!, type, Buffer.from(toBytes(address))),
    ),
  ];
}

function writeVisitRecord(owner: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([writeName(owner), fixed, data]);
}

function writeName(name: string): Buffer {
  const labels = name
    .split(".")
    .map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}
