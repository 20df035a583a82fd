/**
 * A site made from a number: sections with lists, pages that link to each other by chance, and ten kinds
 * of faults at chance places, with the truth beside. Every other page is right, and many look as if
 * they were not.
 */
import { createRandom } from "./create-random.ts";

export const PLANTED_KINDS = [
  "status-4xx",
  "orphan",
  "title-duplicate",
  "description-missing",
  "redirect-chain",
  "noindex-linked",
  "canonical-to-error",
  "broken-fragment",
  "image-alt-missing",
  "hreflang-no-return",
] as const;

export type PlantedKind = (typeof PLANTED_KINDS)[number];

export type FaultyAnswer = { status: number; location?: string; html?: string };

export type FaultySite = {
  /** By path; what is not in it answers 404. */
  answers: ReadonlyMap<string, FaultyAnswer>;
  /** Paths that the sitemap lists. */
  listed: readonly string[];
  /** Where each kind is to be found, as paths. */
  truth: ReadonlyMap<PlantedKind, ReadonlySet<string>>;
};

type MadePage = {
  path: string;
  title: string;
  description: string | null;
  head: string[];
  body: string[];
  isLinked: boolean;
  isListed: boolean;
};

const LIST_PAGES = 20;
/** In so many pages each kind is planted once; most of the others look like one. */
const PAGES_OF_ROUND = 40;
const WORDS =
  "lawn khaddar chiffon price delivery Lahore Karachi Multan fabric shirt trousers dupatta colour size return cotton print summer winter order thread border weave loom dye wash iron fold gift wedding".split(
    " ",
  );

/** `pages`: at least 40. `origin`: without a slash at the end. */
export function makeFaultySite(seed: number, pages: number, origin: string): FaultySite {
  const random = createRandom(seed);
  const pick = <Each>(from: readonly Each[]): Each => from[Math.floor(random() * from.length)]!;
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(" ");
  const made = Array.from({ length: pages }, (_, index): MadePage => {
    const name = `${pick(WORDS)}-${pick(WORDS)}-${index}`.toLowerCase();
    return {
      path: pick([`/shop/${name}`, `/guide/${name}/`, `/news/2026/${name}.html`]),
      title: `Our ${name.replaceAll("-", " ")} for you in Lahore`,
      description: `What ${name} is, how it is made, and what it costs at home.`,
      head: [],
      body: [`<h2 id="more">${words(4)}</h2>`, `<p>${words(110 + Math.floor(random() * 200))}</p>`],
      isLinked: true,
      isListed: true,
    };
  });
  // The same chance for each page, and no page twice.
  const order = made
    .map((page) => ({ page, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ page }) => page);
  const site: Planting = {
    origin,
    pick,
    take: () => {
      const page = order.pop();
      if (page === undefined) throw new Error("more faults than pages");
      return page;
    },
    extra: new Map(),
    truth: new Map(PLANTED_KINDS.map((kind) => [kind, new Set<string>()])),
  };
  for (let round = 0; round < Math.floor(pages / PAGES_OF_ROUND); round += 1) {
    for (const plant of plants) plant(site, round);
  }
  // What is left is right: its links are to other pages that are linked.
  const linked = made.filter(({ isLinked }) => isLinked);
  for (const page of order) {
    const to = [pick(linked), pick(linked), pick(linked)];
    page.body.push(...to.map(({ path, title }) => `<p>See <a href="${path}">${title}</a></p>`));
  }
  return {
    answers: new Map([...site.extra, ...made.map((page) => toAnswer(page)), ...makeLists(linked)]),
    listed: ["/", ...made.filter(({ isListed }) => isListed).map(({ path }) => path)],
    truth: site.truth,
  };
}

type Planting = {
  origin: string;
  pick: <Each>(from: readonly Each[]) => Each;
  /** A page that nothing was planted on. */
  take: () => MadePage;
  extra: Map<string, FaultyAnswer>;
  truth: Map<PlantedKind, Set<string>>;
};

type Plant = (site: Planting, round: number) => void;

const link = (href: string, words: string) => `<p><a href="${href}">${words}</a></p>`;
const meta = (content: string, name = "robots") => `<meta name="${name}" content="${content}">`;
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const alternate = (code: string, href: string) =>
  `<link rel="alternate" hreflang="${code}" href="${href}">`;
const picture = (more: string) => `<img src="/cloth.png" width="90" height="60"${more}>`;

const plants: readonly Plant[] = [
  function plantDeadLinks({ take, pick, truth }, round) {
    const lost = pick([`/lost-${round}`, `/lost-${round}.html?from=menu`, `/shop/lost-${round}/`]);
    take().body.push(link(lost, "Cloth that was sold"));
    truth.get("status-4xx")!.add(lost);
    take().body.push(link("mailto:shop@example.com", "Write to our shop"));
    take().body.push(link("tel:+924235712345", "Ring our shop"), link("#more", "Read our notes"));
  },
  function plantOrphans({ take, truth, extra }, round) {
    const orphan = take();
    orphan.isLinked = false;
    truth.get("orphan")!.add(orphan.path);
    // A link to a redirect leads there, too; so does a link of a page that is itself far away.
    const [moved, behind, far] = [take(), take(), take()];
    for (const page of [moved, behind]) page.isLinked = false;
    extra.set(`/old-${round}`, { status: 301, location: moved.path });
    far.body.push(link(`/old-${round}`, "An older address"), link(behind.path, behind.title));
  },
  function plantTitles({ take, truth, extra, pick }, round) {
    const [one, other] = [take(), take()];
    other.title = pick([one.title, one.title.toUpperCase()]);
    for (const { path } of [one, other]) truth.get("title-duplicate")!.add(path);
    const shown = take();
    shown.head.push(canonical(shown.path));
    const copy = { ...shown, path: `${shown.path}?sort=price-${round}` };
    extra.set(...toAnswer(copy));
    take().body.push(link(copy.path, "The same, cheapest first"));
    const near = take();
    near.title = take().title.replace("for you", `for them ${round}`);
  },
  function plantDescriptions({ take, truth, pick }) {
    const page = take();
    page.description = null;
    truth.get("description-missing")!.add(page.path);
    const written = take();
    written.description = null;
    const content = `All about ${written.title}, and what it costs to send it.`;
    written.head.push(
      pick([meta(content, "Description"), `<META CONTENT="${content}" NAME=description>`]),
    );
  },
  function plantRedirects({ take, truth, extra, pick, origin }, round) {
    const [to, from, near] = [take(), take(), take()];
    const status = pick([301, 302, 307, 308]);
    extra.set(`/far-${round}`, { status, location: `/farther-${round}` });
    extra.set(`/farther-${round}`, { status: 301, location: origin + to.path });
    from.body.push(link(`/far-${round}`, "Where it was before"));
    truth.get("redirect-chain")!.add(`/far-${round}`);
    extra.set(`/near-${round}`, { status, location: near.path });
    take().body.push(link(`/near-${round}`, "Where it was once"));
  },
  function plantNoindex({ take, truth, pick }) {
    const page = take();
    page.head.push(pick([meta("noindex"), meta("follow, NOINDEX"), meta("none", "googlebot")]));
    truth.get("noindex-linked")!.add(page.path);
    take().head.push(pick([meta("noindex", "bingbot"), meta("index, max-snippet:-1")]));
    const closed = take();
    closed.head.push(meta("noindex"));
    closed.isListed = false;
    closed.path = closed.path.replace(/[^/]+\/?$/, (name) => `login/${name}`);
  },
  function plantCanonicals({ take, truth, pick, origin }, round) {
    const page = take();
    page.head.push(canonical(pick([origin, ""]) + `/canonical-lost-${round}`));
    truth.get("canonical-to-error")!.add(page.path);
    const own = take();
    own.head.push(canonical(origin + own.path + pick(["", "#more"])));
  },
  function plantFragments({ take, truth, pick }, round) {
    const [to, from] = [take(), take()];
    from.body.push(link(`${to.path}#lost-${round}`, "That part of the text"));
    truth.get("broken-fragment")!.add(from.path);
    to.body.push('<a name="old place"></a>', '<h3 id="größe">Sizes</h3>');
    const right = pick(["#more", "#top", "#gr%C3%B6%C3%9Fe", "#old%20place", "#:~:text=cotton"]);
    take().body.push(link(to.path + right, "This part of the text"));
  },
  function plantPictures({ take, truth, pick }) {
    const page = take();
    page.body.push(picture(pick(["", ' title=" "', ' alt=" "'])));
    truth.get("image-alt-missing")!.add(page.path);
    const right = [
      ' alt=""',
      ' alt="Cloth"',
      ' title="Cloth"',
      ' role="presentation"',
      ' aria-hidden="true"',
    ];
    take().body.push(picture(pick(right)));
  },
  function plantVersions({ take, truth, origin }) {
    const [one, silent, english, urdu] = [take(), take(), take(), take()];
    one.head.push(alternate("en", origin + one.path), alternate("ur", origin + silent.path));
    truth.get("hreflang-no-return")!.add(one.path);
    const pair = alternate("en", origin + english.path) + alternate("ur-PK", origin + urdu.path);
    const choice = alternate("x-default", `${origin}/`);
    for (const page of [english, urdu]) page.head.push(pair, choice);
  },
];

function toAnswer({ path, title, description, head, body }: MadePage): [string, FaultyAnswer] {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/cloth.png">
<title>${title}</title>${description === null ? "" : meta(description, "description")}${head.join("\n")}</head>
<body><nav><a href="/">Our shop</a></nav><main><h1>${title}</h1>
${body.join("\n")}</main></body></html>`;
  return [path, { status: 200, html }];
}

/** The home page names the lists, and each list some pages. */
function makeLists(linked: readonly MadePage[]): readonly [string, FaultyAnswer][] {
  const lists = Array.from({ length: Math.ceil(linked.length / LIST_PAGES) }, (_, at) => ({
    path: `/list-${at}`,
    pages: linked.slice(at * LIST_PAGES, (at + 1) * LIST_PAGES),
  }));
  return [
    toList(
      "/",
      "The front page",
      lists.map(({ path }, at) => link(path, `Our list ${at}`)),
    ),
    ...lists.map(({ path, pages }, at) =>
      toList(
        path,
        `List ${at}`,
        pages.map((each) => link(each.path, each.title)),
      ),
    ),
  ];
}

function toList(path: string, name: string, links: readonly string[]): [string, FaultyAnswer] {
  return toAnswer({
    path,
    title: `${name} of our shop in Lahore`,
    description: `${name}: what we weave, print and sew, with prices.`,
    head: [],
    body: [...links],
    isLinked: true,
    isListed: true,
  });
}
