/** Said of texts whose language has no list of its small words here. */
export const NO_STOP_WORDS =
  "There is no list of stop words for this language: small words of it may be among the terms.";
