import type { PageSource } from "#app/tools/kit/page-source.ts";
import { auditSource } from "#app/tools/seo-audit/audit-source.ts";

addEventListener("message", ({ data, ports: [answer] }: MessageEvent<PageSource>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  answer?.postMessage(auditSource(data));
});
