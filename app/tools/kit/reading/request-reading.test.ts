import { afterEach, expect, test, vi } from "vitest";

import { requestReading } from "./request-reading.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page of a server that reads addresses, or of one that does not. */
function onPage(live: "on" | "off") {
  const fetch = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ outcome: "not-read", reason: "timeout" }),
  );
  vi.stubGlobal("document", { documentElement: { dataset: live === "off" ? { live } : {} } });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const request = { url: "https://example.pk", tool: "serp" } as const;

test("where reading is switched off nothing is sent, whichever tool asks", async () => {
  const fetch = onPage("off");

  expect(await requestReading(request, new AbortController().signal)).toEqual({
    outcome: "no-server",
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("elsewhere the server is asked once", async () => {
  const fetch = onPage("on");

  expect(await requestReading(request, new AbortController().signal)).toMatchObject({
    outcome: "not-read",
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ["seo-audit", "\\u202egpj \\u001b[2J"],
  ["links", "\\u202egpj \\u001b[2J"],
  ["serp", "\u202egpj \u001b[2J"],
  ["robots", "\u202egpj \u001b[2J"],
] as const)("what a page sends to %s is shown as %j", async (tool, title) => {
  onPage("on").mockResolvedValue(
    Response.json({ outcome: "read", result: { title: "\u202egpj \u001b[2J" } }),
  );

  expect(
    await requestReading({ url: "https://example.pk", tool }, new AbortController().signal),
  ).toMatchObject({ result: { title } });
});
