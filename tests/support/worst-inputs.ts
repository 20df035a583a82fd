/** Texts of about `length` characters on which careless reading takes the square of the length. */
export type WorstInput = (length: number) => string;

export type WorstInputs = Readonly<Record<string, WorstInput>>;

/** What repeats: openings without an end, runs of what is trimmed, near misses of a pattern. */
const PIECES = [
  "<!",
  "<!--",
  "<a ",
  "<a '",
  '<a "',
  "a=",
  "[",
  "(",
  "{",
  " ",
  "\t",
  "\n",
  "/",
  "#",
  ",",
  ";",
  "a - ",
  "aA",
  "😀",
  "<",
  ">",
  "&",
  "&amp",
  "%",
  '\\"',
  "é ",
  "12,",
  "x.y@",
  "www.",
  "import '",
];

/** What stands in itself, as deep as the parser lets it. */
const NESTED = [
  "table><tr><td",
  "div",
  "h1",
  "ul><li",
  "b",
  "a href=x",
  "p><b",
  "form",
  "svg",
  "a><table",
  "article",
  "section><h2",
  "span style=display:none",
  "label",
  "pre",
];

const repeat = (piece: string, length: number) =>
  piece.repeat(Math.max(1, Math.floor(length / piece.length)));

/** So many pieces, each with a number of its own, as fill the length. */
const number = (length: number, write: (at: number) => string) =>
  Array.from({ length: Math.floor(length / write(1000).length) }, (_, at) => write(at)).join("");

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

export const texts: WorstInputs = Object.fromEntries(
  PIECES.map((piece) => [JSON.stringify(piece), (length: number) => `${repeat(piece, length)}x`]),
);

/** What the beginning of a file is told by, and what is taken out of a pasted page. */
const BEGINNINGS = [
  "<a ",
  "<meta ",
  "<title></title>",
  "<!--",
  "<!-- x -->",
  '<a "',
  "<script><",
  "<x ",
  "<?a?>",
  "{",
  "import '",
  "/*",
  "/**/",
  "a ",
  "a{",
  "---\n",
  "[",
  "SELECT ",
  "QUJD",
  "a:b\n",
  "a.",
  "a@",
  "www.",
  "https://",
  "style=",
  " on",
  "\n",
  "\n ",
  "\t",
];

export const beginnings: WorstInputs = Object.fromEntries(
  BEGINNINGS.map((piece) => [
    JSON.stringify(piece),
    (length: number) => `a${repeat(piece, length)}b`,
  ]),
);

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

const jsonLd = (text: string) => page(`<script type="application/ld+json">${text}</script>`, "a");

export const pages: WorstInputs = {
  ...Object.fromEntries(
    NESTED.map((tags) => [
      `nested ${tags}`,
      (length: number) => page("", repeat(`<${tags}>`, length)),
    ]),
  ),
  ...Object.fromEntries(PIECES.map((piece) => [JSON.stringify(piece), everywhere(piece)])),
  "nested, with a text of Urdu in each": (length) =>
    `<html dir="rtl" lang="ur"><title>T</title>${repeat("<div>ہمارے پاکستان کے شہروں میں", length)}`,
  "deep, then wide": (length) =>
    page(
      "",
      repeat(`<div title="${"x".repeat(40)}">`, length / 2) +
        repeat(
          `<header>a</header><a href="/x">a</a><img src="/a.jpg" alt="${"x".repeat(40)}">`,
          length / 2,
        ),
    ),
  title: (length) => `<!doctype html><title>${repeat("a - ", length)}</title><p>a`,
  "title of emoji": (length) => `<!doctype html><title>${repeat("😀", length)}</title><p>a`,
  links: (length) =>
    page(
      "",
      number(length, (at) => `<a href="/${at}">a ${at}</a>`),
    ),
  headings: (length) => page("", repeat("<h1>a</h1>", length)),
  images: (length) => page("", repeat('<img src="/a.jpg">', length)),
  places: (length) =>
    page(
      "",
      number(length, (at) => `<i id="a${at}"></i><a href="#a${at}">a</a>`),
    ),
  fields: (length) =>
    page(
      "",
      number(length, (at) => `<label for="a${at}">a</label><input id="a${at}">`),
    ),
  metas: (length) => page(repeat('<meta name="robots" content="noindex">', length), "a"),
  alternates: (length) =>
    page(
      number(length, (at) => `<link rel="alternate" hreflang="en" href="/${at}">`),
      "a",
    ),
  "attributes of one tag": (length) => page("", `<p ${number(length, (at) => `a${at}=1 `)}>a</p>`),
  words: (length) => page("", `<p>${number(length, (at) => `word${at} `)}</p>`),
  "structured data in many blocks": (length) =>
    page(repeat('<script type="application/ld+json">{"@type":"Thing"}</script>', length), "a"),
  "structured data that is broken": (length) => jsonLd(repeat('{"a":[', length)),
  "structured data without an end": (length) => jsonLd(`{"a":"${repeat("a ", length)}`),
  "structured data in one list": (length) =>
    jsonLd(`[${repeat('{"@type":"Product","name":"a"},', length)}{}]`),
};

export const robotsFiles: WorstInputs = {
  ...texts,
  agents: (length) => number(length, (at) => `User-agent: a${at}\n`),
  delays: (length) =>
    repeat("User-agent: a\n", length / 2) + repeat("Crawl-delay: 1\n", length / 2),
  rules: (length) => `User-agent: *\n${number(length, (at) => `Disallow: /a*b${at}*c$\n`)}`,
  "unknown lines": (length) => repeat("Foo: bar\n", length),
};

/** Each piece where a sitemap has its entries, and past its end. */
const sitemapTexts = Object.entries(texts).flatMap(([name, make]): [string, WorstInput][] => [
  [`${name} in it`, (length) => `<urlset>${make(length)}`],
  [`${name} after it`, (length) => `<urlset></urlset>&amp;${make(length)}&`],
]);

export const sitemaps: WorstInputs = {
  ...texts,
  ...Object.fromEntries(sitemapTexts),
  "lines of addresses": (length) => repeat("https://a.pk/\n", length),
  "a feed": (length) => `<rss>${repeat("<item><link>https://a.pk/</link></item>", length)}`,
  entries: (length) => `<urlset>${repeat("<url><loc>https://a.pk/</loc></url>", length)}</urlset>`,
  "one loc": (length) => `<urlset><url><loc>${repeat("a", length)}</loc></url></urlset>`,
  "open entries": (length) => `<urlset>${repeat("<url><loc>", length)}`,
  "tags in quotes": (length) => `<urlset>${repeat("<a b='>' ", length)}`,
  entities: (length) => `<urlset><url><loc>${repeat("&#38;&amp;&", length)}</loc></url></urlset>`,
};
