import { useState, type ComponentType } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { languagesOf, pickLanguage } from "#app/content/review-templates/languages.ts";
import { pickRating } from "#app/tools/review-kit/text/review-rating.ts";
import { LanguageField, ParagraphField, TextField } from "#app/tools/review-kit/review-fields.tsx";
import { ReviewForm, type TypedFields } from "#app/tools/review-kit/review-form.tsx";
import type { WrittenProductReviews } from "#app/tools/product-review-generator/product-reviews-result.tsx";
import { StarRating } from "#app/ui/star-rating.tsx";

const EmptyOutput = keptMarkup(() => import("#app/tools/review-kit/empty-output.tsx"));

const LANGUAGES = languagesOf("product");

const words = {
  required: "Please fill in all required fields.",
  empty: "Your generated reviews will appear here.",
};

/** The templates of five languages and the editor come at the first touch of the form. */
const loadWriter = () =>
  Promise.all([
    import("#app/tools/product-review-generator/write-product-reviews.ts"),
    import("#app/tools/product-review-generator/product-reviews-result.tsx"),
  ]);

type Shown = WrittenProductReviews & { Result: ComponentType<WrittenProductReviews> };

export function ProductReviewsForm() {
  const [shown, setShown] = useState<Shown>();

  async function handleWrite(typed: TypedFields) {
    const [{ generateProductReviews }, { ProductReviewsResult }] = await loadWriter();
    const language = pickLanguage(LANGUAGES, typed("language"));
    const productName = typed("productName");

    setShown((before) => ({
      run: (before?.run ?? 0) + 1,
      Result: ProductReviewsResult,
      productName,
      language,
      drafts: generateProductReviews({
        productName,
        productCategory: typed("productCategory"),
        rating: pickRating(typed("rating")),
        experience: typed("experience"),
        language,
      }),
    }));
  }

  return (
    <div className="tool-split review-split">
      <ReviewForm
        required={["productName", "productCategory"]}
        requiredMessage={words.required}
        submitLabel="Generate Reviews"
        load={loadWriter}
        onWrite={(typed) => void handleWrite(typed)}
      >
        {(errorOf) => (
          <>
            <TextField label="Product Name" name="productName" error={errorOf("productName")} />
            <TextField
              label="Product Category"
              name="productCategory"
              error={errorOf("productCategory")}
            />
            <StarRating
              name="rating"
              legend="Rating"
              hint="Five is only where the stars begin. Set your own."
            />
            <ParagraphField label="Your Experience" name="experience" optional />
            <LanguageField languages={LANGUAGES} />
          </>
        )}
      </ReviewForm>
      <div className="tool-pane review-output">
        {shown ? (
          <shown.Result key={shown.run} {...shown} />
        ) : (
          <EmptyOutput id="empty-output" platform={"shop"} text={words.empty} />
        )}
      </div>
    </div>
  );
}
