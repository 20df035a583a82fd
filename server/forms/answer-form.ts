import type { Context } from "hono";

import {
  formLanguages,
  LANGUAGE_PARAMETER,
  THANKS_PATH,
  type FormLanguage,
} from "#lib/contact/contact-message.ts";

import { prepareFailurePage, type RenderFailure } from "./failure-page.ts";
import type { RawFields } from "./read-body.ts";
import { refusalBody, type FormRefusal } from "./refusal.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import type { Log } from "#server/log/log.ts";

export type AnswerFormOptions = {
  log: Log;
  /** The built page that has the form in each language, and the policy that goes with it. */
  formPages: Readonly<Record<FormLanguage, { html: string | undefined; policy: string }>>;
};

/** Under which id the enquiry is stored: the body is the form contract's, and has no place for it. */
const ID_HEADER = "Enquiry-Id";

/** Refusals that only a machine or a setting brings about: worth a line in the log. */
const LOGGED_STATUSES: ReadonlySet<number> = new Set([403, 429]);

const JSON_TYPE = "application/json; charset=utf-8";

export type FormAnswers = ReturnType<typeof createFormAnswers>;

/** The form contract's answers: JSON for programs, pages for browsers without JavaScript. */
export function createFormAnswers({ log, formPages }: AnswerFormOptions) {
  const renderFailure = {
    en: prepareFailurePage(formPages.en.html),
    ur: prepareFailurePage(formPages.ur.html),
  } satisfies Record<FormLanguage, RenderFailure>;
  const logRarely = createRareLog(log);

  return {
    /** The same bytes for an enquiry, a repeated one and spam; the id is that of what is stored. */
    succeed: (context: Context, id: string): Response => {
      context.header(ID_HEADER, id);
      if (!wantsJson(context))
        return context.redirect(formLanguages[languageOf(context)].thanks, 303);
      return context.body(JSON.stringify({ next: THANKS_PATH, ok: true }), 200, {
        "Content-Type": JSON_TYPE,
      });
    },

    /** `typed`: what the visitor sent, shown again so that nothing is typed twice. */
    refuse: (context: Context, refusal: FormRefusal, typed: RawFields = new Map()): Response => {
      const { status, errors, headers } = refusal;
      if (LOGGED_STATUSES.has(status)) {
        logRarely("enquiry_refused", { status, code: errors[0].code });
      }
      if (wantsJson(context)) {
        return context.body(refusalBody(refusal), status, {
          "Content-Type": JSON_TYPE,
          ...headers,
        });
      }
      const language = languageOf(context);
      return context.html(renderFailure[language]({ errors, values: typed }), status, {
        "Content-Security-Policy": formPages[language].policy,
        ...headers,
      });
    },
  };
}

/** In which the form was, as its address says. */
function languageOf(context: Context): FormLanguage {
  return context.req.query(LANGUAGE_PARAMETER) === "ur" ? "ur" : "en";
}

/** The service's rule: without this in Accept the answer is a page, whatever was sent. */
export function wantsJson(context: Context): boolean {
  return (context.req.header("accept") ?? "").includes("application/json");
}
