import { afterEach, expect, test } from "vitest";

import type { OwnerOptions } from "./owner-options.ts";
import { createTestCrawls } from "#tests/support/server/create-test-crawl.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

let close = async () => {};
afterEach(() => close());

const toPage = (html: string) => say(200, HTML, `<!doctype html><title>Page</title>${html}`);

/** The paths that were asked, and what they answered. */
async function read(ownerOptions: OwnerOptions) {
  const crawls = await createTestCrawls({
    "/": toPage('<a href="/new">New</a>'),
    "/other": toPage('<a href="/new">New</a> <a href="/form/">Form</a> <a href="/far">Far</a>'),
    "/old": say(301, { location: "/new" }),
    "/new": toPage('<a href="/far">Far</a>'),
    "/form/": toPage('<link rel="canonical" href="/form">'),
    "/form": say(301, { location: "/form/" }),
    "/far": toPage(""),
    "/list.xml": say(
      200,
      { "content-type": "application/xml" },
      `<urlset>${["/other", "/old", "/form/"].map((path) => `<url><loc>http://site.pk${path}</loc></url>`).join("")}</urlset>`,
    ),
  });
  close = crawls.close;
  crawls.tools.ownerOptions = ownerOptions;
  const { pages } = await crawls.crawl("http://site.pk/");
  return Object.fromEntries(
    pages
      .filter(({ status }) => status !== null)
      .map(({ url, status }) => [new URL(url).pathname, status]),
  );
}

const ENDS = { "/other": 200, "/old": 301, "/new": 200, "/form/": 200, "/form": 301 };

test("a list's addresses are read with where they redirect and what they name as canonical, and no link", async () => {
  const addresses = ["/other", "/old", "/form/"].map((path) => `http://site.pk${path}`);

  expect(await read({ addresses })).toEqual(ENDS);
});

test("so are a sitemap's", async () => {
  expect(await read({ sitemap: "http://site.pk/list.xml" })).toEqual({ ...ENDS, "/": 200 });
});
