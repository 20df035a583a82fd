import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect as connectTcp, isIP } from "node:net";
import { connect as connectTls } from "node:tls";

import { Unread, type Judged } from "#server/live/outcome.ts";
import type { Guard } from "#server/live/read-page.ts";

/**
 * The guard's first three layers without their refusals, for a developer who reads pages of their own
 * machine: any name, any address, any port. It lives here, out of the server's reach.
 */
export const privateGuard: Guard = {
  judge: (url): Judged<URL> => {
    if (/^https?:$/.test(url.protocol)) return { ok: true, value: new URL(url) };
    return {
      ok: false,
      reason: "not-an-address",
      detail: "Write an address with http:// or https://.",
      layer: "address",
    };
  },

  async resolveName(name) {
    const bare = name.replace(/^\[|\]$/g, "");
    if (isIP(bare) !== 0) return [bare];
    const found = await lookup(bare, { all: true }).catch(() => []);
    if (found.length > 0) return found.map(({ address }) => address);
    throw new Unread({
      reason: "not-public",
      detail: "This name is not known here. Check the spelling.",
      layer: "name",
    });
  },

  async connect({ address, name, secure, port = "", signal }) {
    const usual = secure ? 443 : 80;
    const tcp = connectTcp({ host: address, port: port === "" ? usual : Number(port) });
    const socket = secure ? connectTls({ socket: tcp, servername: isIP(name) ? "" : name }) : tcp;
    try {
      await once(socket, secure ? "secureConnect" : "connect", { signal });
    } catch (error) {
      tcp.destroy();
      throw new Unread({
        reason: "unreachable",
        detail: `The server could not be reached (${(error as NodeJS.ErrnoException).code ?? "no reason given"}).`,
        layer: "connection",
      });
    }
    // A socket that fails after its owner has left must not end the process.
    for (const each of [tcp, socket]) each.on("error", () => each.destroy());
    return socket;
  },
};
