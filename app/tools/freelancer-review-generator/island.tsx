import { freelancePlatforms } from "./freelance-platforms.ts";
import { Field } from "#app/ui/field.tsx";
import { OwnRating, TextField } from "#app/tools/review-kit/language-field.tsx";
import { reviewWriter } from "#app/tools/review-kit/review-writer.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default reviewWriter({
  writer: "freelancer",
  platform: "fiverr",
  fields: (
    <>
      <Field label="Platform">
        {(control) => (
          <select
            {...control}
            className="input"
            name="platform"
            defaultValue={freelancePlatforms[0]}
          >
            {freelancePlatforms.map((platform) => (
              <option key={platform}>{platform}</option>
            ))}
          </select>
        )}
      </Field>
      <TextField label="Service Type" name="serviceType" />
      <TextField
        label="Client/Seller Name"
        name="name"
        hint="The person the review is about. The reply is signed with this name."
      />
      <OwnRating />
    </>
  ),
  submitLabel: "Generate Review & Reply",
  empty: "Your generated review and reply will appear here.",
  loadResult: async () => (await import("./freelancer-review-result.tsx")).FreelancerReviewResult,
  loadExamples: () => import("./examples.ts"),
  reply: { platform: "otherFreelance", signsAs: "Your Name" },
});
