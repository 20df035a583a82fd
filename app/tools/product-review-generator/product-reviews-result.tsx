import { Download } from "lucide-react";
import { useState } from "react";

import { textOfFrame, type Piece } from "#app/tools/review-kit/text/review-frame.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { ReviewOutput } from "#app/tools/review-kit/review-output.tsx";
import { copyWithToast } from "#app/tools/kit/kept/hand-over.ts";
import {
  writeReviewFile,
  type ProductReviewLanguage,
} from "#app/tools/product-review-generator/write-product-reviews.ts";
import { downloadText } from "#app/browser/download-text.ts";
import { Button } from "#app/ui/button.tsx";

export type WrittenProductReviews = {
  run: number;
  productName: string;
  language: ProductReviewLanguage;
  drafts: readonly (readonly Piece[])[];
};

export function ProductReviewsResult({
  run,
  productName,
  language,
  drafts,
}: WrittenProductReviews) {
  const [texts, setTexts] = useState(() => drafts.map(textOfFrame));
  const file = writeReviewFile(productName, texts);

  return (
    <ReviewOutput
      run={run}
      label="Three drafts are ready"
      heading="Three drafts"
      platform="shop"
      action={
        <Button size="sm" onClick={() => downloadText(file)}>
          <Download className="icon" aria-hidden />
          Download All
        </Button>
      }
      foot={
        <p className="tool-help">
          Saved as{" "}
          <code className="review-words" lang={language} dir="ltr">
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
          onCopy={(text) => void copyWithToast(text, "Review copied to clipboard!")}
          onEdit={(text) => setTexts((before) => before.with(index, text))}
        />
      ))}
    </ReviewOutput>
  );
}
