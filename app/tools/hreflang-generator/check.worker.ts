import { checkSupplied, type CheckRequest } from "#engine/hreflang/check-supplied.ts";

addEventListener("message", ({ data, ports: [answer] }: MessageEvent<CheckRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  answer?.postMessage(checkSupplied(data));
});
