import { createServer, type Server, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

import { MAX_RIVALS } from "#engine/live/contract.ts";
import type { LiveRequest } from "#engine/live/live-request.ts";

/** Audited whole: titles of 1.5 MB; long bases with thousands of links, and sitemaps that unpack. */
export const HOSTILE_SITES = ["titles.pk", "links.pk"];

const LARGE = 1_500_000;
const fill = (text: string, length = LARGE) => text.repeat(Math.ceil(length / text.length));

/** What costs most to read for what it costs to send. */
const PAGES: readonly string[] = [
  `<title>${fill(" a - ")}</title>`,
  fill("<b>"),
  fill("<br>"),
  fill("<table><td>"),
  `<script type="application/ld+json">${fill('{"@graph":[')}</script>`,
  `<title>${fill("👩‍👩‍👧 ")}</title><h1>${fill("👩‍👩‍👧 ")}</h1>`,
  `<img srcset="${fill("\t")}x">`,
  `<base href="/${fill("b", 2_000)}/">${fill('<a href="x">y</a>')}`,
  fill('<p id="x" a b c d e f g>x</p>'),
  `<p>${fill("word ")}</p>`,
  Array.from(
    { length: 1_500 },
    (_, n) => `<link rel="alternate" hreflang="en" href="http://page10.pk/${n}">`,
  ).join(""),
];

const addressOf = (page: number) => `http://page${page}.pk/`;

/** What is read live of them: each page alone, then by the tools that find or take most. */
export const HOSTILE_READINGS: readonly LiveRequest[] = [
  ...PAGES.map((_page, n): LiveRequest => ({ url: addressOf(n), tool: "seo-audit" })),
  { url: addressOf(7), tool: "links" },
  { url: addressOf(10), tool: "hreflang" },
  {
    url: "",
    tool: "terms",
    rivals: PAGES.map((_page, n) => addressOf(n)).slice(0, MAX_RIVALS),
  },
];

const pack = (html: string) => gzipSync(`<!doctype html>${html}`);

function titleSite(): Map<string, Buffer> {
  const paths = Array.from({ length: 24 }, (_, n) => (n === 0 ? "/" : `/${n}`));
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join("");
  return new Map(
    paths.map((path) => [path, pack(`<title>${fill(`${path} a - `)}</title>${links}`)]),
  );
}

function linkSite(): Map<string, Buffer> {
  const pages = Array.from({ length: 6 }, (_, n) => (n === 0 ? "/" : `/${n}`));
  const links = Array.from({ length: 4_000 }, (_, n) => `<a href="${n}">${n}</a>`).join("");
  const own = pages.map((path) => `<a href="http://links.pk${path}">${path}</a>`).join("");
  const files = pages.map((path): [string, Buffer] => [
    path,
    pack(`${own}<base href="/${fill(`${path}b`, 2_000)}/">${links}`),
  ]);
  const entries = fill(`<url><loc>http://links.pk/${fill("s", 1_900)}</loc></url>`, 40_000_000);
  const sitemap = gzipSync(`<urlset>${entries}</urlset>`);
  return new Map([
    ...files,
    ["/sitemap.xml", sitemap],
    ["/more.xml", sitemap],
    ["/languages.xml", gzipSync(`<urlset>${languageEntries()}</urlset>`)],
    ["/comments.xml", gzipSync(`<urlset></urlset>&${fill("<!--", 40_000_000)}`)],
    ["/lines.xml", gzipSync(fill(`http://links.pk/${fill("l", 900)}\n`, 40_000_000))],
  ]);
}

/** Half a million addresses. */
function languageEntries(): string {
  return Array.from({ length: 2_500 }, (_, n) => {
    const versions = Array.from(
      { length: 200 },
      (_version, at) => `<link hreflang="en" href="http://links.pk/${n}/${at}"/>`,
    );
    return `<url><loc>http://links.pk/${n}</loc>${versions.join("")}</url>`;
  }).join("");
}

const SITES = new Map([
  ["titles.pk", titleSite()],
  ["links.pk", linkSite()],
]);
const SINGLE = PAGES.map(pack);

/** Every one of these names on one port of this machine: createLoopbackGuard leads there. */
export async function startHostileWeb(): Promise<Server> {
  const server = createServer(({ headers, url = "/" }, response) => {
    const host = headers.host ?? "";
    if (host === "links.pk" && url === "/robots.txt") {
      const text = ["sitemap", "more", "languages", "comments", "lines"]
        .map((name) => `Sitemap: http://links.pk/${name}.xml\n`)
        .join("");
      return void response.writeHead(200, { "content-type": "text/plain" }).end(text);
    }
    const number = Number(/^page(\d+)\.pk$/.exec(host)?.[1] ?? -1);
    const packed = url === "/" && number >= 0 ? SINGLE[number] : SITES.get(host)?.get(url);
    send(response, packed, url.endsWith(".xml"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function send(response: ServerResponse, packed: Buffer | undefined, isXml: boolean) {
  if (packed === undefined) return void response.writeHead(404).end();
  const type = isXml ? "application/xml" : "text/html; charset=utf-8";
  response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(packed);
}
