import { Hono } from "hono";

import type { Desk } from "./desk.ts";
import { prepareReadingPage } from "./reading-page.ts";
import { findReading } from "#server/desk/store/reading-links.ts";
import type { AppEnv } from "#server/front/request-facts.ts";

const TOKEN = /^[\w-]{22}$/;

/** A built page that lends its look, and the policy that goes with it. */
export type ShellPage = { html: string | undefined; policy: string };

/** Links to a kept reading. They need no session and change nothing: everyone who has one may look. */
export function readingRoutes(desk: Desk | undefined, shell: ShellPage): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const render = prepareReadingPage(shell.html);
  app.get("/:token", async (context) => {
    const token = context.req.param("token");
    const read =
      desk !== undefined && TOKEN.test(token) ? await findReading(desk.sql, token) : undefined;
    context.header("X-Robots-Tag", "noindex, nofollow");
    context.header("Content-Security-Policy", shell.policy);
    context.header("Referrer-Policy", "no-referrer");
    return context.html(render(read), read === undefined ? 404 : 200);
  });
  return app;
}
