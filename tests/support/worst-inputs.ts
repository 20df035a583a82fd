/** Texts of about `length` characters on which careless reading takes the square of the length. */
export type WorstInput = (length: number) => string;

/** By name: a dozen of one engine, those that cost it most or broke it once. */
export type WorstInputs = Readonly<Record<string, WorstInput>>;

const repeat = (piece: string, length: number) =>
  piece.repeat(Math.max(1, Math.floor(length / piece.length)));

/** So many pieces, each with a number of its own, as fill the length. */
const number = (length: number, write: (at: number) => string) =>
  Array.from({ length: Math.floor(length / write(1000).length) }, (_, at) => write(at)).join("");

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

/** One piece wherever a page has text: title, description, words, address, srcset, class, style. */
function everywhere(piece: string): WorstInput {
  return (length) => {
    const text = repeat(piece, length / 8);
    const value = text.replaceAll('"', "'");
    return page(
      `<meta name="description" content="${value}"><title>${text}</title>`,
      `<h1>A</h1><a href="${value}">a</a><img srcset="${value}" alt="${value}"><p class="${value}" style="${value}">${text}</p>`,
    );
  };
}

/** Pieces that repeat: openings without an end, runs of what is trimmed, near misses of a pattern. */
const runs = (pieces: readonly string[], write: (text: string) => string): WorstInputs =>
  Object.fromEntries(
    pieces.map((piece) => [JSON.stringify(piece), (length) => write(repeat(piece, length))]),
  );

/** Tags that stand in each other, as deep as the parser lets them. */
const nested = (names: readonly string[]): WorstInputs =>
  Object.fromEntries(
    names.map((tags) => [`nested ${tags}`, (length) => page("", repeat(`<${tags}>`, length))]),
  );

const deepThenWide: WorstInput = (length) =>
  page(
    "",
    repeat(`<div title="${"x".repeat(40)}">`, length / 2) +
      repeat(
        `<header>a</header><a href="/x">a</a><img src="/a.jpg" alt="${"x".repeat(40)}">`,
        length / 2,
      ),
  );

const alternates: WorstInput = (length) =>
  page(
    number(length, (at) => `<link rel="alternate" hreflang="en" href="/${at}">`),
    "a",
  );

const links: WorstInput = (length) =>
  page(
    "",
    number(length, (at) => `<a href="/${at}">a ${at}</a>`),
  );

/** For the two audits of a page. */
export const pages: WorstInputs = {
  ...nested(["table><tr><td", "p><b", "label", "a><table"]),
  "nested, with a text of Urdu in each": (length) =>
    `<html dir="rtl" lang="ur"><title>T</title>${repeat("<div>ہمارے پاکستان کے شہروں میں", length)}`,
  "deep, then wide": deepThenWide,
  title: (length) => `<!doctype html><title>${repeat("a - ", length)}</title><p>a`,
  links,
  fields: (length) =>
    page(
      "",
      number(length, (at) => `<label for="a${at}">a</label><input id="a${at}">`),
    ),
  alternates,
  "structured data in many blocks": (length) =>
    page(repeat('<script type="application/ld+json">{"@type":"Thing"}</script>', length), "a"),
  "blanks everywhere": everywhere(" "),
  "hidden blocks in each other, with links": (length) =>
    page(
      repeat("<style>.a1{left:-9999px}</style>", length / 4),
      number(
        length,
        (at) => `<p class="a1 a${at}" style="left:-9999px"><a href="//a${at}.pk/">a</a>`,
      ),
    ),
  ...Object.fromEntries(
    [
      'eval(atob("QUJD',
      "fromCharCode(1,1,",
      "1,",
      "\\x41",
      "%41",
      'unescape("%',
      'location="//a.b/";navigator.userAgent="android";',
      "location = ",
      'a = "//',
    ].map((piece): [string, WorstInput] => [
      `a script of ${piece}`,
      (length) =>
        page("", `<script>navigator.userAgent;atob;fromCharCode(${repeat(piece, length)}</script>`),
    ]),
  ),
};

/** For the link checker. */
export const linkPages: WorstInputs = {
  ...nested(["a href=x", "a><table", "ul><li"]),
  "deep, then wide": deepThenWide,
  links,
  places: (length) =>
    page(
      "",
      number(length, (at) => `<i id="a${at}"></i><a href="#a${at}">a</a>`),
    ),
  images: (length) => page("", repeat('<a href=x><img src="/a.jpg"></a>', length)),
  "attributes of one tag": (length) => page("", `<p ${number(length, (at) => `a${at}=1 `)}>a</p>`),
  metas: (length) => page(repeat('<meta name="robots" content="noindex">', length), "a"),
  "blanks everywhere": everywhere(" "),
  "slashes everywhere": everywhere("/"),
  "escapes everywhere": everywhere("%"),
};

export const livePages: WorstInputs = { alternates, "deep, then wide": deepThenWide };

export const robotsFiles: WorstInputs = {
  ...runs(["#", " ", "\t", "\n", "/", "%", "<", "a="], (text) => `${text}x`),
  agents: (length) => number(length, (at) => `User-agent: a${at}\n`),
  delays: (length) =>
    repeat("User-agent: a\n", length / 2) + repeat("Crawl-delay: 1\n", length / 2),
  rules: (length) => `User-agent: *\n${number(length, (at) => `Disallow: /a*b${at}*c$\n`)}`,
  "unknown lines": (length) => repeat("Foo: bar\n", length),
};

const feed: WorstInput = (length) =>
  `<rss>${repeat("<item><link>https://a.pk/</link></item>", length)}`;
const entries: WorstInput = (length) =>
  `<urlset>${repeat("<url><loc>https://a.pk/</loc></url>", length)}</urlset>`;
const openEntries: WorstInput = (length) => `<urlset>${repeat("<url><loc>", length)}`;
const addressLines: WorstInput = (length) => repeat("https://a.pk/\n", length);

export const sitemaps: WorstInputs = {
  ...runs(["<", "<!--", "&amp", "<a "], (text) => `<urlset>${text}`),
  "an end, then more": (length) => `<urlset></urlset>&amp;${repeat("<a '", length)}&`,
  "lines of addresses": addressLines,
  "a feed": feed,
  entries,
  "one loc": (length) => `<urlset><url><loc>${repeat("a", length)}</loc></url></urlset>`,
  "open entries": openEntries,
  "tags in quotes": (length) => `<urlset>${repeat("<a b='>' ", length)}`,
  entities: (length) => `<urlset><url><loc>${repeat("&#38;&amp;&", length)}</loc></url></urlset>`,
};

export const annotations: WorstInputs = {
  ...runs(["<!--", "<a ", '<a "', "[", " ", ",", ";"], (text) => `${text}x`),
  alternates,
  "lines of addresses": addressLines,
  "a feed": feed,
  entries,
  "open entries": openEntries,
};

/** What the beginning of a file is told by, and what is taken out of a pasted page. */
export const beginnings: WorstInputs = runs(
  [
    "<!--",
    "<script><",
    "/*",
    "import '",
    "{",
    "---\n",
    "SELECT ",
    "QUJD",
    "a:b\n",
    "www.",
    "https://",
    " on",
  ],
  (text) => `a${text}b`,
);

/** For headers, addresses and cells of a table. */
export const values: WorstInputs = runs(
  [",", ";", " ", "\t", "%", '\\"', "a=", "é ", "12,", "x.y@", "😀", "/"],
  (text) => `${text}x`,
);

/** For the terms of a text. */
export const texts: WorstInputs = runs(
  [" ", "\n", "a - ", "a-", "1/", "aA", "😀", "é ", "12,", "x.y@", "www.", "<", "import '", ","],
  (text) => `${text}x`,
);
