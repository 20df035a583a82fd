/**
 * The names by which an element may be what a fragment leads to; undefined where no element need be:
 * the top, a text directive, a script's route, a moment of a film or lines of a listing.
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function fragmentTargets(fragment: string): readonly string[] | undefined {
  const [written = ""] = fragment.trim().split(":~:", 1);
  const name = decode(written);
  if (name === "" || /^top$/i.test(name) || SCRIPTED.test(name)) return undefined;
  return [written, name];
}

/** A slash at the end alone is a mistake of whoever wrote it, and "heading=h.x" is a document's own. */
const SCRIPTED = /^[!/?]|\/.|[?&]|^(?!heading=)[^=]*=|^L?\d+-L?\d+$|^elementor-action:/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
