import { connect as connectTcp, isIP, type BlockList, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

import { isBehindPrefix } from "./local-prefix.ts";
import { ownValue } from "#lib/own-value.ts";
import { limitSignal } from "./limit-signal.ts";
import { leadsNowhere, tookTooLong, Unread, type Refusal } from "./outcome.ts";
import { createBlockList, toBytes } from "./public-address.ts";
import type { ReadLocalPrefixes } from "./read-local-prefixes.ts";

type Target = {
  /** Judged by layer 2 and pinned: no name is looked up again. */
  address: string;
  /** What the certificate must be for. */
  name: string;
  secure: boolean;
  /** What the address says, "" for the usual one. Not followed here: only the two usual ones are. */
  port?: string;
  signal: AbortSignal;
};

/** Returns a socket that is ready for HTTP; the caller destroys it. Throws `Unread`. */
export type Connect = (target: Target) => Promise<Socket>;

type ConnectOptions = {
  blockList?: BlockList;
  /** This network's own ways of wrapping IPv4 addresses, which no list knows. */
  readLocalPrefixes?: ReadLocalPrefixes;
  /** For one address; a host may have two. */
  limitMs?: number;
};

const LIMIT_MS = 4_000;

/**
 * Layer 3: TCP to the pinned address with a block list of its own, then TLS over that socket with
 * the name. `tls.connect` and `https.request` would ignore a block list without a word. Only the
 * web's two ports can be reached, whatever the address said.
 */
export function createConnect(options: ConnectOptions = {}): Connect {
  const { blockList = createBlockList(), limitMs = LIMIT_MS } = options;
  const readLocalPrefixes = options.readLocalPrefixes ?? (async () => []);

  async function isLocal(address: string, reached: Promise<void>): Promise<boolean> {
    const prefixes = await readLocalPrefixes(reached);
    return prefixes === undefined || isBehindPrefix(address, prefixes);
  }

  return async (target) => {
    // A name would be looked up again, past layer 2.
    if (isIP(target.address) === 0) throw new Unread(leadsNowhere);
    const limit = limitSignal(limitMs, target.signal);
    return open(target, limit).finally(limit.end);
  };

  async function open(
    { address, name, secure }: Target,
    { signal: limit, reached }: ReturnType<typeof limitSignal>,
  ): Promise<Socket> {
    if (isIP(address) === 6 && (await isLocal(address, reached))) throw new Unread(leadsNowhere);
    const port = secure ? 443 : 80;
    const tcp = connectTcp({ host: address, port, blockList });
    try {
      await isReady(tcp, "connect", limit);
      if (tcp.remoteAddress === undefined || !isSame(tcp.remoteAddress, address)) {
        throw new Unread(leadsNowhere);
      }
    } catch (error) {
      tcp.destroy();
      throw asUnread(error, (code) => describeTcp(code, port));
    }
    if (!secure) return tcp;

    const tls = connectTls({
      socket: tcp,
      servername: name,
      minVersion: "TLSv1.2",
      ALPNProtocols: ["http/1.1"],
    });
    try {
      await isReady(tls, "secureConnect", limit);
      return tls;
    } catch (error) {
      tls.destroy();
      tcp.destroy();
      throw asUnread(error, describeTls);
    }
  }
}

function isSame(one: string, other: string): boolean {
  return toBytes(one).join() === toBytes(other).join();
}

function isReady(socket: Socket, event: string, limit: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => reject(new Unread(tookTooLong));
  limit.addEventListener("abort", stop);
  if (limit.aborted) stop();
  socket.once(event, () => resolve());
  // Stays: a socket that fails after its owner has left must not end the process.
  socket.on("error", reject);
  socket.once("close", () => reject(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
  return promise.finally(() => limit.removeEventListener("abort", stop));
}

function asUnread(error: unknown, describe: (code: string) => Refusal): Unread {
  if (error instanceof Unread) return error;
  return new Unread(describe((error as NodeJS.ErrnoException).code ?? ""));
}

function describeTcp(code: string, port: number): Refusal {
  if (code === "ERR_IP_BLOCKED") return leadsNowhere;
  if (code === "ETIMEDOUT") return tookTooLong;
  const words =
    code === "ECONNREFUSED"
      ? `The server refused the connection on port ${port}. Check that the web server runs there.`
      : `The server could not be reached on port ${port} (${code || "no reason given"}). Check that it is up.`;
  return { reason: "unreachable", detail: words };
}

const CERTIFICATE_WORDS: Record<string, string> = {
  CERT_HAS_EXPIRED: "The site's certificate has expired. Renew it; browsers warn visitors too.",
  CERT_NOT_YET_VALID: "The site's certificate is not valid yet. Check its dates.",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "The site's certificate is for another name. Add this name to it, or write the other one.",
  DEPTH_ZERO_SELF_SIGNED_CERT:
    "The site signed its certificate itself, so browsers do not trust it. Get one from a public authority.",
  SELF_SIGNED_CERT_IN_CHAIN:
    "The site's certificate comes from an authority that browsers do not know. Get one from a public authority.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "The server does not send its full certificate chain, or browsers do not know who signed it. Add the intermediate certificate.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "The site's certificate comes from an authority that browsers do not know, or its chain is not complete.",
};

function describeTls(code: string): Refusal {
  const words =
    ownValue(CERTIFICATE_WORDS, code) ??
    `No secure connection could be made (${code || "no reason given"}). The server must speak TLS 1.2 or newer on port 443.`;
  return { reason: "tls", detail: words };
}
