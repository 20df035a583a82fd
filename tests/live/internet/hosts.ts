import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";

import { OLD_TLS, PLAIN_ON_443 } from "./addresses.ts";
import { readCertificate, type CertificateKind } from "./certificates.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const PAGE = `<!doctype html><html lang="en"><title>A page</title><p>Nothing is wrong with it.</p>`;
const ZEROS = Buffer.alloc(64_000_000);

type Behaviour = (response: ServerResponse, query: URLSearchParams, socket: Socket) => void;

const say =
  (status: number, headers: Record<string, string>, body: string | Buffer = ""): Behaviour =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** Writes to the socket itself, past what Node would let a server say. */
const sayRaw =
  (text: string): Behaviour =>
  (_response, _query, socket) => {
    socket.end(text);
  };

const packed = (coding: string, body: Buffer) =>
  say(200, { ...HTML, "content-encoding": coding }, body);

function repeat(socket: Socket, everyMs: number, write: () => void) {
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : write()), everyMs);
}

const behaviours: Record<string, Behaviour> = {
  "/robots.txt": say(404, HTML, PAGE),
  // Redirects, to wherever the query says.
  "/go": (response, query) => {
    response
      .writeHead(Number(query.get("status") ?? 302), { location: query.get("to") ?? "" })
      .end();
  },
  "/via": (response, query) => {
    response.writeHead(302, { location: `/go?${query.toString()}` }).end();
  },
  "/circle": say(302, { location: "/circle" }),
  "/steps": (response, query) => {
    const left = Number(query.get("left"));
    if (left === 0) response.writeHead(200, HTML).end(PAGE);
    else response.writeHead(301, { location: `/steps?left=${left - 1}` }).end();
  },
  // Content codings.
  "/gzip": packed("gzip", gzipSync(PAGE)),
  "/brotli": packed("br", brotliCompressSync(PAGE)),
  "/deflate": packed("deflate", deflateSync(PAGE)),
  "/bare-deflate": packed("deflate", deflateRawSync(PAGE)),
  "/gzip-bomb": packed("gzip", gzipSync(ZEROS)),
  "/brotli-bomb": packed("br", brotliCompressSync(ZEROS.subarray(0, 32_000_000))),
  "/deflate-bomb": packed("deflate", deflateSync(ZEROS)),
  "/double-bomb": packed("gzip, gzip", gzipSync(gzipSync(ZEROS))),
  "/unknown-coding": packed("compress", Buffer.from("x")),
  "/many-codings": packed(Array.from({ length: 60 }, () => "br").join(", "), Buffer.from("x")),
  "/not-gzip": packed("gzip", Buffer.from(PAGE)),
  // Answers that do not end, or hardly begin.
  "/nothing": () => {},
  "/drip": (response, _query, socket) => {
    response.writeHead(200, HTML);
    repeat(socket, 50, () => response.write("x"));
  },
  "/header-drip": (_response, _query, socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    repeat(socket, 50, () => socket.write("X-A: b\r\n"));
  },
  "/endless": (response) => {
    response.writeHead(200, HTML);
    const more = () => {
      while (!response.destroyed && response.write(ZEROS.subarray(0, 65_536)));
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  },
  "/film": (response, _query, socket) => {
    response.writeHead(200, { "content-type": "video/mp4" });
    repeat(socket, 5, () => response.write(ZEROS.subarray(0, 65_536)));
  },
  // Answers that are no good HTTP.
  "/large-headers": sayRaw(`HTTP/1.1 200 OK\r\n${`X-A: ${"a".repeat(900)}\r\n`.repeat(30)}\r\n`),
  "/interim": (_response, _query, socket) => {
    repeat(socket, 10, () => socket.write("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"));
  },
  "/short": sayRaw(
    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 900\r\n\r\nshort",
  ),
  "/wrong-chunk": sayRaw(
    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nx",
  ),
  "/upgrade": sayRaw(
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
  ),
  "/no-http": sayRaw("SSH-2.0-OpenSSH_9.6\r\n"),
  "/no-type": say(200, {}, PAGE),
};

/** The public web: a page at every path, and the behaviours at theirs. */
export function createHosts(folder: string) {
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://maidan.pk");
    const behave = behaviours[pathname] ?? say(200, HTML, PAGE);
    behave(response, searchParams, request.socket);
  });
  server.on("clientError", (_error, socket) => socket.destroy());

  return (socket: Socket, address: string, port: number) => {
    if (port === 80 || address === PLAIN_ON_443) {
      server.emit("connection", socket);
      return;
    }
    const isOld = address === OLD_TLS;
    const secure = new TLSSocket(socket, {
      isServer: true,
      ...readCertificate(folder, "right"),
      ...(isOld && { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "ALL:@SECLEVEL=0" }),
      SNICallback: (name, done) => {
        const kind = name.replace(".maidan.pk", "");
        done(null, isBad(kind) ? createSecureContext(readCertificate(folder, kind)) : undefined);
      },
    });
    secure.on("error", () => socket.destroy());
    secure.on("secure", () => server.emit("connection", secure));
  };
}

function isBad(kind: string): kind is CertificateKind {
  return ["expired", "other-name", "self-signed", "unknown-authority"].includes(kind);
}
