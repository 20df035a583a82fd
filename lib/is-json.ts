/** Whether the whole of a text is an object or a list in JSON; a number or a word alone is text. */
export function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
