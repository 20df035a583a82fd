import http from "node:http";
import type { AddressInfo, Server } from "node:net";

import { onTestFinished } from "vitest";

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
};

export type Ask = {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
};

/** Plain `node:http`: fetch would decode bodies, follow redirects and tidy paths. */
export function ask(port: number, path: string, { method = "GET", headers, body }: Ask = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(
      { port, host: "127.0.0.1", path, method, agent: false, ...(headers && { headers }) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const whole = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole,
            text: whole.toString("utf8"),
          });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Listens on a free port of this machine until the test is over. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    if (server instanceof http.Server) server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
