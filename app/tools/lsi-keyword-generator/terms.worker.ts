import { answerQuestions } from "#app/browser/answer-questions.ts";
import { findTerms } from "#engine/terms/find-terms.ts";

answerQuestions(findTerms);
