import { expect, test } from "vitest";

import { largestCandidate } from "#engine/site-audit/page/largest-candidate.ts";

test.each([
  ["a.jpg", "a.jpg"],
  ["a.jpg 1x, b.jpg 2x", "b.jpg"],
  ["a.jpg 480w, c.jpg 1200w , b.jpg 800w", "c.jpg"],
  ["a,b.jpg 2x,c.jpg", "a,b.jpg"],
  ["a.jpg, b.jpg 1.5x", "b.jpg"],
  ["data:image/png;base64,iVBORw0= 1x, b.jpg 2x", "b.jpg"],
  ["\n  a.jpg 1x,\n  b.jpg 2x,\n", "b.jpg"],
  ["", null],
  [" , ", null],
])("the largest picture of %j is %j", (srcset, url) => {
  expect(largestCandidate(srcset)).toBe(url);
});
