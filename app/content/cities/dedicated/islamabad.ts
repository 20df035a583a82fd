import type { DedicatedCopy } from "#app/content/cities/schema.ts";

export const islamabadCopy: DedicatedCopy = {
  slug: "islamabad",
  description:
    "SEO in Islamabad, sector by sector: for consultancies, software houses, clinics and developers whose clients check everything before they call.",
  intro: {
    title: "A capital that checks before it calls",
    paragraphs: [
      "Islamabad was drawn with a ruler, and it searches the same way. F-7, G-9, I-8, Blue Area, DHA 2: the sector is typed before the service, because everybody knows to the minute what lies between them.",
      "Its people read. Civil servants, lawyers, doctors, diplomats and developers open the About page, look for a registration number, and compare fees across three tabs. Then they close all three and come back on Thursday. Whoever is missing on Thursday was never in the race.",
      "Authority is the word search engines use for what this city calls credentials. Both are built from the same material: named people, finished work, sources that can be followed.",
    ],
    read: {
      text: "How to be the source that AI answers quote",
      post: "ai-powered-seo-for-pakistan",
    },
  },
  searches: [
    ["corporate lawyer blue area islamabad", "landmark"],
    ["best montessori f-11 fee structure 2 kids", "compare"],
    ["software house islamabad flutter team rate", "compare"],
    ["margalla hills trail 5 breakfast nearby", "go"],
    ["possession plot b-17 transfer fee", "learn"],
  ],
  languages:
    "English leads here more than anywhere in the country, Urdu follows, and Punjabi, Pashto and Pothwari are spoken at home. Questions come as whole sentences, which suits pages that answer in one.",
  industriesTitle: "Three trades that live on being believed",
  industries: [
    {
      title: "Professional services",
      text: "Advocates, chartered accountants, architects. Advertising is limited by their own bodies and disliked by their clients. A page that explains a procedure exactly, signed by the person who does it, needs neither.",
      search: "succession certificate islamabad nadra procedure",
    },
    {
      title: "Technology and start-ups",
      text: "Software houses in the technology parks sell to Riyadh and Texas while hiring in G-11. They need two sites in one: case pages for the foreign buyer, and honest job pages, since every graduate of NUST and FAST looks employers up.",
      search: "staff augmentation company pakistan react senior",
    },
    {
      title: "Property and hospitality",
      text: "New sectors, societies with and without approval, guest houses near the embassies, restaurants below the Margallas. Buyers look for the approval letter, guests for the generator. Say which you have, with the document or the photograph.",
      search: "cda approved societies list islamabad",
    },
  ],
  districtsTitle: "The grid, as people type it",
  districts: [
    {
      name: "Blue Area and F-6 to F-8",
      text: "Offices, embassies' suppliers, fine dining, Kohsar and Jinnah markets. English, high stakes, little patience for a slow page.",
    },
    {
      name: "G sectors",
      text: "Clinics, schools, tuition, household services. G-9's Karachi Company and G-10's markaz are landmarks, and typed as such.",
    },
    {
      name: "I-8 to I-10",
      text: "Industry, workshops and hospitals side by side. Plot and street numbers decide whether a delivery van arrives.",
    },
    {
      name: "E-11, B-17, DHA, Bahria",
      text: "Where newcomers live. Searches ask for movers, fibre, fans, tutors: first-week questions worth a page each.",
    },
    {
      name: "Bara Kahu to Bani Gala",
      text: "Farm houses, event gardens, the road to Murree. Weekend traffic that decides between ten and noon on Saturday.",
    },
  ],
  methodTitle: "Four steps toward authority",
  methodLead:
    "In a city of readers our SEO services in Islamabad put proof first and reach second. Reversed, it only brings more people to a thin page.",
  method: [
    {
      title: "Read as a sceptic",
      text: "We go through your site as a cautious client would and list every claim that nothing supports, every fee that is missing, every name without a face.",
    },
    {
      title: "Put the record straight",
      text: "One firm name across registers, directories and map; people with pages; documents as text; a site that opens in under two seconds.",
    },
    {
      title: "Answer in full",
      text: "Procedures, costs and durations for each service, by sector where it matters, written with the person who does the work.",
    },
    {
      title: "Be cited",
      text: "Universities, chambers, policy papers and news desks link to sources. We help you to become one, with data of your own.",
    },
  ],
  closing: {
    title: "See what a careful reader sees",
    text: "Send your website address. We read it as a client with three tabs open and write back with the three doubts to remove first.",
  },
};
