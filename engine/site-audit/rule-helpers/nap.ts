/** Name, address and phone of the business: what most pages say, and which pages say something else. */
import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

type Said = { page: AuditedPage; value: string; shown: string; line: number };

export function findNapDifferences(site: Site): readonly RuleFinding[] {
  const { readPages } = site;
  return [
    ...differingWithin(readPages.flatMap(readNames), "name", toLanguage),
    // A branch in another city has an address of its own.
    ...differingWithin(
      readPages.flatMap(readAddresses),
      "address",
      (said) => `${said.city} ${toLanguage(said)}`,
    ),
    ...differing(readPages.flatMap(readPhones), "phone"),
    ...phonesOfDataAlone(readPages),
  ];
}

/** A number in a page's structured data that no page shows its readers. */
function phonesOfDataAlone(pages: readonly AuditedPage[]): readonly RuleFinding[] {
  const shown = new Set(
    pages.flatMap(({ facts: { phones, textPhones = [] } }) => [
      ...phones.map(({ value }) => toDigits(value)),
      ...textPhones,
    ]),
  );
  return pages.flatMap(({ url, facts }) => {
    const linked = facts.phones.find(({ value }) => toDigits(value).length >= MIN_DIGITS)?.value;
    const read = facts.textPhones?.[0];
    const usual = linked ?? (read === undefined ? undefined : `…${read}`);
    if (usual === undefined) return [];
    return facts.businesses.flatMap(({ phone, line }) => {
      const digits = toDigits(phone ?? "");
      return phone === null || digits.length < MIN_DIGITS || shown.has(digits)
        ? []
        : [
            {
              url,
              line,
              evidence: `phone “${phone}” in the structured data, “${usual}” on the page`,
              cause: "phone",
            },
          ];
    });
  });
}

/** Compares what belongs together alone. */
function differingWithin<Kind extends Said>(
  said: readonly Kind[],
  what: string,
  toGroup: (said: Kind) => string,
): readonly RuleFinding[] {
  return [...Map.groupBy(said, toGroup).values()].flatMap((group) => differing(group, what));
}

/** A language version says the name in its own language, or in letters of its own. */
function toLanguage({ page, value }: Said): string {
  const [language = ""] = (page.facts.lang ?? "").toLowerCase().split("-");
  return `${language} ${/\p{Script=Latin}/u.test(value) ? "Latin" : ""}`;
}

/** Those that say something that the most common answer's pages do not. A tie has no most common one. */
function differing(said: readonly Said[], what: string): readonly RuleFinding[] {
  const byValue = Map.groupBy(said, ({ value }) => value);
  const inOrder = [...byValue].toSorted((a, b) => pagesOf(b[1]) - pagesOf(a[1]));
  const [most, ...others] = inOrder;
  if (most === undefined || others.length === 0 || pagesOf(most[1]) < 2) return [];
  const usual = most[1][0]?.shown ?? "";
  const withUsual = new Set(most[1].map(({ page }) => page.url));
  const showsUsual = ({ url, facts }: AuditedPage) =>
    withUsual.has(url) || facts.textPhones?.includes(most[0]) === true;
  return others.flatMap(([, those]) =>
    those
      // A second number beside the usual one is a branch or a mobile, no contradiction.
      .filter(({ page }) => !showsUsual(page))
      .map(({ page, shown, line }) => ({
        url: page.url,
        line,
        evidence: `${what} “${shown}”, elsewhere “${usual}”`,
        cause: what,
      })),
  );
}

function pagesOf(said: readonly Said[]): number {
  return new Set(said.map(({ page }) => page.url)).size;
}

function readNames(page: AuditedPage): readonly Said[] {
  return page.facts.businesses.flatMap(({ name, line }) =>
    name === null ? [] : [{ page, shown: name, line, value: toPlain(name) }],
  );
}

function readAddresses(page: AuditedPage): readonly (Said & { city: string })[] {
  return page.facts.businesses.flatMap(({ address, locality, line }) =>
    address === null
      ? []
      : [
          {
            page,
            shown: address,
            line,
            value: toPlainAddress(address),
            city: toPlain(locality ?? ""),
          },
        ],
  );
}

/** Letters and digits alone: commas and capitals are no difference. */
function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The same street, however the word for it is cut short. Our list, of what addresses in Pakistan have. */
const SHORTENED: ReadonlyMap<string, string> = new Map([
  ["rd", "road"],
  ["st", "street"],
  ["str", "street"],
  ["ave", "avenue"],
  ["av", "avenue"],
  ["blvd", "boulevard"],
  ["bldg", "building"],
  ["blk", "block"],
  ["sec", "sector"],
  ["ph", "phase"],
  ["flr", "floor"],
  ["fl", "floor"],
  ["opp", "opposite"],
  ["nr", "near"],
  ["mkt", "market"],
  ["ctr", "centre"],
  ["center", "centre"],
  ["hwy", "highway"],
  ["twp", "township"],
  ["apt", "apartment"],
]);

function toPlainAddress(address: string): string {
  return toPlain(address)
    .split(" ")
    .map((word) => SHORTENED.get(word) ?? word)
    .join(" ");
}

/** Fewer digits are a short code, such as 1122 or 15: everybody's, and nobody's own number. */
const MIN_DIGITS = 7;

function readPhones(page: AuditedPage): readonly Said[] {
  const { phones, businesses } = page.facts;
  const all = [
    ...phones,
    ...businesses.flatMap(({ phone, line }) => (phone === null ? [] : [{ value: phone, line }])),
  ];
  return all.flatMap(({ value, line }) => {
    const digits = toDigits(value);
    return digits.length < MIN_DIGITS ? [] : [{ page, shown: value, line, value: digits }];
  });
}

/** The last nine digits: +92 300…, 0300… and 92300… are one number. */
function toDigits(phone: string): string {
  return phone.replace(/%20|\D/g, "").slice(-9);
}
