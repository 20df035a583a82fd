/** The loader asks for a style sheet once: one that did not come is asked for again at the next try. */
const lost = new Set<Element>();

export async function loadStyled<Part>(load: () => Promise<Part>): Promise<Part> {
  const before = new Set(findSheets());
  try {
    const part = await load();
    for (const sheet of lost) sheet.replaceWith(sheet.cloneNode());
    lost.clear();
    return part;
  } catch (error) {
    for (const sheet of findSheets()) if (!before.has(sheet)) lost.add(sheet);
    throw error;
  }
}

function findSheets(): Iterable<Element> {
  return document.querySelectorAll('link[rel="stylesheet"]');
}
