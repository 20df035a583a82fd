import type { Hono } from "hono";

import { exportBody } from "#server/desk/change-request.ts";
import type { Desk } from "#server/desk/desk.ts";
import { readDeskBody } from "#server/desk/desk-http.ts";
import { signedIn } from "#server/desk/signed-in.ts";
import { exportList } from "#server/desk/store/export-list.ts";
import { toLines, toTable } from "#server/admin/export-enquiries.ts";
import type { AppEnv } from "#server/http/request-facts.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/x-ndjson; charset=utf-8",
} as const;

/** The list as it is filtered, as `npm run enquiries -- export` writes it; noted on each timeline. */
export function addExportRoute(app: Hono<AppEnv>, desk: Desk): void {
  const { sql, clock, hub } = desk;
  app.post(
    "/export",
    signedIn(desk, async ({ context, session: { person } }) => {
      const body = await readDeskBody(context, exportBody);
      if (!body.ok) return body.problem;
      const { list, q: search, format } = body.value;
      const request = { list, search, me: person.id };
      const enquiries = await exportList(sql, request, { person: person.id, at: clock() });
      hub.nudge();
      const text = format === "csv" ? toTable(enquiries) : toLines(enquiries);
      return context.body(text, 200, {
        "Content-Type": TYPES[format],
        "Content-Disposition": `attachment; filename="enquiries-${list}.${format}"`,
      });
    }),
  );
}
