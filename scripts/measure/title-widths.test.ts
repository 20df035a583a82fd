import { expect, test } from "vitest";

import { measured as local } from "#app/content/posts/ultimate-guide-local-seo-pakistan/measured.ts";
import { measured as video } from "#app/content/posts/youtube-seo-guide-pakistan/measured.ts";
import { frames } from "#engine/text-width/snippet-limits.ts";
import { readArticle } from "./read-article.ts";
import { listVideoTitles, measureCityTitles, shownTitle, titleWidthPx } from "./title-widths.ts";

const short = measureCityTitles("short");
const long = measureCityTitles("long");
const widths = (bars: readonly { value: number }[]) => bars.map(({ value }) => value);

test("the plots' line is where the engine cuts a title", () => {
  expect([local.limit.at, video.limit.at]).toEqual([
    frames.desktop.title.limitPx,
    frames.desktop.title.limitPx,
  ]);
});

test("the local guide's plot has the engine's widths", () => {
  const names = ["Larkana", "Tando Muhammad Khan"];

  expect(widths(local.bars)).toEqual([...names.map(short.px), ...names.map(long.px)]);
});

// A city added later changes the count; the guide's figures are those of its day.
test.runIf(short.cities === 109)(
  "the local guide says in how many cities each title is cut",
  () => {
    const text = readArticle("ultimate-guide-local-seo-pakistan");

    expect(text).toContain(`each of ${short.cities} cities`);
    expect(text).toContain(`${short.widest} the widest`);
    expect(text).toContain(`map" is cut in ${short.cut} of ${short.cities}`);
    expect(text).toContain(`…" is cut in ${long.cut} of ${long.cities}`);
  },
);

test("the video guide's plot has the engine's widths of the titles that it prints", () => {
  expect(widths(video.bars)).toEqual(listVideoTitles().map(titleWidthPx));
});

test("of the video guide's titles only the one with three forms is cut, as it says", () => {
  const [roman, urdu, all] = listVideoTitles().map(shownTitle);

  expect([roman, urdu]).toEqual(listVideoTitles().slice(0, 2));
  expect(all).toMatch(/^AC Service Ghar Par \| AC Service at Home \| \p{Script=Arabic}.* \.\.\.$/u);
});
