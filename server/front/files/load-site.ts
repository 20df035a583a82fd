import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { DESK_PATH } from "#lib/desk/contract.ts";
import { markdownPath } from "#lib/site/markdown-path.ts";

import {
  compressNow,
  type CompressedFile,
  listFiles,
  readCompressed,
  unpackBrotli,
} from "./compress.ts";
import { contentTypeOf } from "./content-types.ts";
import { markLiveOff } from "./mark-live-off.ts";
import type { Encoding } from "./negotiate.ts";
import { createPageDictionary, DICTIONARY_SUFFIX, type PageDictionary } from "./page-dictionary.ts";
import {
  contentSecurityPolicy,
  findFormOrigins,
  findInlineScripts,
  findInlineStyles,
  plainPolicy,
} from "#server/front/security-headers.ts";

/** Bytes as they are sent, or what unpacks them: of a file that has a packed copy only that one is kept. */
type Body = Buffer<ArrayBuffer> | (() => Promise<Buffer<ArrayBuffer>>);

/** One encoding of one file, with everything an answer needs made ready. */
export type Variant<Held extends Body = Body> = {
  body: Held;
  /** Quoted, strong, and different for each encoding. */
  etag: string;
  headers: Readonly<Record<string, string>>;
};

export type SiteFile = {
  variants: Partial<Record<Exclude<Encoding, "identity">, Variant<Buffer<ArrayBuffer>>>> & {
    identity: Variant;
  };
};

export type BuiltSite = {
  /** By request path: "/", "/pricing", "/assets/entry-3f2a.js". */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** What pages may be packed with, if the build wrote one. */
  dictionary?: PageDictionary | undefined;
  /** Pages that say at their own address why there is nothing, with 404 like any other. */
  notFoundAt: ReadonlyMap<string, SiteFile>;
  /** The policy of a page, for an answer that is made from its HTML. */
  policyOf: (pathname: string) => string;
};

const CACHE_FOREVER = "public, max-age=31536000, immutable";
const CACHE_CHECKED = "public, max-age=0, must-revalidate";

/** What the router writes for hosts without prerendered pages; nothing here may answer with it. */
const SPA_FALLBACK = "__spa-fallback.html";

const PLAIN_NOT_FOUND = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page not found</title><h1>Page not found</h1><p><a href="/">Home</a></p></html>`;

type SiteOptions = {
  /** Origins that pages may send forms to, besides those found in their form elements. */
  formOrigins?: readonly string[];
  /** True where no addresses are read: pages then say so. */
  isLiveOff?: boolean;
  /** True where the agency's people have no desk: its page says so then, as one that is not there. */
  isDeskOff?: boolean;
};

/** The bytes of an answer. */
export async function readVariant({ body }: Variant): Promise<Buffer<ArrayBuffer>> {
  return typeof body === "function" ? body() : body;
}

/**
 * Reads the built folder into memory once. Requests never touch the disk, nor any path on it. Files are
 * read one after the other, and twice: all of them at once, and unpacked, would be 100 MB, which the
 * process never gives back.
 */
export async function loadSite(folder: string, options: SiteOptions = {}): Promise<BuiltSite> {
  const names = (await listFiles(folder)).filter((name) => name !== SPA_FALLBACK);
  const read = (name: string) => readFile(path.join(folder, name));

  const policies = await buildPolicies(names.filter(isPage), read, options.formOrigins ?? []);
  const dictionary = await findDictionary(names, read);
  const markdown = new Set(names.filter((name) => name.endsWith(".md")));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const content = await read(name);
    const shown = options.isLiveOff && isPage(name) ? markLiveOff(content) : content;
    const coding = isPage(name) ? dictionary?.coding : undefined;
    const compressed =
      shown === content
        ? await readCompressed(path.join(folder, name), content, coding)
        : await compressNow(shown);
    const file = { name, content: shown, compressed, policy: policies.get(name) };
    const hasTwoForms = name.endsWith(".md") || markdown.has(markdownNameOf(name));
    const headers = { ...dictionaryHeaders(name, dictionary), ...markdownHeaders(name) };
    files.set(toPath(name), buildFile({ ...file, hasTwoForms, headers }));
  }

  const notFound =
    files.get("/404") ??
    buildFile({ name: "404.html", content: Buffer.from(PLAIN_NOT_FOUND), compressed: {} });
  files.delete("/404");
  const notFoundAt = new Map<string, SiteFile>();
  const desk = files.get(DESK_PATH);
  if (options.isDeskOff && desk !== undefined) {
    notFoundAt.set(DESK_PATH, desk);
    files.delete(DESK_PATH);
  }

  return {
    files,
    notFound,
    dictionary,
    notFoundAt,
    policyOf: (pathname) =>
      policies.get(pathname === "/" ? "index.html" : `${pathname.slice(1)}/index.html`) ??
      plainPolicy,
  };
}

type ReadFile = (name: string) => Promise<Buffer>;

/** The policy of each page, by file name. */
export async function buildPolicies(
  pages: readonly string[],
  read: ReadFile,
  configuredOrigins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const origins = new Set(configuredOrigins);
  const inline = new Map<string, { scripts: readonly string[]; styles: readonly string[] }>();
  for (const name of pages) {
    const html = (await read(name)).toString("utf8");
    for (const origin of findFormOrigins(html)) origins.add(origin);
    inline.set(name, { scripts: findInlineScripts(html), styles: findInlineStyles(html) });
  }
  const formOrigins = [...origins];
  return new Map(
    [...inline].map(([name, used]) => [name, contentSecurityPolicy({ ...used, formOrigins })]),
  );
}

/** "pricing/index.html" → "/pricing", as each page has one address, without a slash at its end. */
function toPath(name: string): string {
  if (name === "index.html") return "/";
  return encodeURI(`/${name.replace(/(?:\/index)?\.html$/, "")}`);
}

async function findDictionary(
  names: readonly string[],
  read: ReadFile,
): Promise<PageDictionary | undefined> {
  const found = names.find((name) => name.endsWith(DICTIONARY_SUFFIX));
  return found === undefined ? undefined : createPageDictionary(toPath(found), await read(found));
}

function dictionaryHeaders(name: string, dictionary: PageDictionary | undefined) {
  if (isPage(name)) return dictionary?.pageHeaders;
  return name.endsWith(DICTIONARY_SUFFIX) ? dictionary?.ownHeaders : undefined;
}

/** For a search engine Markdown is no second page. */
function markdownHeaders(name: string) {
  return name.endsWith(".md")
    ? { "X-Robots-Tag": "noindex", "Content-Location": toPath(name) }
    : undefined;
}

/** "pricing/index.html" → "pricing.md" */
function markdownNameOf(name: string): string {
  return markdownPath(toPath(name)).slice(1);
}

function isPage(name: string): boolean {
  return name.endsWith(".html");
}

type FileToBuild = {
  name: string;
  content: Buffer<ArrayBuffer>;
  compressed: CompressedFile;
  policy?: string | undefined;
  /** True if its address has it as HTML and as Markdown. */
  hasTwoForms?: boolean;
  headers?: Readonly<Record<string, string>> | undefined;
};

function buildFile({
  name,
  content,
  compressed,
  policy = plainPolicy,
  hasTwoForms = false,
  headers: more,
}: FileToBuild): SiteFile {
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const { type, compressible } = contentTypeOf(name);
  const vary = [
    ...(compressible ? ["Accept-Encoding"] : []),
    ...(compressed.dcz ? ["Available-Dictionary"] : []),
    ...(hasTwoForms ? ["Accept"] : []),
  ];

  const buildVariant = <Held extends Body>(body: Held, encoding: Encoding): Variant<Held> => {
    const etag = encoding === "identity" ? `"${digest}"` : `"${digest}-${encoding}"`;
    const headers = {
      "Content-Type": type,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      "Cache-Control": name.startsWith("assets/") ? CACHE_FOREVER : CACHE_CHECKED,
      "Content-Security-Policy": policy,
      ...more,
      ...(vary.length > 0 && { Vary: vary.join(", ") }),
    };
    return { body, etag, headers };
  };

  const { br } = compressed;
  const identity = br === undefined ? content : () => unpackBrotli(br);
  return {
    variants: {
      identity: buildVariant<Body>(identity, "identity"),
      ...(br && { br: buildVariant(br, "br") }),
      ...(compressed.gzip && { gzip: buildVariant(compressed.gzip, "gzip") }),
      ...(compressed.dcz && { dcz: buildVariant(compressed.dcz, "dcz") }),
    },
  };
}
