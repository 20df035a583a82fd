/** Where a page's text is as Markdown: "/" → "/index.md", "/pricing" → "/pricing.md". */
export function markdownPath(pagePath: string): string {
  return pagePath === "/" ? "/index.md" : `${pagePath}.md`;
}
