import jsQR from "jsqr";
import { expect, test } from "vitest";

import { buildQrCode, qrSvg, type QrCode } from "./qr-code.ts";

test.each([
  "https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4",
  "https://example.com/",
  `https://example.com/${"long/".repeat(60)}`,
  "https://example.com/?q=%D8%A7%DA%86%DA%BE%D8%A7",
])("a reader that is not ours reads back %s", (link) => {
  const code = buildQrCode(link);
  const { pixels, side } = draw(code, 4);

  expect(jsQR(pixels, side, side)?.data).toBe(link);
});

test("keeps four quiet modules on every side", () => {
  const { size, runs } = buildQrCode("https://example.com/");

  expect(Math.min(...runs.map(({ x }) => x))).toBe(4);
  expect(Math.min(...runs.map(({ y }) => y))).toBe(4);
  expect(Math.max(...runs.map(({ x, width }) => x + width))).toBe(size - 4);
});

test("the SVG draws the same runs on white", () => {
  const code = buildQrCode("https://example.com/");
  const svg = qrSvg(code);

  expect(svg).toContain(`viewBox="0 0 ${code.size} ${code.size}"`);
  expect(svg.match(/M\d+ \d+h\d+v1h-\d+z/g)).toHaveLength(code.runs.length);
});

/** The code as grey pixels, `scale` to a module. */
function draw({ size, runs }: QrCode, scale: number) {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width } of runs) {
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      for (let column = x * scale; column < (x + width) * scale; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { pixels, side };
}
