import { OwnRating, TextField } from "#app/tools/review-kit/language-field.tsx";
import { reviewWriter } from "#app/tools/review-kit/review-writer.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default reviewWriter({
  writer: "product",
  platform: "shop",
  fields: (
    <>
      <TextField label="Product Name" name="productName" />
      <TextField label="Product Category" name="productCategory" />
      <OwnRating />
      <TextField label="Your Experience" name="experience" rows={4} optional />
    </>
  ),
  submitLabel: "Generate Reviews",
  empty: "Your generated reviews will appear here.",
  loadResult: async () => (await import("./product-reviews-result.tsx")).ProductReviewsResult,
  loadExamples: () => import("./examples.ts"),
  reply: { platform: "shop", signsAs: "Shop Name" },
});
