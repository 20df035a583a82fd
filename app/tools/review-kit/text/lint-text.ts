/** Plain checks of a text before it is copied. They warn; they never hold anything back. */
export type LintedText = {
  text: string;
  kind: "review" | "reply" | "request";
  platform: "shop" | "fiverr" | "upwork" | "otherFreelance" | "amazon" | "google";
};

export type LintFinding = {
  id: string;
  /** The words that gave rise to it. */
  words: string;
  advice: string;
  /** True where the platform's own rule says so, false where it is our advice. */
  isPlatformRule: boolean;
};

type LintRule = {
  id: string;
  pattern: RegExp;
  advice: string;
  kinds: readonly LintedText["kind"][];
  /** Where it is the platform's own rule; elsewhere it is our advice. */
  ruleOf: readonly LintedText["platform"][];
  /** Left out: looked for on every platform. */
  only?: readonly LintedText["platform"][];
};

const rules: readonly LintRule[] = [
  {
    id: "gap",
    pattern: /\[[^\]]{3,}\]/u,
    advice: "Put your own words here, or take the brackets out.",
    kinds: ["review", "reply", "request"],
    ruleOf: [],
  },
  {
    id: "link",
    pattern: /https?:\/\/\S+|www\.\S+|[a-z0-9-]+\.(?:com|net|org|pk)\b\S*/iu,
    advice: "A link makes a review look like an advertisement. Leave it out.",
    kinds: ["review"],
    ruleOf: ["google", "amazon"],
  },
  {
    id: "e-mail",
    pattern: /[\w.+-]+@[\w-]+\.[\w.-]+/u,
    advice: "An email address in a public review can be read by anyone. Leave it out.",
    kinds: ["review"],
    ruleOf: ["google", "amazon", "fiverr", "upwork"],
  },
  {
    id: "phone number",
    pattern: /\+?[\d٠-٩۰-۹](?:[\s().-]*[\d٠-٩۰-۹]){8,}/u,
    advice: "A phone number in a public review can be read by anyone. Leave it out.",
    kinds: ["review"],
    ruleOf: ["google", "amazon", "fiverr", "upwork"],
  },
  {
    id: "capitals",
    pattern: /\p{Lu}{2,}(?:[^\p{L}]+\p{Lu}{2,}){2,}/u,
    advice: "Whole phrases in capitals read as shouting.",
    kinds: ["review", "reply", "request"],
    ruleOf: ["google"],
  },
  {
    id: "price",
    pattern:
      /(?:\b(?:rs|pkr|usd|inr)\.?\s*\d|[$€₹£]\s*\d|\b(?:price|expensive|cheap|precio|caro|barato)\w*|قیمت|مہنگ|سست[اےی])/iu,
    advice: "Prices elsewhere change and differ: leave them out. Value for money may be named.",
    kinds: ["review"],
    ruleOf: ["amazon"],
    only: ["amazon"],
  },
  {
    id: "seller or shipping",
    pattern:
      /\b(?:seller|shipping|shipped|courier|delivery|delivered|packaging|refund|vendedor|env[ií]o|entrega)\b|دکاندار|ڈیلیوری|ترسیل|کوریئر|پیکنگ/iu,
    advice: "Remarks on the seller, the order or the shipping go to seller feedback, not here.",
    kinds: ["review"],
    ruleOf: ["amazon"],
    only: ["amazon"],
  },
  {
    id: "seller's voice",
    pattern:
      /\b(?:our (?:product|shop|store|service)s?|we offer|order now|buy now|call us|contact us|visit us)\b/iu,
    advice: "This reads as if the seller wrote it. A review speaks for the customer.",
    kinds: ["review"],
    ruleOf: ["amazon", "google", "fiverr", "upwork"],
  },
  {
    id: "stars asked for",
    pattern:
      /(?:\b(?:5|five)[ -]?stars?\b|\b(?:good|positive|great) (?:review|rating|feedback)\b|[⭐★]{3,}|پانچ ستارے|5 ستارے|पाँच सितारे|5 सितारे|cinco estrellas|5 estrellas|خمس نجوم|5 نجوم)/iu,
    advice: "Ask for an honest review, not for a number of stars.",
    kinds: ["request", "reply"],
    ruleOf: ["google", "fiverr", "upwork", "amazon"],
  },
  {
    id: "reward",
    pattern:
      /\b(?:discounts?|coupons?|vouchers?|cashback|gift cards?|free gift|rewards?|descuentos?|regalos?|inaam)\b|رعایت|تحفہ|انعام|छूट|इनाम|उपहार|خصم|هدية|مكافأة/iu,
    advice: "A review may not be tied to a discount, a gift or a reward.",
    kinds: ["review", "reply", "request"],
    ruleOf: ["google", "amazon", "fiverr", "upwork"],
  },
  {
    id: "private matter",
    pattern:
      /\b(?:order|invoice|booking|patient|account)\s*(?:no\.?|number|id|#)\s*[:#]?\s*\w+|\b(?:diagnos\w+|prescription|your (?:treatment|bill|invoice))\b/iu,
    advice: "A public reply should not name orders, bills or health.",
    kinds: ["reply"],
    ruleOf: [],
  },
];

/** At most one finding a rule: its first match. */
export function lintText({ text, kind, platform }: LintedText): LintFinding[] {
  return rules.flatMap(({ id, pattern, advice, kinds, ruleOf, only }) => {
    if (!kinds.includes(kind) || (only && !only.includes(platform))) return [];
    const match = pattern.exec(text);
    return match
      ? [{ id, words: match[0].trim(), advice, isPlatformRule: ruleOf.includes(platform) }]
      : [];
  });
}
