import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const phoneNotInternational: SiteRule = {
  id: "phone-not-international",
  severity: "clicks",
  source: "own",
  weight: 1,
  mends: "template",
  isOneWhereAlike: true,
  title: (pages) => `${howMany(pages, "page has", "pages have")} a Pakistani number without +92`,
  why: "Whoever calls from abroad, or from some apps, reaches nobody.",
  rule: "A number to press, or for machines to read, is written with its country: +923001234567.",
  fix: "Write +92 and the number without its first 0 in tel: links and JSON-LD; what is shown may stay.",
  doneWhen: "Each tel: link and each telephone begins with +92.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      [
        ...facts.phones.map(({ value, line }) => ({ value, line, evidence: `tel:${value}` })),
        ...facts.structuredData.businesses.flatMap(({ phone, line }) =>
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

/** 0300…, 021…: a first zero and the digits of a Pakistani number; short codes and other countries are not meant. */
function isNationalPakistani(value: string): boolean {
  const digits = value.replace(/%20|[\s().-]/g, "");
  return /^0[1-9]\d{8,9}$/.test(digits) || /^92[1-9]\d{8,9}$/.test(digits);
}
