import { replyToQuestions } from "#app/browser/reply-to-questions.ts";
import { checkSupplied } from "#engine/hreflang/check-supplied.ts";

replyToQuestions(checkSupplied);
