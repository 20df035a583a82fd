import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { ownValue } from "#lib/own-value.ts";

export type MadeSiteOptions = {
  /** Numbered from 0, which is the home page. */
  pages: number;
  /** Of each page, about; words fill it up. */
  bytes?: number;
  linksPerPage?: number;
  /** Names under which the site redirects, and where to. */
  redirects?: Readonly<Record<string, string>>;
  /** What some addresses answer instead. */
  answers?: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>;
};

const WORDS =
  "lawn khaddar chiffon price delivery Lahore Karachi Multan fabric shirt trousers dupatta colour size return cotton print summer winter order".split(
    " ",
  );

/** A site of so many alike pages, on a port of this machine, which counts who asks for what. */
export async function startMadeSite({
  pages,
  bytes = 19_000,
  linksPerPage = 50,
  redirects = {},
  answers = {},
}: MadeSiteOptions) {
  const requests: { host: string; path: string; method: string; at: number }[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const { host = "" } = request.headers;
    requests.push({ host, path, method: request.method ?? "", at: performance.now() });
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    response.once("close", () => (running -= 1));
    const location = path === "/robots.txt" ? undefined : ownValue(redirects, host);
    if (location !== undefined) return void response.writeHead(301, { location }).end();
    const answer = ownValue(answers, path);
    if (answer !== undefined) return answer(request, response);
    const number = path === "/" ? 0 : Number(/^\/page-(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    if (!(number < pages)) {
      response.writeHead(404, { "content-type": "text/html" }).end("<title>Not found</title>");
      return;
    }
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(makePage(number, { pages, bytes, linksPerPage }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    requests,
    mostAtOnce: () => mostAtOnce,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The words of a page depend on its number alone. */
function makePage(
  number: number,
  { pages, bytes, linksPerPage }: { pages: number; bytes: number; linksPerPage: number },
): string {
  let seed = number + 1;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const links = Array.from({ length: linksPerPage }, (_, at) => {
    // Every page is reached: a tree of ten children each, and chance beside it.
    const target = at < 10 ? number * 10 + at + 1 : Math.floor(random() * pages);
    return target < pages ? `<li><a href="/page-${target}">Product ${target}</a></li>` : "";
  }).join("\n");
  const paragraphs: string[] = [];
  let length = links.length + 900;
  while (length < bytes) {
    const words = Array.from(
      { length: 60 },
      () => WORDS[Math.floor(random() * WORDS.length)] ?? "",
    ).join(" ");
    paragraphs.push(`<p>${words} ${Math.floor(random() * 1_000_000)}.</p>`);
    length += words.length + 16;
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Product ${number} in Lahore</title>
<meta name="description" content="Product ${number}: price, colours and delivery in Lahore, Karachi and Multan.">
<link rel="canonical" href="${number === 0 ? "/" : `/page-${number}`}"><link rel="icon" href="data:,"></head>
<body><header><nav><a href="/">Home</a></nav></header><main><h1>Product ${number}</h1>
${paragraphs.join("\n")}
<ul>${links}</ul></main><footer>Open until nine</footer></body></html>`;
}
