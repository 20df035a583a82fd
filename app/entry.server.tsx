import { PassThrough } from "node:stream";

import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import deskEntry from "virtual:desk-entry";

import { EntryAddress } from "#app/islands/entry-address.ts";

/**
 * Renders one page at build time. It waits for everything, lazy parts included, so that no page
 * holds a placeholder that a script must fill. Nothing is handed to the browser's router: there is none.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
): Promise<Response> {
  const { entry, hmr } = page.manifest;
  delete page.serverHandoffStream;

  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <EntryAddress value={{ entry: entry.module, deskEntry, devRuntime: hmr?.runtime }}>
        <ServerRouter context={page} url={request.url} />
      </EntryAddress>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onError: reject,
      },
    );
  });
}
