import { createServer, type Socket } from "node:net";

import { NAME_SERVER, PORTS, PUBLIC_ADDRESSES } from "./addresses.ts";

export type Hit = { address: string; port: number };

const CANARY_ANSWER =
  "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 21\r\n\r\n<title>canary</title>";

/**
 * One ear for each port hears every address. What comes to a public one on 80 or 443 is for the
 * hosts; all the rest is a hit, and a connection is enough for one.
 */
export async function listen(
  takeForHosts: (socket: Socket, address: string, port: number) => void,
) {
  const hits: Hit[] = [];
  await Promise.all(
    PORTS.map((port) => {
      const ear = createServer((socket) => {
        socket.on("error", () => socket.destroy());
        const address = socket.localAddress?.replace(/^::ffff:(?=\d+\.)/, "") ?? "";
        if (PUBLIC_ADDRESSES.includes(address) && (port === 80 || port === 443)) {
          takeForHosts(socket, address, port);
          return;
        }
        if (address !== NAME_SERVER) hits.push({ address, port });
        socket.end(CANARY_ANSWER);
      });
      return new Promise<void>((resolve) => ear.listen(port, "::", resolve));
    }),
  );
  return hits;
}
