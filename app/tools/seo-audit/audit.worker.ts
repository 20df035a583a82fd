import { replyToQuestions } from "#app/browser/reply-to-questions.ts";
import { auditSource } from "#app/tools/seo-audit/audit-source.ts";

replyToQuestions(auditSource);
