import { Download } from "lucide-react";
import { useState } from "react";

import { textOfFrame } from "#app/tools/review-kit/text/fill-frame.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { ReviewOutput } from "#app/tools/review-kit/review-output.tsx";
import type { Written } from "#app/tools/review-kit/review-writer.tsx";
import { pickRating } from "#app/tools/review-kit/text/rating.ts";
import { generateProductReviews, writeReviewFile } from "./generate-product-reviews.ts";
import { downloadText } from "#app/browser/download-text.ts";
import { Button } from "#app/ui/button.tsx";

export function ProductReviewsResult({ typed, language, run }: Written<"product">) {
  const productName = typed("productName");
  const drafts = generateProductReviews({
    productName,
    productCategory: typed("productCategory"),
    rating: pickRating(typed("rating")),
    experience: typed("experience"),
    language,
  });
  const [texts, setTexts] = useState(() => drafts.map(textOfFrame));
  const file = writeReviewFile(productName, texts);

  return (
    <ReviewOutput
      run={run}
      label="Three drafts are ready"
      heading="Three drafts"
      platform="shop"
      action={
        <Button size="sm" onClick={() => downloadText(file)} Icon={Download}>
          Download All
        </Button>
      }
      foot={
        <p className="tool-help">
          Saved as{" "}
          <code lang={language} dir="ltr">
            {file.name}
          </code>
          , with your changes.
        </p>
      }
    >
      {drafts.map((pieces, index) => (
        <ReviewDraft
          key={index}
          title={`Draft ${index + 1}`}
          pieces={pieces}
          language={language}
          platform="shop"
          kind="review"
          copied="Review copied to clipboard!"
          onEdit={(text) => setTexts((before) => before.with(index, text))}
        />
      ))}
    </ReviewOutput>
  );
}
