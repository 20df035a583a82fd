import { expect, test } from "vitest";

import { findInSitemaps } from "#server/live/find-in-sitemaps.ts";
import type { LiveJob } from "#server/live/live-reader.ts";

const FILE = "https://shop.pk/sitemap.xml";

/** A reading whose every answer is refused, as one without a type is. */
function refusing(status: number): Pick<LiveJob, "read"> {
  const detail = `The server answers ${status} without saying what it is.`;
  return {
    read: () =>
      Promise.resolve({ outcome: "not-read", reason: "not-html", status, hops: [], detail }),
  };
}

test.each([404, 410])(
  "an answer of %i is no sitemap, even where it names no type",
  async (status) => {
    expect(await findInSitemaps(refusing(status), "https://shop.pk/", undefined)).toEqual({
      state: "none",
      asked: [FILE],
    });
  },
);

test("an answer of 200 that names no type is one that was not read", async () => {
  expect(await findInSitemaps(refusing(200), "https://shop.pk/", undefined)).toMatchObject({
    state: "unread",
    file: FILE,
  });
});
