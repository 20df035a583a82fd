import { answerLanguagesOf } from "#app/content/review-templates/languages.ts";
import { GoogleReviewForm } from "#app/tools/google-review-generator/google-review-form.tsx";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { ReviewTabs } from "#app/tools/review-kit/review-tabs.tsx";
import { whenSeen } from "#app/tools/review-kit/when-seen.tsx";

const ReplyAndAsk = whenSeen(
  () => import("#app/tools/review-kit/reply-and-ask.tsx"),
  "Answer a review that you received, or ask a customer for one.",
);

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(function ReviewWriter() {
  return (
    <ReviewTabs
      loadExamples={() => import("#app/tools/google-review-generator/examples.ts")}
      form={<GoogleReviewForm />}
      replyAndAsk={
        <ReplyAndAsk
          platform="google"
          signsAs="Business Name"
          languages={answerLanguagesOf("google")}
        />
      }
    />
  );
});
