/** People who look at a page of ours and write to us while the server does something else as well. */
import http from "node:http";

import { enquiryRequest, runLoad } from "#server/testing/load.ts";

import { wait } from "#scripts/drill/workplace.ts";

/** How long each answer took, in ms, and which enquiries were acknowledged. */
export type Waits = { pagesMs: number[]; enquiriesMs: number[]; tokens: string[] };

export type Ask = { path: string; body?: string; accept?: string };

export type Answer = { status: number; text: string };

export type Visitor = {
  ask: (what: Ask) => Promise<Answer>;
  /** A page, a pause, a page, and now and then an enquiry, until it is over; their waits are added. */
  visit: (waits: Waits, isOver: () => boolean) => Promise<void>;
  /** Until this many requests were answered: a server that has done nothing yet grows by itself. */
  warmUp: (requests: number) => Promise<void>;
  end: () => void;
};

export type VisitorOptions = {
  port: number;
  /** Of the enquiries' e-mail addresses. */
  name: string;
  pagesPerEnquiry: number;
};

const PAGE = "/contact";
const PAUSE_MS = 8;

/** One visitor on a connection that is kept. Throws where an answer is not 200. */
export function createVisitor({ port, name, pagesPerEnquiry }: VisitorOptions): Visitor {
  const agent = new http.Agent({ keepAlive: true });
  const ask = (what: Ask) => request({ port, agent, ...what });
  let sent = 0;

  return {
    ask,
    async visit(waits, isOver) {
      for (let turn = 1; !isOver(); turn += 1) {
        const isEnquiry = turn % pagesPerEnquiry === 0;
        const token = `${name}${(sent += isEnquiry ? 1 : 0)}`;
        const what = isEnquiry ? enquiry(token) : { path: PAGE };
        const start = performance.now();
        const { status } = await ask(what);
        if (status !== 200) throw new Error(`a visitor got ${status}`);
        if (isEnquiry) waits.tokens.push(token);
        (isEnquiry ? waits.enquiriesMs : waits.pagesMs).push(performance.now() - start);
        await wait(PAUSE_MS);
      }
    },
    async warmUp(requests) {
      const page = `GET ${PAGE} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      await runLoad({
        port,
        clients: 8,
        maxRequests: requests,
        request: (serial) =>
          serial % 10 === 0 ? enquiryRequest(`warm${serial}`) : { token: "", bytes: page },
      });
    },
    end: () => agent.destroy(),
  };
}

/** Whether so long has passed. */
export function until(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}

function enquiry(token: string): Ask {
  const { bytes } = enquiryRequest(token);
  return {
    path: "/f/audit",
    body: bytes.slice(bytes.indexOf("\r\n\r\n") + 4),
    accept: "application/json",
  };
}

/**
 * A kept connection that the server ended just as the next request went out is followed by a new one, as
 * browsers and proxies do: https://www.rfc-editor.org/rfc/rfc9112#section-9.3.1. An enquiry's token keeps
 * it from being stored twice.
 */
function request(asked: Ask & Place): Promise<Answer> {
  const { port, agent, path, body, accept = "*/*" } = asked;
  return new Promise((resolve, reject) => {
    const headers = { accept, ...(body !== undefined && { "content-type": "application/json" }) };
    const method = body === undefined ? "GET" : "POST";
    const outgoing = http.request(
      { port, host: "127.0.0.1", agent, path, method, headers },
      (response) => {
        let text = "";
        // Its letters are not kept: collecting them again would hold up this process, which times it.
        if (path === PAGE) response.resume();
        else response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      const isCutWhileKept = outgoing.reusedSocket && error.code === "ECONNRESET";
      if (isCutWhileKept) resolve(request(asked));
      else reject(error);
    });
    outgoing.end(body);
  });
}

type Place = { port: number; agent: http.Agent };
