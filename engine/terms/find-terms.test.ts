import { describe, expect, test } from "vitest";

import { findTerms, type Term } from "./find-terms.ts";
import { termsCases } from "#tests/cases/terms/texts.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { readFixture } from "#tests/support/fixtures.ts";

const find = (terms: readonly Term[], term: string) =>
  terms.find((each) => each.term.toLowerCase() === term);
/** Of a phrase that is twice in a text of its own. */
const scoreOf = (phrase: string) =>
  find(findTerms({ rivals: [`${phrase}. ${phrase}.`] }).terms, phrase)?.score ?? 0;

describe("TF-IDF", () => {
  test("of each rival is scaled to length 1, as scikit-learn's TfidfVectorizer has it", () => {
    const { terms } = findTerms({ rivals: ["seo audit", "seo report"] });

    // TfidfVectorizer().fit_transform(["seo audit", "seo report"]): 0.57973867 and 0.81480247.
    expect(find(terms, "seo")?.tfIdf).toBeCloseTo(0.5797386715376657, 9);
    expect(find(terms, "audit")?.tfIdf).toBeCloseTo(0.8148024746671689 / 2, 9);
  });

  test("scales words, pairs and triples apart", () => {
    const { terms } = findTerms({ rivals: ["local seo audit"] });

    expect(find(terms, "local seo audit")?.tfIdf).toBe(1);
    expect(find(terms, "seo audit")?.tfIdf).toBeCloseTo(Math.SQRT1_2, 12);
    expect(find(terms, "seo")?.tfIdf).toBeCloseTo(1 / Math.sqrt(3), 12);
  });
});

test("counts a term in all rivals, and how many rivals use it", () => {
  const { terms } = findTerms({ rivals: ["Green tea. Green tea.", "green tea", "black coffee"] });

  expect(find(terms, "green tea")).toMatchObject({ count: 3, documents: 2, length: 2 });
});

test("shows the form that the rivals use most", () => {
  const { terms } = findTerms({ rivals: ["Google Ads. Google Ads.", "google ads"] });

  expect(terms.map(({ term }) => term)).toContain("Google Ads");
});

test.each([
  [
    "a stop-word at its beginning or end",
    "the price of gold",
    ["price of", "of gold", "the price"],
  ],
  ["a sentence's end inside", "We sell tea. Coffee is out.", ["tea coffee"]],
  [
    "a verb or an adverb at its beginning or end",
    "Our agency provides local audits quickly, services offered.",
    ["agency provides", "provides local audits", "audits quickly", "services offered", "provides"],
  ],
  ["a number at its beginning or end", "tea 2026 prices", ["tea 2026", "2026 prices"]],
])("no term has %s", (_name, text, absent) => {
  const terms = findTerms({ rivals: [text] }).terms.map(({ term }) => term);

  expect(terms.filter((term) => absent.includes(term))).toEqual([]);
});

test("a stop-word may stand inside", () => {
  const { terms } = findTerms({ rivals: ["the price of gold"] });

  expect(find(terms, "price of gold")).toBeDefined();
});

test("what mostly stands inside a longer term ranks below it", () => {
  const { terms } = findTerms({
    rivals: ["Cash on delivery. We accept cash delivery service, cash delivery service."],
  });
  const order = terms.map(({ term }) => term);

  expect(order.indexOf("cash delivery service")).toBeLessThan(order.indexOf("delivery service"));
});

test("of two terms that stand equally often, the one that comes first ranks higher", () => {
  const filler = Array.from({ length: 900 }, (_each, at) => `w${at}x.`).join(" ");
  const { terms } = findTerms({
    rivals: [`Green plates. ${filler} Black coffee. Green plates. Black coffee.`],
  });
  const [plates, coffee] = [find(terms, "green plates"), find(terms, "black coffee")];

  expect(plates?.count).toBe(coffee?.count);
  // The formula's own figures: 1 + ln(1 + 902 / 250).
  expect((plates?.score ?? 0) / (coffee?.score ?? 1)).toBeCloseTo(1 + Math.log(1 + 902 / 250), 9);
});

test("of a term and its plural the weaker one makes room, and both keep their own counts", () => {
  const { terms } = findTerms({
    rivals: ["Wedding card. Wedding card. Wedding cards. Wedding cards. Wedding cards. Gold foil."],
  });
  const order = terms.map(({ term }) => term.toLowerCase());

  expect(order.indexOf("wedding cards")).toBe(0);
  expect(order.indexOf("wedding card")).toBeGreaterThan(order.indexOf("gold foil"));
  expect(find(terms, "wedding card")).toMatchObject({ count: 2 });
  expect(find(terms, "wedding cards")).toMatchObject({ count: 3 });
});

test("a single word ranks below a phrase that stands as often", () => {
  const { terms } = findTerms({ rivals: ["Marble. Marble. Marble. Floor tiles. Floor tiles."] });
  const [marble, tiles] = [find(terms, "marble"), find(terms, "floor tiles")];

  // The roots of the counts: 3 for the word times 0.7, 2 · 2 for the phrase; both come first.
  expect((marble?.score ?? 0) / Math.sqrt(3) / Math.sqrt(3)).toBeCloseTo(0.7 * 1.1, 9);
  expect(tiles?.score).toBeGreaterThan(marble?.score ?? 0);
});

test("a plural before a singular ranks lower, as English puts none there; two plurals agree", () => {
  expect(scoreOf("cars part") / scoreOf("car part")).toBeCloseTo(0.6, 9);
  expect(scoreOf("car parts")).toBe(scoreOf("car part"));
  expect(scoreOf("tables basses")).toBe(scoreOf("car part"));
});

describe("what people search by is among the terms:", () => {
  test.each([
    ["Buy marble online in Karachi.", "buy marble online"],
    ["Here is how to order cake in Lahore.", "order cake"],
    ["You can book hotel rooms by phone.", "book hotel rooms"],
    ["Rent car with driver. Sell gold today.", "sell gold"],
    ["Prices of used cars have gone up.", "used cars"],
    ["The cost of wedding planning depends on guests.", "wedding planning"],
    ["SMD and LED lights are sold here.", "led lights"],
    ["We run the oldest medical store in Multan.", "medical store"],
    ["Our customer support answers at night.", "customer support"],
    ["A dental clinic for teeth whitening and root canal filling.", "teeth whitening"],
    ["A ladies tailor for unstitched lawn suits.", "unstitched lawn suits"],
    ["We print visiting cards and copper mugs.", "visiting cards"],
    ["Imported marble tiles for floors.", "imported marble tiles"],
    ["Diamond and gold ring designs.", "gold ring designs"],
    ["Fast food delivery near you.", "fast food delivery"],
    ["Schools offer computer training and spoken English.", "computer training"],
    ["The clinic has a digital marketing agency.", "digital marketing agency"],
    ["A sliding door for the shop.", "sliding door"],
    ["Apply online. Send flowers to Pakistan.", "send flowers"],
    ["A door handle and a kitchen sink.", "door handle"],
  ])("%s", (text, term) => {
    expect(find(findTerms({ rivals: [text] }).terms, term)).toBeDefined();
  });
});

test("a word that Urdu writes in two halves is one word", () => {
  const { terms } = findTerms({ rivals: ["آن لائن شاپنگ۔ آنلائن شاپنگ۔ آن لائن شاپنگ"] });

  expect(find(terms, "آن لائن شاپنگ")).toMatchObject({ count: 3, length: 2 });
  expect(find(terms, "آن لائن")).toMatchObject({ count: 3, length: 1 });
  expect(find(terms, "لائن")).toBeUndefined();
});

describe("gaps", () => {
  const rivals = ["We repair phones. Warranty given.", "Phones, warranty.", "A warranty."];

  test("are what three in five rivals use and one's own text does not", () => {
    const { gaps } = findTerms({ rivals, own: "We sell phones" });

    expect(gaps.map(({ term, documents }) => [term.toLowerCase(), documents])).toEqual([
      ["warranty", 3],
    ]);
  });

  test("are not what one's own text has as a verb and as a noun", () => {
    const { gaps } = findTerms({
      rivals: ["Brass door paint."],
      own: "Brass door paint. Here we door paint.",
    });

    expect(gaps.map(({ term }) => term)).toEqual([]);
  });

  test("show the words around the term", () => {
    const { gaps } = findTerms({ rivals: [rivals[0] ?? ""], own: "Shoes" });

    expect(find(gaps, "repair phones")?.contexts).toEqual([
      { rival: 0, before: "We ", term: "repair phones", after: ". Warranty given" },
    ]);
  });

  test("leave out the parts of a longer gap, unless they also stand without it", () => {
    const { gaps } = findTerms({
      rivals: ["Link building. Link building and more link text."],
      own: "Shoes",
    });
    const terms = gaps.map(({ term }) => term.toLowerCase());

    expect(terms).toEqual(expect.arrayContaining(["link building", "link"]));
    expect(terms).not.toContain("building");
  });

  test("are none without a text of one's own", () => {
    expect(findTerms({ rivals }).gaps).toEqual([]);
  });

  test("compare Urdu whichever keyboard it was typed on", () => {
    const { gaps } = findTerms({ rivals: ["كراچي"], own: "کراچی" });

    expect(gaps).toEqual([]);
  });
});

test("log-likelihood is counted among terms of the same length", () => {
  const { terms } = findTerms({ rivals: ["tea tea tea tea tea"], own: "milk milk milk milk milk" });

  // (5, 0, 5, 5): 2 · 10 · ln 2.
  expect(find(terms, "tea")?.g2).toBeCloseTo(20 * Math.LN2, 9);
});

describe("stop-words", () => {
  test("of Urdu are left out", () => {
    const { terms } = findTerms({ rivals: ["لاہور میں بہترین سرچ انجن کی خدمات ہیں"] });

    expect(terms.map(({ term }) => term)).toEqual(
      expect.arrayContaining(["لاہور", "سرچ انجن", "خدمات"]),
    );
    expect(
      terms.some(({ term }) => /(^| )(میں|کی|ہیں)( |$)/.test(term) && term.split(" ").length < 3),
    ).toBe(false);
  });

  test("of Roman Urdu are left out where a text is written in it, and kept elsewhere", () => {
    const roman = "Lahore mein sasti shoes ke liye yeh best dukan hai aur delivery bhi hoti hai";
    const english = "The main entrance of the shop is at the main road.";

    expect(find(findTerms({ rivals: [roman] }).terms, "hai")).toBeUndefined();
    expect(find(findTerms({ rivals: [roman] }).terms, "sasti shoes")).toBeDefined();
    expect(find(findTerms({ rivals: [english] }).terms, "main entrance")).toBeDefined();
  });

  test("of Arabic are left out where a text is written in it", () => {
    const { terms } = findTerms({
      rivals: ["تقدم الشركة خدمات التسويق في لاهور التي تساعد على النمو من خلال محركات البحث"],
    });
    const found = terms.map(({ term }) => term);

    expect(found).toEqual(expect.arrayContaining(["خدمات التسويق", "محركات البحث"]));
    expect(found.filter((term) => /^(في|التي|على|من|خلال)( |$)/.test(term))).toEqual([]);
  });

  test("of Hindi are left out", () => {
    const { terms } = findTerms({ rivals: ["हम लाहौर में सस्ते जूते बेचते हैं और डिलीवरी भी होती है"] });
    const found = terms.map(({ term }) => term);

    expect(found).toEqual(expect.arrayContaining(["सस्ते जूते बेचते", "डिलीवरी"]));
    expect(found.filter((term) => /(^| )(में|हैं|और|भी|होती|है|हम)$/.test(term))).toEqual([]);
  });

  test("of Arabic take no word from an Urdu text", () => {
    const { terms } = findTerms({ rivals: ["عام آدمی کی حالت: یہ گھر اور ذات من و عن ٹھیک ہے"] });

    expect(find(terms, "عام آدمی")).toBeDefined();
    expect(find(terms, "حالت")).toBeDefined();
  });

  test("of Roman Urdu are left out in its short spellings too", () => {
    const roman = "Shoes ky liye yahan nhi krna hoga delivery rha hai or iska rate kam hai aur yeh";

    const found = findTerms({ rivals: [roman] }).terms.map(({ term }) => term.toLowerCase());
    expect(found.filter((term) => /^(ky|nhi|krna|hoga|rha|iska)$/.test(term))).toEqual([]);
    expect(found).toContain("delivery");
  });

  test("leave in what people search for", () => {
    const { terms } = findTerms({ rivals: ["Free audit for small business. Best AI search."] });

    for (const term of ["free audit", "small business", "ai"]) {
      expect(find(terms, term)).toBeDefined();
    }
  });
});

test.each(termsCases)(
  "$rule: $found or more of its key phrases are in the top 15",
  ({ text, keyPhrases, found }) => {
    const top = findTerms({ rivals: [text] })
      .terms.slice(0, 15)
      .map(({ term }) => term.toLowerCase());

    expect(keyPhrases.filter((phrase) => top.includes(phrase)).length).toBeGreaterThanOrEqual(
      found,
    );
  },
);

describeWithFixtures("terms: texts with key phrases chosen by other people", 3, () => {
  type Text = {
    id: string;
    text: string;
    gold_present_in_text: string[];
    baseline: { tool: string; exactHitsAt15: number };
  };
  const texts = readFixture<Text[]>("text.json");

  test.each(texts)("$id: at least as many of them in the top 15 as the baseline", (each) => {
    const wanted = new Set(each.gold_present_in_text.map((phrase) => phrase.toLowerCase()));
    const top = findTerms({ rivals: [each.text] }).terms.slice(0, 15);
    const hits = top.filter(({ term }) => wanted.has(term.toLowerCase())).length;

    console.log(`${each.id}: ${hits} exact hits in 15, baseline ${each.baseline.exactHitsAt15}`);
    expect(hits).toBeGreaterThanOrEqual(each.baseline.exactHitsAt15);
  });

  return texts.length;
});

test("addresses within a text are no terms, and the words around them keep their context", () => {
  const text =
    "Office desks at https://chinar.example/lahore/offers?a=b are good. Write to sales@chinar.example or see www.chinar.example for office desks.";
  const { terms } = findTerms({ rivals: [text] });

  expect(terms.filter(({ term }) => /https|www|chinar|lahore|offers|sales/i.test(term))).toEqual(
    [],
  );
  expect(terms[0]?.term.toLowerCase()).toBe("office desks");
  expect(terms[0]?.contexts[0]?.after).toContain("https://chinar.example");
});

test("a term is shown without signs that nobody sees, and a word with one in it is one word", () => {
  const { terms } = findTerms({
    rivals: ["پشمینہ\u200e شال گرم۔ پشمینہ\u200f شال نرم۔", "wool\u00adlen shawl. woollen shawl."],
  });

  expect(find(terms, "پشمینہ شال")).toMatchObject({ count: 2 });
  expect(find(terms, "woollen shawl")).toMatchObject({ count: 2 });
  expect(terms.filter(({ term }) => /[\u00ad\u200e\u200f]/.test(term))).toEqual([]);
});

test.each([
  [
    "Urdu of few small words",
    "لاہور میں ایس ای او سروس۔ بہترین ایجنسی۔ مفت آڈٹ حاصل کریں۔ ",
    undefined,
  ],
  ["near miss: Persian", "فروش گچ و پارچه با کیفیت عالی در شهر تهران برای شما عزیزان ", true],
])("whether a list of stop words is known: %s", (_language, text, hasUnknownLanguage) => {
  expect(findTerms({ rivals: [text.repeat(8)] }).hasUnknownLanguage).toBe(hasUnknownLanguage);
});

test("an Arabic word is one term with its article and without it; an Urdu one keeps its letters", () => {
  const arabic =
    "قرأت كتاب من البيت. في الكتاب التي والكتاب على من إلى. مع هذا للكتاب عن ذلك بالكتاب. ";
  const { terms } = findTerms({ rivals: [arabic.repeat(3)] });
  const urdu = findTerms({ rivals: ["یہ الگ ہے۔ وہ الزام ہے۔ لگام ہے۔ ".repeat(3)] });

  expect(terms.filter(({ term, length }) => length === 1 && term.includes("كتاب"))).toMatchObject([
    { count: 15 },
  ]);
  expect(find(urdu.terms, "الزام")).toMatchObject({ count: 3 });
});
