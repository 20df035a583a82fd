/** The text of a source without its comments, its lines joined. */
export function withoutComments(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(^|\s)\/\/.*$/gm, "$1")
    .replaceAll(/\s+/g, " ");
}
