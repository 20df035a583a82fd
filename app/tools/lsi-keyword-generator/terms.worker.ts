import { findTerms, type TermsInput } from "#engine/terms/find-terms.ts";

addEventListener("message", ({ data, ports: [answer] }: MessageEvent<TermsInput>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  answer?.postMessage(findTerms(data));
});
