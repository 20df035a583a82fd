import net from "node:net";

export type LoadResult = {
  /** Tokens of enquiries that were answered with success. */
  acknowledged: string[];
  /** How many answers had which status. */
  statuses: Map<number, number>;
  /** Connections that broke before their answer was there. */
  broken: number;
  /** How long each answer took, in milliseconds. */
  latenciesMs: number[];
};

export type LoadOptions = {
  port: number;
  clients: number;
  /** Stops after this many requests in all, */
  maxRequests?: number;
  /** or after this time, */
  durationMs?: number;
  /** or when this says so. */
  isOver?: () => boolean;
  /** The n-th request, with the token by which it is recognised afterwards. */
  request: (serial: number) => { token: string; bytes: string };
};

const LOOPBACK = "127.0.0.1";

/**
 * Keep-alive clients that send one request after another. Written on bare sockets: on a machine
 * that also runs the server, a full HTTP client would measure mostly itself.
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { port, clients, maxRequests = Infinity, durationMs = Infinity, request } = options;
  const result: LoadResult = {
    acknowledged: [],
    statuses: new Map(),
    broken: 0,
    latenciesMs: [],
  };
  const end = performance.now() + durationMs;
  let serial = 0;
  const isOver = () =>
    serial >= maxRequests || performance.now() >= end || options.isOver?.() === true;

  async function runClient() {
    while (!isOver()) {
      const connection = await openConnection(port);
      if (connection === undefined) {
        result.broken += 1;
        // The server may be gone for good; whoever started the load decides.
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      while (!isOver()) {
        const { token, bytes } = request(serial);
        serial += 1;
        const start = performance.now();
        const status = await connection.exchange(bytes);
        if (status === undefined) {
          result.broken += 1;
          break;
        }
        result.latenciesMs.push(performance.now() - start);
        result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
        if (status === 200) result.acknowledged.push(token);
      }
      connection.close();
    }
  }

  await Promise.all(Array.from({ length: clients }, runClient));
  return result;
}

/** An enquiry as the page sends it, different from every other by its token. */
export function enquiryRequest(token: string): { token: string; bytes: string } {
  const body = JSON.stringify({
    name: "Load",
    email: `${token}@example.pk`,
    website: "https://example.pk",
    message: `${token} ${"We sell shoes in Lahore and want to be found. ".repeat(18)}`,
    _subject: "Free audit",
    page: "/seo-services/lahore",
  });
  const head = [
    "POST /f/audit HTTP/1.1",
    "Host: localhost",
    "Accept: application/json",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return { token, bytes: `${head.join("\r\n")}\r\n\r\n${body}` };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

type Connection = {
  /** The status of the answer, or undefined when the connection broke. */
  exchange: (bytes: string) => Promise<number | undefined>;
  close: () => void;
};

function openConnection(port: number): Promise<Connection | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: LOOPBACK, noDelay: true });
    let received = Buffer.alloc(0);
    let finish: ((status: number | undefined) => void) | undefined;

    const settle = (status: number | undefined) => {
      const waiting = finish;
      finish = undefined;
      waiting?.(status);
    };
    socket.on("data", (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = readAnswer(received);
      if (answer === undefined) return;
      received = received.subarray(answer.length);
      settle(answer.status);
    });
    socket.on("error", () => resolve(undefined));
    socket.on("close", () => {
      resolve(undefined);
      settle(undefined);
    });
    socket.on("connect", () =>
      resolve({
        exchange: (bytes) =>
          new Promise((done) => {
            if (socket.destroyed || !socket.writable) return done(undefined);
            finish = done;
            socket.write(bytes);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/** A whole answer at the start of the bytes: head and as much body as Content-Length says. */
function readAnswer(bytes: Buffer): { status: number; length: number } | undefined {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd === -1) return undefined;
  const head = bytes.toString("latin1", 0, headEnd);
  const status = Number(head.slice(9, 12));
  const bodyLength = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const length = headEnd + 4 + bodyLength;
  return bytes.length < length ? undefined : { status, length };
}
