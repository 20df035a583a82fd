import { expect, test } from "vitest";

import { judge, type JudgeTask } from "#engine/live/judge.ts";
import type { RobotsFile } from "#engine/live/read-page.ts";

import { findInSitemaps } from "./find-in-sitemaps.ts";
import type { Judge } from "./judge-pool.ts";
import type { LiveJob } from "./live-reader.ts";

const FILE = "https://shop.pk/sitemap.xml";
const NO_ROBOTS: RobotsFile = {
  url: "https://shop.pk/robots.txt",
  hops: [],
  status: 404,
  kind: "none",
  text: "",
};

/** A reading whose every answer is refused, as one without a type is. */
function refusing(status: number): Parameters<typeof findInSitemaps>[0] {
  const detail = `The server answers ${status} without saying what it is.`;
  const job: Pick<LiveJob, "read"> = {
    read: () =>
      Promise.resolve({ outcome: "not-read", reason: "not-html", status, hops: [], detail }),
  };
  return { job, judge: (async (task: JudgeTask) => judge(task)) as Judge, now: 0 };
}

test.each([404, 410])(
  "an answer of %i is no sitemap, even where it names no type",
  async (status) => {
    expect(await findInSitemaps(refusing(status), "https://shop.pk/", NO_ROBOTS)).toEqual({
      state: "none",
      asked: [FILE],
    });
  },
);

test("an answer of 200 that names no type is one that was not read", async () => {
  expect(await findInSitemaps(refusing(200), "https://shop.pk/", NO_ROBOTS)).toMatchObject({
    state: "unread",
    file: FILE,
  });
});
