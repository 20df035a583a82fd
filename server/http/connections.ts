import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

import { networksOf, type RingTier } from "#server/http/client-address.ts";

export type ConnectionBounds = {
  /** All at once. */
  maxConnections: number;
  /** Undefined: a proxy in front makes all connections, and bounds those of visitors itself. */
  maxPerNetwork: Readonly<Record<RingTier, number>> | undefined;
  /** How long an answer may lie unread, */
  writeGraceMs: number;
  /** and how much longer for its length. The slowest mobile networks do more than 8 kB. */
  minBytesPerSecond: number;
  checkingIntervalMs: number;
  /** So long the first request of a new connection may be on its way. */
  freshMs: number;
};

export type CutReason = RingTier | "all" | "unread";

type Connection = {
  socket: Socket;
  acceptedAt: number;
  hasAsked: boolean;
  networks: readonly { group: Set<Connection>; key: string; max: number; tier: RingTier }[];
  /** Rises with each request; the lowest has been idle longest. */
  usedAt: number;
  work: { request: IncomingMessage; response: ServerResponse } | undefined;
  unread: { since: number; taken: number } | undefined;
};

/**
 * Keeps connections few: of one address, of one network, and of all. Whoever comes is let in, and
 * another one goes: one that does not read its answer, else the one that has been idle longest. One
 * that waits for our own work never does.
 */
export class Connections {
  /** How many were cut, by the bound that was reached. */
  readonly cut = new Map<CutReason, number>();
  #bounds: ConnectionBounds;
  #all = new Set<Connection>();
  #groups = new Map<string, Set<Connection>>();
  #connectionOf = new WeakMap<Socket, Connection>();
  #uses = 0;

  constructor(server: Server, bounds: ConnectionBounds) {
    this.#bounds = bounds;
    // Before Node's own listener: a connection that is cut at once needs no parser.
    server.prependListener("connection", (socket: Socket) => this.#admit(socket));
    server.on("request", ({ socket }: IncomingMessage) => this.#noteUse(socket));
    const timer = setInterval(() => this.#cutUnread(), bounds.checkingIntervalMs).unref();
    server.once("close", () => clearInterval(timer));
    // Those on their way out still count for Node.
    server.maxConnections = bounds.maxConnections + 200;
  }

  /** The server works on this request: its connection is not idle until the answer is out. */
  markWork(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#connectionOf.get(request.socket);
    if (connection !== undefined) connection.work = { request, response };
  }

  #noteUse(socket: Socket) {
    const connection = this.#connectionOf.get(socket);
    if (connection === undefined) return;
    connection.usedAt = this.#uses += 1;
    connection.hasAsked = true;
  }

  #admit(socket: Socket) {
    const connection: Connection = {
      socket,
      acceptedAt: performance.now(),
      hasAsked: false,
      networks: this.#networksFor(socket.remoteAddress ?? ""),
      usedAt: (this.#uses += 1),
      work: undefined,
      unread: undefined,
    };
    this.#connectionOf.set(socket, connection);
    this.#all.add(connection);
    for (const { group } of connection.networks) group.add(connection);
    socket.once("close", () => this.#forget(connection));

    for (const { group, max, tier } of connection.networks) {
      if (group.size > max) this.#makeRoom(group, connection, tier);
    }
    if (this.#all.size > this.#bounds.maxConnections) this.#makeRoom(this.#all, connection, "all");
  }

  #networksFor(address: string): Connection["networks"] {
    const { maxPerNetwork } = this.#bounds;
    if (maxPerNetwork === undefined) return [];
    return networksOf(address).map(({ tier, key }) => {
      const group = this.#groups.get(key) ?? new Set();
      this.#groups.set(key, group);
      return { group, key, tier, max: maxPerNetwork[tier] };
    });
  }

  #forget(connection: Connection) {
    this.#all.delete(connection);
    for (const { group, key } of connection.networks) {
      group.delete(connection);
      if (group.size === 0 && this.#groups.get(key) === group) this.#groups.delete(key);
    }
  }

  /** Where all are at work the newcomer goes, though it is the youngest. */
  #makeRoom(group: ReadonlySet<Connection>, newcomer: Connection, reason: CutReason) {
    let first = newcomer;
    let firstRank = this.#rankOf(newcomer);
    for (const connection of group) {
      if (!isIdle(connection)) continue;
      const rank = this.#rankOf(connection);
      if (rank > firstRank || (rank === firstRank && connection.usedAt >= first.usedAt)) continue;
      first = connection;
      firstRank = rank;
    }
    this.#end(first, reason);
  }

  /** Who goes first: an answer lies unread; idle; asked nothing yet, and has only just come. */
  #rankOf({ socket, hasAsked, acceptedAt }: Connection): number {
    if (socket.writableLength > 0) return 0;
    return hasAsked || performance.now() - acceptedAt >= this.#bounds.freshMs ? 1 : 2;
  }

  #end(connection: Connection, reason: CutReason) {
    // Not left to the event, which comes a turn later: the next newcomer must find the room.
    this.#forget(connection);
    this.cut.set(reason, (this.cut.get(reason) ?? 0) + 1);
    // After an ordinary end the system would keep for minutes what is not read yet; of thousands of
    // connections that is all the memory that it has for any.
    connection.socket.resetAndDestroy();
  }

  #cutUnread() {
    const { writeGraceMs, minBytesPerSecond } = this.#bounds;
    const now = performance.now();
    for (const connection of this.#all) {
      const { socket } = connection;
      if (socket.writableLength === 0) {
        connection.unread = undefined;
        continue;
      }
      // Whole pieces only: Node does not tell how much of one has been taken.
      const taken = socket.bytesWritten - socket.writableLength;
      if (connection.unread?.taken !== taken) connection.unread = { since: now, taken };
      const allowedMs = writeGraceMs + (socket.writableLength / minBytesPerSecond) * 1000;
      if (now - connection.unread.since > allowedMs) this.#end(connection, "unread");
    }
  }
}

/** Waiting for the visitor: for a request, the rest of one, or for the answer to be read. */
function isIdle({ work }: Connection): boolean {
  return work === undefined || !work.request.complete || work.response.writableEnded;
}
