/** The four review writers, in the order in which each of their pages links to all of them. */
export const reviewWriterSlugs = [
  "product-review-generator",
  "amazon-review-generator",
  "freelancer-review-generator",
  "google-review-generator",
] as const;
