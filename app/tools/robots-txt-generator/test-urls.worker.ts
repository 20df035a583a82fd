import { replyToQuestions } from "#app/browser/reply-to-questions.ts";
import { testUrls } from "#engine/robots-txt/test-urls.ts";

replyToQuestions(testUrls);
