import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { loadSite } from "./load-site.ts";
import { createHttpServer } from "#server/front/http-server.ts";
import { ask, listen, type Ask } from "#tests/support/server/http-client.ts";
import { startTestApp } from "#tests/support/server/start-app.ts";
import { makeSiteFolder, writeFiles } from "#tests/support/server/site-folder.ts";

async function startSite({ isDeskOff = false } = {}) {
  const folder = makeSiteFolder();
  writeFiles(folder, { "desk/index.html": "<!doctype html><title>The desk</title>" });
  const { app } = startTestApp({
    site: await loadSite(folder, { isDeskOff }),
    trustedProxies: 1,
    transportSecurity: "max-age=63072000; includeSubDomains",
  });
  const port = await listen(
    createHttpServer({ fetch: (request, bindings) => app.fetch(request, bindings) }),
  );
  return { folder, get: (url: string, options?: Ask) => ask(port, url, options) };
}

async function startWithMarkdown() {
  const { folder, ...rest } = await startSite();
  writeFiles(folder, { "pricing.md": "# Pricing", "index.md": "# Home" });
  const { app } = startTestApp({ site: await loadSite(folder) });
  const port = await listen(
    createHttpServer({ fetch: (request, bindings) => app.fetch(request, bindings) }),
  );
  return {
    ...rest,
    get: (url: string, accept: string) => ask(port, url, { headers: { accept } }),
  };
}

const withEncoding = (encoding: string): Ask => ({ headers: { "accept-encoding": encoding } });

test("a desk that is off says so itself, as a page that is not there", async () => {
  const { get } = await startSite({ isDeskOff: true });

  const { status, headers, text } = await get("/desk");

  expect([status, text]).toEqual([404, expect.stringContaining("The desk")]);
  expect(headers["etag"]).toBeUndefined();
  expect((await get("/other")).text).not.toContain("The desk");
});

describe("files", () => {
  test.each([
    ["/", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
    ["/pricing", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
    ["/pricing?utm=1", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
    [
      "/assets/entry-1a2b.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    ["/assets/photo-3c4d.avif", "image/avif", "public, max-age=31536000, immutable"],
    ["/sitemap.xml", "application/xml; charset=utf-8", "public, max-age=0, must-revalidate"],
    [
      "/site.webmanifest",
      "application/manifest+json; charset=utf-8",
      "public, max-age=0, must-revalidate",
    ],
    ["/fonts/text.woff2", "font/woff2", "public, max-age=0, must-revalidate"],
    [
      "/.well-known/security.txt",
      "text/plain; charset=utf-8",
      "public, max-age=0, must-revalidate",
    ],
  ])("%s has its type and its time in caches", async (url, type, cacheControl) => {
    const { get } = await startSite();

    const { status, headers } = await get(url);

    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(cacheControl);
  });

  test.each(["/__spa-fallback", "/__spa-fallback.html", "/.vite/manifest.json", "/index.html.br"])(
    "%s is no page of the site",
    async (url) => {
      const { get } = await startSite();

      expect((await get(url)).status).toBe(404);
    },
  );

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("%s is sent to those who take it, and means the same", async (encoding, decompress) => {
    const { get } = await startSite();
    const plain = await get("/");

    const compressed = await get("/", withEncoding(encoding));

    expect(compressed.headers["content-encoding"]).toBe(encoding);
    expect(compressed.headers.vary).toBe("Accept-Encoding");
    expect(Number(compressed.headers["content-length"])).toBe(compressed.body.length);
    expect(decompress(compressed.body)).toEqual(plain.body);
  });

  test("what is already compressed is sent as it is, and does not vary", async () => {
    const { get } = await startSite();

    const { headers } = await get("/assets/photo-3c4d.avif", withEncoding("br, gzip"));

    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  test("HEAD has the headers of GET and no body", async () => {
    const { get } = await startSite();
    const whole = await get("/", withEncoding("br"));

    const head = await get("/", { method: "HEAD", ...withEncoding("br") });

    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
    "%s is refused with what is allowed",
    async (method) => {
      const { get } = await startSite();

      const { status, headers } = await get("/pricing", { method });

      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
    },
  );
});

// https://www.rfc-editor.org/rfc/rfc9842
describe("pages packed with a dictionary", () => {
  const dictionary = `<!DOCTYPE html><title>Other</title><p>${"Search engines read words. ".repeat(40)}</p>`;
  const hash = createHash("sha256").update(dictionary).digest();
  const available = `:${hash.toString("base64")}:`;

  async function startWithDictionary() {
    const folder = makeSiteFolder();
    writeFiles(folder, { "assets/page-1a2b.dictionary": dictionary });
    const { app } = startTestApp({ site: await loadSite(folder) });
    const port = await listen(
      createHttpServer({ fetch: (request, bindings) => app.fetch(request, bindings) }),
    );
    const get = (url: string, headers: Record<string, string> = {}) => ask(port, url, { headers });
    return { folder, get };
  }

  test("a page names the dictionary, and the dictionary says which pages it is for", async () => {
    const { get } = await startWithDictionary();

    const page = await get("/pricing");
    const [, address = ""] = /^<([^>]+)>; rel="compression-dictionary"$/.exec(
      String(page.headers["link"]),
    )!;
    const file = await get(address);

    expect(page.headers.vary).toBe("Accept-Encoding, Available-Dictionary");
    expect(file.text).toBe(dictionary);
    expect(file.headers["use-as-dictionary"]).toBe('match="/*", match-dest=("document")');
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("a browser that has it gets the page as what differs from it", async () => {
    const { get } = await startWithDictionary();
    const plain = await get("/pricing");

    const { headers, body } = await get("/pricing", {
      "accept-encoding": "gzip, br, zstd, dcb, dcz",
      "available-dictionary": available,
    });

    expect(headers["content-encoding"]).toBe("dcz");
    expect(headers.etag).toMatch(/-dcz"$/);
    expect(body.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
    expect(body.subarray(8, 40)).toEqual(hash);
    const unpacked = zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(dictionary) });
    expect(unpacked).toEqual(plain.body);
  });

  test.each([
    ["another dictionary", "br, dcz", `:${Buffer.alloc(32).toString("base64")}:`],
    ["no dictionary", "br, dcz", ""],
    ["no dcz", "br, dcb, *", available],
    ["dcz refused", "br, dcz;q=0", available],
  ])("with %s it gets the page as before", async (_kind, acceptEncoding, held) => {
    const { get } = await startWithDictionary();

    const { headers } = await get("/pricing", {
      "accept-encoding": acceptEncoding,
      ...(held !== "" && { "available-dictionary": held }),
    });

    expect(headers["content-encoding"]).toBe("br");
  });

  test("files that are no pages, and a build without a dictionary, are as before", async () => {
    const { get } = await startWithDictionary();
    const { get: getPlain } = await startSite();
    const asked = { "accept-encoding": "br, dcz", "available-dictionary": available };

    expect((await get("/sitemap.xml", asked)).headers["content-encoding"]).toBe("br");
    const { headers } = await getPlain("/pricing", { headers: asked });
    expect([headers["content-encoding"], headers["link"], headers.vary]).toEqual([
      "br",
      undefined,
      "Accept-Encoding",
    ]);
  });

  test("a copy that another dictionary packed is made again", async () => {
    const { folder, get } = await startWithDictionary();
    await get("/pricing");
    const next = `${dictionary}<p>New</p>`;
    writeFiles(folder, { "assets/page-1a2b.dictionary": next });

    const { files } = await loadSite(folder);

    const packed = files.get("/pricing")!.variants.dcz!.body;
    expect(packed.subarray(8, 40)).toEqual(createHash("sha256").update(next).digest());
  });
});

describe("pages as Markdown", () => {
  test.each([
    ["/pricing", "text/markdown", "# Pricing"],
    ["/", "text/markdown, text/html, */*", "# Home"],
    ["/pricing", "text/html;q=0.9, text/markdown", "# Pricing"],
    ["/pricing.md", "*/*", "# Pricing"],
  ])(
    "%s for %s is Markdown, which no search engine takes for a page",
    async (url, accept, text) => {
      const { get } = await startWithMarkdown();

      const answer = await get(url, accept);

      expect(answer.text).toBe(text);
      expect(answer.headers).toMatchObject({
        "content-type": "text/markdown; charset=utf-8",
        "content-location": url === "/" ? "/index.md" : "/pricing.md",
        "x-robots-tag": "noindex",
        vary: "Accept-Encoding, Accept",
      });
    },
  );

  test.each([
    ["/pricing", "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding, Accept"],
    ["/pricing", "text/html, text/markdown;q=0.5", "Accept-Encoding, Accept"],
    ["/pricing", "text/html, text/markdown;q=0", "Accept-Encoding, Accept"],
    // It has no Markdown.
    ["/contact", "text/markdown", "Accept-Encoding"],
  ])("%s for %s is the page", async (url, accept, vary) => {
    const { get } = await startWithMarkdown();

    const { headers } = await get(url, accept);

    expect([headers["content-type"], headers.vary]).toEqual(["text/html; charset=utf-8", vary]);
    expect(headers["x-robots-tag"]).toBeUndefined();
  });
});

describe("validators", () => {
  test("each encoding has a strong tag of its own, and answers it with 304", async () => {
    const { get } = await startSite();
    const tags = new Set<string>();
    for (const encoding of ["identity", "br", "gzip"]) {
      const { headers } = await get("/", withEncoding(encoding));
      const etag = headers.etag!;
      tags.add(etag);

      const again = await get("/", {
        headers: { "accept-encoding": encoding, "if-none-match": etag },
      });

      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers["content-length"]).toBeUndefined();
      expect(again.headers.etag).toBe(etag);
    }
    expect(tags.size).toBe(3);
  });

  test.each([
    ["a list that names it", (tag: string) => `"other", ${tag}`, 304],
    ["a weak tag", (tag: string) => `W/${tag}`, 304],
    ["a star", () => "*", 304],
    ["another tag", () => '"other"', 200],
  ])("%s in If-None-Match", async (_kind, header, status) => {
    const { get } = await startSite();
    const { headers } = await get("/");

    const again = await get("/", { headers: { "if-none-match": header(headers.etag!) } });

    expect(again.status).toBe(status);
  });

  test("the tag changes with the content", async () => {
    const { folder, get } = await startSite();
    const before = await get("/");
    writeFiles(folder, { "index.html": "<!DOCTYPE html><title>New</title><h1>New</h1>" });

    const after = (await loadSite(folder)).files.get("/")?.variants.identity;

    expect(after?.etag).not.toBe(before.headers.etag);
  });
});

describe("ranges", () => {
  test("a range is cut from the whole", async () => {
    const { get } = await startSite();
    const whole = await get("/sitemap.xml");

    const part = await get("/sitemap.xml", { headers: { range: "bytes=5-9" } });

    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 5-9/${whole.body.length}`);
    expect(part.body).toEqual(whole.body.subarray(5, 10));
  });

  test.each([
    ["the last bytes", "bytes=-4", 206],
    ["from a place to the end", "bytes=10-", 206],
    ["past the end", "bytes=999999-", 416],
    ["nothing", "bytes=-0", 416],
    ["several ranges, which may be ignored", "bytes=0-1,3-4", 200],
    ["backwards, which is no range", "bytes=9-5", 200],
    ["another unit", "pages=1-2", 200],
  ])("%s", async (_kind, range, status) => {
    const { get } = await startSite();

    expect((await get("/sitemap.xml", { headers: { range } })).status).toBe(status);
  });

  test("a range of an older version is answered with the whole new one", async () => {
    const { get } = await startSite();

    const answer = await get("/", { headers: { range: "bytes=0-1", "if-range": '"old"' } });

    expect(answer.status).toBe(200);
  });
});

describe("addresses", () => {
  test.each([
    ["/pricing/", 308, "/pricing"],
    ["/pricing/?utm=1", 308, "/pricing?utm=1"],
    ["/pricing/index.html", 308, "/pricing"],
    ["/index.html", 308, "/"],
    ["/%70ricing", 308, "/pricing"],
    ["/seo-services/atlantis", 302, "/"],
    ["/blog/nothing", 302, "/blog"],
    ["/portfolio/nobody", 302, "/portfolio"],
  ])("%s leads on with %i to %s", async (url, status, location) => {
    const { get } = await startSite();

    const answer = await get(url);

    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  test.each([
    "/nothing",
    "/404",
    "/../etc/passwd",
    "/%2e%2e%2fetc%2fpasswd",
    "/%zz",
    "//evil.example/",
    "//evil.example/%2e%2e",
    "/pricing%00",
  ])("%s is the page for 404, with that status", async (url) => {
    const { get } = await startSite();

    const answer = await get(url);

    expect(answer.status).toBe(404);
    expect(answer.text).toContain("<h1>Page not found</h1>");
    expect(answer.headers.etag).toBeUndefined();
  });
});

describe("headers for safety", () => {
  test.each(["/", "/assets/entry-1a2b.js", "/nothing", "/pricing/"])(
    "%s carries all of them",
    async (url) => {
      const { get } = await startSite();

      const { headers } = await get(url);

      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-resource-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
      });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect(headers["strict-transport-security"]).toBeUndefined();
    },
  );

  test("https is insisted upon where the request came by https", async () => {
    const { get } = await startSite();

    const { headers } = await get("/", { headers: { "x-forwarded-proto": "https" } });

    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  });
});

describe("compressed copies", () => {
  test("are left beside the files for the next start", async () => {
    const { folder } = await startSite();

    expect(existsSync(path.join(folder, "index.html.br"))).toBe(true);
    expect(existsSync(path.join(folder, "index.html.gz"))).toBe(true);
  });

  test("of other content are made again", async () => {
    const { folder } = await startSite();
    const text = "<!DOCTYPE html><title>New</title>".padEnd(4000, "new ");
    writeFiles(folder, { "index.html": text });

    const site = await loadSite(folder);

    expect(brotliDecompressSync(site.files.get("/")!.variants.br!.body).toString()).toBe(text);
  });

  test("that a full disk cut short are made again", async () => {
    const { folder } = await startSite();
    const whole = readFileSync(path.join(folder, "index.html.br"));
    writeFiles(folder, { "index.html.br": "cut", "index.html.gz": "cut" });

    await loadSite(folder);

    expect(readFileSync(path.join(folder, "index.html.br"))).toEqual(whole);
  });
});
