import { testUrls, type RobotsTest } from "#engine/robots-txt/test-urls.ts";

addEventListener("message", ({ data, ports: [answer] }: MessageEvent<RobotsTest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  answer?.postMessage(testUrls(data));
});
