import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ShareButtons } from "#app/pages/post/share-buttons.tsx";

const page = { url: "https://www.example.com/blog/a-post", title: "A post" };
const labels = (isOn: boolean) =>
  [
    ...renderToStaticMarkup(<ShareButtons page={page} isOn={isOn} />).matchAll(
      /aria-label="([^"]+)"/g,
    ),
  ].map(([, label]) => label);

test("off, as shipped, there are three icon buttons", () => {
  expect(labels(false)).toEqual(["Share on WhatsApp", "Share on Facebook", "Share on LinkedIn"]);
});

test("on, the link can be copied too", () => {
  expect(labels(true)).toEqual([
    "Share on WhatsApp",
    "Share on Facebook",
    "Share on LinkedIn",
    "Copy link",
  ]);
});
