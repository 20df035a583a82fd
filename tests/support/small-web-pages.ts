/**
 * A small web for the tests of live reading: hosts, and what they answer by path. It is data, so that a
 * test can compare what it sees with what was sent.
 */
export type SmallAnswer =
  | {
      status: number;
      headers?: Readonly<Record<string, string>>;
      body?: string;
    }
  /** Takes the request and says nothing. */
  | "silent";

export type SmallHost = {
  /** Nothing listens on port 443. */
  onlyHttp?: true;
  /** By path with query; "*" is every other one. Without it: 404. */
  answers: Readonly<Record<string, SmallAnswer>>;
  /** In place of those, from the second time on that a path is asked. */
  later?: Readonly<Record<string, SmallAnswer>>;
  /** In place of the page "/", for requests whose User-Agent has this name. */
  forAgents?: Readonly<Record<string, SmallAnswer>>;
};

const html = (body: string, headers: Readonly<Record<string, string>> = {}): SmallAnswer => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", ...headers },
  body,
});

const robots = (body: string): SmallAnswer => ({
  status: 200,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body,
});

const redirect = (status: number, location: string): SmallAnswer => ({
  status,
  headers: { location },
});

const notFound: SmallAnswer = { status: 404, headers: { "content-type": "text/html" } };

const clinicWords =
  "Dr. Tarar and her team treat teeth and gums in Gulberg, Lahore: root canals, implants, braces and whitening, with a fixed price before the treatment begins. ".repeat(
    8,
  );

const clinicLinks = `<nav>
<a href="/">Home</a>
<a href="/prices">Prices</a>
<a href="/old-team">Team</a>
<a href="/gone">Offers</a>
<a href="https://wall.pk/">Partner laboratory</a>
<a href="https://a.pk/" rel="nofollow sponsored">Printed lawn</a>
<a href="tel:+924235000000">Call us</a>
</nav>`;

const clinicHead = (language: "en" | "ur", title: string, path: string) => `<!doctype html>
<html lang="${language}"${language === "ur" ? ' dir="rtl"' : ""}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="Root canals, implants and braces in Gulberg, Lahore, with a fixed price before the treatment begins. Open until nine, also on Saturdays.">
<link rel="canonical" href="https://tarardental.pk${path}">
<link rel="alternate" hreflang="en-PK" href="https://tarardental.pk/">
<link rel="alternate" hreflang="ur-PK" href="https://tarardental.pk/ur">
<link rel="alternate" hreflang="x-default" href="https://tarardental.pk/">
<link rel="stylesheet" href="/styles/site.css">
<script src="/scripts/booking.js" defer></script></head>`;

const rival = (title: string, words: string) =>
  html(`<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<header><a href="/">Home</a> <a href="/cart">Cart</a></header>
<main><h1>${title}</h1><p>${words.repeat(12)}</p></main>
<footer>Cookies and terms</footer></body></html>`);

const clinicSnapshot = {
  url: "tarardental.pk",
  archived_snapshots: {
    closest: {
      status: "200",
      available: true,
      url: "http://web.archive.org/web/20260102030405/https://tarardental.pk/",
      timestamp: "20260102030405",
    },
  },
};

const archive = (answer: object): SmallAnswer => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(answer),
});

const changing = (title: string, link: string) =>
  html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} in Lahore, cut and stitched to measure</title></head><body>
<h1>${title}</h1><p>${`${title} made in Lahore, washed before they are cut. `.repeat(20)}</p><a href="${link}">More of what we make</a></body></html>`);

const archivePath = (url: string) => `/wayback/available?url=${encodeURIComponent(url)}`;

export const smallWebPages: Readonly<Record<string, SmallHost>> = {
  /** A page as it should be, but for a style sheet that robots.txt closes and a dead link. */
  "tarardental.pk": {
    answers: {
      "/": html(
        `${clinicHead("en", "Dentist in Gulberg, Lahore: prices and appointments", "/")}<body>${clinicLinks}<main><h1>Tarar Dental, Gulberg</h1><p>${clinicWords}</p><img src="/clinic.jpg" alt="The waiting room" width="600" height="400"></main></body></html>`,
        {
          "cache-control": "max-age=600",
          "x-content-type-options": "nosniff",
          "strict-transport-security": "max-age=31536000",
        },
      ),
      "/ur": html(
        `${clinicHead("ur", "گلبرگ لاہور میں دانتوں کا ڈاکٹر", "/ur")}<body><main><h1>تارڑ ڈینٹل</h1><p>${clinicWords}</p></main></body></html>`,
      ),
      "/robots.txt": robots(
        "User-agent: *\nDisallow: /styles/\nDisallow: /cart\n\nSitemap: https://tarardental.pk/sitemap.xml\n",
      ),
      "/sitemap.xml": {
        status: 200,
        headers: { "content-type": "application/xml" },
        body: '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://tarardental.pk/</loc></url><url><loc>https://tarardental.pk/ur</loc></url></urlset>',
      },
      "/prices": html("<title>Prices</title><h1>Prices</h1>"),
      "/old-team": redirect(301, "/team"),
      "/team": html("<title>Team</title><h1>Team</h1>"),
      "/gone": { status: 410, headers: { "content-type": "text/html" }, body: "Gone" },
    },
  },
  /** What a server sends whose words are made by a script. */
  "shell.pk": {
    answers: {
      "/": html(
        '<!doctype html><html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
      ),
    },
  },
  /** So many stalls that a visitor has time to stop the reading of them. */
  "bazaar.pk": {
    answers: {
      "/robots.txt": robots("User-agent: *\nDisallow: /cart\n"),
      "/sitemap.xml": notFound,
      "/": html(
        `<!doctype html><html lang="en"><head><title>Bazaar</title></head><body><h1>Bazaar</h1><p>${clinicWords}</p>${Array.from({ length: 60 }, (_, index) => `<a href="/stall-${index + 1}">Stall ${index + 1}</a>`).join("\n")}</body></html>`,
      ),
      "*": html(
        `<!doctype html><html lang="en"><head><title>Bazaar</title></head><body><h1>A stall</h1><p>${clinicWords}</p></body></html>`,
      ),
    },
  },
  "noindex.pk": {
    answers: {
      "/": html(
        `<!doctype html><html lang="en"><head><title>Staging</title><meta name="robots" content="noindex"></head><body><h1>Staging</h1><p>${clinicWords}</p></body></html>`,
        { "x-robots-tag": "noindex, nofollow" },
      ),
    },
  },
  "wall.pk": {
    answers: {
      "/robots.txt": robots("User-agent: *\nAllow: /\n"),
      "*": { status: 403, headers: { "content-type": "text/html" }, body: "<h1>Forbidden</h1>" },
    },
  },
  /** robots.txt closes one search crawler and one of training; the firewall refuses another, a third is to pay. */
  "fenced.pk": {
    answers: {
      "/": html(
        `<!doctype html><html lang="en"><head><title>Fenced garden</title></head><body><h1>Fenced</h1><p>${clinicWords}</p></body></html>`,
      ),
      "/robots.txt": robots(
        "User-agent: *\nDisallow: /cart\n\nUser-agent: Claude-SearchBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n",
      ),
    },
    forAgents: {
      "OAI-SearchBot": { status: 403, headers: { "content-type": "text/html" }, body: "Forbidden" },
      PerplexityBot: {
        status: 402,
        headers: { "content-type": "text/html", "crawler-price": "USD 0.01" },
        body: "Payment required",
      },
    },
  },
  "slow.pk": { answers: { "/robots.txt": notFound, "*": "silent" } },
  "pdf.pk": {
    answers: {
      "/": { status: 200, headers: { "content-type": "application/pdf" }, body: "%PDF-1.7" },
    },
  },
  "closed.pk": {
    answers: {
      "/": html("<title>Closed</title>"),
      "/robots.txt": robots("User-agent: PehlaPageBot\nDisallow: /\n"),
    },
  },
  "robots503.pk": {
    answers: {
      "/": html(`<title>Busy</title><h1>Busy</h1><p>${clinicWords}</p>`),
      "/robots.txt": { status: 503, headers: { "content-type": "text/plain" }, body: "Busy" },
    },
  },
  /** Every address answers 200 with a page, also /robots.txt. */
  "soft404.pk": {
    answers: { "*": html(`<!doctype html><title>Not found</title><h1>Sorry</h1>`) },
  },
  /** An address that was typed without its scheme, on a server without https. */
  "old.pk": { onlyHttp: true, answers: { "/": redirect(301, "http://www.old.pk/") } },
  "www.old.pk": {
    onlyHttp: true,
    answers: {
      "/": html(
        `<!doctype html><html lang="en"><head><title>Old, but there</title></head><body><h1>Old</h1><p>${clinicWords}</p></body></html>`,
      ),
    },
  },
  "a.pk": {
    answers: {
      "/": rival(
        "Printed lawn suits in Karachi",
        "Printed lawn suits, stitched and unstitched, with free delivery in Karachi. Summer lawn of three pieces comes with a chiffon dupatta. ",
      ),
    },
  },
  "b.pk": {
    answers: {
      "/": rival(
        "Lawn collection for summer",
        "Our summer lawn collection has printed lawn suits with embroidery, and a chiffon dupatta for each. Fabric is washed before it is cut. ",
      ),
    },
  },
  "c.pk": {
    answers: {
      "/": rival(
        "Unstitched lawn: prices",
        "Unstitched printed lawn is sold by the suit. Prices of a summer lawn suit with a chiffon dupatta begin at Rs 2,950. ",
      ),
    },
  },
  /** A site of which a page is gone when it is read again, for as many sites as are asked for. */
  "*.changing.pk": {
    answers: { "/": changing("Shop", "/lawn"), "/lawn": changing("Lawn suits", "/") },
    later: { "/lawn": notFound },
  },
  "archive.org": {
    answers: {
      [archivePath("tarardental.pk")]: archive(clinicSnapshot),
      [archivePath("https://tarardental.pk/")]: archive(clinicSnapshot),
      "*": archive({ archived_snapshots: {} }),
    },
  },
};
