import { replyToQuestions } from "#app/browser/reply-to-questions.ts";
import { checkSource } from "./check-source.ts";

replyToQuestions(checkSource);
