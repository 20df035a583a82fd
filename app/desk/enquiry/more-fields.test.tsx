import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

import { DeskFacts } from "#app/desk/desk-facts.tsx";
import { EnquiryPane } from "#app/desk/enquiry/pane.tsx";
import type { Acts } from "#app/desk/data/acts.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

import { NOW, startTestApp } from "#server/testing/start-app.ts";
import { startTestDesk } from "#server/testing/start-desk.ts";
import { enquiryOf, me } from "#tests/support/desk-answers.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  return () => vi.unstubAllGlobals();
});

const acts = { noteUnderWay: () => undefined } as unknown as Acts;
const pageNames = { "/": "Home", "/contact": "Contact" };
const facts = { pageNames, pageAuditPath: "/tools", me: "Ayesha", mailTo: null, channels: [] };

const draw = (enquiry: DeskEnquiry) =>
  renderToStaticMarkup(
    <DeskFacts value={facts}>
      <EnquiryPane
        enquiry={enquiry}
        me={me}
        people={[me]}
        acts={acts}
        now={NOW}
        noteField={createRef()}
        onSaved={() => {}}
        onLookAgain={() => {}}
        onGone={() => {}}
      >
        {null}
      </EnquiryPane>
    </DeskFacts>,
  );

test("every field that the form took is on the enquiry's page, the subject and unknown ones too", async () => {
  const { store, enter } = startTestDesk();
  const { postJson } = startTestApp({ store });
  const sent = {
    name: "Bilal",
    email: "b@a.example",
    phone: "042-35761234 / 35",
    website: "golmaidan.example",
    message: "Hum football banate hain.",
    page: "/contact",
    _subject: "Free audit request from /contact",
    _replyto: "office@a.example",
    budget: "PKR 90,000",
    constructor: "Ali Builders",
    "<b>Products</b>": ["footballs", "gloves"],
  };
  expect((await postJson(sent)).status).toBe(200);
  const ayesha = await enter("Ayesha");
  const list = (await (await ayesha.get("/enquiries?list=all")).json()) as {
    rows: { id: string }[];
  };
  const enquiry = await ayesha.get(`/enquiries/${list.rows[0]?.id}`);

  const text = draw((await enquiry.json()) as DeskEnquiry)
    .replaceAll("<wbr/>", "")
    .replaceAll(/<[^>]*>/g, "\n");

  for (const shown of [
    "Bilal",
    "b@a.example",
    "042-35761234 / 35",
    "golmaidan.example",
    "Hum football banate hain.",
    "Free audit request from /contact",
    "office@a.example",
    "budget",
    "PKR 90,000",
    "Ali Builders",
    "&lt;b&gt;Products&lt;/b&gt;",
    "footballs, gloves",
  ]) {
    expect(text).toContain(shown);
  }
});

test.each(["__proto__", "constructor", "toString", "/seo-services/__proto__", "hasOwnProperty"])(
  "an enquiry from the page %j is shown",
  (page) => {
    expect(draw(enquiryOf({ page }))).toContain(page);
  },
);

test.each([
  "//evil.example/desk",
  "/\\evil.example",
  "https://evil.example",
  "/nowhere",
  "/\t/e.pk",
])("the page %j is text, never a link", (page) => {
  expect(draw(enquiryOf({ page }))).not.toMatch(/<a href="[^"]*(?:evil|nowhere|e\.pk)/);
});

test("a page of this site is a link", () => {
  expect(draw(enquiryOf({ page: "/contact?from=menu" }))).toContain(
    '<a href="/contact?from=menu">',
  );
});

test("nothing in spam is a link that leads out, writes or calls", () => {
  const spam = enquiryOf({
    spam: true,
    email: "a@spam.example",
    phone: "+923001234567",
    website: "spam.example",
    message: "Buy at https://spam.example/now",
    others: { more: "https://spam.example/more" },
  });
  const links = (enquiry: DeskEnquiry) =>
    [...draw(enquiry).matchAll(/href="([^"]*)"/g)].filter(([, href]) =>
      /spam|tel:|wa\.me/.test(href ?? ""),
    );

  expect(links(spam)).toEqual([]);
  expect(links({ ...spam, spam: false }).length).toBeGreaterThan(4);
});

test("an address cannot add a reader to the mail", () => {
  const page = draw(enquiryOf({ email: "victim%40bank.pk?bcc=spy@evil.pk" }));
  expect(page).toContain("mailto:victim%2540bank.pk%3Fbcc%3Dspy@evil.pk");
  expect(page).not.toMatch(/mailto:[^"]*\?bcc/);
});
