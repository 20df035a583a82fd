import { replyToQuestions } from "#app/browser/reply-to-questions.ts";
import { auditSource } from "./audit-source.ts";

replyToQuestions(auditSource);
