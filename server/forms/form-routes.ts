import { Hono } from "hono";
import { cors } from "hono/cors";

import { AUDIT_FORM_ID } from "#lib/contact/contact-message.ts";

import { createTimeBudget } from "#server/front/deadline.ts";
import { wantsJson, type FormAnswers } from "./answer-form.ts";
import { readBody, type BodyProblem } from "./read-body.ts";
import { methodNotAllowed, refusals, tooMany, tooManyUnread, type FormRefusal } from "./refusal.ts";
import { createTakeEnquiry, type TakeEnquiryOptions } from "./take-enquiry.ts";
import type { AppEnv, RequestFacts } from "#server/front/request-facts.ts";

export type FormOptions = TakeEnquiryOptions & {
  allowedOrigins: readonly string[];
  formActive: boolean;
};

const CORS_HEADERS = ["content-type", "accept", "formspree-client", "formspree-session-data"];
const PREFLIGHT_SECONDS = 86_400;

const bodyRefusals: Record<BodyProblem, FormRefusal> = {
  malformed: refusals.malformed,
  tooLarge: refusals.tooLarge,
  unknownType: refusals.unknownType,
  files: refusals.files,
};

/** After this time the request is refused with the usual words, whatever it is waiting for. */
const ANSWER_WITHIN_MS = 8_000;

/** `POST /f/audit` takes an enquiry; everything else beneath /f is refused as the contract says. */
export function formRoutes(
  options: FormOptions,
  { facts, answers }: { facts: RequestFacts; answers: FormAnswers },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { refuse } = answers;
  const { limits, allowedOrigins } = options;
  const takeEnquiry = createTakeEnquiry(options, answers);

  if (allowedOrigins.length > 0) {
    app.use(
      cors({
        origin: [...allowedOrigins],
        allowMethods: ["POST"],
        allowHeaders: CORS_HEADERS,
        maxAge: PREFLIGHT_SECONDS,
      }),
    );
  }

  app.post("/:form", async (context) => {
    if (context.req.param("form") !== AUDIT_FORM_ID) return refuse(context, refusals.formNotFound);
    if (!options.formActive) return refuse(context, refusals.inactive);
    if (!facts.mayPostForm(context)) return refuse(context, refusals.foreignOrigin);

    const address = facts.address(context);
    const forwards = facts.forwardsUntrusted(context);
    const spend = createTimeBudget(ANSWER_WITHIN_MS);
    const attempt = await spend(() => limits.allowAttempt(address, forwards));
    if (!attempt.allowed) {
      // Not even read: the browser has still what was typed.
      const refusal = wantsJson(context) ? tooMany : tooManyUnread;
      return refuse(context, refusal(attempt.retryAfterSeconds));
    }
    const body = await readBody(context.req.raw);
    if (!body.ok) return refuse(context, bodyRefusals[body.problem]);
    return takeEnquiry(context, body.value, { address, forwards, spend });
  });

  app.all("/:form", (context) => refuse(context, methodNotAllowed("POST")));
  return app;
}
