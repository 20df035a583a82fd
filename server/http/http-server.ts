import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";

import { getRequestListener } from "@hono/node-server";

import { isForwardedHttps } from "#server/http/client-address.ts";
import { Connections, type CutReason } from "#server/http/connections.ts";
import { isOwnAgent } from "#server/reading/user-agent.ts";
import { commonHeaders, plainPolicy } from "#server/static/security-headers.ts";
import type { BuiltSite } from "#server/static/load-site.ts";
import { SiteHandler, splitTarget } from "#server/static/serve-site.ts";
import type { Bindings } from "#server/http/request-facts.ts";

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

export type HttpServer = Server & {
  /** How many connections were cut to make room, by the bound that was reached. */
  connectionsCut: () => ReadonlyMap<CutReason, number>;
};

type HttpServerOptions = {
  site: BuiltSite;
  fetch: Fetch;
  trustedProxies: number;
  /** The value of Strict-Transport-Security. */
  transportSecurity: string;
  observe?: (status: number) => void;
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
  /** A household with many tabs, an office behind one IPv4 address. */
  maxPerNetwork: { address: 128, household: 256, network: 512 },
  writeGraceMs: 10_000,
  minBytesPerSecond: 8 * 1024,
  freshMs: 2_000,
};

/** Paths that no file has: they belong to the app. */
const APP_PATHS =
  /^\/(?:f|p|r|api\/site-audits|api\/desk)\/|^\/(?:healthz|readyz|api\/live|api\/site-audits|api\/desk)$/;
/** Answered only once other servers have answered us. */
const LIVE_PATHS = /^\/api\/live$|^\/api\/desk\/enquiries\/[^/]+\/page$/;

/** Files from memory first; what is left goes to the app, or is a redirect or a 404. */
export function createHttpServer({
  site,
  fetch,
  trustedProxies,
  transportSecurity,
  observe,
  bounds = httpBounds,
}: HttpServerOptions): HttpServer {
  const isHttps = isHttpsBehind(trustedProxies);
  const siteHandler = new SiteHandler(site, { transportSecurity, isHttps });
  const appListener = listenWith(fetch);
  const server = createServer(nodeOptions(bounds), (request, response) => {
    if (!hasOneHost(request)) return endWithError(request.socket, "400 Bad Request");
    if (observe) countWhenDone(response, observe);
    if (isOwnAgent(request.headers["user-agent"])) {
      return refuseOwnAgent(request, response, isHttps(request) ? transportSecurity : undefined);
    }
    if (siteHandler.serve(request, response)) return;
    const { pathname } = splitTarget(request.url ?? "/");
    if (!APP_PATHS.test(pathname)) return siteHandler.serveMissing(request, response);
    // Node sets its own again for the next request.
    if (LIVE_PATHS.test(pathname)) request.socket.setTimeout(bounds.liveTimeoutMs);
    connections.markWork(request, response);
    void appListener(request, response);
  });
  const connections = new Connections(server, {
    ...bounds,
    // Behind a proxy every connection is the proxy's.
    maxPerNetwork: trustedProxies > 0 ? undefined : bounds.maxPerNetwork,
  });
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

function isHttpsBehind(trustedProxies: number) {
  return ({ headers }: IncomingMessage): boolean =>
    trustedProxies > 0 &&
    isForwardedHttps(
      {
        xForwardedProto: single(headers["x-forwarded-proto"]),
        forwarded: single(headers.forwarded),
      },
      trustedProxies,
    );
}

function listenWith(fetch: Fetch) {
  return getRequestListener(
    (request, env) =>
      fetch(request, {
        remoteAddress: (env.incoming.socket as { remoteAddress?: string }).remoteAddress ?? "",
      }),
    {
      // Its own answer to a Host or path that cannot be one has no header at all.
      errorHandler: () =>
        new Response(errorBody("Bad Request"), { status: 400, headers: errorHeaders }),
    },
  );
}

/** Two sites that read each other would never end. */
function refuseOwnAgent(
  request: IncomingMessage,
  response: ServerResponse,
  transportSecurity: string | undefined,
) {
  const body = errorBody("A reader of this kind is not served here.");
  response.writeHead(403, {
    ...errorHeaders,
    ...(transportSecurity !== undefined && { "Strict-Transport-Security": transportSecurity }),
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
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

function countWhenDone(response: ServerResponse, observe: (status: number) => void) {
  response.once("finish", () => observe(response.statusCode));
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

const errorHeaders = {
  ...commonHeaders,
  "Content-Security-Policy": plainPolicy,
  "Cache-Control": "no-store",
  "Content-Type": "application/json; charset=utf-8",
};

function errorBody(message: string): string {
  return JSON.stringify({ error: message, errors: [{ message }] });
}

/** For what is no request at all: there is no response object, only the socket. */
function endWithError(socket: Duplex, status: string) {
  const body = errorBody(status.slice(status.indexOf(" ") + 1));
  const headers = Object.entries({
    ...errorHeaders,
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
    ...(status.startsWith("405") && { Allow: "GET, HEAD, POST" }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join("")}\r\n${body}`);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}
