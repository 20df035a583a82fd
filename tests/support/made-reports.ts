/** Reports of made sites, for screens that are to be seen with much, little and nothing in them. */
import { buildReport } from "#engine/site-audit/build-report.ts";
import type { Phase, SiteAuditState } from "#engine/site-audit/contract.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { NOW, toSiteRows, toUrl, type Answer } from "./site-rows.ts";

const secure = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy": "default-src 'self'",
  "referrer-policy": "strict-origin",
};

type PageWords = { title: string; links?: readonly string[]; urdu?: boolean };

function toPage(path: string, { title, links = [], urdu = false }: PageWords): Answer {
  const words = Array.from({ length: 220 }, (_, at) => `${path.replaceAll(/\W/g, "x")}${at}`);
  return {
    headers: secure,
    html: `<!doctype html><html ${urdu ? 'lang="ur" dir="rtl"' : 'lang="en-PK"'}><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.ico"><title>${title}</title>
<meta property="og:title" content="${title}"><meta property="og:image" content="https://tailor.pk/share.png">
<meta name="description" content="What is to be seen at ${path}, told in one sentence that is long enough to stand in the results.">
<link rel="canonical" href="${toUrl(path)}"></head><body><main><h1>${title} ${path}</h1>
<p>${words.join(" ")}</p>
${links.map((link) => `<a href="${link}">Over to ${link}</a>`).join("\n")}</main></body></html>`,
  };
}

function listed(answers: Readonly<Record<string, Answer>>) {
  const entries = Object.keys(answers).map((path) => ({ url: toUrl(path) }));
  const url = toUrl("/sitemap.xml");
  return {
    sitemaps: [{ url, foundIn: "usual" as const, status: 200, kind: "pages" as const, entries }],
  };
}

/** Five pages without a fault. */
function toTailor(): Record<string, Answer> {
  const paths = ["/shirts", "/suits", "/prices", "/visit"];
  return {
    "/": toPage("/", { title: "Tailor Karim of Lahore", links: paths }),
    ...Object.fromEntries(
      paths.map((path) => [
        path,
        toPage(path, { title: `${path.slice(1)} by Tailor Karim`, links: ["/", ...paths] }),
      ]),
    ),
  };
}

/** A shop of some forty pages with a fault of each kind, and addresses in Urdu. */
function toShop(): Record<string, Answer> {
  const lists = ["lawn", "khaddar", "chiffon"];
  const answers: Record<string, Answer> = {
    "/": toPage("/", {
      title: "Rangreza of Karachi",
      links: [...lists.map((list) => `/collections/${list}`), "/journal/", "/دکان/", "/gone"],
    }),
    "/gone": { status: 404 },
    "/journal/": {
      ...(toPage("/journal/", { title: "Journal of the dyers" }) as object),
      xRobotsTag: "noindex",
    },
    "/دکان/": toPage("/دکان/", { title: "رنگریز کی دکان", urdu: true }),
    "/slow": { status: null, notRead: { reason: "timeout", detail: "15 seconds, twice" } },
  };
  for (const list of lists) {
    const near = Array.from({ length: 8 }, (_, at) => `/product/${list}-${at}`);
    answers[`/collections/${list}`] = toPage(`/collections/${list}`, {
      title: `Cloth of ${list} for summer`,
      links: near,
    });
    for (const path of near) answers[path] = toPage(path, { title: "Rangreza | Shop online" });
  }
  for (let at = 0; at < 6; at += 1) {
    answers[`/product/ajrak-${at}`] = toPage(`/product/ajrak-${at}`, {
      title: "Rangreza | Shop online",
    });
  }
  return answers;
}

const few = { ...toTailor(), "/suits": toPage("/suits", { title: "", links: ["/"] }) };
const bound = { id: "pages", text: "100 pages are read at most; 312 more are known." } as const;

export const madeReports = {
  many: buildReport(toSiteRows(toShop(), { ...listed(toShop()), bounds: [bound] }), {
    now: NOW,
    earlier: {
      ...buildReport(toSiteRows(few, listed(few)), { now: NOW }),
      startedAt: "2026-10-25T08:58:00.000Z",
      endedAt: "2026-10-25T09:00:00.000Z",
    },
  }),
  few: buildReport(toSiteRows(few, listed(few)), { now: NOW }),
  none: buildReport(toSiteRows(toTailor(), listed(toTailor())), { now: NOW }),
  silent: buildReport(
    toSiteRows({
      "/": { status: null, notRead: { reason: "timeout", detail: "No answer in ten seconds" } },
    }),
    { now: NOW },
  ),
} satisfies Record<string, SiteReport>;

const LANGUAGES = "ar bn da de en es fa fi fr hi it ja ko nl pa ps ru sd sv tr ur zh".split(" ");

/** Forty folders of 25 pages, each folder with faults of its own: what is long on every screen. */
export function makeLargeReport(): SiteReport {
  const answers: Record<string, Answer> = {};
  const folders = Array.from({ length: 40 }, (_, at) => `/cloth-${at}/`);
  for (const [at, folder] of folders.entries()) {
    for (let number = 0; number < 25; number += 1) {
      const path = `${folder}${number}`;
      const page = toPage(path, {
        title: at % 2 === 0 ? `Cloth of folder ${at}` : `Cloth ${at} number ${number}`,
        links: [`${folder}${(number + 1) % 25}`, `/old-${at}`, `/gone-${number}`],
      });
      const html = typeof page === "string" ? page : (page.html ?? "");
      const versions = LANGUAGES.map(
        (code) => `<link rel="alternate" hreflang="${code}" href="/${code}${path}">`,
      ).join("");
      answers[path] = {
        ...(at % 8 === 0 ? {} : { headers: secure }),
        ...(at % 10 === 0 && { xRobotsTag: "noindex" }),
        html: html
          .replace("</head>", `${at % 4 === 0 ? versions : ""}</head>`)
          .replace("<h1>", at % 3 === 0 ? "<p>" : "<h1>")
          .replace("</main>", `<img src="/picture-${number}.png"></main>`),
      };
    }
    answers[`/old-${at}`] = { status: 301, location: toUrl(`${folder}0`) };
  }
  for (let number = 0; number < 25; number += 1) answers[`/gone-${number}`] = { status: 404 };
  answers["/"] = toPage("/", { title: "All cloth", links: folders.map((folder) => `${folder}0`) });
  const earlier = { ...answers };
  for (const path of Object.keys(earlier).filter((each) => each.endsWith("/7"))) {
    earlier[path] = toPage(path, { title: "Cloth of old" });
  }
  const before = buildReport(toSiteRows(earlier, listed(earlier)), { now: NOW });
  return buildReport(toSiteRows(answers, listed(answers)), { now: NOW, earlier: before });
}

/** What the server says of an audit with this report, and in another phase without it. */
export function toAuditState(
  { issues: _issues, pages: _pages, ...report }: SiteReport,
  phase: Phase = "done",
): SiteAuditState {
  const isOver = phase === "done" || phase === "stopped";
  return {
    phase,
    site: report.site,
    startedAt: report.startedAt,
    keptUntil: "2026-12-22T09:00:00.000Z",
    progress: {
      found: 71,
      read: 43,
      waiting: 26,
      keptOut: 2,
      now: toUrl("/product/lawn-1"),
      secondsLeft: 70,
      latest: [
        { url: toUrl("/product/lawn-0"), status: 200, ms: 400 },
        { url: toUrl("/sale"), status: 301, ms: 200 },
        { url: toUrl("/slow"), status: null, ms: 15_000 },
        { url: toUrl("/cart"), status: null, skipped: "robots.txt" },
      ],
      findings: [
        {
          at: "2026-11-22T09:03:04.000Z",
          issue: "title-duplicate",
          severity: "clicks",
          title: "26 pages share their titles",
          detail: "“Rangreza | Shop online”",
          pages: 26,
        },
      ],
      squares: [
        ...Array.from({ length: 40 }, () => "open" as const),
        ...(["redirect", "shut", "shut", "no-answer", "kept-out", "kept-out"] as const),
        ...Array.from({ length: 26 }, () => "waiting" as const),
      ],
    },
    ...(isOver && { report }),
  };
}
