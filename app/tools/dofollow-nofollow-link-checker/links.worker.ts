import { answerQuestions } from "#app/browser/answer-questions.ts";
import { checkSource } from "#app/tools/dofollow-nofollow-link-checker/check-source.ts";

answerQuestions(checkSource);
