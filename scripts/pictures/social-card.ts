import { readFileSync } from "node:fs";

import { site } from "#lib/site/site.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export type SocialCard = {
  /** What kind of page it is, in a word or two. */
  kicker: string;
  title: string;
  /** One short line under the title. */
  note?: string;
  picture: CardPicture;
};

export type CardPicture =
  | { kind: "map"; lit: readonly { x: number; y: number; name?: string }[] }
  | { kind: "rank" }
  | { kind: "plot"; values: readonly number[]; from: string; to: string };

const PINE = "#06382a";
const PAPER = "#f4f1e8";
const SOFT = "#b5cdc1";
const MARIGOLD = "#f2a51a";

/** The base map's threads and dots, in the colours of a pine ground. */
const baseMap = readFileSync(new URL("../../app/map/dot-map.svg", import.meta.url), "utf8")
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
  .replace(/<g id="main"[\s\S]*?<\/g>/, "")
  .replaceAll(/var\(--thread,[^)]*\)/g, "#2a6a54")
  .replaceAll(/var\(--dot,[^)]*\)/g, "#79c9a4");

/** A social picture as SVG, 1200 by 630: name of the page left, its figure right. */
export function drawSocialCard({ kicker, title, note, picture }: SocialCard): string {
  const size = title.length > 44 ? 60 : 72;
  const lines = wrap(title, Math.floor(640 / (size * 0.5)));
  const firstLine = 330 - ((lines.length - 1) * size * 1.06) / 2;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">
<rect width="1200" height="630" fill="${PINE}"/>
${drawPicture(picture)}
<g transform="translate(72 64) scale(1.75)">
<rect width="28" height="28" rx="6" fill="#0d4a39"/><rect x="6" y="6" width="16" height="5" rx="1" fill="${MARIGOLD}"/>
<path d="M6 15.5h16M6 20.5h10" stroke="${PAPER}" stroke-width="2"/></g>
<text x="138" y="99" font-family="Bricolage Grotesque" font-size="34" fill="${PAPER}">${escapeHtml(site.name)}</text>
<text x="72" y="${firstLine - size - 8}" font-family="Instrument Sans" font-size="26" fill="${MARIGOLD}">${escapeHtml(kicker)}</text>
${lines
  .map(
    (line, index) =>
      `<text x="72" y="${firstLine + index * size * 1.06}" font-family="Bricolage Grotesque" font-size="${size}" letter-spacing="-1.5" fill="${PAPER}">${escapeHtml(line)}</text>`,
  )
  .join("\n")}
${note ? `<text x="72" y="566" font-family="Instrument Sans" font-size="26" fill="${SOFT}">${escapeHtml(note)}</text>` : ""}
</svg>`;
}

function drawPicture(picture: CardPicture): string {
  switch (picture.kind) {
    case "map":
      return drawMap(picture.lit);
    case "rank":
      return drawRank();
    case "plot":
      return drawPlot(picture);
  }
}

function drawMap(lit: readonly { x: number; y: number; name?: string }[]): string {
  const dots = lit.map(
    ({ x, y, name }) =>
      `<circle cx="${x}" cy="${y}" r="19" fill="none" stroke="${MARIGOLD}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="11" fill="${MARIGOLD}"/>` +
      (name
        ? `<text x="${x > 480 ? x - 30 : x + 30}" y="${y + 9}" text-anchor="${x > 480 ? "end" : "start"}" font-family="Bricolage Grotesque" font-size="32" fill="${PAPER}" stroke="${PINE}" stroke-width="7" paint-order="stroke" stroke-linejoin="round">${escapeHtml(name)}</text>`
        : ""),
  );
  return `<g transform="translate(610 42) scale(.83)">${baseMap}${dots.join("")}</g>`;
}

/** The results list with its first place lit. */
function drawRank(): string {
  const rows = [0, 1, 2, 3].map(
    (row) =>
      `<rect x="870" y="${330 + row * 66}" width="${250 - row * 28}" height="14" rx="7" fill="#1f5543"/><rect x="870" y="${354 + row * 66}" width="${180 - row * 16}" height="10" rx="5" fill="#174a39"/><text x="826" y="${356 + row * 66}" font-family="Instrument Sans" font-size="26" fill="${SOFT}">${row + 2}</text>`,
  );
  return `<rect x="790" y="150" width="338" height="132" rx="14" fill="#0d4a39"/><path d="M804 150h66v132h-66a14 14 0 0 1-14-14v-104a14 14 0 0 1 14-14z" fill="${MARIGOLD}"/><text x="829" y="240" text-anchor="middle" font-family="Bricolage Grotesque" font-size="64" fill="#10231c">1</text><rect x="894" y="186" width="196" height="18" rx="9" fill="${PAPER}"/><rect x="894" y="222" width="150" height="12" rx="6" fill="${SOFT}"/>${rows.join("")}`;
}

function drawPlot({ values, from, to }: { values: readonly number[]; from: string; to: string }) {
  const most = Math.max(...values);
  const points = values.map((value, index) => {
    const x = 770 + (index / Math.max(values.length - 1, 1)) * 340;
    return `${x.toFixed(1)} ${(520 - (value / most) * 300).toFixed(1)}`;
  });
  const [endX = "0", endY = "0"] = points.at(-1)?.split(" ") ?? [];
  return `<path d="M770 520H1120" stroke="${SOFT}" stroke-width="2"/><path d="M${points.join("L")}" fill="none" stroke="#79c9a4" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${endX}" cy="${endY}" r="13" fill="${MARIGOLD}"/><text x="770" y="560" font-family="Instrument Sans" font-size="26" fill="${SOFT}">from ${escapeHtml(from)}</text><text x="1120" y="${Number(endY) - 34}" text-anchor="end" font-family="Bricolage Grotesque" font-size="72" fill="${PAPER}">${escapeHtml(to)}</text>`;
}

/** Breaks a title into lines of about so many characters, at spaces. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
