import { answerLanguagesOf } from "#app/content/review-templates/languages.ts";
import { ProductReviewsForm } from "#app/tools/product-review-generator/product-reviews-form.tsx";
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
      loadExamples={() => import("#app/tools/product-review-generator/examples.ts")}
      form={<ProductReviewsForm />}
      replyAndAsk={
        <ReplyAndAsk platform="shop" signsAs="Shop Name" languages={answerLanguagesOf("product")} />
      }
    />
  );
});
