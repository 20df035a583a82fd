import { replyToQuestions } from "#app/browser/reply-to-questions.ts";
import { checkSource } from "#app/tools/dofollow-nofollow-link-checker/check-source.ts";

replyToQuestions(checkSource);
