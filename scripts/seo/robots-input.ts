import { findForeignRobotsText, type ForeignRobotsText } from "#engine/robots-txt/foreign-text.ts";
import { BadInput } from "./command.ts";

/** Why a file is not read as a robots.txt, after its name. */
const REFUSED: Record<ForeignRobotsText, string> = {
  html: "it looks like a web page or XML; if that is what /robots.txt answers, the site has none",
  json: "it looks like JSON",
  address: "it is an address. Save what it answers.",
  "utf-16":
    "it is UTF-16. Crawlers read UTF-8 and find no rule in it, so everything may be crawled. Save it as UTF-8",
  binary: "it is not text",
  prose: "no line of it is a rule, such as User-agent: * or Disallow: /cart",
};

/**
 * Refuses a file that is no robots.txt: as a crawler reads it, it would allow everything.
 * `isChecked`: whoever checks the file says better what is wrong with its lines, and with UTF-16.
 */
export function refuseForeign(
  file: string,
  bytes: Uint8Array,
  { isChecked = false }: { isChecked?: boolean } = {},
): void {
  const foreign = findForeignRobotsText(new TextDecoder().decode(bytes));
  if (foreign === undefined) return;
  if (isChecked && (foreign === "prose" || foreign === "utf-16")) return;
  throw new BadInput(
    `${file === "-" ? "this" : `"${file}"`} is not a robots.txt: ${REFUSED[foreign]}`,
    foreign === "address" ? "Or use: seo live ADDRESS --tool robots" : "",
  );
}
