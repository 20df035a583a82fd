/** People who look at a page of ours and write to us while the server does something else as well. */
import http from "node:http";

import { enquiryRequest, runLoad } from "#server/testing/load.ts";

import { wait } from "#scripts/drill/workplace.ts";

/** How long each answer took, in ms, and which enquiries were acknowledged. */
export type Waits = { pagesMs: number[]; enquiriesMs: number[]; tokens: string[] };

type VisitorOptions = {
  port: number;
  /** Of the enquiries' e-mail addresses. */
  name: string;
  pagesPerEnquiry: number;
};

const PAGE = "/contact";
const PAUSE_MS = 8;

/** One visitor on a connection that is kept. */
export function createVisitor({ port, name, pagesPerEnquiry }: VisitorOptions) {
  const agent = new http.Agent({ keepAlive: true });
  let sent = 0;

  return {
    /** A page, a pause, a page, and now and then an enquiry, until it is over; their waits are added. Throws where an answer is not 200. */
    async visit(waits: Waits, isOver: () => boolean) {
      for (let turn = 1; !isOver(); turn += 1) {
        const isEnquiry = turn % pagesPerEnquiry === 0;
        const token = `${name}${(sent += isEnquiry ? 1 : 0)}`;
        const start = performance.now();
        const status = await ask({ port, agent, body: isEnquiry ? enquiryBody(token) : undefined });
        if (status !== 200) throw new Error(`a visitor got ${status}`);
        if (isEnquiry) waits.tokens.push(token);
        (isEnquiry ? waits.enquiriesMs : waits.pagesMs).push(performance.now() - start);
        await wait(PAUSE_MS);
      }
    },
    /** Until this many requests were answered: a server that has done nothing yet grows by itself. */
    async warmUp(requests: number) {
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

function enquiryBody(token: string): string {
  const { bytes } = enquiryRequest(token);
  return bytes.slice(bytes.indexOf("\r\n\r\n") + 4);
}

type Asked = { port: number; agent: http.Agent; body: string | undefined };

/**
 * The status of the page's answer, or of the form's to this body. A kept connection that the server ended
 * just as the next request went out is followed by a new one, as browsers and proxies do:
 * https://www.rfc-editor.org/rfc/rfc9112#section-9.3.1. An enquiry's token keeps it from being stored twice.
 */
function ask(asked: Asked): Promise<number> {
  const { body, ...place } = asked;
  return new Promise((resolve, reject) => {
    const headers = { accept: "application/json", "content-type": "application/json" };
    const what =
      body === undefined ? { path: PAGE } : { path: "/f/audit", method: "POST", headers };
    const outgoing = http.request({ ...place, ...what, host: "127.0.0.1" }, (response) => {
      // Its letters are not kept: collecting them would hold up this process, which times it.
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      const isCutWhileKept = outgoing.reusedSocket && error.code === "ECONNRESET";
      if (isCutWhileKept) resolve(ask(asked));
      else reject(error);
    });
    outgoing.end(body);
  });
}
