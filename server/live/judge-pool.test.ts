import { afterEach, expect, test } from "vitest";

import type { LiveSnippet } from "#engine/live/judge-snippet.ts";
import type { ShownJudgement } from "#engine/live/judge-text.ts";
import type { ReadPage } from "#engine/live/read-page.ts";
import type { Result } from "#lib/result.ts";
import { createJudgePool, type JudgePool } from "./judge-pool.ts";

let pool: JudgePool;
afterEach(() => pool.close());

function pageOf(html: string): ReadPage {
  return {
    url: "https://lawn.pk/",
    hops: [{ url: "https://lawn.pk/", status: 200 }],
    status: 200,
    headers: {},
    bytes: new TextEncoder().encode(html),
    firstByteMs: 1,
    robots: {
      url: "https://lawn.pk/robots.txt",
      hops: [],
      status: 404,
      kind: "none",
      text: "",
    },
  };
}

const serp = (html: string) => ({ tool: "serp", now: 0, page: pageOf(html) }) as const;

const titleOf = (answer: Result<ShownJudgement, string>) =>
  answer.ok && (JSON.parse(answer.value.json) as LiveSnippet).title;

test("tasks are judged in their order, one after another in one worker", async () => {
  pool = createJudgePool({ size: 1 });
  const answers = await Promise.all(
    ["A", "B", "C"].map((title) => pool.judge(serp(`<title>${title}</title>`))),
  );

  expect(answers.map(titleOf)).toEqual(["A", "B", "C"]);
});

test("the loop goes on while a large page is judged", async () => {
  pool = createJudgePool();
  const large = `<title>Large</title>${'<p class="a">Words and <a href="/x">links</a>.</p>'.repeat(20_000)}`;
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  const answer = await pool.judge(serp(large));
  clearInterval(timer);

  expect(titleOf(answer)).toBe("Large");
  expect(turns).toBeGreaterThan(10);
});

test("a worker that takes too long is ended, and the next task gets another", async () => {
  pool = createJudgePool({ limitMs: 1 });
  expect(await pool.judge(serp("<p>x</p>".repeat(50_000)))).toEqual({
    ok: false,
    problem: "failed",
  });
  await pool.close();
  pool = createJudgePool();

  expect((await pool.judge(serp("<title>B</title>"))).ok).toBe(true);
});

test("what is waiting when the pool closes is told as failed", async () => {
  pool = createJudgePool();
  const waiting = [pool.judge(serp("<p>a</p>")), pool.judge(serp("<p>b</p>"))];
  await pool.close();

  expect(await waiting[1]).toEqual({ ok: false, problem: "failed" });
});
