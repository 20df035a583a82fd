import type { FaqEntry } from "#app/content/faq.ts";
import { findLocalNotes } from "#app/content/cities/local-notes/index.ts";
import type { LocalNotes } from "#app/content/cities/schema.ts";
import { largestProject, lowestPrice } from "#app/content/plans/index.ts";
import { ownValue } from "#lib/own-value.ts";

/**
 * `{city}` stands for the city's name. A city's own note takes the place of the first answer, adds to
 * the second and says what the third starts from.
 */
export const defaultFaq: readonly FaqEntry[] = [
  {
    question: "Why does local SEO matter in {city}?",
    answer:
      "Because people in {city} search before they visit, and they call the names the map shows first. Local SEO puts your business among them, with the right address, hours and number.",
  },
  {
    question: "How long do results take in {city}?",
    answer:
      "First improvements usually show within 3 months, lasting results within 6 to 12 months.",
  },
  {
    question: "What makes your agency different?",
    answer:
      "We know the Pakistani market, work from data that you can check, and tailor each campaign to {city}.",
  },
];

/** The cities with questions of their own. */
export const cityFaqs: Readonly<Record<string, readonly FaqEntry[]>> = {
  lahore: [
    {
      question: "How long before we see a difference in {city}?",
      answer:
        "First improvements usually show within 3 months, the basics settle in 3 to 4, and significant rankings take 6 to 12. Crowded trades such as property and clinics sit at the longer end.",
    },
    {
      question: "We have three branches. Do we need three sites?",
      answer:
        "No. One site with a full page for each branch, and one verified profile for each, does better and costs less to keep.",
    },
    {
      question: "Should our pages be in Urdu?",
      answer:
        "Where people search in Urdu, yes. In most {city} trades they search in English and Roman Urdu, so we check your words before we translate anything.",
    },
  ],
  karachi: [
    {
      question: "Our shop sells all over {city}. Which area do we aim at?",
      answer:
        "The one your shop stands in, first. The map answers by distance, so we begin with your own area, then add pages for the areas you deliver to, with the charge and the hours for each.",
    },
    {
      question: "We sell on a marketplace already. Why have our own site?",
      answer:
        "A marketplace rents you a place among your rivals and keeps the customer. Your own category pages can rank for the same words, and the repeat order comes to you without commission.",
    },
    {
      question: "Can exporters get buyers through search?",
      answer:
        "Yes, if the page answers what a purchasing officer types: product, standard, minimum order, port. Such searches are few, and one of them can be worth a month of visits from the street.",
    },
  ],
  islamabad: [
    {
      question: "People in {city} compare for weeks. How does SEO help with that?",
      answer:
        "By being there each time they come back: with the page that explains, the page that compares and the page that shows fees. We plan for the whole of those weeks and not for one click.",
    },
    {
      question: "Should we target the sector or the whole city?",
      answer:
        "Both, on different pages. F-7 and G-11 are searched for by name, so a clinic or a school needs its sector in the title. Consultancies and software firms are looked for across the city.",
    },
    {
      question: "Do you work with NGOs and embassies' suppliers?",
      answer:
        "We work with whoever has something worth finding. For institutional buyers the work is mostly proof: registrations, past projects and people, laid out so that they can be checked.",
    },
  ],
  faisalabad: [
    {
      question: "Our buyers are abroad. Is local SEO of any use in {city}?",
      answer:
        "The map brings drivers, dealers and job seekers. Buyers abroad come through product pages with counts, widths and certificates. We begin with the product pages; the map costs little, so we do it too.",
    },
    {
      question: "Can you show prices when yarn rates change every day?",
      answer:
        "Yes: a dated rate line on one permanent page. It changes daily, the address never does, and traders learn to come back to it.",
    },
    {
      question: "Is Urdu or English better for a wholesale market?",
      answer:
        "Shopkeepers type Roman Urdu, mills and importers English. We read your messages of the last month before we decide, because they show what your own buyers write.",
    },
  ],
  multan: [
    {
      question: "Our season lasts two months. Is a year of SEO worth it?",
      answer:
        "The pages that sell in June are found in April and written in January. Mango pages keep their address from year to year, so each season begins where the last one ended.",
    },
    {
      question: "Can you bring patients from other districts?",
      answer:
        "Yes, with pages that answer what a family asks before the drive: which doctor, which days, what it costs, where to stay near Nishtar. The map alone cannot answer that.",
    },
    {
      question: "Do people search in Saraiki?",
      answer:
        "They speak Saraiki and type Urdu or English letters, often with Saraiki words inside. Few tools count such searches, so we collect them from your calls and chats.",
    },
  ],
  rawalpindi: [
    {
      question: "Does Google mix us up with Islamabad?",
      answer:
        "Often. The twin cities share roads, and a vague address can put you on the wrong side. A checked pin, the area's name in the title and matching listings settle it.",
    },
    {
      question: "Our shop is deep inside Raja Bazaar. Can people find it?",
      answer:
        "If the page says the lane, the gate and the shop on either side, yes. We write directions as the bazaar gives them and photograph the way in.",
    },
    {
      question: "Is it harder to rank in Bahria Town than in Saddar?",
      answer:
        "It is different. Saddar has old listings to correct; Bahria has many new rivals and phases with similar names. The first needs cleaning, the second needs pages by phase.",
    },
  ],
  peshawar: [
    {
      question: "Our customers speak Pashto. Should the site be in Pashto?",
      answer:
        "Some of it. Most people in {city} type Roman Pashto, Urdu or English, and few sites offer Pashto at all. One good page of it, marked as such, is read and remembered.",
    },
    {
      question: "Can we reach buyers in Afghanistan and Central Asia?",
      answer:
        "Yes, through pages in English, and in Dari or Pashto where you can answer in them, about goods, documents and routes. We promise no border; we make sure you are asked.",
    },
    {
      question: "We get work by reference. Why would we need search?",
      answer:
        "Because the person who was told your name types it next. If the first result is an old number, the reference was wasted.",
    },
  ],
  quetta: [
    {
      question: "Do enough people search in {city} to make it worth while?",
      answer:
        "Yes, and they search from Zhob, Khuzdar and Chaman as well. Counts are lower than in Lahore, and so is the number of businesses that have done anything about it.",
    },
    {
      question: "Can we sell dry fruit to the rest of the country?",
      answer:
        "That is what search is for. A page for each nut with grade, price and courier days can rank in Lahore and Karachi, where people look for the source.",
    },
    {
      question: "What if the internet is slow or shut?",
      answer:
        "We build pages light enough for a weak signal and keep your map profile complete, since it often loads when sites do not. When there is no network at all, nothing ranks, and we say so.",
    },
  ],
  muzaffarabad: [
    {
      question: "Most of our guests book in summer. When should we begin?",
      answer:
        "In winter. Pages for Neelum need two to three months to settle, and families in Punjab begin to search in April. What is online by February has a fair chance by June.",
    },
    {
      question: "Our address changed after the earthquake. Does it still matter?",
      answer:
        "Yes. Old addresses live on in directories and maps for decades. We look for them all and ask each owner to correct them, because a wrong pin beside the river can mean the wrong bank.",
    },
    {
      question: "Can search bring customers from the diaspora?",
      answer:
        "It does already; they only find others. Families abroad search in English for builders, schools and wedding halls in {city}, and choose whoever shows prices and answers by e-mail.",
    },
  ],
  gilgit: [
    {
      question: "Our season is short. Can SEO work for us?",
      answer:
        "It can, because your visitors plan by search months ahead. Pages should stand by February for the people who travel in June.",
    },
    {
      question: "Should we write for foreigners or for Pakistani families?",
      answer:
        "For both, on separate pages. Trekkers ask in English about permits, days and altitude; families ask in Roman Urdu about roads, heating and price.",
    },
    {
      question: "The signal is weak here. Does that hurt our ranking?",
      answer:
        "Not by itself: your site is served from elsewhere. But guests open it on the same weak signal, so we keep pages small: a small page is the one that opens.",
    },
  ],
};

/** Two more for the Lahore page, which shows five. */
export const lahoreMoreFaq: readonly FaqEntry[] = [
  {
    question: "What does it cost?",
    answer: `Plans start at ${lowestPrice()} a month. The pricing page lists what is in each one, and larger projects in {city} with several branches run up to ${largestProject()}.`,
  },
  {
    question: "Can you guarantee the first place?",
    answer: "No, and nobody can. We guarantee the work, the dates and a report you can check.",
  },
];

/** The questions a city's page shows, with its name filled in. */
export function getCityFaq({ name, slug }: { name: string; slug: string }): FaqEntry[] {
  const entries = [
    ...(ownValue(cityFaqs, slug) ?? answerFromNotes(findLocalNotes(slug))),
    ...(slug === "lahore" ? lahoreMoreFaq : []),
  ];

  return entries.map(({ question, answer }) => ({
    question: question.replaceAll("{city}", name),
    answer: answer.replaceAll("{city}", name),
  }));
}

/** The default subjects (docs/agreed.md, cities), answered for one place. */
function answerFromNotes(notes: LocalNotes | undefined): FaqEntry[] {
  const [matters, times, different] = defaultFaq;
  if (!matters || !times || !different) throw new Error("the default questions are three");
  if (!notes) return [matters, times, different];

  return [
    { ...matters, answer: notes.matters ?? matters.answer },
    { ...times, answer: notes.timing ? `${times.answer} ${notes.timing}` : times.answer },
    {
      ...different,
      answer: `We know the Pakistani market, work from data and tailor each plan. In {city} it begins with ${notes.first}.`,
    },
  ];
}
