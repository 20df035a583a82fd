import { describe, expect, onTestFinished, test, vi } from "vitest";

import { DEFERRED_MS } from "#server/forms/take-enquiry.ts";
import { bounds, createLimits, FORWARDER_SHARE, noLimits } from "#server/forms/limits.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import {
  jsonHeaders,
  NOW,
  personal,
  session,
  startTestApp as startApp,
} from "#tests/support/server/start-app.ts";

const valid = {
  name: "Ayesha Khan",
  email: "ayesha@example.pk",
  website: "example.pk",
  message: "We sell shoes in Lahore.",
  _subject: "Free audit",
  page: "/seo-services/lahore",
  _gotcha: "",
};

const never = () => new Promise<never>(() => {});

const part = (name: string, value: string, more = "") =>
  `--qZ7x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const forwarded = (addresses: string) => ({ "x-forwarded-for": addresses });

describe("an enquiry", () => {
  test("is stored, and answered with what the client reads as success", async () => {
    const { saved, postJson } = startApp();

    const response = await postJson(valid);

    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{"next":"/thanks","ok":true}');
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({
      form: "audit",
      at: NOW,
      spam: false,
      notify: ["email"],
      fields: {
        name: "Ayesha Khan",
        email: "ayesha@example.pk",
        message: "We sell shoes in Lahore.",
        page: "/seo-services/lahore",
      },
    });
    expect(saved[0]?.fields).not.toHaveProperty("_gotcha");
  });

  test("as form data, with the hidden fields, is the same enquiry", async () => {
    const { saved, send } = startApp();
    const body = new FormData();
    for (const [name, value] of Object.entries(valid)) body.append(name, value);

    const response = await send("/f/audit", {
      method: "POST",
      headers: { accept: "application/json", "formspree-session-data": personal },
      body,
    });

    expect(response.status).toBe(200);
    expect(saved[0]?.fields["name"]).toBe("Ayesha Khan");
  });

  test("corrected in any field is one of its own; the very same again is stored once", async () => {
    const store = openSqliteStore({ file: `${makeTemporaryFolder()}/site.db` });
    onTestFinished(() => store.close());
    const { postJson, postForm } = startApp({ store });
    const corrections = [
      valid,
      { ...valid, name: "Ayesha Khan Durrani" },
      { ...valid, website: "https://shoes.example.pk" },
      { ...valid, phone: "+92 300 1234567" },
      { ...valid, phone: "+92 300 7654321" },
      { ...valid, email: "Ayesha@example.pk" },
    ];

    const ids: (string | null)[] = [];
    for (const fields of corrections) ids.push((await postJson(fields)).headers.get("enquiry-id"));
    const again = await postJson(Object.fromEntries(Object.entries(valid).toReversed()));
    const withoutScript = await postForm(valid);

    expect((await store.list({})).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(corrections.length);
    expect(await again.text()).toBe('{"next":"/thanks","ok":true}');
    expect(again.headers.get("enquiry-id")).toBe(ids[0]);
    expect(withoutScript.headers.get("enquiry-id")).toBe(ids[0]);
  });

  test("without JavaScript is answered with the thank-you page", async () => {
    const { saved, postForm } = startApp();

    const response = await postForm(valid);

    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/thanks");
    expect(saved).toHaveLength(1);
  });

  test("without JavaScript a form in Urdu is answered in Urdu, stored or refused", async () => {
    const { saved, send } = startApp();
    const post = (fields: Record<string, string>) =>
      send("/f/audit?language=ur", { method: "POST", body: new URLSearchParams(fields) });

    const stored = await post(valid);
    const refused = await post({ ...valid, email: "nobody" });

    expect(stored.headers.get("location")).toBe("/ur/thanks");
    expect(saved).toHaveLength(1);
    expect(refused.status).toBe(422);
    expect(refused.headers.get("content-security-policy")).toContain("sha256-urdu");
    expect(await refused.text()).toContain('<html lang="ur" dir="rtl">');
  });

  test("is never answered with success before it is stored", async () => {
    const order: string[] = [];
    const { postJson } = startApp({
      store: {
        save: async ({ id }) => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          order.push("stored");
          return { id, duplicate: false };
        },
        check: async () => {},
      },
    });

    await postJson(valid);
    order.push("answered");

    expect(order).toEqual(["stored", "answered"]);
  });

  test("while the store is known to be closed is refused with everything typed, and not tried", async () => {
    let tries = 0;
    const save = () => {
      tries += 1;
      return Promise.reject(new Error("closed"));
    };
    const { postForm, logLines } = startApp({
      store: { save, check: async () => {}, isOpen: () => false },
    });
    const response = await postForm({
      name: "A",
      email: "a@b.pk",
      message: "Kept for the next try",
    });

    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Kept for the next try");
    expect(tries).toBe(0);
    expect(logLines.join("")).toContain("enquiry_not_stored");
  });

  test("that cannot be stored is answered with 503, and counts for no limit", async () => {
    let broken = true;
    const { postJson } = startApp({
      limits: createLimits(),
      store: {
        save: async ({ id }) => {
          if (broken) throw new Error("database or disk is full");
          return { id, duplicate: false };
        },
        check: async () => {},
      },
    });

    for (let attempt = 0; attempt < 7; attempt += 1) {
      const response = await postJson(valid);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("30");
      expect(await response.json()).not.toHaveProperty("next");
    }
    broken = false;

    expect((await postJson(valid)).status).toBe(200);
  });

  test("leaves nothing personal in the log", async () => {
    const { logLines, postJson, postForm } = startApp();

    await postJson(valid);
    await postForm({ ...valid, email: "not-an-address" });

    const log = logLines.join("");
    expect(log).toContain('"event":"enquiry"');
    for (const secret of ["Ayesha", "ayesha", "shoes", "not-an-address", "203.0.113.7"]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe("a refusal", () => {
  const tooLong = "x".repeat(70_000);
  const deep = "[".repeat(30_000) + "]".repeat(30_000);
  const boundary = "multipart/form-data; boundary=qZ7x";
  test.each([
    // JSON
    ["an empty body", "", undefined, 400, undefined],
    ["truncated JSON", '{"name":"A', undefined, 400, undefined],
    ["a list", "[1,2]", undefined, 400, undefined],
    ["null", "null", undefined, 400, undefined],
    ["a number", "42", undefined, 400, undefined],
    ["a text", '"x"', undefined, 400, undefined],
    ["30,000 nested lists", deep, undefined, 400, undefined],
    ["a byte order mark", `\uFEFF${JSON.stringify(valid)}`, undefined, 400, undefined],
    ["bytes that are not UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), undefined, 400, undefined],
    ["no field at all", "{}", undefined, 400, "EMPTY"],
    ["nothing but hidden fields", '{"_subject":"x"}', undefined, 400, "EMPTY"],
    ["NUL in a text", JSON.stringify({ ...valid, message: "a\0b" }), undefined, 422, "TYPE_TEXT"],
    [
      "half a character",
      '{"name":"\\ud800","email":"a@b.pk","message":"m"}',
      undefined,
      422,
      "TYPE_TEXT",
    ],
    [
      "a list that holds an object",
      JSON.stringify({ ...valid, services: ["a", { b: 1 }] }),
      undefined,
      422,
      "TYPE_TEXT",
    ],
    [
      "an object as a value",
      JSON.stringify({ ...valid, message: { a: 1 } }),
      undefined,
      422,
      "TYPE_TEXT",
    ],
    [
      "an object in a field of its own",
      JSON.stringify({ ...valid, extra: {} }),
      undefined,
      422,
      "TYPE_TEXT",
    ],
    // Types
    ["no content type", new TextEncoder().encode("name=A"), "", 415, undefined],
    ["plain text", "name=A", "text/plain", 415, undefined],
    ["XML", "<a/>", "application/xml", 415, undefined],
    [
      "a broken escape in urlencoded text",
      "name=%zz",
      "application/x-www-form-urlencoded",
      400,
      undefined,
    ],
    [
      "two email addresses",
      "name=A&email=a@b.pk&email=c@d.pk&message=m",
      "application/x-www-form-urlencoded",
      422,
      "TYPE_EMAIL",
    ],
    ["a content type named as a property of every object", "a=b", "constructor", 415, undefined],
    ["another such type", "a=b", "__proto__; charset=utf-8", 415, undefined],
    ["multipart without a boundary", part("name", "A"), "multipart/form-data", 400, undefined],
    ["truncated multipart", part("name", "A"), boundary, 400, undefined],
    [
      "a file",
      `${part("name", "bytes", '; filename="a.txt"')}--qZ7x--\r\n`,
      boundary,
      422,
      "NO_FILE_UPLOADS",
    ],
    ["more than 64 kB", JSON.stringify({ message: tooLong }), undefined, 413, undefined],
    [
      "501 fields of JSON",
      JSON.stringify(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f${n}`, ""]))),
      undefined,
      413,
      undefined,
    ],
    ["501 pairs", "a&".repeat(501), "application/x-www-form-urlencoded", 413, undefined],
    ["501 parts", `${part("a", "").repeat(501)}--qZ7x--\r\n`, boundary, 413, undefined],
    // Mail
    [
      "a line break in the name",
      JSON.stringify({ ...valid, name: "A\r\nBcc: x@y.pk" }),
      undefined,
      422,
      "TYPE_TEXT",
    ],
    [
      "a line break in the email",
      JSON.stringify({ ...valid, email: "a@b.pk\r\nBcc: x@y.pk" }),
      undefined,
      422,
      "TYPE_EMAIL",
    ],
    [
      "a line break in the subject",
      JSON.stringify({ ...valid, _subject: "S\nBcc: x@y.pk" }),
      undefined,
      422,
      "TYPE_TEXT",
    ],
    [
      "an invalid reply address",
      JSON.stringify({ ...valid, _replyto: "nobody" }),
      undefined,
      422,
      "TYPE_EMAIL",
    ],
    // Fields
    [
      "no name",
      JSON.stringify({ ...valid, name: undefined }),
      undefined,
      422,
      "REQUIRED_FIELD_MISSING",
    ],
    [
      "an empty message",
      JSON.stringify({ ...valid, message: " \n" }),
      undefined,
      422,
      "REQUIRED_FIELD_EMPTY",
    ],
    ["no address", JSON.stringify({ ...valid, email: "a@b" }), undefined, 422, "TYPE_EMAIL"],
    [
      "an address whose domain no mail server has",
      JSON.stringify({ ...valid, email: "ayesha@\u0661.com" }),
      undefined,
      422,
      "TYPE_EMAIL",
    ],
    [
      "an address that is a number of a machine",
      JSON.stringify({ ...valid, _replyto: "ayesha@example.1" }),
      undefined,
      422,
      "TYPE_EMAIL",
    ],
    [
      "a name over its bound",
      JSON.stringify({ ...valid, name: "x".repeat(201) }),
      undefined,
      422,
      "TYPE_TEXT",
    ],
  ])(
    "of %s has its status, its code and words, and stores nothing",
    async (_what, body, type, status, code) => {
      const { saved, send } = startApp();

      const response = await send("/f/audit", {
        method: "POST",
        headers: { ...jsonHeaders, ...(type !== undefined && { "content-type": type }) },
        body,
      });
      const answer = (await response.json()) as { errors: { code?: string; message: string }[] };

      expect(response.status).toBe(status);
      expect(answer.errors.length).toBeGreaterThan(0);
      expect(answer.errors.every(({ message }) => message.length > 0)).toBe(true);
      expect(answer.errors[0]?.code).toBe(code);
      expect(answer).not.toHaveProperty("next");
      expect(saved).toEqual([]);
    },
  );

  test("names every wrong field at once, in the words of the contract", async () => {
    const { postJson } = startApp();

    const response = await postJson({ name: "", email: "nobody" });

    expect(await response.json()).toEqual({
      error: "Validation errors",
      errors: [
        { code: "REQUIRED_FIELD_EMPTY", field: "name", message: "should not be empty" },
        { code: "TYPE_EMAIL", field: "email", message: "should be an email" },
        { code: "REQUIRED_FIELD_MISSING", field: "message", message: "is required" },
      ],
    });
  });

  test.each([
    ["an unknown form", "POST", "/f/other", 404, "FORM_NOT_FOUND"],
    ["an unknown project", "POST", "/p/agency/f/audit", 404, "PROJECT_NOT_FOUND"],
    ["reading a form", "GET", "/f/audit", 405, undefined],
    ["a preflight nobody allowed", "OPTIONS", "/f/audit", 405, undefined],
  ])("of %s", async (_what, method, path, status, code) => {
    const { send } = startApp();

    const response = await send(path, { method, headers: { accept: "application/json" } });
    const answer = (await response.json()) as { errors: { code?: string }[] };

    expect(response.status).toBe(status);
    expect(answer.errors[0]?.code).toBe(code);
    expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  });

  test("of a form that is switched off", async () => {
    const { postJson } = startApp({ formActive: false });

    const response = await postJson(valid);

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ code: "INACTIVE" }] });
  });

  test("of more than 64 kB that come in pieces of unknown number", async () => {
    const { saved, send } = startApp();
    const chunk = new Uint8Array(8 * 1024).fill(0x20);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 1000) controller.close();
        else controller.enqueue(chunk);
      },
    });

    const response = await send("/f/audit", {
      method: "POST",
      headers: jsonHeaders,
      body,
      duplex: "half",
    } as RequestInit);

    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(20);
    expect(saved).toEqual([]);
  });
});

describe("odd but valid forms", () => {
  test("a field may have a name that every object knows, and is kept as any other", async () => {
    const { saved, postJson } = startApp();

    const response = await postJson(
      `{"__proto__":"a","constructor":"Ali Builders",${JSON.stringify(valid).slice(1)}`,
    );

    expect(response.status).toBe(200);
    expect(Object.entries(saved[0]!.fields)).toEqual(
      expect.arrayContaining([
        ["__proto__", "a"],
        ["constructor", "Ali Builders"],
      ]),
    );
    expect(Object.getPrototypeOf(saved[0]!.fields)).toBe(Object.prototype);
  });

  test.each([
    ["JSON", JSON.stringify({ ...valid, services: ["seo", "", "links", 3] }), undefined],
    [
      "a form",
      "name=A&email=a@b.pk&message=m&services=seo&services=links&services=3",
      "application/x-www-form-urlencoded",
    ],
    [
      "multipart",
      `${["seo", "links", "3"].map((value) => part("services", value)).join("")}${part("name", "A")}${part("email", "a@b.pk")}${part("message", "m")}--qZ7x--\r\n`,
      "multipart/form-data; boundary=qZ7x",
    ],
  ])("several values of one field are kept as a list: %s", async (_name, body, type) => {
    const { saved, send } = startApp();
    const headers = { ...jsonHeaders, ...(type !== undefined && { "content-type": type }) };

    expect((await send("/f/audit", { method: "POST", headers, body })).status).toBe(200);
    expect(saved[0]!.fields["services"]).toBe("seo, links, 3");
  });

  test("signs that nobody sees are taken off an address, a number and a website", async () => {
    const { saved, postJson } = startApp();

    await postJson(
      JSON.stringify({
        ...valid,
        email: "\u202aali@example.pk\u202c",
        phone: "\u2068+92 300 1234567\u2069",
        website: "\ufeffexample.pk\u200b",
      }),
    );

    expect(saved[0]!.fields).toMatchObject({
      email: "ali@example.pk",
      phone: "+923001234567",
      website: "example.pk",
    });
  });

  test("a second number is kept beside the first, and a new prefix as it was typed", async () => {
    const { saved, postJson } = startApp();

    await postJson(JSON.stringify({ ...valid, phone: "042-35761234 / 35" }));
    await postJson(JSON.stringify({ ...valid, phone: "0338-1234567" }));

    expect(saved[0]!.fields).toMatchObject({
      phone: "+924235761234",
      "phone as typed": "042-35761234 / 35",
    });
    expect(saved[1]!.fields["phone"]).toBe("0338-1234567");
    expect(saved[1]!.fields).not.toHaveProperty("phone as typed");
  });

  test("every unknown field is kept", async () => {
    const { saved, postJson } = startApp();
    const extras = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`x${index}`, "1"]),
    );

    await postJson({ ...valid, ...extras });

    expect(Object.keys(saved[0]!.fields).filter((name) => name.startsWith("x"))).toHaveLength(200);
  });

  test.each(["budget (PKR)", "How did you find us?", "services[]", "قیمت؟", "a/b: 50%"])(
    "a field may be called %s",
    async (name) => {
      const { saved, postJson, postForm } = startApp();

      await postJson({ ...valid, [name]: "45000" });
      await postForm({ ...valid, [name]: "45000" });

      expect(saved.map(({ fields }) => fields[name])).toEqual(["45000", "45000"]);
    },
  );

  test.each([
    ["of 201 characters", { ["x".repeat(201)]: "1" }],
    ["that is empty", { "": "1" }],
    ["with a line break", { "a\nb": "1" }],
    ["with NUL", { "a\0b": "1" }],
    ["with half a character", { "a\uD800": "1" }],
  ])("a field with a name %s is refused, never left out", async (_what, field) => {
    const { saved, postJson } = startApp();

    const response = await postJson({ ...valid, ...field });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining("The name of a field") }],
    });
    expect(saved).toEqual([]);
  });

  test("more than five hundred fields are refused, never left out", async () => {
    const { saved, postJson } = startApp();
    const extras = Object.fromEntries(
      Array.from({ length: 501 }, (_, index) => [`x${index}`, "1"]),
    );

    const response = await postJson({ ...valid, ...extras });

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining("500 fields at most") }],
    });
    expect(saved).toEqual([]);
  });

  test("numbers and booleans are text", async () => {
    const { saved, postJson } = startApp();

    await postJson({ ...valid, unknown_to_the_form: 45_000, also_unknown_to_it: true });

    expect(saved[0]?.fields).toMatchObject({
      unknown_to_the_form: "45000",
      also_unknown_to_it: "true",
    });
  });

  test("instructions to the server are not obeyed and not kept", async () => {
    const { saved, postForm } = startApp();

    const response = await postForm({ ...valid, _next: "https://evil.example", _cc: "x@y.pk" });

    expect(response.headers.get("location")).toBe("/thanks");
    expect(saved[0]?.fields).not.toHaveProperty("_next");
    expect(saved[0]?.fields).not.toHaveProperty("_cc");
  });
});

describe("without JavaScript a refused form comes back", () => {
  test("with its messages, everything typed, and no script to undo that", async () => {
    const { postForm } = startApp();

    const response = await postForm({
      ...valid,
      name: `Ayesha "A" <Khan>`,
      email: "nobody",
      message: "\nFirst\nSecond & third </textarea>",
      page: "/pricing",
      _gotcha: "",
    });
    const html = await response.text();

    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("content-security-policy")).toContain("sha256-page");
    expect(html).toContain("<title>Not sent: Contact</title>");
    expect(html).toContain('role="alert"');
    expect(html).toContain('<a href="#_R_2_">Email should be an email</a>');
    expect(html).toMatch(
      /data-field="email".*<p class="field-error" id="audit-email-error">.*Email should be an email<\/p><\/div>/,
    );
    expect(html).toContain('aria-describedby="_R_2_-hint audit-email-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="Ayesha &quot;A&quot; &lt;Khan&gt;"');
    expect(html).toContain('value="nobody"');
    expect(html).toContain("First\nSecond &amp; third &lt;/textarea&gt;</textarea>");
    expect(html).toContain('name="page" value="/pricing"');
    expect(html).not.toContain("entry-1a2b.js");
    expect(html).toContain('{"@type":"ContactPage"}');
  });

  test("also where no contact page was built", async () => {
    const nothingBuilt = { html: undefined, policy: "default-src 'none'" };
    const { postForm } = startApp({
      formPages: { en: nothingBuilt, ur: nothingBuilt },
    });

    const html = await (await postForm({ ...valid, email: "nobody" })).text();

    expect(html).toContain("Email should be an email");
    expect(html).toContain('value="Ayesha Khan"');
  });

  test("also when the limit is reached: nothing is typed twice", async () => {
    const { postForm } = startApp({ limits: createLimits() });
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await postForm({ ...valid, message: `Message ${sent}` })).status).toBe(303);
    }

    const response = await postForm({ ...valid, message: "The sixth" });

    expect(response.status).toBe(429);
    expect(await response.text()).toContain("The sixth</textarea>");
  });

  test("but a flood is not read at all: the page is the same, and says where the text is", async () => {
    const { postForm } = startApp({ limits: createLimits() });
    for (let sent = 0; sent < 5; sent += 1) await postForm(valid);

    const pages: string[] = [];
    for (let sent = 0; sent < 100; sent += 1) {
      const response = await postForm({ ...valid, message: `Flood ${sent}` });
      expect(response.status).toBe(429);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
      pages.push(await response.text());
    }

    const shownAgain = pages.filter((html) => /Flood \d+<\/textarea>/.test(html));
    expect(shownAgain).toEqual(pages.slice(0, bounds.attempts.address.points - 5));
    const plain = new Set(pages.slice(shownAgain.length));
    expect([...plain]).toEqual([expect.stringContaining("Click Back in your browser")]);
  });
});

describe("spam", () => {
  test("a filled trap is answered with the same bytes, kept apart and not notified", async () => {
    const { saved, postJson } = startApp();

    const trapped = await postJson({ ...valid, _gotcha: "http://casino.example" });
    const honest = await postJson(valid);

    expect(trapped.status).toBe(honest.status);
    expect(await trapped.text()).toBe(await honest.text());
    const [ofTrapped, ofHonest] = [trapped, honest].map(({ headers }) => [...headers.keys()]);
    expect(ofTrapped).toEqual(ofHonest);
    expect(saved.map(({ spam, notify }) => [spam, notify])).toEqual([
      [true, []],
      [false, ["email"]],
    ]);
  });

  test("a filled trap with wrong fields learns nothing, and all that was sent is kept", async () => {
    const { saved, postJson } = startApp();

    const response = await postJson({
      name: "",
      email: "ayesha at example.pk",
      message: `half \uD800 and NUL \0 ${"x".repeat(10_000)}`,
      "budget\n(PKR)": ["45000", { up: "to" }],
      _gotcha: "x",
    });

    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{"next":"/thanks","ok":true}');
    expect(saved).toMatchObject([{ spam: true, signals: ["honeypot"], notify: [] }]);
    expect(saved[0]?.fields).toEqual({
      email: "ayesha at example.pk",
      message: `half \uFFFD and NUL  ${"x".repeat(10_000)}`,
      "budget (PKR)": '["45000",{"up":"to"}]',
    });
  });

  test("a filled trap with nothing else is kept, too", async () => {
    const { saved, postJson } = startApp();

    const response = await postJson({ _gotcha: "x" });

    expect(response.headers.get("enquiry-id")).toBe(saved[0]?.id);
    expect(saved).toMatchObject([{ spam: true, fields: {} }]);
  });

  const links = "https://a.example http://b.example www.c.example https://d.example";

  test.each([
    ["a person", personal, valid.message, []],
    [
      "an automated browser that is quick",
      session({ loadedAt: NOW - 100, webdriver: true }),
      valid.message,
      ["webdriver", "too-fast"],
    ],
    [
      "a tab left open over night",
      session({ loadedAt: NOW - 90_000_000, webdriver: false }),
      valid.message,
      ["too-old"],
    ],
    ["a script without session data", "", valid.message, ["no-session-data"]],
    ["nonsense as session data", "%%%", valid.message, ["no-session-data"]],
    ["a person who names four sites", personal, links, ["many-links"]],
  ])("%s is noted, never refused for that alone", async (_who, data, message, signals) => {
    const { saved, postJson } = startApp();

    const response = await postJson({ ...valid, message }, { "formspree-session-data": data });

    expect(response.status).toBe(200);
    expect(saved[0]?.signals).toEqual(signals);
    expect(saved[0]?.spam).toBe(false);
  });

  test("links count in whatever field they stand; the website's own is free", async () => {
    const { saved, postJson } = startApp();
    const three = "https://a.example http://b.example www.c.example";

    await postJson({ ...valid, message: three, website: "https://www.example.pk" });
    await postJson({ ...valid, message: three, name: "www.d.example" });
    await postJson({ ...valid, note: links });
    await postJson({ ...valid, website: `${links} https://e.example` });

    expect(saved.map(({ signals }) => signals)).toEqual([
      [],
      ["many-links"],
      ["many-links"],
      ["many-links"],
    ]);
  });

  test("many links from a script that takes no time are spam", async () => {
    const { saved, postJson } = startApp();

    await postJson(
      { ...valid, message: links },
      { "formspree-session-data": session({ loadedAt: NOW - 100, webdriver: false }) },
    );

    expect(saved[0]?.spam).toBe(true);
    expect(saved[0]?.notify).toEqual([]);
  });
});

describe("limits", () => {
  test("one address sends five enquiries in ten minutes, others are not affected", async () => {
    const { postJson } = startApp({ limits: createLimits() });
    for (let sent = 0; sent < 5; sent += 1) expect((await postJson(valid)).status).toBe(200);

    const sixth = await postJson(valid);

    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await sixth.json()).toMatchObject({ errors: [{ code: "BLOCKED" }] });
    expect((await postJson(valid, {}, "203.0.113.8")).status).toBe(200);
  });

  test("a mistake in a field costs no enquiry", async () => {
    const { postJson } = startApp({ limits: createLimits() });
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await postJson({ ...valid, email: "nobody" })).status).toBe(422);
    }

    expect((await postJson(valid)).status).toBe(200);
  });

  test("endless attempts end", async () => {
    const { postJson } = startApp({ limits: createLimits() });
    const statuses = [];
    for (let sent = 0; sent < 40; sent += 1) statuses.push((await postJson("{")).status);

    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test("an IPv6 visitor is one address, whichever of its addresses it uses", async () => {
    const { postJson } = startApp({ limits: createLimits() });
    for (let sent = 0; sent < 5; sent += 1) await postJson(valid, {}, `2001:db8:1:2::${sent}`);

    expect((await postJson(valid, {}, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await postJson(valid, {}, "2001:db8:1:3::1")).status).toBe(200);
  });

  test("beyond sixty a minute in all an enquiry is stored, answered alike, and notified later", async () => {
    const { saved, logLines, postJson } = startApp({ limits: createLimits() });
    for (let sent = 0; sent < 60; sent += 1) {
      expect((await postJson(valid, {}, `203.0.${sent}.1`)).status).toBe(200);
    }

    const response = await postJson(valid, {}, "198.51.100.1");

    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{"next":"/thanks","ok":true}');
    expect(saved[59]).not.toHaveProperty("notifyAt");
    expect(saved[60]).toMatchObject({ notify: ["email"], notifyAt: NOW + DEFERRED_MS });
    expect(logLines.at(-1)).toContain('"outcome":"deferred"');
  });

  test("one /48 that fills the trap closes the form for nobody", async () => {
    const { postJson } = startApp({ limits: createLimits() });
    for (let sent = 0; sent < 200; sent += 1) {
      const address = `2001:db8:1:${(sent * 256).toString(16)}::1`;
      await postJson({ ...valid, _gotcha: "x" }, {}, address);
    }

    expect((await postJson(valid, {}, "2001:db8:2::1")).status).toBe(200);
    expect((await postJson(valid, {}, "203.0.113.7")).status).toBe(200);
  });

  test("a refusal is logged once a minute with its kind, and names nobody", async () => {
    const { logLines, postJson } = startApp({ limits: createLimits() });
    for (let sent = 0; sent < 50; sent += 1) await postJson(valid);
    await postJson(valid, { origin: "https://evil.example" });
    await postJson(valid, { origin: "https://evil.example" });

    const refused = logLines.filter((line) => line.includes("enquiry_refused"));
    expect(refused.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: "warn", status: 429, code: "BLOCKED", times: 1 },
      { level: "warn", status: 403, code: "BLOCKED", times: 1 },
    ]);
    for (const secret of ["203.0.113.7", "evil", "ayesha"]) {
      expect(refused.join("")).not.toContain(secret);
    }
  });

  test("an address with a port, or in brackets, is the visitor's; others count for the proxy", async () => {
    const { logLines, postJson } = startApp({ limits: createLimits(), trustedProxies: 1 });
    for (let sent = 0; sent < 12; sent += 1) {
      expect((await postJson(valid, forwarded(`203.0.${sent}.9:51234`))).status).toBe(200);
      const v6 = { forwarded: `for="[2001:db8:${sent}::1]:443";proto=https` };
      expect((await postJson(valid, v6)).status).toBe(200);
    }
    expect(logLines.join("")).not.toContain("forwarded_address_unreadable");

    const statuses = [];
    for (let sent = 0; sent < 7; sent += 1) {
      statuses.push((await postJson(valid, forwarded(`visitor-${sent}`))).status);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const told = logLines.filter((line) => line.includes("forwarded_address_unreadable"));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain("visitor-0");
  });

  test.each([
    ["X-Forwarded-For", (visitor: number) => forwarded(`198.51.100.${visitor % 250}`)],
    ["Forwarded", (visitor: number) => ({ forwarded: `for=198.51.100.${visitor % 250}` })],
  ])("a proxy that TRUST_PROXY forgot refuses no customer, and is told (%s)", async (_name, by) => {
    const { logLines, postJson, send } = startApp({ limits: createLimits() });
    const most = bounds["ten-minutes"].address.points * FORWARDER_SHARE;
    expect(most).toBeGreaterThan(100);

    for (let sent = 0; sent < most; sent += 1) {
      expect((await postJson(valid, by(sent))).status).toBe(200);
    }
    // Nobody gains more than that by writing the header himself, whatever is in it.
    expect((await postJson(valid, by(most))).status).toBe(429);
    expect((await postJson(valid, {}, "203.0.113.8")).status).toBe(200);

    const told = logLines.filter((line) => line.includes("forwarded_address_ignored"));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain("198.51");
    const ready = await send("/readyz");
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      status: "ok",
      detail: [expect.stringContaining("Set TRUST_PROXY to the number of your proxies")],
    });
  });

  test("without a forwarded address, and with a trusted proxy, nothing is said of proxies", async () => {
    const direct = startApp();
    const proxied = startApp({ trustedProxies: 1 });
    await direct.postJson(valid);
    await proxied.postJson(valid, forwarded("198.51.100.7"));

    for (const { send, logLines } of [direct, proxied]) {
      expect(await (await send("/readyz")).json()).toEqual({ status: "ok" });
      expect(logLines.join("")).not.toContain("forwarded_address_ignored");
    }
  });

  test("behind a trusted proxy the n-th address from the right is the visitor's", async () => {
    const proxied = startApp({ limits: createLimits(), trustedProxies: 1 });

    for (let sent = 0; sent < 5; sent += 1) {
      await proxied.postJson(valid, forwarded(`198.51.100.${sent}, 192.0.2.1`));
    }

    expect((await proxied.postJson(valid, forwarded("198.51.100.9, 192.0.2.1"))).status).toBe(429);
    expect((await proxied.postJson(valid, forwarded("192.0.2.2"))).status).toBe(200);
  });
});

describe("a store or a limit that hangs", () => {
  test.each([
    ["the store", { store: { save: never, check: async () => {} } }],
    ["the limits, before it is read", { limits: { ...noLimits, allowAttempt: never } }],
    ["the limits, before it is stored", { limits: { ...noLimits, allowEnquiry: never } }],
    [
      "all of them",
      {
        store: { save: never, check: async () => {} },
        limits: { ...noLimits, giveBack: never },
      },
    ],
  ])("is answered with 503 within 8 s: %s", async (_what, options) => {
    const { postJson } = startApp(options);
    vi.useFakeTimers();

    const answer = postJson(valid);
    await vi.advanceTimersByTimeAsync(8_000);
    vi.useRealTimers();
    const response = await answer;

    expect(response.status).toBe(503);
    expect(await response.json()).not.toHaveProperty("next");
  });
});

describe("origin", () => {
  test.each([
    ["no browser at all", {}, 200],
    ["this site", { origin: "http://localhost:3000" }, 200],
    [
      "this site, as the browser attests",
      { "sec-fetch-site": "same-origin", origin: "https://www.example.pk" },
      200,
    ],
    ["another site", { origin: "https://evil.example" }, 403],
    [
      "another site, as the browser attests",
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      403,
    ],
    ["a hidden origin", { origin: "null" }, 403],
    [
      "a configured site",
      { "sec-fetch-site": "cross-site", origin: "https://partner.example" },
      200,
    ],
  ])("%s", async (_who, headers: Record<string, string>, status) => {
    const { postJson } = startApp({ allowedOrigins: ["https://partner.example"] });

    const response = await postJson(valid, headers);

    expect(response.status).toBe(status);
    expect(await response.text()).toContain(status === 403 ? '"code":"BLOCKED"' : '"ok":true');
  });

  test("a configured site may read the answer and send the client's headers", async () => {
    const { send } = startApp({ allowedOrigins: ["https://partner.example"] });

    const response = await send("/f/audit", {
      method: "OPTIONS",
      headers: { origin: "https://partner.example" },
    });

    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://partner.example");
    expect(response.headers.get("access-control-allow-headers")).toBe(
      "content-type,accept,formspree-client,formspree-session-data",
    );
  });

  test("nobody else is told anything", async () => {
    const { postJson } = startApp();

    const response = await postJson(valid);

    expect(response.headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("health", () => {
  test("is alive, and ready while the database answers", async () => {
    const { send } = startApp();

    expect((await send("/healthz")).status).toBe(200);
    expect((await send("/readyz")).status).toBe(200);
  });

  test("is alive but not ready without its database", async () => {
    const { send } = startApp({
      store: {
        save: async () => Promise.reject(new Error("away")),
        check: async () => Promise.reject(new Error("away")),
      },
    });

    expect((await send("/healthz")).status).toBe(200);
    expect((await send("/readyz")).status).toBe(503);
  });

  test.each([
    [Object.assign(new Error("x"), { errcode: 13 }), "the disk is full"],
    [Object.assign(new Error("x"), { errcode: 8 | (1 << 8) }), "the database is read-only"],
    [Object.assign(new Error("x"), { code: "25006" }), "the database is read-only"],
    [new Error("ayesha@example.pk"), "the database is away"],
  ])("says why it is not ready, and nothing of what was written", async (error, detail) => {
    const { send } = startApp({
      store: { save: async () => Promise.reject(error), check: async () => Promise.reject(error) },
    });

    expect(await (await send("/readyz")).json()).toEqual({
      status: "enquiries cannot be stored",
      detail: [detail],
    });
  });

  test("says what the operator should know while it is ready", async () => {
    const { send } = startApp({ notices: () => ["deletion by age is paused"] });

    const response = await send("/readyz");

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", detail: ["deletion by age is paused"] });
  });

  test("is neither while it ends", async () => {
    const { send } = startApp({ isEnding: () => true });

    expect((await send("/healthz")).status).toBe(503);
    expect((await send("/readyz")).status).toBe(503);
  });
});
