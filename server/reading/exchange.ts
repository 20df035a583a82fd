import {
  request,
  type Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import type { Socket } from "node:net";

import {
  ACCEPT_ENCODING,
  decodeBody,
  isKnownCoding,
  NO_BODY,
  tooLarge,
  type PackedBody,
} from "./decode-body.ts";
import { decodeHeaders } from "./decode-headers.ts";
import { MAX_HEADER_BYTES } from "#engine/bounds.ts";

import { tookTooLong, Unread, type Refusal } from "./outcome.ts";

type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked unless asked otherwise, in memory that is not shared. */
  body: Uint8Array;
  /** As it came, for callers that keep it. */
  packed: PackedBody;
};

/** What is known before the body comes. */
type AnswerHead = Pick<Answer, "status" | "headers">;

export type Question = {
  url: URL;
  method: "GET" | "HEAD";
  userAgent: string;
  accept: string;
  /** Beside ours; none of ours is written over. */
  moreHeaders?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** On the wire, and after unpacking. */
  maxWireBytes: number;
  maxBytes: number;
  /** "cut": what is over the limit is not read, and what came before it counts. */
  whenLarger: "refuse" | "cut";
  /** False leaves the body as it came, for a worker to unpack. */
  unpacks?: boolean;
  /** Asked with the headers; a reason ends the reading before the body. */
  refuse?: (answer: AnswerHead) => Refusal | undefined;
  /** Called once the question is out. */
  onSent?: () => void;
  /** Whether the body is of use. */
  wantsBody: (status: number, headers: IncomingHttpHeaders) => boolean;
};

/** 100 and 103 may come before the answer (RFC 9110 15.2); a server that sends more plays with us. */
const MAX_INTERIM = 5;
/** Letting so much run out costs less than a new connection. */
const SMALL_REST_BYTES = 64 * 1024;

/** A socket for this request alone, or the kept connections of one crawl to one origin. */
type Via = { socket: Socket } | { agent: Agent };

/**
 * Layer 5: one question and its answer. Throws `Unread`. A socket ends with its answer; a kept
 * connection stays where the whole answer was read.
 */
export async function exchange(via: Via, question: Question): Promise<Answer> {
  let response: IncomingMessage | undefined;
  try {
    response = await ask(via, question);
    const { statusCode: status = 0 } = response;
    const headers = decodeHeaders(response.headers);
    const refusal = question.refuse?.({ status, headers });
    if (refusal !== undefined) throw new Unread({ ...refusal, status });
    if (question.method === "HEAD" || !question.wantsBody(status, headers)) {
      return { status, headers, body: new Uint8Array(), packed: NO_BODY };
    }

    const coding = headers["content-encoding"];
    if (!isKnownCoding(coding)) throw new Unread({ ...unknownCoding, status });
    const bytes = await readBody(response, question, coding === undefined);
    const packed = { bytes, coding };
    const isLeft = question.unpacks === false;
    const body = isLeft ? bytes : await decodeBody(packed, question.maxBytes, question.whenLarger);
    return { status, headers, body, packed };
  } catch (error) {
    if (error instanceof Unread) throw error;
    if (question.signal.aborted) throw new Unread(tookTooLong);
    throw new Unread(describeFault((error as NodeJS.ErrnoException).code ?? ""));
  } finally {
    if ("socket" in via) via.socket.destroy();
    else if (response?.readableEnded === false) endUnread(response, question);
  }
}

/** What is small is let run out, so that the connection may be used again; the rest is cut. */
function endUnread(response: IncomingMessage, { method }: Question) {
  const length = Number(response.headers["content-length"] ?? Infinity);
  const isShort = response.complete || method === "HEAD" || length <= SMALL_REST_BYTES;
  if (isShort && !response.destroyed) response.on("error", () => {}).resume();
  else response.destroy();
}

async function ask(via: Via, question: Question): Promise<IncomingMessage> {
  const first = send(via, question);
  try {
    return await first.answer;
  } catch (error) {
    // A kept connection that the server closed just then: it has not seen the question.
    const { code } = error as NodeJS.ErrnoException;
    if (!first.outgoing.reusedSocket || code !== "ECONNRESET") throw error;
    return send(via, question).answer;
  }
}

function send(
  via: Via,
  { url, method, userAgent, accept, moreHeaders = {}, signal, onSent }: Question,
): { outgoing: ClientRequest; answer: Promise<IncomingMessage> } {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = request({
    // Given without an agent: this socket and no other, and none is kept for later.
    ...("socket" in via
      ? { createConnection: () => via.socket }
      : { agent: via.agent, host: url.hostname }),
    method,
    path: `${url.pathname}${url.search}`,
    setHost: false,
    headers: {
      ...moreHeaders,
      Host: url.host,
      "User-Agent": userAgent,
      Accept: accept,
      "Accept-Encoding": ACCEPT_ENCODING,
      Connection: "socket" in via ? "close" : "keep-alive",
    },
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
  });
  let interim = 0;
  outgoing.on("information", () => {
    interim += 1;
    if (interim > MAX_INTERIM) reject(new Unread(noHttp("too many interim answers")));
  });
  outgoing.on("upgrade", () => reject(new Unread(noHttp("another protocol"))));
  outgoing.on("error", reject);
  // A limit for every other case: no request may hang for ever.
  outgoing.on("close", () => reject(new Error("closed")));
  if (onSent) outgoing.once("finish", onSent);
  outgoing.on("response", resolve);
  outgoing.end();
  return { outgoing, answer: promise };
}

async function readBody(response: IncomingMessage, question: Question, isPlain: boolean) {
  const maxBytes = isPlain
    ? Math.min(question.maxWireBytes, question.maxBytes)
    : question.maxWireBytes;
  const cuts = question.whenLarger === "cut" && (isPlain || question.unpacks !== false);
  if (!cuts && Number(response.headers["content-length"]) > maxBytes) {
    throw new Unread(tooLarge(maxBytes));
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) continue;
    if (!cuts) throw new Unread(tooLarge(maxBytes));
    break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

const unknownCoding: Refusal = {
  reason: "not-html",
  detail: "The page is packed in a way that browsers do not read either. Send gzip, br or nothing.",
};

function noHttp(what: string): Refusal {
  return {
    reason: "unreachable",
    detail: `The server's answer is not the HTTP that a page comes with (${what}).`,
  };
}

function describeFault(code: string): Refusal {
  if (code === "HPE_HEADER_OVERFLOW") {
    return {
      reason: "too-large",
      detail: `The answer's headers are larger than ${MAX_HEADER_BYTES / 1024} kB.`,
    };
  }
  if (code.startsWith("HPE_")) return noHttp(code);
  return connectionDropped;
}

export const connectionDropped: Refusal = {
  reason: "unreachable",
  detail: "The server ended the connection before the page was whole. Try again in a moment.",
};
