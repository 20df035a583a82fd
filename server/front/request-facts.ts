import type { Context } from "hono";

import { clientAddress, isForwardedHttps } from "./client-address.ts";
import { isOwnOrigin } from "#server/forms/origin.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import type { Log } from "#server/log/log.ts";

/** What the HTTP server knows of a request beyond the request itself. */
export type Bindings = {
  remoteAddress: string;
  /** The connection may now be silent for longer than usual. */
  expectSlowAnswer?: () => void;
};

export type AppEnv = { Bindings: Bindings };

export type RequestFactsOptions = {
  /** How many of our own proxies are in front of the server; what they say of a request is trusted. */
  trustedProxies: number;
  /** Origins of other sites whose pages may post the form, and of this site behind its proxy. */
  allowedOrigins: readonly string[];
  /** This site's own origin, where it is set: the server may not know it behind a proxy. */
  siteOrigin?: string | undefined;
  log: Log;
};

const FORWARDED_NOTICE_MS = 60 * 60 * 1000;
const FORWARDED_NOTICE =
  "requests arrive with X-Forwarded-For or Forwarded, but TRUST_PROXY is not set: all visitors behind that proxy count as one. Set TRUST_PROXY to the number of your proxies";

/** Who asks, from where and how, as far as the connection and trusted proxies show. */
export type RequestFacts = ReturnType<typeof createRequestFacts>;

/**
 * What is known of a request: its visitor's address, whether it came encrypted, and from which
 * site.
 */
export function createRequestFacts(options: RequestFactsOptions) {
  const { trustedProxies, allowedOrigins, siteOrigin, log } = options;
  const ownOrigins = siteOrigin === undefined ? [] : [siteOrigin];
  const logRarely = createRareLog(log);
  let hasWarned = false;
  let forwardedAt = -Infinity;

  function isFrom({ req }: Context<AppEnv>, origins: readonly string[]): boolean {
    const forwardedHost = trustedProxies > 0 && req.header("x-forwarded-host");
    return isOwnOrigin(req.raw.headers, {
      allowedOrigins: origins,
      host: forwardedHost || (req.header("host") ?? null),
    });
  }

  const forwardsUntrusted = ({ req }: Context<AppEnv>): boolean =>
    trustedProxies === 0 &&
    (req.header("x-forwarded-for") !== undefined || req.header("forwarded") !== undefined);

  return {
    /** The visitor's network address, as the limits count it. */
    address({ env, req }: Context<AppEnv>): string {
      if (trustedProxies === 0) return env.remoteAddress;
      const xForwardedFor = req.header("x-forwarded-for");
      const forwarded = req.header("forwarded");
      const headers = { xForwardedFor, forwarded };
      return clientAddress(env.remoteAddress, headers, {
        trustedProxies,
        onUnreadable: () => {
          if (hasWarned) return;
          hasWarned = true;
          log.warn("forwarded_address_unreadable", {
            trustProxy: trustedProxies,
            xForwardedFor: xForwardedFor !== undefined,
            forwarded: forwarded !== undefined,
          });
        },
      });
    },

    /** Whether it came through a proxy that is not in TRUST_PROXY: its address may be shared by many. */
    forwardsUntrusted,

    /** Called for every request: the log names a proxy that is not in TRUST_PROXY. */
    noteForwarded(context: Context<AppEnv>): void {
      if (!forwardsUntrusted(context)) return;
      forwardedAt = performance.now();
      logRarely("forwarded_address_ignored", { trustProxy: trustedProxies });
    },

    /** What the operator should know, for an hour after the last such request. */
    notice: (): string | undefined =>
      performance.now() - forwardedAt < FORWARDED_NOTICE_MS ? FORWARDED_NOTICE : undefined,

    /** Whether a page of ours asks. Pages of other sites may post the form alone, where that is set. */
    isOwn: (context: Context<AppEnv>): boolean => isFrom(context, ownOrigins),

    mayPostForm: (context: Context<AppEnv>): boolean => isFrom(context, allowedOrigins),

    isHttps({ req }: Context<AppEnv>): boolean {
      if (trustedProxies === 0) return false;
      const headers = {
        xForwardedProto: req.header("x-forwarded-proto"),
        forwarded: req.header("forwarded"),
      };
      return isForwardedHttps(headers, trustedProxies);
    },
  };
}
