import { useState, type ComponentType } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { languagesOf, pickLanguage } from "#app/content/review-templates/languages.ts";
import { pickRating } from "#app/tools/review-kit/text/review-rating.ts";
import { LanguageField, ParagraphField, TextField } from "#app/tools/review-kit/review-fields.tsx";
import { ReviewForm, type TypedFields } from "#app/tools/review-kit/review-form.tsx";
import type { WrittenAmazonReview } from "#app/tools/amazon-review-generator/amazon-review-result.tsx";
import { StarRating } from "#app/ui/star-rating.tsx";

const EmptyOutput = keptMarkup(() => import("#app/tools/review-kit/empty-output.tsx"));

const LANGUAGES = languagesOf("amazon");

const words = {
  required: "Please enter a product name.",
  empty: "Your generated review will appear here.",
};

const loadWriter = () =>
  Promise.all([
    import("#app/tools/amazon-review-generator/write-amazon-review.ts"),
    import("#app/tools/amazon-review-generator/amazon-review-result.tsx"),
  ]);

type Shown = WrittenAmazonReview & { Result: ComponentType<WrittenAmazonReview> };

export function AmazonReviewForm() {
  const [shown, setShown] = useState<Shown>();

  async function handleWrite(typed: TypedFields) {
    const [{ generateAmazonReview }, { AmazonReviewResult }] = await loadWriter();
    const language = pickLanguage(LANGUAGES, typed("language"));
    const rating = pickRating(typed("rating"));

    setShown((before) => ({
      run: (before?.run ?? 0) + 1,
      Result: AmazonReviewResult,
      isVerified: typed("verified") !== "",
      language,
      rating,
      review: generateAmazonReview({
        productName: typed("productName"),
        keywords: typed("keywords"),
        experience: typed("experience"),
        rating,
        language,
      }),
    }));
  }

  return (
    <div className="tool-split review-split">
      <ReviewForm
        required={["productName"]}
        requiredMessage={words.required}
        submitLabel="Generate Amazon Review"
        load={loadWriter}
        onWrite={(typed) => void handleWrite(typed)}
      >
        {(errorOf) => (
          <>
            <TextField label="Product Name" name="productName" error={errorOf("productName")} />
            <TextField
              label="Keywords"
              name="keywords"
              hint="What you looked at, such as: battery life, sound. Empty: “for everyday use”."
              optional
            />
            <ParagraphField label="Experience / Use Case" name="experience" optional />
            <StarRating
              name="rating"
              legend="Star Rating"
              hint="Five is only where the stars begin. Set your own."
            />
            <div>
              <label className="review-check">
                <input type="checkbox" name="verified" value="yes" defaultChecked />
                Verified Purchase
              </label>
              <p className="field-hint review-check-hint">
                Amazon’s own label: only Amazon can give it. Here it shows how the review would
                look.
              </p>
            </div>
            <LanguageField languages={LANGUAGES} />
          </>
        )}
      </ReviewForm>
      <div className="tool-pane review-output">
        {shown ? (
          <shown.Result key={shown.run} {...shown} />
        ) : (
          <EmptyOutput id="empty-output" platform={"amazon"} text={words.empty} />
        )}
      </div>
    </div>
  );
}
