import { answerQuestions } from "#app/browser/answer-questions.ts";
import { testUrls } from "#engine/robots-txt/test-urls.ts";

answerQuestions(testUrls);
