import { attribute, type HtmlElement } from "#engine/html/html-document.ts";

/** Not a block of data or a template, which no browser loads. https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type */
export function isScript(script: HtmlElement): boolean {
  const type = attribute(script, "type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  return type === "" || type === "module" || /(?:java|ecma|live|j)script/.test(type);
}
