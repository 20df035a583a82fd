import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ShareButtons } from "./share-buttons.tsx";

const page = { url: "https://www.example.com/blog/a-post", title: "A post" };
const draw = (isOn: boolean) => renderToStaticMarkup(<ShareButtons page={page} isOn={isOn} />);
/** Of the buttons that show before a script has run. */
const labels = (isOn: boolean) =>
  [...draw(isOn).matchAll(/<button(?![^>]* hidden)[^>]*aria-label="([^"]+)"/g)].map(
    ([, label]) => label,
  );

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

test("the device's own sheet is there, hidden until a browser says that it has one", () => {
  expect(draw(true)).toMatch(/<button[^>]*data-share="device"[^>]* hidden/);
});
