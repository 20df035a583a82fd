/** A file as it was dropped: its encoding is not known yet. */
export type GivenFile = { name: string; html: Uint8Array };

/** As many arguments as every browser takes. */
const PART_BYTES = 8192;

/** A file as one text: its name, then a character for each byte. */
export function writeFileText({ name, html }: GivenFile): string {
  let text = `${name.replaceAll("\n", " ")}\n`;
  for (let at = 0; at < html.length; at += PART_BYTES)
    text += String.fromCharCode(...html.subarray(at, at + PART_BYTES));
  return text;
}

/** Undefined where there is none. */
export function readFileText(text: string): GivenFile | undefined {
  const end = text.indexOf("\n");
  if (end === -1) return undefined;
  const html = Uint8Array.from(text.slice(end + 1), (byte) => byte.charCodeAt(0));
  return { name: text.slice(0, end), html };
}
