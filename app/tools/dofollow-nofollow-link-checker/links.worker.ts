import { checkSource } from "#app/tools/dofollow-nofollow-link-checker/check-source.ts";
import type { LinkSource } from "#app/tools/dofollow-nofollow-link-checker/check-source.ts";

addEventListener("message", ({ data, ports: [answer] }: MessageEvent<LinkSource>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  answer?.postMessage(checkSource(data));
});
