/** A sentence without what it advises the visitor of a single page to do. */
export function withoutAdvice(detail: string): string {
  return detail.replace(/ Try again\b.*$/, "");
}
