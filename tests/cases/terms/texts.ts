/**
 * Texts of our own with the phrases that their writer would put on the page's card, chosen before
 * any program had ranked them. `found` is what the ranking reaches today: it may rise, never fall.
 * No English stop-word stands in them ("same", "four"): a term may not begin with one.
 */
export type TermsCase = {
  rule: string;
  text: string;
  keyPhrases: readonly string[];
  /** So many of them at least are among the first fifteen terms. */
  found: number;
};

export const termsCases: readonly TermsCase[] = [
  {
    rule: "English prose",
    text: `A solar pump lifts water from a tube well without diesel. Farmers near Bahawalpur bought
the first solar pumps as a group: eight families shared one tube well and paid in two instalments.
The panels stand on a steel frame that turns by hand, so that the morning sun and the evening sun
are both used. A drip line then carries the water to each row of cotton. With a drip line the
cotton needs half of the water that flood irrigation takes, and flood irrigation also washes the
fertiliser away. The tube well now runs for seven hours a day. Diesel was the largest bill of the
season; today it is the drip line, which lasts for six years. Whoever plans a solar pump should
first measure the depth of the tube well and the salt in the water, because salt ruins a drip line
faster than the sun does.`,
    keyPhrases: [
      "solar pump",
      "tube well",
      "drip line",
      "flood irrigation",
      "water",
      "cotton",
      "salt",
      "diesel",
    ],
    found: 6,
  },
  {
    rule: "Urdu prose",
    text: `ملتان کا نیلا مٹی کا کام دنیا بھر میں مشہور ہے۔ کاریگر پہلے چکنی مٹی چھانتے ہیں، پھر چاک پر
برتن بناتے ہیں۔ نیلا رنگ تانبے اور کوبالٹ سے آتا ہے۔ چکنی مٹی اگر گیلی رہ جائے تو بھٹی میں برتن ٹوٹ جاتے ہیں۔
بھٹی کی آگ بارہ گھنٹے جلتی ہے۔ نیلا رنگ بھٹی کے بعد ہی چمکتا ہے۔ ملتان کے بازار میں برتن سستے ہیں، مگر کاریگر کو
اس کا تھوڑا حصہ ملتا ہے۔ چکنی مٹی اب دریا سے نہیں، کھیتوں سے آتی ہے۔`,
    keyPhrases: ["چکنی مٹی", "نیلا رنگ", "بھٹی", "برتن", "کاریگر", "ملتان"],
    found: 4,
  },
  {
    rule: "French prose, for which there is no list of stop-words",
    text: `Le poêle solaire cuit le pain sans bois. Un poêle solaire garde la chaleur derrière une double
vitre, et la double vitre se nettoie chaque matin. À Gilgit, trois boulangeries utilisent un poêle
solaire depuis deux ans. Le pain plat cuit en vingt minutes; le pain plat reste tendre.`,
    keyPhrases: ["poêle solaire", "double vitre", "pain plat"],
    found: 2,
  },
  {
    rule: "a list of headings without prose",
    text: "Wedding cards\nWedding cards in Urdu\nPrices of wedding cards\nDigital printing\nDigital printing in Karachi",
    keyPhrases: ["wedding cards", "digital printing"],
    found: 2,
  },
];
