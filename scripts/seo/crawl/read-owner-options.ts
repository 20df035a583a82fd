import { firstSpellings } from "#engine/address/address-key.ts";
import { validateHeaderName, validateHeaderValue } from "node:http";

import { siteHosts } from "#engine/site-audit/frontier/scope.ts";
import { ownValue } from "#lib/own-value.ts";
import { judgeAddress, type JudgedAddress } from "#server/reading/judge-address.ts";
import type { Guard } from "#server/reading/guard.ts";
import type { OwnerOptions } from "#server/audits/crawl/owner-options.ts";
import { BadInput, BadUse, type Call } from "#scripts/seo/command.ts";

/** What the reader says itself: it would not understand the answer to another's. */
const OURS = new Set([
  "accept",
  "accept-encoding",
  "connection",
  "content-length",
  "host",
  "transfer-encoding",
]);

export type Start = JudgedAddress & { addresses?: readonly string[] };

/** Where the reading begins: the site's address, or the first one of --list. */
export async function readStart(
  { positionals, values, readText }: Call,
  guard: Guard,
): Promise<Start> {
  const [url, ...others] = positionals;
  const file = values["list"];
  if (typeof file !== "string") {
    if (url === undefined) throw new BadUse("name the site's address");
    if (others.length > 0) throw new BadUse(`"${others[0]}" is not expected here`);
    return judge(url, guard, values);
  }
  if (url !== undefined) throw new BadUse("name the site's address or --list, not both");
  for (const name of ["sitemap", "include", "exclude"]) {
    if (ownValue(values, name) !== undefined) {
      throw new BadUse(`--list reads its addresses alone: leave out --${name}`);
    }
  }
  return readList(await readText(file), guard, values);
}

/** One address a line, in full, all of one site; empty lines count for nothing. */
function readList(text: string, guard: Guard, values: Call["values"]): Start {
  const found: JudgedAddress[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === "") continue;
    const where = `--list, line ${at + 1}: `;
    const address = judge(line, guard, values, where);
    if (address.schemeAssumed) {
      throw new BadInput(`${where}write the address in full, with http:// or https://.`);
    }
    const [first = address] = found;
    if (!siteHosts(first.url.host).includes(address.url.host)) {
      throw new BadInput(
        `${where}${address.url.host} is another site than ${first.url.host}. A list holds addresses of one site.`,
      );
    }
    found.push(address);
  }
  const [first] = found;
  if (first === undefined) throw new BadInput("--list names no address: write one per line");
  return { ...first, addresses: firstSpellings(found.map(({ url }) => url.href)) };
}

/** Of --sitemap, --include, --exclude and what the site is asked with. */
export function readOwnerOptions({ values }: Call, guard: Guard): OwnerOptions {
  const sitemap = values["sitemap"];
  const agent = values["agent"];
  const headers = readHeaders(values);
  const include = readPatterns(values, "include");
  const exclude = readPatterns(values, "exclude");
  if (typeof agent === "string") checkHeader("agent", "User-Agent", agent);
  return {
    ...(values["ignore-robots"] === true && { ignoresRobots: true }),
    ...(typeof agent === "string" && { userAgent: agent }),
    ...(headers !== undefined && { headers }),
    ...(typeof sitemap === "string" && {
      sitemap: judge(sitemap, guard, values, "--sitemap: ").url.href,
    }),
    ...(include !== undefined && { include }),
    ...(exclude !== undefined && { exclude }),
  };
}

function judge(typed: string, guard: Guard, values: Call["values"], where = ""): JudgedAddress {
  const judged = judgeAddress(typed, guard.judge);
  if (judged.ok) return judged.value;
  const isPrivate = judged.reason === "not-public" && values["allow-private"] !== true;
  throw new BadInput(
    `${where}${judged.detail}`,
    isPrivate ? "For a site on a machine of your own: --allow-private." : "",
  );
}

function readHeaders(values: Call["values"]): Readonly<Record<string, string>> | undefined {
  const headers = new Map<string, string>();
  for (const line of readAll(values, "header")) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
    if (name === "")
      throw new BadUse("--header takes a name and a value: --header 'X-Preview: yes'");
    checkHeader("header", name, value);
    headers.set(name.toLowerCase(), value);
  }
  const user = values["user"];
  if (typeof user === "string") {
    if (!user.includes(":")) throw new BadUse("--user takes a name and a password: NAME:PASSWORD");
    headers.set("authorization", `Basic ${Buffer.from(user).toString("base64")}`);
  }
  return headers.size === 0 ? undefined : Object.fromEntries(headers);
}

function checkHeader(option: string, name: string, value: string) {
  if (OURS.has(name.toLowerCase())) throw new BadUse(`--header leaves ${name} to the reader`);
  if (option === "header" && name.toLowerCase() === "user-agent") {
    throw new BadUse("--header leaves User-Agent to --agent");
  }
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw new BadUse(`--${option} has characters that no header may have`);
  }
}

/** As robots.txt writes them: each begins with a slash or a star. */
function readPatterns(values: Call["values"], name: string): readonly string[] | undefined {
  const patterns = readAll(values, name);
  const wrong = patterns.find((pattern) => !/^[/*]/.test(pattern));
  if (wrong !== undefined) {
    throw new BadUse(`--${name} takes a path such as /blog/ or *.pdf$, not "${wrong}"`);
  }
  return patterns.length === 0 ? undefined : patterns;
}

function readAll(values: Call["values"], name: string): readonly string[] {
  return [ownValue(values, name)].flat().filter((value) => typeof value === "string");
}
