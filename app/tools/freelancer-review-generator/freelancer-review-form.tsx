import { useState, type ComponentType } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { languagesOf, pickLanguage } from "#app/content/review-templates/languages.ts";
import { pickRating } from "#app/tools/review-kit/text/review-rating.ts";
import { LanguageField, TextField } from "#app/tools/review-kit/review-fields.tsx";
import { ReviewForm, type TypedFields } from "#app/tools/review-kit/review-form.tsx";
import type { WrittenFreelancerReview } from "#app/tools/freelancer-review-generator/freelancer-review-result.tsx";
import { freelancePlatforms } from "#app/tools/freelancer-review-generator/platforms.ts";
import { Field } from "#app/ui/field.tsx";
import { StarRating } from "#app/ui/star-rating.tsx";

const EmptyOutput = keptMarkup(() => import("#app/tools/review-kit/empty-output.tsx"));

const LANGUAGES = languagesOf("freelancer");

const words = {
  required: "Please fill in all required fields.",
  empty: "Your generated review and reply will appear here.",
};

const loadWriter = () =>
  Promise.all([
    import("#app/tools/freelancer-review-generator/write-freelancer-review.ts"),
    import("#app/tools/freelancer-review-generator/freelancer-review-result.tsx"),
  ]);

type Shown = WrittenFreelancerReview & {
  Result: ComponentType<WrittenFreelancerReview>;
};

export function FreelancerReviewForm() {
  const [shown, setShown] = useState<Shown>();

  async function handleWrite(typed: TypedFields) {
    const [{ generateFreelancerReview }, { FreelancerReviewResult }] = await loadWriter();
    const language = pickLanguage(LANGUAGES, typed("language"));
    const platform = freelancePlatforms.find((name) => name === typed("platform")) ?? "Fiverr";

    setShown((before) => ({
      run: (before?.run ?? 0) + 1,
      Result: FreelancerReviewResult,
      platform,
      language,
      ...generateFreelancerReview({
        platform,
        serviceType: typed("serviceType"),
        name: typed("name"),
        rating: pickRating(typed("rating")),
        language,
      }),
    }));
  }

  return (
    <div className="tool-split review-split">
      <ReviewForm
        required={["serviceType", "name"]}
        requiredMessage={words.required}
        submitLabel="Generate Review & Reply"
        load={loadWriter}
        onWrite={(typed) => void handleWrite(typed)}
      >
        {(errorOf) => (
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
            <TextField label="Service Type" name="serviceType" error={errorOf("serviceType")} />
            <TextField
              label="Client/Seller Name"
              name="name"
              error={errorOf("name")}
              hint="The person the review is about. The reply is signed with this name."
            />
            <StarRating
              name="rating"
              legend="Rating"
              hint="Five is only where the stars begin. Set your own."
            />
            <LanguageField languages={LANGUAGES} />
          </>
        )}
      </ReviewForm>
      <div className="tool-pane review-output">
        {shown ? (
          <shown.Result key={shown.run} {...shown} />
        ) : (
          <EmptyOutput id="empty-output" platform={"fiverr"} text={words.empty} />
        )}
      </div>
    </div>
  );
}
