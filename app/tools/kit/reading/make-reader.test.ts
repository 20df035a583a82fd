import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { makeReader } from "./make-reader.ts";
import type { ReadingState, ReadingTool } from "./reading-tool.ts";

type Now = ReadingState<"serp", string, object>;

const Result = () => null;
const Sample = () => null;
const request = { url: "a.pk", tool: "serp" } as const;
const read = { outcome: "read", result: { title: "A" } };

beforeEach(() => {
  vi.useFakeTimers();
  onPage("on", Response.json(read));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function onPage(live: "on" | "off", answer: Response | Error) {
  const fetch = vi.fn<() => Promise<Response>>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone()),
  );
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", {
    documentElement: { dataset: live === "off" ? { live } : {} },
    querySelectorAll: () => [],
  });
  return fetch;
}

const live = { load: () => Promise.resolve(Result), instead: "type it" };
const sample = {
  delayMs: 3000,
  steps: ["One"],
  make: (typed: string) => `made of ${typed}`,
  load: () => Promise.resolve(Sample),
};

function start(tool: ReadingTool<"serp", string>) {
  const states: Now[] = [];
  return { states, ...makeReader(tool, (now) => states.push(now)) };
}

const namesOf = (states: readonly Now[]) => states.map(({ state }) => state);

test("the request leaves before any code of the result has come", () => {
  const fetch = onPage("on", Response.json(read));
  const { ask, states } = start({ live: { ...live, load: () => new Promise(() => {}) } });

  void ask(request);

  expect(fetch).toHaveBeenCalledTimes(1);
  expect(states).toEqual([{ state: "asking", request }]);
});

test("a page that was read, with what shows it; each result has the next run", async () => {
  const { ask, states } = start({ live });
  await ask(request);
  expect(states.at(-1)).toEqual({ state: "read", Result, request, read, run: 1 });

  onPage("on", Response.json(read));
  await ask(request);
  expect(states.at(-1)).toMatchObject({ state: "read", run: 2 });
});

test("a page that was not read, with the reason and the moment", async () => {
  onPage("on", Response.json({ outcome: "not-read", reason: "timeout" }));
  const { ask, states } = start({ live });
  await ask(request);

  expect(states.at(-1)).toMatchObject({
    state: "unread",
    reply: { outcome: "not-read", reason: "timeout", endedAt: new Date() },
    run: 1,
  });
});

test("stopped: the answer that comes later changes nothing", async () => {
  const { ask, stop, states } = start({ live });
  const asked = ask(request);
  stop();
  await asked;

  expect(namesOf(states)).toEqual(["asking", "stopped"]);
});

test("a new question ends the one before", async () => {
  const { ask, states } = start({ live });
  const first = ask(request);
  const second = ask({ ...request, url: "b.pk" });
  await Promise.all([first, second]);

  expect(namesOf(states)).toEqual(["asking", "asking", "read"]);
  expect(states.at(-1)).toMatchObject({ request: { url: "b.pk" }, run: 1 });
});

test("code that cannot be fetched is lost, and asked for again by the next question", async () => {
  const load = vi.fn<() => Promise<typeof Result>>(live.load);
  load.mockRejectedValueOnce(new Error("offline"));
  const { ask, states } = start({ live: { ...live, load } });
  await ask(request);
  expect(states.at(-1)).toEqual({ state: "lost" });

  onPage("on", Response.json(read));
  await ask(request);
  expect(states.at(-1)).toMatchObject({ state: "read" });
});

test("without a line it says so, once the code is there", async () => {
  onPage("on", new TypeError("Failed to fetch"));
  const { ask, states } = start({ live });
  await ask(request);

  expect(states.at(-1)).toMatchObject({ state: "unread", reply: { outcome: "offline" } });
});

test.each([
  ["the server answers as a host of files does", "on"],
  ["its reading is switched off", "off"],
] as const)("a sample after its wait where %s", async (_, switched) => {
  onPage(switched, new Response("", { status: 404 }));
  const { ask, states } = start({ live, sample });
  const asked = ask(request);

  await vi.advanceTimersByTimeAsync(2999);
  expect(states.at(-1)).toEqual({ state: "sampling" });
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(states.at(-1)).toEqual({ state: "sample", Sample, sample: "made of a.pk", run: 1 });
});

test("where reading is switched off nothing is sent", async () => {
  const fetch = onPage("off", Response.json(read));
  const { ask } = start({ live, sample });
  void ask(request);
  await vi.advanceTimersByTimeAsync(3000);

  expect(fetch).not.toHaveBeenCalled();
});

test("a tool that has only a sample", async () => {
  const { showSample, states } = start({ sample });
  void showSample("desks");
  await vi.advanceTimersByTimeAsync(3000);

  expect(namesOf(states)).toEqual(["sampling", "sample"]);
  expect(states.at(-1)).toMatchObject({ sample: "made of desks" });
});
