import { expect, test } from "vitest";

import { outerCandidates } from "./outer-candidates.ts";

test.each([
  ["a.jpg", ["a.jpg"]],
  ["a.jpg 1x, b.jpg 2x", ["a.jpg", "b.jpg"]],
  ["b.jpg 800w, a.jpg 480w, c.jpg 1200w , d.jpg 900w", ["a.jpg", "c.jpg"]],
  ["a,b.jpg 2x,c.jpg", ["c.jpg", "a,b.jpg"]],
  ["a.jpg, b.jpg 1.5x", ["a.jpg", "b.jpg"]],
  ["data:image/png;base64,iVBORw0= 1x, b.jpg 2x", ["data:image/png;base64,iVBORw0=", "b.jpg"]],
  ["\n  a.jpg 1x,\n  b.jpg 2x,\n", ["a.jpg", "b.jpg"]],
  ["", []],
  [" , ", []],
])("the narrowest and the largest picture of %j are %j", (srcset, urls) => {
  expect(outerCandidates(srcset)).toEqual(urls);
});
