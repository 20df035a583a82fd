/**
 * What was found, in our words. The site's own words, between quotation marks, may run from right to
 * left; they keep their place and do not turn ours round.
 */
export function IsolatedQuotes({ words }: { words: string }) {
  return words
    .split(/(“[^”]*”)/)
    .map((part, index) => (part.startsWith("“") ? <bdi key={index}>{part}</bdi> : part));
}
