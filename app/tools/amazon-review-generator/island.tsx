import { answerLanguagesOf } from "#app/content/review-templates/languages.ts";
import { AmazonReviewForm } from "#app/tools/amazon-review-generator/amazon-review-form.tsx";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { ReviewTabs } from "#app/tools/review-kit/review-tabs.tsx";
import { whenSeen } from "#app/tools/review-kit/when-seen.tsx";

const ReplyAndAsk = whenSeen(
  () => import("#app/tools/review-kit/reply-and-ask.tsx"),
  "Answer a review that you received, or ask a buyer for one.",
);

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(function ReviewWriter() {
  return (
    <ReviewTabs
      loadExamples={() => import("#app/tools/amazon-review-generator/examples.ts")}
      form={<AmazonReviewForm />}
      replyAndAsk={
        <ReplyAndAsk
          platform="amazon"
          signsAs="Brand Name"
          languages={answerLanguagesOf("amazon")}
        />
      }
    />
  );
});
