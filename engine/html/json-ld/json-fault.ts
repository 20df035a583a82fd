/**
 * Where a text stops being JSON. The words of JSON.parse differ from browser to browser and often name
 * no place; this one is the same everywhere.
 * https://www.rfc-editor.org/rfc/rfc8259
 */
export type JsonFault = { offset: number; expected: string };

/** Every token but strings, which may be longer than a pattern can be matched against. */
const TOKEN = /[\t\n\r ]+|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const FIRST_PRINTABLE = 0x20;

/** What may come next: a value, a key, or what is behind one of them. */
type Next = "value" | "value or ]" | "key" | "key or }" | ":" | ", or }" | ", or ]" | "end";

const WORDS: Record<Next, string> = {
  value: "a value",
  "value or ]": "a value or ]",
  key: 'a name in "double quotes"',
  "key or }": 'a name in "double quotes" or }',
  ":": "a colon",
  ", or }": "a comma or }",
  ", or ]": "a comma or ]",
  end: "the end of the block",
};

/** What follows a comma or a colon where it may be. */
const AFTER_SIGN: ReadonlyMap<string, Next> = new Map([
  [", at , or }", "key"],
  [", at , or ]", "value"],
  [": at :", "value"],
]);

/** The first fault, by its offset in UTF-16 units and what should be there; null for valid JSON. */
export function findJsonFault(text: string): JsonFault | null {
  const open: ("{" | "[")[] = [];
  let next: Next = "value";
  let at = 0;

  function afterValue(): Next {
    const inside = open.at(-1);
    return inside === undefined ? "end" : inside === "{" ? ", or }" : ", or ]";
  }

  for (;;) {
    const token = readToken(text, at);
    if (token === undefined) {
      const isDone = at >= text.length && next === "end";
      return isDone ? null : { offset: at, expected: WORDS[next] };
    }
    if (token.trim() !== "") {
      const follows = step(token, next);
      if (follows === null) return { offset: at, expected: WORDS[next] };
      next = follows;
    }
    at += token.length;
  }

  function step(token: string, expected: Next): Next | null {
    const takesValue = expected.startsWith("value");
    if (token === "{" || token === "[") {
      if (!takesValue) return null;
      open.push(token);
      return token === "{" ? "key or }" : "value or ]";
    }
    if (token === "}" || token === "]") {
      if (!expected.endsWith(`or ${token}`)) return null;
      open.pop();
      return afterValue();
    }
    if (token === "," || token === ":") return AFTER_SIGN.get(`${token} at ${expected}`) ?? null;
    if (expected.startsWith("key")) return token.startsWith('"') ? ":" : null;
    return takesValue ? afterValue() : null;
  }
}

/** The token that begins here; undefined where none does. A string is given in whole. */
function readToken(text: string, at: number): string | undefined {
  if (text.charAt(at) !== '"') {
    TOKEN.lastIndex = at;
    return TOKEN.exec(text)?.[0];
  }
  for (let end = at + 1; end < text.length; end += 1) {
    const sign = text.charAt(end);
    if (sign === '"') return text.slice(at, end + 1);
    if (text.charCodeAt(end) < FIRST_PRINTABLE) return undefined;
    if (sign !== "\\") continue;
    ESCAPE.lastIndex = end;
    const escape = ESCAPE.exec(text)?.[0];
    if (escape === undefined) return undefined;
    end += escape.length - 1;
  }
  return undefined;
}
