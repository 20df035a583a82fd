import { isIP } from "node:net";

import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import type { Accepted, Refusal } from "./outcome.ts";

export type JudgedAddress = {
  /** Parsed once: this is what is connected to. The name has no final dot, the port is the usual one. */
  url: URL;
  /** No http:// or https:// was typed; https:// was set before it. */
  schemeAssumed: boolean;
};

/** RFC 1035 2.3.4. */
const MAX_NAME_CHARACTERS = 253;

/**
 * Ends of names that never lead to a public page: RFC 6761, 6762, 7686, 8375, 9476, ICANN's .internal
 * (2024) and names that it keeps back since routers and companies use them.
 */
const RESERVED_ENDS = [
  "alt",
  "arpa",
  "corp",
  "example",
  "home",
  "internal",
  "intranet",
  "invalid",
  "lan",
  "local",
  "localdomain",
  "localhost",
  "mail",
  "onion",
  "private",
  "test",
];

const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d)/i;

/**
 * Layer 1: whether the address as text may lead to a public page. Takes what a visitor typed, up to
 * `MAX_ADDRESS_CHARACTERS`; what is wrong with it is said exactly, as nothing but the text was looked at.
 */
export function judgeAddress(
  typed: string,
  judge: (url: URL) => Accepted<URL> = judgeUrl,
): Accepted<JudgedAddress> {
  const text = typed.trim();
  if (text === "") return notAnAddress("Type the address of a page, for example https://site.pk/.");
  if (text.length > MAX_ADDRESS_CHARACTERS) return tooLong();
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") return wrongScheme();

  const schemeAssumed = scheme === undefined;
  const url = URL.parse(schemeAssumed ? `https://${text.replace(/^\/\//, "")}` : text);
  if (url === null) {
    return notAnAddress("This is not an address. Write it as in a browser: https://site.pk/page.");
  }
  const judged = judge(url);
  return judged.ok ? { ok: true, value: { url: judged.value, schemeAssumed } } : judged;
}

/** The same for an address that is parsed already: a redirect's, or a link's on a page. */
export function judgeUrl(parsed: URL): Accepted<URL> {
  const url = new URL(parsed);
  if (url.protocol !== "http:" && url.protocol !== "https:") return wrongScheme();
  if (url.href.length > MAX_ADDRESS_CHARACTERS) return tooLong();
  if (url.username !== "" || url.password !== "") {
    return notAnAddress("Write the address without a user name and password before the @.");
  }
  if (url.port !== "") {
    return notPublic(`Only the usual ports of the web are read. Write it without ":${url.port}".`);
  }
  const name = url.hostname.replace(/\.$/, "");
  if (isIP(name) !== 0 || name.startsWith("[")) {
    return notPublic("Write the site's name, such as site.pk, and not a number.");
  }
  const problem = findNameProblem(name);
  if (problem !== undefined) return problem;

  url.hostname = name;
  url.hash = "";
  return { ok: true, value: url };
}

function findNameProblem(name: string): ({ ok: false } & Refusal) | undefined {
  const labels = name.split(".");
  if (
    name.length > MAX_NAME_CHARACTERS ||
    !labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label))
  ) {
    return notAnAddress("The site's name has characters or a length that no name can have.");
  }
  if (labels.length < 2) {
    return notPublic("Write the whole name with its ending, such as site.pk or site.com.");
  }
  if (RESERVED_ENDS.includes(labels.at(-1) ?? "")) {
    return notPublic(
      `Names that end in .${labels.at(-1)} are for private networks. Write the page's public address.`,
    );
  }
  return undefined;
}

function wrongScheme() {
  return notAnAddress("Only pages of the web can be read. Write an address with https://.");
}

function tooLong() {
  return notAnAddress(`The address is too long: ${MAX_ADDRESS_CHARACTERS} characters at most.`);
}

function notAnAddress(detail: string): { ok: false } & Refusal {
  return { ok: false, reason: "not-an-address", detail };
}

function notPublic(detail: string): { ok: false } & Refusal {
  return { ok: false, reason: "not-public", detail };
}
