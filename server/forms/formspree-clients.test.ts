import { createClient, isSubmissionError, type SubmissionResult } from "@formspree/core";
import { useSubmit } from "@formspree/react";
import { createClient as createClient2 } from "formspree-core-2";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import type { AppOptions } from "#server/front/create-app.ts";
import { createLimits } from "./limits.ts";
import { createHttpServer } from "#server/front/http-server.ts";
import { loadSite } from "#server/front/files/load-site.ts";
import { listen } from "#tests/support/server/http-client.ts";
import { makeSiteFolder } from "#tests/support/server/site-folder.ts";
import { startTestApp } from "#tests/support/server/start-app.ts";

/** What a client made of an answer, told alike for all of them. */
type Told =
  { kind: "success" } | { kind: "error"; form: string[]; fields: Record<string, string[]> };

type Fields = Record<string, unknown>;

type Send = (
  endpoint: string,
  fields: Fields | FormData,
  form?: string,
  project?: string,
) => Promise<Told>;

const clients: { name: string; send: Send }[] = [
  {
    name: "@formspree/core 4.0.0",
    send: async (endpoint, fields, form = "audit", project = "") => {
      const client = createClient(project === "" ? {} : { project });
      return tell(await client.submitForm(form, fields as never, { endpoint }));
    },
  },
  {
    name: "@formspree/react 3.0.0",
    send: async (endpoint, fields, form = "audit", project = "") => {
      const client = createClient(project === "" ? {} : { project });
      let submit: ((data: never) => Promise<SubmissionResult<never>>) | undefined;
      function Form() {
        // oxlint-disable-next-line react/globals -- the hook's result is taken out on purpose
        submit = useSubmit(form, { client, origin: endpoint });
        return null;
      }
      renderToString(createElement(Form));
      return tell(await submit!(fields as never));
    },
  },
  {
    name: "@formspree/core 2.8.3",
    send: async (endpoint, fields, form = "audit", project = "") => {
      const client = createClient2(project === "" ? {} : { project });
      const { body } = await client.submitForm(form, fields, { endpoint });
      return tellOld(body);
    },
  },
];

function tell(result: SubmissionResult<never>): Told {
  if (!isSubmissionError(result)) return { kind: "success" };
  return {
    kind: "error",
    form: result.getFormErrors().map(({ code, message }) => `${code}: ${message}`),
    fields: Object.fromEntries(
      result
        .getAllFieldErrors()
        .map(([field, errors]) => [
          field,
          errors.map(({ code, message }) => `${code}: ${message}`),
        ]),
    ),
  };
}

/** Version 2 hands the body on and leaves the reading to the caller. */
function tellOld(
  body: Awaited<ReturnType<ReturnType<typeof createClient2>["submitForm"]>>["body"],
): Told {
  if (!("errors" in body)) return { kind: "success" };
  const told: Told = { kind: "error", form: [], fields: {} };
  for (const { field, code = "UNSPECIFIED", message } of body.errors) {
    const words = `${code}: ${message}`;
    if (field === undefined) told.form.push(words);
    else told.fields[field] = [...(told.fields[field] ?? []), words];
  }
  return told;
}

async function startServer(overrides: Partial<AppOptions> = {}) {
  const { app, saved } = startTestApp({ site: await loadSite(makeSiteFolder()), ...overrides });
  const server = createHttpServer({ fetch: (request, bindings) => app.fetch(request, bindings) });
  return { endpoint: `http://127.0.0.1:${await listen(server)}`, saved };
}

const valid = {
  name: "Ayesha",
  email: "ayesha@example.pk",
  message: "Hello",
  _subject: "Free audit",
  page: "/pricing",
  _gotcha: "",
};

function toFormData(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const formError = (words: string) => ({ kind: "error", form: [words], fields: {} });

describe.each(clients)("$name", ({ send }) => {
  test("reads success, from an object and from form data", async () => {
    const { endpoint, saved } = await startServer();

    expect(await send(endpoint, { ...valid })).toEqual({ kind: "success" });
    expect(await send(endpoint, toFormData(valid))).toEqual({ kind: "success" });

    expect(saved.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ name: "Ayesha", page: "/pricing" }),
      expect.objectContaining({ name: "Ayesha", page: "/pricing" }),
    ]);
  });

  test("reads success where the trap was filled", async () => {
    const { endpoint } = await startServer();

    expect(await send(endpoint, { ...valid, _gotcha: "x" })).toEqual({ kind: "success" });
  });

  test("reads each field's error", async () => {
    const { endpoint } = await startServer();

    expect(await send(endpoint, { name: " ", email: "nobody", website: { a: 1 } })).toEqual({
      kind: "error",
      form: [],
      fields: {
        name: ["REQUIRED_FIELD_EMPTY: should not be empty"],
        email: ["TYPE_EMAIL: should be an email"],
        website: ["TYPE_TEXT: should be plain text"],
        message: ["REQUIRED_FIELD_MISSING: is required"],
      },
    });
  });

  test("reads that the form is empty", async () => {
    const { endpoint } = await startServer();

    expect(await send(endpoint, {})).toEqual(formError("EMPTY: Can't send an empty form"));
  });

  test("reads that there is no such form", async () => {
    const { endpoint } = await startServer();

    expect(await send(endpoint, { ...valid }, "other")).toEqual(
      formError("FORM_NOT_FOUND: Form not found"),
    );
  });

  test("reads that there is no such project", async () => {
    const { endpoint } = await startServer();

    expect(await send(endpoint, { ...valid }, "audit", "agency")).toEqual(
      formError("PROJECT_NOT_FOUND: Project not found"),
    );
  });

  test("reads that the form is switched off", async () => {
    const { endpoint } = await startServer({ formActive: false });

    expect(await send(endpoint, { ...valid })).toEqual(
      formError("INACTIVE: This form is switched off."),
    );
  });

  test("reads that files are not taken", async () => {
    const { endpoint } = await startServer();
    const form = toFormData({ ...valid, file: new Blob(["bytes"]) });

    expect(await send(endpoint, form)).toEqual(
      formError("NO_FILE_UPLOADS: This form takes no files."),
    );
  });

  test("reads that it is too much at once", async () => {
    const { endpoint } = await startServer({ limits: createLimits() });
    for (let sent = 0; sent < 5; sent += 1) await send(endpoint, { ...valid });

    expect(await send(endpoint, { ...valid })).toEqual(
      formError(
        "BLOCKED: Too many messages in a short time. Please wait a few minutes and send it again.",
      ),
    );
  });

  test("reads that it could not be stored, and never takes that for success", async () => {
    const { endpoint } = await startServer({
      store: { save: () => Promise.reject(new Error("disk full")), check: async () => {} },
    });

    expect(await send(endpoint, { ...valid })).toEqual(
      formError("UNSPECIFIED: There was an error submitting your form. Please try again."),
    );
  });

  test("reads that it is too large", async () => {
    const { endpoint } = await startServer();

    expect(await send(endpoint, { ...valid, message: "x".repeat(70_000) })).toEqual(
      formError("UNSPECIFIED: The form is too large: it holds 64 kB and 500 fields at most."),
    );
  });
});
