import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { callSeo } from "#scripts/seo/call-seo.ts";

const words = "Printed lawn suits, stitched and unstitched, from Karachi. ".repeat(6);
const page = `<!doctype html><html lang="en"><head><title>Lawn</title></head><body><h1>Lawn</h1><p>${words}</p><a href="/gone" rel="nofollow">Gone</a></body></html>`;

const server = createServer(({ url }, response) => {
  if (url === "/moved") response.writeHead(301, { location: "/" }).end();
  else if (url === "/") response.writeHead(200, { "content-type": "text/html" }).end(page);
  else response.writeHead(404).end();
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const seo = (...call: string[]) => callSeo(call);

describe("a page on this machine", () => {
  test("is refused, with what to do and exit status 2", async () => {
    expect(await seo("live", address)).toMatchObject({
      status: 2,
      output: "",
      errors: expect.stringMatching(/^seo: .*ports.*not-public/),
    });
  });

  test("is read with --allow-private: the way there, the verdict, the report", async () => {
    const { status, output } = await seo("live", `${address}/moved`, "--allow-private", "--json");
    const answer = JSON.parse(output) as { hops: object[] };

    expect(status).toBe(1);
    expect(answer).toMatchObject({
      outcome: "read",
      hops: [{ status: 301 }, { url: `${address}/`, status: 200 }],
      robots: { status: 404, verdict: "allowed" },
      result: { indexability: { answer: "yes" }, audit: { url: `${address}/` } },
    });
  });

  test("for a person in words", async () => {
    const { output } = await seo("live", address, "--allow-private");

    expect(output).toContain("Can Google index this page? Yes");
    expect(output).toMatch(/^\d+ out of 100 by our rules \([a-z ]+\)$/m);
  });

  test.each([
    ["links", "nofollow  http://127.0.0.1"],
    ["serp", "title        Lawn"],
    ["robots", "Googlebot allowed"],
    ["terms", "not read|words"],
  ])("%s has its own words", async (tool, expected) => {
    const { output } = await seo("live", address, "--tool", tool, "--allow-private");

    expect(output).toMatch(new RegExp(expected));
  });
});

test.each([
  [["live"], "name the page's address"],
  [["live", "a.pk", "--tool", "proxy"], "--tool is one of"],
  [["live", "a.pk", "b.pk"], "not expected here"],
])("%j is bad use", async (call, message) => {
  expect(await seo(...call)).toMatchObject({
    status: 2,
    errors: expect.stringContaining(message),
  });
});

test("the help says what --allow-private is for", async () => {
  expect((await seo("live", "--help")).output).toMatch(/--allow-private .*your own machine/);
});
