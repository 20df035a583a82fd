/** A page with nothing to mend, and words that no other page has. */
import { hashText } from "#lib/text/hash-text.ts";
import type { Answer } from "#tests/support/site-rows.ts";

export const goodHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

export type PageParts = {
  /** Undefined: one of its own; null: none. */
  title?: string | null;
  description?: string | null;
  h1?: string | null;
  head?: string;
  body?: string;
  words?: string;
  html?: string;
  nav?: string;
  viewport?: string;
  /** Tags for sharing. */
  social?: string;
};

const SYLLABLES = "ba da fa ga ha ja ka la ma na pa ra sa ta va wa ya za".split(" ");

/** Words made up from the seed: the same each time, and others for another seed. */
export function makeWords(seed: string, count = 130): string {
  return Array.from({ length: count }, (_, index) => {
    let rest = hashText(`${seed} ${index}`);
    let word = "";
    for (let at = 0; at < 4; at += 1) {
      word += SYLLABLES[rest % SYLLABLES.length] ?? "";
      rest = Math.floor(rest / SYLLABLES.length);
    }
    return word;
  }).join(" ");
}

const SOCIAL =
  '<meta property="og:title" content="Cloth"><meta property="og:image" content="https://shop.example/share.png">';

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

const NAV =
  '<nav><a href="/">Shop</a> <a href="/hub-a">Cloth by name</a> <a href="/hub-b">Cloth by colour</a></nav>';

export function healthyPage(
  path: string,
  parts: PageParts = {},
): Exclude<Answer, string> & { html: string } {
  const name = path.replace(/[^\p{L}\p{N}]+/gu, " ").trim() || "Home";
  const {
    title = `About ${name}, woven in Lahore`,
    description = `What ${name} is, what it costs and how soon it comes to your house.`,
    h1 = `The ${name}`,
  } = parts;
  return {
    headers: goodHeaders,
    firstByteMs: 120,
    html: `<!doctype html>
<html lang="${parts.html ?? "en"}">
<head>
${title === null ? "" : `<title>${title}</title>`}
${description === null ? "" : `<meta name="description" content="${description}">`}
<meta charset="utf-8">
${parts.viewport ?? VIEWPORT}
<link rel="icon" href="/icon.png">${parts.social ?? SOCIAL}
${parts.head ?? ""}
</head>
<body>
${parts.nav ?? NAV}
<main>
${h1 === null ? "" : `<h1>${h1}</h1>`}
<p>${parts.words ?? makeWords(path)}</p>
${parts.body ?? ""}
</main>
</body>
</html>`,
  };
}
