import { connect as connectTcp } from "node:net";

import { judgeUrl } from "#server/reading/judge-address.ts";
import type { Guard } from "#server/reading/guard.ts";
import { publicAddressOf } from "./small-web.ts";

/** Every public name leads to one server on this machine, over plain http; https is refused. */
export function createLoopbackGuard(port: number): Guard {
  return {
    judge: judgeUrl,
    resolveName: async (name) => [publicAddressOf(name)],
    connect: async () => {
      const socket = connectTcp(port, "127.0.0.1");
      await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
      socket.on("error", () => socket.destroy());
      return socket;
    },
  };
}
