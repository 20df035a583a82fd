import { expect, test } from "vitest";

import type { ReadingLink } from "#lib/desk/contract.ts";
import type { PageRead } from "#lib/desk/enquiry.ts";

import { prepareReadingPage } from "./reading-page.ts";
import { addEvent, noteWhatHappened } from "#server/desk/store/events.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { NOW, startTestApp } from "#tests/support/server/start-app.ts";
import { startTestDesk } from "#tests/support/server/start-desk.ts";

const HOSTILE = `<img src=x onerror=alert(1)>\u202E"'`;

const read: PageRead = {
  outcome: "read",
  at: Date.UTC(2026, 10, 24, 4, 31),
  url: "https://golmaidan.example/",
  status: 200,
  score: 61,
  answer: "no",
  gates: [
    { id: "answers", title: "Answers", state: "open", text: "It answers 200.", evidence: [] },
    {
      id: "noindex",
      title: "noindex",
      state: "shut",
      text: "A line of its own.",
      evidence: [{ line: 11, text: `${HOSTILE}${"x".repeat(5_000)}` }],
    },
  ],
  costs: [],
};

const BUILT = `<!doctype html><html><head><title>Privacy | Pehla Page</title><meta name="description" content="Ours"><link rel="canonical" href="https://a.example/privacy"><meta property="og:title" content="Privacy"><style>p{}</style><script>start()</script><link rel="modulepreload" href="/x.js"></head><body><header><a href="/privacy" aria-current="page">Privacy</a></header><main id="content"><h1>What we know</h1><script type="application/ld+json">{}</script></main><footer>Foot</footer></body></html>`;

test("says what the staff saw and when, in the look of the site", () => {
  const html = prepareReadingPage(BUILT)(read);

  for (const words of [
    "<title>Its own noindex keeps Google out | Pehla Page</title>",
    "24 November 2026, 09:31 PKT",
    "https://golmaidan.example/",
    "noindex: not met.",
    "robots.txt: not known.",
    "after 12 months at the latest",
    '<meta name="robots" content="noindex">',
    "<footer>Foot</footer>",
    "<style>p{}</style>",
  ]) {
    expect(html).toContain(words);
  }
  for (const gone of ["What we know", "canonical", "og:title", "start()", "x.js", "aria-current"]) {
    expect(html).not.toContain(gone);
  }
});

test("their text is text, and the page stays small", () => {
  const html = prepareReadingPage()(read);

  expect(html).not.toContain("<img");
  expect(html).not.toContain("\u202E");
  expect(html.length).toBeLessThan(6_000);
});

test("what could not be read says so, too", () => {
  const notRead: PageRead = {
    outcome: "not-read",
    at: read.at,
    url: "https://a.example/",
    status: null,
    reason: "timeout",
    detail: "Silence.",
  };
  expect(prepareReadingPage()(notRead)).toContain("The page does not answer");
});

test("the desk makes a link that opens without a session, until the enquiry is forgotten", async () => {
  const { enter, sql, store, desk } = startTestDesk();
  const ayesha = await enter("Ayesha");
  const { id } = await store.save(newSubmission({ fields: { name: "N", email: "n@a.example" } }));
  await noteWhatHappened(sql, NOW);
  expect((await ayesha.post(`/enquiries/${id}/reading-link`)).status).toBe(400);
  await sql.transaction((inside) =>
    addEvent(inside, { sub: id, at: NOW, person: null, kind: "page-read", body: { read } }),
  );

  const made = await ayesha.post(`/enquiries/${id}/reading-link`);

  const { link } = (await made.json()) as ReadingLink;
  expect(link).toMatch(/^http:\/\/localhost:3000\/r\/[\w-]{22}$/);
  const { send } = startTestApp({ desk });
  const { pathname } = new URL(link);
  const page = await send(pathname);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Its own noindex keeps Google out");
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'",
  });

  await store.forget("n@a.example");

  for (const path of [pathname, "/r/x", `/r/${"x".repeat(22)}`]) {
    const gone = await send(path);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain("This reading is not kept any more");
  }
  expect((await startTestApp().send(pathname)).status).toBe(404);
});
