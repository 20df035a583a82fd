import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const phoneNotInternational: SiteRule = {
  id: "phone-not-international",
  severity: "clicks",
  source: "own",
  weight: 1,
  fixedIn: "template",
  isOneWhereAlike: true,
  title: (pages) => `${howMany(pages, "page has", "pages have")} a Pakistani number without +92`,
  why: "Whoever calls from abroad, or from some apps, reaches nobody.",
  rule: "A number to tap, or for machines to read, is written with its country: +923001234567.",
  fix: "Write +92 and the number without its first 0 in tel: links and JSON-LD; what is shown may stay.",
  doneWhen: "Each tel: link and each telephone begins with +92.",
  guide: {
    topic: "local",
    name: "Phone link without +92",
    finds: "Finds tel: links and structured data with a number without +92.",
    matters:
      "Businesses with customers overseas: a family in Dubai that wants to order for Lahore cannot tap the number.",
    example: {
      kind: "html",
      wrong: '<a href="tel:03001234567">0300 1234567</a>',
      right: '<a href="tel:+923001234567">0300 1234567</a>',
    },
  },
  find(site) {
    if (!isOfPakistan(site)) return [];
    return site.readPages.flatMap(({ url, facts }) =>
      [
        ...facts.phones.map(({ value, line }) => ({ value, line, evidence: `tel:${value}` })),
        ...facts.businesses.flatMap(({ phone, line }) =>
          phone === null
            ? []
            : [{ value: phone, line, evidence: `telephone “${phone}” in JSON-LD` }],
        ),
      ].flatMap(({ value, line, evidence }) =>
        isNationalPakistani(value) ? [{ url, line, evidence }] : [],
      ),
    );
  },
};

/** Other countries write numbers of the same form: the site has to say where it is. */
function isOfPakistan({ rows, readPages }: Site): boolean {
  return (
    rows.hosts.some((host) => host.endsWith(".pk")) ||
    readPages.some(({ facts: { phones, whatsappLinks, businesses } }) => {
      const numbers = [...phones, ...whatsappLinks].map(({ value }) => value);
      return (
        [...numbers, ...businesses.map(({ phone }) => phone ?? "")].some((number) =>
          /(?:\+|00|wa\.me\/|phone=|^)92/.test(number.replace(/%2B/gi, "+")),
        ) || businesses.some(({ country }) => /^(?:pk|pak|pakistan)$/i.test(country ?? ""))
      );
    })
  );
}

/** 0300…, 021…: a first zero and the digits of a Pakistani number; short codes and other countries are not meant. */
function isNationalPakistani(value: string): boolean {
  const digits = value.replace(/%20|[\s().-]/g, "");
  return /^0[1-9]\d{8,9}$/.test(digits) || /^92[1-9]\d{8,9}$/.test(digits);
}
