import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { onTestFinished } from "vitest";

/** A folder of its own for one test, gone afterwards. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pehla-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const longText = "Search engines read words. ".repeat(40);

export const contactPageHtml = `<!DOCTYPE html><html lang="en"><head><title>Contact</title><style>.field-error{color:red}</style></head><body><h1>Contact</h1><form id="audit" action="/f/audit" method="post"><div class="field" data-field="name"><label for="_R_1_">Name</label><input id="_R_1_" name="name" required=""></div><div class="field" data-field="email"><label for="_R_2_">Email</label><input id="_R_2_" name="email" type="email" aria-describedby="_R_2_-hint"></div><div class="field" data-field="phone"><label for="_R_5_">Phone or WhatsApp</label><input id="_R_5_" name="phone"></div><div class="field" data-field="website"><label for="_R_3_">Website</label><input id="_R_3_" name="website"></div><div class="field" data-field="message"><label for="_R_4_">Message</label><textarea id="_R_4_" name="message"></textarea></div><input type="hidden" name="_subject" value="Free audit"><input type="hidden" name="page" value="/contact"><input name="_gotcha" tabindex="-1"><button>Send</button></form><script type="module">import("/assets/entry-1a2b.js")</script><script type="application/ld+json">{"@type":"ContactPage"}</script></body></html>`;

/** The page in Urdu, whose form brings its own words for a refusal. */
export const urduPageHtml = contactPageHtml
  .replace('<html lang="en">', '<html lang="ur" dir="rtl">')
  .replace(
    'action="/f/audit"',
    'action="/f/audit?language=ur" data-failure-title="پیغام نہیں گیا۔" data-failure="دوبارہ کوشش کریں۔"',
  )
  .replace(
    'data-field="email"',
    'data-field="email" data-refused="ای میل دوبارہ دیکھیں۔" data-missing="اپنا ای میل لکھیں۔"',
  );

/** A built site in small: each kind of file that the server tells apart. */
export function makeSiteFolder(): string {
  const folder = makeTemporaryFolder();
  writeFiles(folder, {
    "index.html": `<!DOCTYPE html><title>Home</title><style>h1{color:green}</style><h1>Home</h1><p>${longText}</p><script>console.log("home")</script>`,
    "pricing/index.html": `<!DOCTYPE html><title>Pricing</title><h1>Pricing</h1><p>${longText}</p>`,
    "contact/index.html": contactPageHtml,
    "thanks/index.html": `<!DOCTYPE html><title>Thanks</title><h1>Thank You!</h1>`,
    "404/index.html": `<!DOCTYPE html><title>Page not found</title><h1>Page not found</h1><p>${longText}</p>`,
    "__spa-fallback.html": `<!DOCTYPE html><title>Fallback</title>`,
    ".vite/manifest.json": "{}",
    ".well-known/security.txt": "Contact: mailto:hello@example.com\n",
    "assets/entry-1a2b.js": `export const text = ${JSON.stringify(longText)};`,
    "assets/photo-3c4d.avif": Buffer.from("avif"),
    "sitemap.xml": `<?xml version="1.0"?><urlset>${longText}</urlset>`,
    "site.webmanifest": `{"name":"${longText}"}`,
    "fonts/text.woff2": Buffer.from("woff2"),
  });
  return folder;
}
