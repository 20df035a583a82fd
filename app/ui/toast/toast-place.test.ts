import { expect, test } from "vitest";

import type { Box } from "#app/ui/plot/plot-mark.ts";
import { findToastPlace } from "./toast-place.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const onPhone: Box = { left: 16, right: 374, top: 668, bottom: 760 };
const onDesk: Box = { left: 1036, right: 1424, top: 724, bottom: 816 };
const usual = { side: "right", up: 0 } as const;

function row(top: number, bottom: number): Box {
  return { left: 20, right: 370, top, bottom };
}

test("stays in its usual place while nothing needed is there", () => {
  const needed = [row(100, 150), row(600, 650)];

  expect(findToastPlace({ viewport: phone, card: onPhone, needed, last: usual })).toEqual(usual);
});

test("goes up until it covers neither the button nor the field above it", () => {
  const needed = [row(700, 748), row(560, 608)];
  const place = findToastPlace({ viewport: phone, card: onPhone, needed, last: usual });

  if (place === "top") throw new Error("there was room");
  expect(onPhone.bottom - place.up).toBeLessThan(560);
});

test("stays where it went while that place is free, so that it does not follow each scroll", () => {
  const last = { side: "right", up: 200 } as const;

  expect(findToastPlace({ viewport: phone, card: onPhone, needed: [], last })).toEqual(last);
});

test("goes to the left where a form fills the right side", () => {
  const needed = [{ left: 760, right: 1400, top: 0, bottom: 900 }];

  expect(findToastPlace({ viewport: desk, card: onDesk, needed, last: usual })).toEqual({
    side: "left",
    up: 0,
  });
});

test("becomes a strip over the bar where a form fills the screen, and leaves it again", () => {
  const needed = Array.from({ length: 12 }, (_, index) => row(70 * index, 70 * index + 48));

  expect(findToastPlace({ viewport: phone, card: onPhone, needed, last: usual })).toBe("top");
  expect(findToastPlace({ viewport: phone, card: onPhone, needed: [], last: "top" })).toEqual(
    usual,
  );
});
