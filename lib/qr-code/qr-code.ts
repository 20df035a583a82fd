import { encode } from "uqr";

/** Modules of quiet around the code: ISO/IEC 18004 asks for four. */
const QUIET_MODULES = 4;

export type QrCode = {
  /** Modules on a side, the quiet border included. */
  size: number;
  /** Horizontal runs of dark modules. */
  runs: readonly { x: number; y: number; width: number }[];
};

/** Error correction M: a print may lose 15% of the code to a fold or a stain. */
export function buildQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_MODULES });
  const runs: { x: number; y: number; width: number }[] = [];

  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      const last = runs.at(-1);
      if (last && last.y === y && last.x + last.width === x) last.width += 1;
      else runs.push({ x, y, width: 1 });
    });
  });

  return { size, runs };
}

export function qrPath({ runs }: QrCode): string {
  return runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join("");
}

/** A file for print: black on white whatever the theme, sharp at any size. */
export function qrSvg(code: QrCode): string {
  const { size } = code;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/>`,
    `<path d="${qrPath(code)}"/>`,
    "</svg>",
    "",
  ].join("\n");
}
