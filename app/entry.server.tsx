import { PassThrough } from "node:stream";

import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { encode } from "turbo-stream";

/**
 * Renders one page at build time. It waits for everything, lazy parts included, so that no page
 * holds a placeholder that a script must fill.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = { ...context, serverHandoffStream: encodeForDocument(context.staticHandlerContext) };

  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={page} url={request.url} />, {
      // However large a lazy part is, its markup stands in its place and not behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onError: reject,
    });
  });
}

/**
 * What React takes over from the document, in React Router's own format, without the data that only
 * static parts need: those stand in the document as markup (see hydration/static-part.tsx).
 */
function encodeForDocument({
  loaderData,
  actionData,
  errors,
}: EntryContext["staticHandlerContext"]): ReadableStream<Uint8Array> {
  const hydrated = Object.entries(loaderData).map(([route, data]) => [route, withoutMarkup(data)]);
  return encode({ loaderData: Object.fromEntries(hydrated), actionData, errors });
}

function withoutMarkup(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("markup" in data)) return data;
  const { markup: _, ...hydrated } = data;
  return hydrated;
}
