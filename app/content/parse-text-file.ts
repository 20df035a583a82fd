/**
 * Splits a text file of a writer into its fields and sections; one that has no fields begins with its
 * first heading. Strict, so that a slip of the pen is named and never dropped:
 *
 *     ---
 *     name: Hangu
 *     ---
 *
 *     ## Why: a title of its own
 *
 *     A paragraph.
 *
 *     ### An entry
 *
 *     Its text.
 *
 *     > what somebody types
 */
export type TextEntry = { title: string; text: string; search?: string };

export type TextSection = {
  /** What follows the colon of the heading. */
  title: string;
  /** Paragraphs before the first entry. */
  paragraphs: string[];
  /** Lines that begin with a hyphen, without it. */
  items: string[];
  entries: TextEntry[];
};

/** What is in a section that holds a list, or else its paragraphs. */
export function linesOf(section: TextSection | undefined): string[] | undefined {
  return section && (section.items.length > 0 ? section.items : section.paragraphs);
}

export type ParsedTextFile = {
  fields: ReadonlyMap<string, string>;
  sections: ReadonlyMap<string, TextSection>;
  /** A sentence each, with the line. */
  mistakes: readonly string[];
};

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;

export function parseTextFile(source: string): ParsedTextFile {
  const text = source.replaceAll("\r\n", "\n");
  const [front = "", head] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined && !text.startsWith("## ")) {
    const mistakes = ["line 1: begin with a line of three hyphens, the fields, and three hyphens"];
    return { fields: new Map(), sections: new Map(), mistakes };
  }
  const mistakes: string[] = [];
  const fields = readFields(head?.split("\n") ?? [], mistakes);
  const firstLine = front.split("\n").length;
  const sections = readSections(text.slice(front.length).split("\n"), firstLine, mistakes);
  return { fields, sections, mistakes };
}

function readFields(lines: readonly string[], mistakes: string[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const where = `line ${index + 2}`;
    const [, key, value] = /^([a-zA-Z][a-zA-Z ]*):\s*(.*?)\s*$/.exec(line) ?? [];
    if (line.trim() === "") continue;
    if (key === undefined || value === undefined) {
      mistakes.push(`${where}: "${line}" is no field: write a name, a colon and a value`);
    } else if (fields.has(key)) {
      mistakes.push(`${where}: "${key}" is there twice`);
    } else if (value === "") {
      mistakes.push(`${where}: "${key}" is empty: write a value or take the line out`);
    } else {
      fields.set(key, value);
    }
  }
  return fields;
}

function readSections(
  lines: readonly string[],
  firstLine: number,
  mistakes: string[],
): Map<string, TextSection> {
  const sections = new Map<string, TextSection>();
  let section: TextSection | undefined;
  let entry: TextEntry | undefined;

  for (const { text, line } of blocksOf(lines, firstLine)) {
    const heading = /^## (.+)$/.exec(text);
    if (heading?.[1]) {
      const [, key = "", title = ""] = /^([^:]+)(?::\s*(.+))?$/.exec(heading[1]) ?? [];
      if (sections.has(key)) mistakes.push(`line ${line}: the section "${key}" is there twice`);
      section = { title, paragraphs: [], items: [], entries: [] };
      entry = undefined;
      sections.set(key, section);
    } else if (!section) {
      mistakes.push(`line ${line}: text before the first heading: write "## Lead" above it`);
    } else if (text.startsWith("### ")) {
      entry = { title: text.slice(4).trim(), text: "" };
      section.entries.push(entry);
    } else if (text.startsWith("#")) {
      mistakes.push(`line ${line}: "${text}" is no heading: write two or three # and a blank`);
    } else {
      addText(section, entry, text);
    }
  }
  return sections;
}

function addText(section: TextSection, entry: TextEntry | undefined, text: string): void {
  if (entry && text.startsWith("> ")) entry.search = text.slice(2);
  else if (entry) entry.text = entry.text === "" ? text : `${entry.text} ${text}`;
  else if (text.startsWith("- ")) section.items.push(text.slice(2));
  else section.paragraphs.push(text);
}

/** Headings and list items are a block a line; the lines of a paragraph are one block. */
function blocksOf(lines: readonly string[], firstLine: number) {
  const blocks: { text: string; line: number }[] = [];
  let isOpen = false;
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim();
    const isAlone = /^(?:#|- |> )/.test(text);
    const last = blocks.at(-1);
    if (text !== "" && isOpen && last && !isAlone) last.text += ` ${text}`;
    else if (text !== "") blocks.push({ text, line: firstLine + index });
    isOpen = text !== "" && !text.startsWith("#");
  }
  return blocks;
}
