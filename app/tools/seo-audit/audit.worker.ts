import { answerQuestions } from "#app/browser/answer-questions.ts";
import { auditSource } from "#app/tools/seo-audit/audit-source.ts";

answerQuestions(auditSource);
