import { elementsOf, hasAttribute, type HtmlDocument } from "#engine/html/html-document.ts";
import { isScript } from "#engine/site-audit/page/is-script.ts";

/** A script in the page itself: its text and the line of its tag. */
export type InlineScript = { text: string; line: number };

/** Of all scripts of one page together; builders write some 20,000. */
const MAX_SCRIPT_CHARACTERS = 500_000;

/** Scripts that a browser runs, while there is room. */
export function inlineScriptsOf(document: HtmlDocument): readonly InlineScript[] {
  const scripts: InlineScript[] = [];
  let left = MAX_SCRIPT_CHARACTERS;
  for (const script of elementsOf(document, "script")) {
    if (hasAttribute(script, "src") || !isScript(script)) continue;
    const written = document.texts.slice(script.textStart, script.textEnd).join("");
    const text = written.slice(0, left);
    left -= text.length;
    if (text.trim() !== "") scripts.push({ text, line: script.line });
    if (left <= 0) break;
  }
  return scripts;
}
