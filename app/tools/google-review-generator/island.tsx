import { OwnRating, TextField } from "#app/tools/review-kit/language-field.tsx";
import { reviewWriter } from "#app/tools/review-kit/review-writer.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default reviewWriter({
  writer: "google",
  platform: "google",
  fields: (
    <>
      <TextField label="Business Name" name="businessName" />
      <TextField label="Business Type" name="businessType" />
      <TextField label="City" name="city" />
      <TextField label="Staff Name" name="staffName" optional />
      <OwnRating />
    </>
  ),
  submitLabel: "Generate Review & Reply",
  empty: "Your generated review and response will appear here.",
  loadResult: async () => (await import("./google-review-result.tsx")).GoogleReviewResult,
  loadExamples: () => import("./examples.ts"),
  reply: { platform: "google", signsAs: "Business Name" },
});
