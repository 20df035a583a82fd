import { checkSupplied, type CheckRequest } from "#app/tools/hreflang-generator/check-supplied.ts";

addEventListener("message", (event: MessageEvent<CheckRequest>) => {
  postMessage(checkSupplied(event.data));
});
