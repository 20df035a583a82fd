import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("#app/browser/call-island.ts", () => ({ callIsland: async () => {} }));

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://www.example.pk" });
  vi.stubGlobal("navigator", { webdriver: false });
});
afterEach(() => void vi.unstubAllGlobals());

async function answerWith(response: () => Response | Promise<Response>) {
  const asked = vi.fn<(url: string, init: RequestInit) => Response | Promise<Response>>(response);
  vi.stubGlobal("fetch", asked);
  const { sendContactMessage } = await import("./send-contact-message.ts");
  return { result: await sendContactMessage(new FormData()), asked };
}

const html = (status: number) => () => new Response("<html>Bad Gateway</html>", { status });

test("goes to the form's address, and says who sends it", async () => {
  const { result, asked } = await answerWith(() => Response.json({ next: "/thanks", ok: true }));

  expect(result).toEqual({ kind: "sent" });
  const [url = "", { headers, method } = {}] = asked.mock.calls[0] ?? [];
  expect([method, url]).toEqual(["POST", "https://www.example.pk/f/audit"]);
  expect(JSON.parse(atob(new Headers(headers).get("Formspree-Session-Data") ?? ""))).toEqual({
    loadedAt: expect.any(Number),
    webdriver: false,
  });
});

test.each([
  ["a failed connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a time limit", () => Promise.reject(new DOMException("timed out", "TimeoutError"))],
  ["502 in HTML", html(502)],
  ["503 in JSON", () => Response.json({ error: "Not stored." }, { status: 503 })],
  ["504", html(504)],
])("%s means that nothing was reached", async (_name, response) => {
  const { result } = await answerWith(response);
  expect(result).toEqual({ kind: "refused", fields: {}, isUnreached: true });
});

test.each([
  ["500 in HTML", html(500), {}],
  ["204", () => new Response(null, { status: 204 }), {}],
  ["null", () => Response.json(null), {}],
  ["no errors, and next", () => Response.json({ errors: [], next: "/t" }), {}],
  ["a pending payment", () => Response.json({ stripe: {}, resubmitKey: "y" }), {}],
  [
    "403 with a sentence",
    () => Response.json({ error: "Switched off." }, { status: 403 }),
    { form: "Switched off." },
  ],
  [
    "429 with an unknown code",
    () => Response.json({ errors: [{ code: "X", message: "Wait." }] }, { status: 429 }),
    { form: "Wait." },
  ],
  [
    "422 with errors of a field and of the form",
    () =>
      Response.json(
        {
          error: "Validation errors",
          errors: [
            { field: "email", message: "is required" },
            { field: "email", message: "should be an email" },
            { field: "constructor", message: "is unknown" },
            { message: "Not sent." },
          ],
        },
        { status: 422 },
      ),
    { form: "Not sent.", fields: { email: "Email is required, should be an email" } },
  ],
])("%s is a refusal, and is not sent again", async (_name, response, said) => {
  const { result } = await answerWith(response);
  expect(result).toEqual({ kind: "refused", fields: {}, ...said });
});
