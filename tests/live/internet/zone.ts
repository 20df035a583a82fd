import { isIPv4 } from "node:net";

import {
  NAT64_MARK,
  NAT64_TARGET,
  OLD_TLS,
  PLAIN_ON_443,
  TARGET,
  WEB_IPV4,
  WEB_IPV6,
} from "./addresses.ts";
import type { Entry, Zone } from "./name-server.ts";

const to = (...addresses: string[]): Entry => ({ addresses });

/** The first answer and all later ones: what was judged must be what is connected to. */
const rebinding: Record<string, readonly [first: string, then: string]> = {
  "turn1.maidan.pk": [WEB_IPV4, TARGET],
  "turn2.maidan.pk": [WEB_IPV4, "127.0.0.1"],
  "turn3.maidan.pk": [WEB_IPV4, "169.254.169.254"],
  "turn4.maidan.pk": [WEB_IPV6, "::1"],
  "turn5.maidan.pk": [WEB_IPV6, "fd00::7"],
  "turn6.maidan.pk": [TARGET, WEB_IPV4],
};

const names: Record<string, Entry> = {
  // As it should be.
  "maidan.pk": to(WEB_IPV4),
  "www.maidan.pk": { through: ["maidan.pk"], addresses: [WEB_IPV4] },
  "six.maidan.pk": to(WEB_IPV6),
  "both.maidan.pk": to(WEB_IPV4, WEB_IPV6),
  "xn--mgba3gch31f.maidan.pk": to(WEB_IPV4),
  // Certificates and protocols.
  "expired.maidan.pk": to(WEB_IPV4),
  "other-name.maidan.pk": to(WEB_IPV4),
  "self-signed.maidan.pk": to(WEB_IPV4),
  "unknown-authority.maidan.pk": to(WEB_IPV4),
  "old-tls.maidan.pk": to(OLD_TLS),
  "plain.maidan.pk": to(PLAIN_ON_443),
  // Straight to what is internal.
  "office.maidan.pk": to(TARGET),
  "office2.maidan.pk": to("172.16.9.9"),
  "office3.maidan.pk": to("192.168.0.1"),
  "loop.maidan.pk": to("127.0.0.1"),
  "loop2.maidan.pk": to("127.8.8.8"),
  "zero.maidan.pk": to("0.0.0.0"),
  "meta.maidan.pk": to("169.254.169.254"),
  "azure.maidan.pk": to("168.63.129.16"),
  "carrier.maidan.pk": to("100.64.0.1"),
  "bench.maidan.pk": to("198.18.0.7"),
  "loop6.maidan.pk": to("::1"),
  "any6.maidan.pk": to("::"),
  "unique6.maidan.pk": to("fd00::7"),
  "mapped6.maidan.pk": to(`::ffff:${TARGET}`),
  "compat6.maidan.pk": to(`::${TARGET}`),
  "nat64.maidan.pk": to("64:ff9b::a01:203"),
  "own-nat64.maidan.pk": to(NAT64_TARGET),
  "six-to-four.maidan.pk": to("2002:a01:203::7"),
  "teredo.maidan.pk": to("2001:0:a01:203::7"),
  // One bad answer among good ones, or very many.
  "mixed.maidan.pk": to(WEB_IPV4, TARGET),
  "mixed2.maidan.pk": to(TARGET, WEB_IPV4),
  "mixed6.maidan.pk": to(WEB_IPV4, "::1"),
  "mixed64.maidan.pk": to(WEB_IPV6, TARGET),
  "many.maidan.pk": to(...Array.from({ length: 16 }, () => WEB_IPV4), WEB_IPV4),
  // Through other names.
  "alias.maidan.pk": { through: ["office.maidan.pk"], addresses: [TARGET] },
  "alias2.maidan.pk": { through: ["maidan.pk", "localhost"], addresses: ["127.0.0.1"] },
  // No answers.
  "empty.maidan.pk": to(),
  "failing.maidan.pk": "failing",
  "silent.maidan.pk": "silent",
  "ipv4only.arpa": to("192.0.0.170", "192.0.0.171", NAT64_MARK),
};

/** Every other name does not exist. */
export const zone: Zone = (name, type, time) => {
  const turn = rebinding[name];
  if (turn !== undefined) {
    const address = time === 1 ? turn[0] : turn[1];
    return to(...(isIPv4(turn[0]) === (type === "A") ? [address] : []));
  }
  return names[name];
};
