import { replyToQuestions } from "#app/browser/reply-to-questions.ts";
import { findTerms } from "#engine/terms/find-terms.ts";

replyToQuestions(findTerms);
