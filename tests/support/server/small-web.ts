import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect as connectTcp, type AddressInfo } from "node:net";

import type { Connect } from "#server/reading/connect.ts";
import { ownValue } from "#lib/own-value.ts";
import { judgeUrl } from "#server/reading/judge-address.ts";
import type { Guard } from "#server/reading/guard.ts";

export type WebRequest = {
  host: string;
  path: string;
  method: string;
  headers: IncomingMessage["headers"];
  rawHeaders: readonly string[];
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const PUBLIC_ADDRESS = "151.101.7.1";

/** A machine of its own for each name, always the same. */
export function publicAddressOf(name: string): string {
  const [second = 0, third = 0, fourth = 0] = createHash("sha256").update(name).digest();
  return `151.${100 + (second % 100)}.${third}.${fourth}`;
}
export const HTML = { "content-type": "text/html; charset=utf-8" };

/**
 * A web for tests of the reader: every name leads to one server on this machine, by a connector in
 * place of the one that may only reach public addresses.
 */
export async function startSmallWeb(
  answers: Record<string, Answer> = {},
  findAnswer: (request: IncomingMessage) => Answer = () => answerPage,
) {
  const requests: WebRequest[] = [];
  const connected: string[] = [];
  const server = createServer((request, response) => {
    const { method = "", url: path = "", headers, rawHeaders } = request;
    const host = headers.host ?? "";
    requests.push({ host, path, method, headers, rawHeaders });
    const answer =
      ownValue(answers, `${host}${path}`) ?? ownValue(answers, path) ?? findAnswer(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const connect: Connect = async ({ name }) => {
    connected.push(name);
    const socket = connectTcp(port, "127.0.0.1");
    await new Promise((resolve) => socket.once("connect", resolve));
    socket.on("error", () => socket.destroy());
    return socket;
  };
  const guard: Guard = {
    judge: judgeUrl,
    resolveName: async (name) => [publicAddressOf(name)],
    connect,
  };

  return {
    guard,
    requests,
    /** The names that were connected to, one for each connection. */
    connected,
    paths: () => requests.map(({ path }) => path),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `/robots.txt` is not there, every other page is. */
function answerPage(request: IncomingMessage, response: ServerResponse) {
  const isRobots = request.url === "/robots.txt";
  response.writeHead(isRobots ? 404 : 200, HTML).end("<!doctype html><title>A page</title>");
}

/** One fixed answer. */
export function say(status: number, headers: Record<string, string | string[]>, body = ""): Answer {
  return (_request, response) => {
    response.writeHead(status, headers).end(body);
  };
}
