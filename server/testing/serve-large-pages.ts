/**
 * `node server/testing/serve-large-pages.ts`: the server, whose live reading sees a web of pages of
 * about 3 MB, as large as it reads. For the drill.
 */
import { gzipSync } from "node:zlib";

import { readEnv } from "#server/env.ts";
import { startServer } from "#server/start-server.ts";
import { startSmallWeb } from "#server/testing/small-web.ts";

const BYTES = 2_950_000;

/** Shops' cards, each with words of its own: a page of one card again and again would be cheap. */
function makePage(): Buffer {
  const cards: string[] = [];
  let length = 0;
  while (length < BYTES) {
    const number = cards.length;
    const card = `<section class="card"><h2>Desk ${number} of oak</h2><p>Made in <b>Lahore</b> in ${number % 30} days for Rs ${(number * 7919) % 90_000}. <a href="/desks/${number}" rel="nofollow">Desk ${number}</a></p><img src="/desk-${number}.webp" alt="Desk ${number}" width="800" height="600"></section>\n`;
    cards.push(card);
    length += card.length;
  }
  return Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Desks of oak, made in Lahore</title></head><body><main><h1>Desks</h1>${cards.join("")}</main></body></html>`,
  );
}

const page = gzipSync(makePage());
const { guard } = await startSmallWeb({}, ({ url }) => (_request, response) => {
  if (url !== "/") response.writeHead(404).end();
  else {
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
      .end(page);
  }
});
await startServer(readEnv(), { liveGuard: guard });
