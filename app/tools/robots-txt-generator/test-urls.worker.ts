import { testUrls, type RobotsTest } from "#app/tools/robots-txt-generator/test-urls.ts";

addEventListener("message", (event: MessageEvent<RobotsTest>) => {
  postMessage(testUrls(event.data));
});
