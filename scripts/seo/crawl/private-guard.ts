import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

import { Unread, type Accepted } from "#server/reading/outcome.ts";
import type { Guard } from "#server/reading/guard.ts";

/**
 * The guard's first three layers without their refusals, for a developer who reads pages of their own
 * machine: any name, any address, any port. It lives here, out of the server's reach.
 */
export const privateGuard: Guard = {
  judge: (url): Accepted<URL> => {
    if (!/^https?:$/.test(url.protocol)) {
      return notAnAddress("Write an address with http:// or https://.");
    }
    // Nobody signs in, and each page would be known twice: with them and, from its links, without.
    if (url.username !== "" || url.password !== "") {
      return notAnAddress("Write the address without a user name and password before the @.");
    }
    const bare = new URL(url);
    bare.hash = "";
    return { ok: true, value: bare };
  },

  async resolveName(name) {
    const bare = name.replace(/^\[|\]$/g, "");
    if (isIP(bare) !== 0) return [bare];
    const found = await lookup(bare, { all: true }).catch(() => []);
    if (found.length > 0) return found.map(({ address }) => address);
    throw new Unread({
      reason: "not-public",
      detail: "This name is not known here. Check the spelling.",
    });
  },

  async connect({ address, name, secure, port = "", signal }) {
    const usual = secure ? 443 : 80;
    const tcp = connectTcp({ host: address, port: port === "" ? usual : Number(port) });
    let socket: Socket = tcp;
    try {
      await once(tcp, "connect", { signal });
      if (secure) {
        // An address in numbers is in no handshake, and is what the certificate has to name.
        socket = connectTls({ socket: tcp, host: name, servername: isIP(name) ? "" : name });
        await once(socket, "secureConnect", { signal });
      }
    } catch (error) {
      tcp.destroy();
      const code = (error as NodeJS.ErrnoException).code ?? "no reason given";
      throw new Unread(
        socket === tcp
          ? {
              reason: "unreachable",
              detail: `The server could not be reached (${code}).`,
            }
          : {
              reason: "tls",
              detail: `No secure connection could be made (${code}).`,
            },
      );
    }
    // A socket that fails after its owner has left must not end the process.
    for (const each of [tcp, socket]) each.on("error", () => each.destroy());
    return socket;
  },
};

function notAnAddress(detail: string) {
  return { ok: false, reason: "not-an-address", detail } as const;
}
