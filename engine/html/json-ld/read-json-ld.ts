import { shorten } from "#lib/text/shorten.ts";
import {
  MAX_STRUCTURED_DATA_CHARACTERS,
  MAX_STRUCTURED_DATA_DEPTH,
  MAX_STRUCTURED_DATA_OF_A_PAGE,
} from "#engine/bounds.ts";
import {
  attribute,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { findJsonFault } from "./json-fault.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export type JsonLdBlock = {
  element: HtmlElement;
  /** The block's text as written, entities untouched. */
  text: string;
  /** Null where the block has a problem or was not read. */
  value: unknown;
  /** What is wrong where it is no JSON, with line and column in the page. */
  problem: string | null;
  /** Why it was not read where it is larger or nests deeper than is read here, with its line. */
  unread: string | null;
};

/** A page's blocks of JSON-LD in their order, each read up to the bounds of `engine/bounds.ts`. */
export function readJsonLd(document: HtmlDocument): readonly JsonLdBlock[] {
  let characters = 0;
  return elementsOf(document, "script")
    .filter((script) => /^\s*application\/ld\+json/i.test(attribute(script, "type") ?? ""))
    .map((element) => {
      const text = document.texts.slice(element.textStart, element.textEnd).join("");
      const block = { element, text, value: null, problem: null, unread: null };
      if (text.length > MAX_STRUCTURED_DATA_CHARACTERS) {
        return { ...block, unread: tooLong(element, "of a block", MAX_STRUCTURED_DATA_CHARACTERS) };
      }
      characters += text.length;
      if (characters > MAX_STRUCTURED_DATA_OF_A_PAGE) {
        return { ...block, unread: tooLong(element, "of a page", MAX_STRUCTURED_DATA_OF_A_PAGE) };
      }
      try {
        const value = JSON.parse(text) as unknown;
        return isTooDeep(value) ? { ...block, unread: tooDeep(element) } : { ...block, value };
      } catch {
        return { ...block, problem: describeFault(document, element, text) };
      }
    });
}

/** Level by level: JSON nests as deep as its author likes. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_STRUCTURED_DATA_DEPTH) return true;
    level = level.flatMap((each) =>
      typeof each === "object" && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return false;
}

function tooLong({ line }: HtmlElement, where: string, limit: number): string {
  return `the block in line ${line} (${groupThousands(limit)} characters ${where} are read at most)`;
}

function tooDeep({ line }: HtmlElement): string {
  return `the block in line ${line} (${MAX_STRUCTURED_DATA_DEPTH} levels are read at most)`;
}

/** What is wrong with a block, by its line and column in the page and not in the block. */
function describeFault(document: HtmlDocument, element: HtmlElement, text: string): string {
  const fault = findJsonFault(text);
  if (fault === null) return "it cannot be read";
  // The parser makes one line break of CR LF, so lines are counted in its text, not in the source.
  const lines = text.slice(0, fault.offset).split("\n");
  const startTag = document.source.slice(element.start, element.startTagEnd);
  const lastLine = startTag.slice(startTag.lastIndexOf("\n") + 1);
  const lineStart = document.source.lastIndexOf("\n", element.start - 1) + 1;
  const tagColumn = startTag.includes("\n") ? lastLine.length : element.startTagEnd - lineStart;
  const line = element.line + startTag.split("\n").length - 1 + lines.length - 1;
  const column = (lines.at(-1) ?? "").length + 1 + (lines.length === 1 ? tagColumn : 0);
  const found = shorten(text.slice(fault.offset, fault.offset + 200).split("\n")[0] ?? "", 20, "");
  return `line ${line}, column ${column} of the page: ${fault.expected} belongs there${found === "" ? "" : `, not ${found}`}`;
}
