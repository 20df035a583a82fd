import { useState, type ComponentType } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { languagesOf, pickLanguage } from "#app/content/review-templates/languages.ts";
import { pickRating } from "#app/tools/review-kit/text/review-rating.ts";
import { LanguageField, TextField } from "#app/tools/review-kit/review-fields.tsx";
import { ReviewForm, type TypedFields } from "#app/tools/review-kit/review-form.tsx";
import type { WrittenGoogleReview } from "#app/tools/google-review-generator/google-review-result.tsx";
import { StarRating } from "#app/ui/star-rating.tsx";

const EmptyOutput = keptMarkup(() => import("#app/tools/review-kit/empty-output.tsx"));

const LANGUAGES = languagesOf("google");

const words = {
  required: "Please fill in all required fields.",
  empty: "Your generated review and response will appear here.",
};

const loadWriter = () =>
  Promise.all([
    import("#app/tools/google-review-generator/write-google-review.ts"),
    import("#app/tools/google-review-generator/google-review-result.tsx"),
  ]);

type Shown = WrittenGoogleReview & { Result: ComponentType<WrittenGoogleReview> };

export function GoogleReviewForm() {
  const [shown, setShown] = useState<Shown>();

  async function handleWrite(typed: TypedFields) {
    const [{ generateGoogleReview }, { GoogleReviewResult }] = await loadWriter();
    const language = pickLanguage(LANGUAGES, typed("language"));
    const businessName = typed("businessName");

    setShown((before) => ({
      run: (before?.run ?? 0) + 1,
      Result: GoogleReviewResult,
      businessName: businessName.trim(),
      language,
      ...generateGoogleReview({
        businessName,
        businessType: typed("businessType"),
        city: typed("city"),
        staffName: typed("staffName"),
        rating: pickRating(typed("rating")),
        language,
      }),
    }));
  }

  return (
    <div className="tool-split review-split">
      <ReviewForm
        required={["businessName", "businessType", "city"]}
        requiredMessage={words.required}
        submitLabel="Generate Review & Reply"
        load={loadWriter}
        onWrite={(typed) => void handleWrite(typed)}
      >
        {(errorOf) => (
          <>
            <TextField label="Business Name" name="businessName" error={errorOf("businessName")} />
            <TextField label="Business Type" name="businessType" error={errorOf("businessType")} />
            <TextField label="City" name="city" error={errorOf("city")} />
            <TextField label="Staff Name" name="staffName" optional />
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
          <EmptyOutput id="empty-output" platform={"google"} text={words.empty} />
        )}
      </div>
    </div>
  );
}
