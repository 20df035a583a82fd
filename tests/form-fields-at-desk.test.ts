import { beforeEach, expect, test, vi } from "vitest";

import { contactFields } from "#lib/contact/contact-message.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";
import { ownValue } from "#lib/own-value.ts";

import { startTestApp } from "#tests/support/server/start-app.ts";
import { startTestDesk } from "#tests/support/server/start-desk.ts";
import { drawEnquiry } from "#tests/support/draw-enquiry.tsx";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  return () => vi.unstubAllGlobals();
});

test("every field that the form took is on the enquiry's page, the subject and unknown ones too", async () => {
  const { store, enter } = startTestDesk();
  const { postJson } = startTestApp({ store });
  // One that is added to the form is shown without being told.
  const fields = contactFields.map(({ name }) => [name, `What they say of ${name}`]);
  const sent = {
    ...Object.fromEntries(fields),
    name: "Bilal",
    email: "b@a.example",
    phone: "042-35761234 / 35",
    website: "golmaidan.example",
    message: "Hum football banate hain.",
    page: "/contact",
    _subject: "Free audit request from /contact",
    _replyto: "office@a.example",
    unknown_to_the_form: "PKR 90,000",
    constructor: "Ali Builders",
    "<b>Products</b>": ["footballs", "gloves"],
  };
  expect((await postJson(sent)).status).toBe(200);
  const ayesha = await enter("Ayesha");
  const list = (await (await ayesha.get("/enquiries?list=all")).json()) as {
    rows: { id: string }[];
  };
  const enquiry = await ayesha.get(`/enquiries/${list.rows[0]?.id}`);

  const drawn = drawEnquiry((await enquiry.json()) as DeskEnquiry)
    .replaceAll("<wbr/>", "")
    .replaceAll(/<[^>]*>/g, "\n");

  for (const shown of [
    ...fields.flatMap(([name = "", value = ""]) => (value === ownValue(sent, name) ? [value] : [])),
    "Bilal",
    "b@a.example",
    "042-35761234 / 35",
    "golmaidan.example",
    "Hum football banate hain.",
    "Free audit request from /contact",
    "office@a.example",
    "unknown_to_the_form",
    "PKR 90,000",
    "Ali Builders",
    "&lt;b&gt;Products&lt;/b&gt;",
    "footballs, gloves",
  ]) {
    expect(drawn).toContain(shown);
  }
});
