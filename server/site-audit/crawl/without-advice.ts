/** What the visitor of one page is told to do next is no part of what became of an address. */
export function withoutAdvice(detail: string): string {
  return detail.replace(/ Try again\b.*$/, "");
}
