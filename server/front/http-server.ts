import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";

import { getRequestListener } from "@hono/node-server";

import { Connections, type CutReason } from "./connections.ts";
import { anySenderBody, anySenderHeaders, refuseAnySender } from "./refuse.ts";
import type { Bindings } from "./request-facts.ts";

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

type HttpServer = Server & {
  /** How many connections were cut, by reason. */
  connectionsCut: () => ReadonlyMap<CutReason, number>;
};

type HttpServerOptions = {
  fetch: Fetch;
  bounds?: typeof httpBounds;
};

/** Node's own bounds suit trusted callers: five minutes for a request, and any number of requests. */
export const httpBounds = {
  requestTimeoutMs: 10_000,
  headersTimeoutMs: 5_000,
  keepAliveTimeoutMs: 5_000,
  checkingIntervalMs: 1_000,
  /** Whoever sends and takes nothing for so long has left. */
  socketTimeoutMs: 30_000,
  /** The same while pages are read for a visitor: more than such an answer may take. */
  liveTimeoutMs: 75_000,
  maxHeaderBytes: 8 * 1024,
  maxConnections: 2_000,
  writeGraceMs: 10_000,
  minBytesPerSecond: 8 * 1024,
  freshMs: 2_000,
};

/** The app behind Node's HTTP, with bounds on connections, and an answer to what is no request. */
export function createHttpServer({ fetch, bounds = httpBounds }: HttpServerOptions): HttpServer {
  const appListener = listenWith(fetch, bounds.liveTimeoutMs);
  const server = createServer(nodeOptions(bounds), (request, response) => {
    if (!hasOneHost(request)) return endWithError(request.socket, "400 Bad Request");
    void appListener(request, response);
  });
  const connections = new Connections(server, bounds);
  server.timeout = bounds.socketTimeoutMs;
  answerWhatIsNoRequest(server);
  return Object.assign(server, { connectionsCut: () => connections.cut });
}

function nodeOptions(bounds: typeof httpBounds): ServerOptions {
  return {
    requestTimeout: bounds.requestTimeoutMs,
    headersTimeout: bounds.headersTimeoutMs,
    keepAliveTimeout: bounds.keepAliveTimeoutMs,
    connectionsCheckingInterval: bounds.checkingIntervalMs,
    maxHeaderSize: bounds.maxHeaderBytes,
    // Node's own refusal has no body.
    requireHostHeader: false,
  };
}

function listenWith(fetch: Fetch, liveTimeoutMs: number) {
  return getRequestListener(
    (request, { incoming: { socket } }) =>
      fetch(request, {
        remoteAddress: socket.remoteAddress ?? "",
        // Node sets its own again for the next request.
        expectSlowAnswer: () => socket.setTimeout(liveTimeoutMs),
      }),
    {
      // Those who speak HTTP/1.0 may leave out Host.
      hostname: "localhost",
      // A Host or path that cannot be one. The library's own answer has no header at all.
      errorHandler: () => refuseAnySender(400, "Bad Request"),
    },
  );
}

function answerWhatIsNoRequest(server: Server) {
  const newest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    newest.set(request.socket, { request, response });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const { request, response } = newest.get(socket) ?? {};
    if (request?.complete && response && !response.writableFinished) {
      // Such as a body that no header announces: the request before it is answered, and that is all.
      response.shouldKeepAlive = false;
      return void response.once("finish", () => socket.end());
    }
    endWithError(socket, statusOfClientError(error.code));
  });
  server.on("checkExpectation", ({ socket }) => endWithError(socket, "417 Expectation Failed"));
  server.on("connect", (_request, socket) => endWithError(socket, "405 Method Not Allowed"));
}

/** https://www.rfc-editor.org/rfc/rfc9112#section-3.2: one, or none from those who speak HTTP/1.0. */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== "1.1";
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1;
}

function statusOfClientError(code: string | undefined): string {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return "431 Request Header Fields Too Large";
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return "408 Request Timeout";
    default:
      return "400 Bad Request";
  }
}

/** For what is no request at all: there is no response object, only the socket. */
function endWithError(socket: Duplex, status: string) {
  const body = anySenderBody(status.slice(status.indexOf(" ") + 1));
  const headers = Object.entries({
    ...anySenderHeaders,
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
    ...(status.startsWith("405") && { Allow: "GET, HEAD, POST" }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join("")}\r\n${body}`);
}
