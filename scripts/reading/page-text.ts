import { collapseSpace, type HtmlDocument, type HtmlElement } from "#engine/html/html-document.ts";

/** What begins a block of its own, and how the block is marked in Markdown. */
const MARKS: Readonly<Record<string, string>> = {
  h1: "# ",
  h2: "## ",
  h3: "### ",
  h4: "#### ",
  h5: "##### ",
  h6: "###### ",
  li: "- ",
  figcaption: "*Caption:* ",
  caption: "*Caption:* ",
  summary: "*Question:* ",
  blockquote: "> ",
};

/** Elements whose text stands on lines of its own. */
const BLOCKS = new Set([
  ...Object.keys(MARKS),
  ..."address article aside dd details div dl dt figure form main".split(" "),
  ..."ol p pre section table tbody thead tr ul".split(" "),
]);

/** Ways to other pages, drawings and controls: nothing in them is read as text. */
const LEFT_OUT = new Set(["button", "nav", "script", "style", "svg"]);

/** Stands between two texts that only a style sheet sets apart, such as a figure and its note. */
const APART = " · ";
const CELL = " | ";

type Piece = { text: string; owner: HtmlElement; path: HtmlElement[]; isAfterBreak: boolean };
type Block = { element: HtmlElement; mark: string; pieces: Piece[] };

/**
 * What a page says in its main part, for reading: one Markdown block for each heading, paragraph,
 * item, row of a table and caption, in the order of the page. Texts that open at a press are there,
 * texts that the markup hides for good are not. Style sheets are not asked.
 *
 * @throws if the page has no main element.
 */
export function readPageText(document: HtmlDocument): string {
  const main = document.elements.find(({ tag, isHtml }) => isHtml && tag === "main");
  if (!main) throw new Error("the page has no main element");

  const blocks: Block[] = [];
  const marked = new Set<HtmlElement>();
  for (const piece of listPieces(document, main)) {
    const element = piece.path.find(({ tag }) => BLOCKS.has(tag)) ?? main;
    const last = blocks.at(-1);
    if (last?.element === element) last.pieces.push(piece);
    else if (collapseSpace(piece.text) !== "")
      blocks.push({ element, mark: takeMark(piece.path, marked), pieces: [piece] });
  }
  return blocks.map(writeBlock).join("\n\n");
}

/** The texts of `main` that are read, blanks among them. */
function listPieces(document: HtmlDocument, main: HtmlElement): Piece[] {
  const owners: HtmlElement[] = [];
  const breaks = new Set<number>();
  for (const element of document.elements.slice(main.index, main.subtreeEnd)) {
    if (element.tag === "br") breaks.add(element.textStart);
    // A descendant comes later in the list, so the innermost is written last.
    for (let at = element.textStart; at < element.textEnd; at += 1) owners[at] = element;
  }

  return owners.flatMap((owner, at) => {
    const path = pathTo(owner, main);
    const isRead = document.isTextVisible[at] === true || document.isTextFolded[at] === true;
    const text = document.texts[at] ?? "";
    if (!isRead || path.some(({ tag }) => LEFT_OUT.has(tag))) return [];
    return [{ text, owner, path, isAfterBreak: breaks.has(at) }];
  });
}

/** From the element up to `main`, both included. */
function pathTo(element: HtmlElement, main: HtmlElement): HtmlElement[] {
  const path = [element];
  for (let at = element; at !== main && at.parent; at = at.parent) path.push(at.parent);
  return path;
}

/** The mark of the nearest element that has one; the second paragraph of an item has none. */
function takeMark(path: readonly HtmlElement[], marked: Set<HtmlElement>): string {
  const owner = path.find(({ tag }) => tag in MARKS || tag === "table");
  if (!owner || marked.has(owner)) return "";
  marked.add(owner);
  return MARKS[owner.tag] ?? "";
}

function writeBlock({ element, mark, pieces }: Block): string {
  const text = pieces.reduce((whole, piece, at) => {
    const before = pieces[at - 1];
    return before ? `${whole}${joint(before, piece, whole)}${piece.text}` : piece.text;
  }, "");
  return element.tag === "pre" ? `\`\`\`\n${text.trim()}\n\`\`\`` : `${mark}${collapseSpace(text)}`;
}

/** What is written between two neighbours of one block. */
function joint(before: Piece, piece: Piece, written: string): string {
  if (cellOf(before) !== cellOf(piece)) return CELL;
  if (before.owner === piece.owner && !piece.isAfterBreak) return "";
  const touch = /[\p{L}\p{N}+]$/u.test(written) && /^[\p{L}\p{N}]/u.test(piece.text);
  return touch ? APART : "";
}

function cellOf({ path }: Piece): HtmlElement | undefined {
  return path.find(({ tag }) => tag === "td" || tag === "th");
}
