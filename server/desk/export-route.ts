import type { Hono } from "hono";

import { exportBody } from "#lib/desk/change-request.ts";
import type { Desk } from "./desk.ts";
import { readDeskBody } from "./desk-http.ts";
import { signedIn } from "./signed-in.ts";
import { noteExport, readExport } from "#server/desk/store/read-export.ts";
import { writeExport } from "#server/admin/export-enquiries.ts";
import type { AppEnv } from "#server/front/request-facts.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/x-ndjson; charset=utf-8",
} as const;

/** The list as it is filtered, as `npm run enquiries -- export` writes it, in parts. */
export function addExportRoute(app: Hono<AppEnv>, desk: Desk): void {
  const { sql, clock } = desk;
  app.post(
    "/export",
    signedIn(desk, async ({ context, session: { person } }) => {
      const body = await readDeskBody(context, exportBody);
      if (!body.ok) return body.problem;
      const { list, q: search, format } = body.value;
      const request = { list, search, me: person.id };
      await noteExport(sql, [request], { person: person.id, at: clock() });
      const text = writeExport(readExport(sql, request), format);
      return context.body(toStream(text), 200, {
        "Content-Type": TYPES[format],
        "Content-Disposition": `attachment; filename="enquiries-${list}.${format}"`,
      });
    }),
  );
}

/** Each part is made when the reader has taken the one before. */
function toStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}
