import { answerQuestions } from "#app/browser/answer-questions.ts";
import { checkSupplied } from "#engine/hreflang/check-supplied.ts";

answerQuestions(checkSupplied);
