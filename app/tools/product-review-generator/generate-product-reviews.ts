import { productTexts } from "#app/content/review-templates/product-texts.ts";
import type { LanguageOf } from "#app/content/review-templates/review-texts.ts";
import { toFileName } from "#lib/file-name.ts";
import { fillFrame, type Piece } from "#app/tools/review-kit/text/fill-frame.ts";
import { reviewLanguages } from "#app/content/review-templates/review-languages.ts";
import { decorate, type Rating } from "#app/tools/review-kit/text/rating.ts";

export type ProductReviewLanguage = LanguageOf<"product">;

export type ProductReviewInput = {
  productName: string;
  productCategory: string;
  rating: Rating;
  experience: string;
  language: ProductReviewLanguage;
};

const SEPARATOR = `\n\n${"-".repeat(40)}\n\n`;

/** Three drafts, each made of the frame's words and the visitor's alone. */
export function generateProductReviews(input: ProductReviewInput): Piece[][] {
  const { productName, productCategory, rating, experience, language } = input;
  const values = {
    product: productName,
    category: productCategory,
    experience,
    rating: String(rating),
  };

  return productTexts[language][rating].map((frame) =>
    decorate(fillFrame(frame, values, reviewLanguages[language].stop), rating),
  );
}

/** The file behind Download All: named from the product, its reviews parted by a line of dashes. */
export function writeReviewFile(
  productName: string,
  reviews: readonly string[],
): { name: string; text: string } {
  return {
    name: toFileName(productName, "_reviews.txt"),
    text: `${reviews.join(SEPARATOR)}\n`,
  };
}
