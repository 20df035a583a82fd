import { OwnRating, TextField } from "#app/tools/review-kit/language-field.tsx";
import { reviewWriter } from "#app/tools/review-kit/review-writer.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default reviewWriter({
  writer: "amazon",
  platform: "amazon",
  fields: (
    <>
      <TextField label="Product Name" name="productName" />
      <TextField
        label="Keywords"
        name="keywords"
        hint="What you looked at, such as: battery life, sound. Empty: “for everyday use”."
        optional
      />
      <TextField label="Experience / Use Case" name="experience" rows={4} optional />
      <OwnRating legend="Star Rating" />
      <div>
        <label className="review-check">
          <input type="checkbox" name="verified" value="yes" defaultChecked />
          Verified Purchase
        </label>
        <p className="field-hint">
          Amazon’s own label: only Amazon can give it. Here it shows how the review would look.
        </p>
      </div>
    </>
  ),
  requiredMessage: "Please enter a product name.",
  submitLabel: "Generate Amazon Review",
  empty: "Your generated review will appear here.",
  loadResult: async () => (await import("./amazon-review-result.tsx")).AmazonReviewResult,
  loadExamples: () => import("./examples.ts"),
  reply: { platform: "amazon", signsAs: "Brand Name" },
});
