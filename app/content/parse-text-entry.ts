export type TextEntry = {
  /** The lines "name: value" at the top. */
  facts: ReadonlyMap<string, string>;
  /** By heading: its paragraphs and list items, in order. */
  sections: ReadonlyMap<string, readonly string[]>;
};

/**
 * A text file as a writer keeps it: lines "name: value", an empty line, then sections under "## Heading".
 * A paragraph ends at an empty line; "- " begins an item of a list; "### " stays in front of a smaller heading.
 * @throws Error with the line that is neither, or the heading that comes twice.
 */
export function parseTextEntry(text: string): TextEntry {
  const [head = "", ...parts] = text.replaceAll("\r\n", "\n").split(/^## /m);
  const sections = new Map<string, readonly string[]>();
  for (const part of parts) {
    const [heading = "", ...lines] = part.split("\n");
    if (sections.has(heading.trim()))
      throw new Error(`the heading "${heading.trim()}" is there twice`);
    sections.set(heading.trim(), toBlocks(lines));
  }
  return { facts: readFacts(head), sections };
}

function readFacts(head: string): Map<string, string> {
  const lines = head.split("\n").filter((line) => line.trim() !== "");
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^([a-zA-Z]+): (.+)$/.exec(line) ?? [];
      if (!name || !value) throw new Error(`"${line}" is no fact: write it as "name: value"`);
      return [name, value.trim()];
    }),
  );
}

function toBlocks(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = line.trim();
    const isItem = text.startsWith("- ");
    if (text === "") isOpen = false;
    else if (isOpen && !isItem) blocks.push(`${blocks.pop()} ${text}`);
    else blocks.push(isItem ? text.slice(2) : text);
    isOpen = text !== "" && !text.startsWith("### ");
  }
  return blocks;
}
