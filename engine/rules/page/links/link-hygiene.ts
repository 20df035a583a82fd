import { count } from "#lib/count.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { isLocalAddress, isPrivateHost } from "#engine/links/local-address.ts";
import { lacksScheme } from "#engine/links/missing-scheme.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { looksLikeAffiliate } from "#engine/links/affiliate-link.ts";

const linkToLocal: PageIssue = {
  id: "link-to-local",
  severity: "clicks",
  source: "own",
  weight: 6,
  fixedIn: "links",
  title: (pages) =>
    `${howMany(pages, "page links", "pages link")} to somebody's own disk or network`,
  why: "The address works only on one machine or in one office. Everybody else, Google included, gets nothing, and what is behind it stays unknown.",
  rule: "Every link leads to an address that everybody can reach.",
  fix: "Put the file on the site, and write its address there, with https.",
  doneWhen: "No link begins with file:, a drive's letter, localhost or a private address.",
};

const linkWithoutScheme: PageIssue = {
  id: "link-without-scheme",
  severity: "clicks",
  source: "own",
  weight: 3,
  fixedIn: "links",
  title: (pages) =>
    `${howMany(pages, "page names", "pages name")} another site or a mailbox without https:// or mailto:, or mistypes it`,
  why: "A browser takes the text for a page in the same folder, and the visitor lands on an error.",
  rule: "A link to another site begins with https://, one to a mailbox with mailto:.",
  fix: "Write https:// before the host, or mailto: before the address, letter by letter. Nothing has to be redirected.",
  doneWhen: "No link begins with www., with a mailbox, or with a mistyped https://.",
};

/** https://www.sitemaps.org/protocol.html#xmlTagDefinitions: 2,048; some servers and browsers take less. Our choice. */
const LONGEST_ADDRESS = 2_000;

const addressTooLong: PageIssue = {
  id: "address-too-long",
  severity: "cosmetic",
  source: "own",
  weight: 1,
  fixedIn: "links",
  title: (pages) =>
    `${howMany(pages, "page links", "pages link")} to an address of this site of over 2,000 characters`,
  why: "Servers, mail programs and search engines cut or refuse such an address. Often a form or a filter writes its whole state into it.",
  rule: "An address is short enough to be sent and listed.",
  fix: "Keep the state in the page or on the server, and link to the short address.",
  doneWhen: "No address of the site is longer than 2,000 characters.",
};

export const linkHygiene: Check = {
  id: "link-hygiene",
  title: "Links in order",
  group: "technical",
  severity: "cosmetic",
  points: 1,
  why: "Links to test servers lead visitors nowhere, paid ones without a mark break Google’s rules, and http is a detour.",
  source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  issues: [linkToLocal, linkWithoutScheme, addressTooLong],
  guide: {
    topic: "links",
    name: "Links to test servers, disks or http",
    finds:
      "Finds links to localhost, a disk or a test server, with a missing or mistyped https:// or mailto:, paid links without a mark, and links to this site over http.",
    matters:
      "Teams with a staging server: addresses from there come along when texts are copied to the live site.",
    example: {
      kind: "html",
      wrong: '<a href="http://localhost:3000/prices">Prices</a>',
      right: '<a href="https://chinar.example/prices">Prices</a>',
    },
  },
  evaluate(facts) {
    const { document, links, address } = facts;
    const bare = links.filter(({ href }) => lacksScheme(href));
    const local = findLocal(facts);
    const strayed = links.filter(
      ({ hostname, target }) =>
        target === "web" &&
        isTestHost(hostname) &&
        !isPrivateHost(hostname) &&
        !isTestHost(address.url.hostname),
    );
    const unmarked = links.filter(
      ({ url, relTokens, isInternal }) =>
        isInternal === false &&
        url !== null &&
        looksLikeAffiliate(url) &&
        !relTokens.includes("sponsored") &&
        !relTokens.includes("nofollow"),
    );
    const insecure = links.filter(
      ({ url, isInternal, isOtherHost }) =>
        address.url.protocol === "https:" &&
        isInternal === true &&
        !isOtherHost &&
        url?.startsWith("http:") === true,
    );

    const long = links.filter(
      ({ url, isInternal }) => isInternal === true && (url?.length ?? 0) > LONGEST_ADDRESS,
    );

    const found = { local, bare, strayed, unmarked, insecure, long };
    const parts = tellParts(found);
    if (parts === "") return pass("Links are in order");
    const faulty = Object.values(found).flatMap((some) => some.map(({ element }) => element));
    const paid = unmarked[0]?.element;
    const issue = issueOf(found);
    return {
      status: "warn",
      ...(issue && { issue }),
      text: parts,
      evidence: evidenceOf(document, faulty, { whole: true }),
      fix: {
        advice:
          "Give each link an address that visitors can reach, with https, and paid ones their mark.",
        ...(paid === undefined
          ? {}
          : {
              markup: setAttribute(
                document.source.slice(paid.start, paid.startTagEnd),
                "rel",
                "sponsored",
              ),
            }),
      },
    };
  },
};

type Faulty = Readonly<
  Record<"local" | "bare" | "strayed" | "unmarked" | "insecure" | "long", PageFacts["links"]>
>;

function issueOf({ local, bare, long }: Faulty): PageIssue | undefined {
  if (local.length > 0) return linkToLocal;
  if (bare.length > 0) return linkWithoutScheme;
  return long.length > 0 ? addressTooLong : undefined;
}

/** "" where nothing is wrong. */
function tellParts({ local, bare, strayed, unmarked, insecure, long }: Faulty): string {
  return [
    local.length > 0
      ? `${count(local.length, "link")} to a disk or a network that visitors cannot reach`
      : "",
    bare.length > 0
      ? `${count(bare.length, "link")} without https:// or mailto:, or with a slip in it`
      : "",
    strayed.length > 0 ? `${count(strayed.length, "link")} to a test server` : "",
    unmarked.length > 0
      ? `${count(unmarked.length, "link that looks paid and is", "links that look paid and are")} not marked sponsored`
      : "",
    insecure.length > 0 ? `${count(insecure.length, "link")} to this site over http` : "",
    long.length > 0 ? `${count(long.length, "link")} with an address of over 2,000 characters` : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** On a test server the links to itself are as they should be. */
function findLocal({ links, address }: PageFacts): PageFacts["links"] {
  const isTest = isTestHost(address.url.hostname);
  return links.filter(
    ({ href, url, hostname }) =>
      isLocalAddress(href, hostname) && !(isTest && /^https?:/.test(url ?? "")),
  );
}

function isTestHost(hostname: string): boolean {
  return isPrivateHost(hostname) || /^(?:staging|dev)\./i.test(hostname);
}
