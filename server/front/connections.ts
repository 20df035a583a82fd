import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type ConnectionBounds = {
  maxConnections: number;
  /** How long an answer may lie unread, */
  writeGraceMs: number;
  /** and how much longer for its length. The slowest mobile networks do more than 8 kB. */
  minBytesPerSecond: number;
  checkingIntervalMs: number;
  /** How long the first request of a new connection may take to arrive. */
  freshMs: number;
};

/** "all": there were too many. "unread": its answer was not read. */
export type CutReason = "all" | "unread";

type Connection = {
  socket: Socket;
  acceptedAt: number;
  hasAsked: boolean;
  /** Rises with each request; the lowest has been idle longest. */
  usedAt: number;
  work: { request: IncomingMessage; response: ServerResponse } | undefined;
  unread: { since: number; taken: number } | undefined;
};

/**
 * Bounds the number of connections. A new one is let in and another one is cut: one that does not
 * read its answer, else the one that has been idle longest. One that waits for our own work is
 * never cut.
 */
export class Connections {
  /** How many were cut, by reason. */
  readonly cut = new Map<CutReason, number>();
  #bounds: ConnectionBounds;
  #all = new Set<Connection>();
  #connectionOf = new WeakMap<Socket, Connection>();
  #uses = 0;

  constructor(server: Server, bounds: ConnectionBounds) {
    this.#bounds = bounds;
    // Before Node's own listener: a connection that is cut at once needs no parser.
    server.prependListener("connection", (socket: Socket) => this.#admit(socket));
    server.on("request", (request: IncomingMessage, response: ServerResponse) =>
      this.#noteWork(request, response),
    );
    const timer = setInterval(() => this.#cutUnread(), bounds.checkingIntervalMs).unref();
    server.once("close", () => clearInterval(timer));
    // Node still counts those that are closing.
    server.maxConnections = bounds.maxConnections + 200;
  }

  #noteWork(request: IncomingMessage, response: ServerResponse) {
    const connection = this.#connectionOf.get(request.socket);
    if (connection === undefined) return;
    connection.usedAt = this.#uses += 1;
    connection.hasAsked = true;
    connection.work = { request, response };
  }

  #admit(socket: Socket) {
    const connection: Connection = {
      socket,
      acceptedAt: performance.now(),
      hasAsked: false,
      usedAt: (this.#uses += 1),
      work: undefined,
      unread: undefined,
    };
    this.#connectionOf.set(socket, connection);
    this.#all.add(connection);
    socket.once("close", () => this.#all.delete(connection));
    if (this.#all.size > this.#bounds.maxConnections) this.#makeRoom(connection);
  }

  /** Where all are at work the new one is cut, though it is the youngest. */
  #makeRoom(newcomer: Connection) {
    let first = newcomer;
    let firstRank = this.#rankOf(newcomer);
    for (const connection of this.#all) {
      if (!isIdle(connection)) continue;
      const rank = this.#rankOf(connection);
      if (rank > firstRank || (rank === firstRank && connection.usedAt >= first.usedAt)) continue;
      first = connection;
      firstRank = rank;
    }
    this.#end(first, "all");
  }

  /** Cut first: an answer is unread; then idle ones; last those that have just connected. */
  #rankOf({ socket, hasAsked, acceptedAt }: Connection): number {
    if (socket.writableLength > 0) return 0;
    return hasAsked || performance.now() - acceptedAt >= this.#bounds.freshMs ? 1 : 2;
  }

  #end(connection: Connection, reason: CutReason) {
    // Not left to the event, which comes a turn later: the next connection needs the place now.
    this.#all.delete(connection);
    this.cut.set(reason, (this.cut.get(reason) ?? 0) + 1);
    // After an ordinary end the system keeps for minutes what is not read yet; of thousands of
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
      // Whole pieces only: Node does not say how much of one has been taken.
      const taken = socket.bytesWritten - socket.writableLength;
      if (connection.unread?.taken !== taken) connection.unread = { since: now, taken };
      const allowedMs = writeGraceMs + (socket.writableLength / minBytesPerSecond) * 1000;
      if (now - connection.unread.since > allowedMs) this.#end(connection, "unread");
    }
  }
}

/**
 * Waiting for the visitor: for a request, the rest of one, or for the answer to be read. Of an answer
 * in pieces the next one is not written before that.
 */
function isIdle({ work, socket }: Connection): boolean {
  if (work === undefined || socket.writableLength > 0) return true;
  return !work.request.complete || work.response.writableEnded;
}
