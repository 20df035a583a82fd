import type { DedicatedCopy } from "#app/content/cities/schema.ts";

export const quettaCopy: DedicatedCopy = {
  slug: "quetta",
  description:
    "SEO in Quetta for fruit merchants, mines, schools and shops that serve a whole province: light pages, long distances, four languages, real stock.",
  intro: {
    title: "One city for two fifths of the country's land",
    paragraphs: [
      "Balochistan has one large city. A student from Zhob, a shepherd's family from Kalat and a mine owner from Chagai all do their business in Quetta, in the months when the passes are kind.",
      "Such a journey is planned. Which shop on Jinnah Road has the generator, which surgeon sits this week, does the hotel have gas in January? The answers are looked for at home, over a thin connection, days before. A page that needs ten megabytes to say hello is not an answer.",
      "And then there is the other direction. Apples, almonds, chilghoza, pistachio, carpets and marble travel from here to every province, mostly without the maker's name. We give the name a place to stand.",
    ],
    read: {
      text: "A technical checklist for sites that must be light",
      post: "technical-seo-checklist-pakistan-2025",
    },
  },
  searches: [
    ["kandahari bazar quetta dry fruit price kg", "compare"],
    ["quetta mein heater wala hotel", "go"],
    ["chromite supplier balochistan fob karachi", "buy"],
    ["jinnah road quetta bridal lehnga", "landmark"],
    ["buitems admission test date", "learn"],
  ],
  languages:
    "Pashto, Brahui, Balochi, Hazaragi and Punjabi fill the lanes, and Urdu joins them. Typing is in Roman letters, short, without vowels to spare; voice notes say the rest.",
  industriesTitle: "Three trades that travel",
  industries: [
    {
      title: "Dry fruit and orchards",
      text: "Kandahari and Liaquat bazaars weigh almonds, raisins, chilghoza and figs; the orchards of Hanna, Pishin and Kalat send apples and cherries. Lahore searches for the source every October. Grade, price per kilo and courier days put you there.",
      search: "mamra badam 1 kg price quetta delivery lahore",
    },
    {
      title: "Mines, marble and machinery",
      text: "Chromite from Muslim Bagh, coal from Mach and Duki, onyx and marble from Chagai are traded through offices here. Buyers type the mineral, the percentage and the port. A page with an assay report as text is found by all three.",
      search: "chrome ore 40 percent muslim bagh ton rate",
    },
    {
      title: "Schools, clinics and shops for a province",
      text: "The universities, Bolan Medical Complex, CMH and the coaching streets serve families who come from hundreds of kilometres away. They need terms, fees, hostels and the name of the person to ask for, in writing, before they spend a day on the road.",
      search: "girls college hostel quetta fee and safety",
    },
  ],
  districtsTitle: "Under the Chiltan range",
  districts: [
    {
      name: "Jinnah Road and Liaquat Bazaar",
      text: "Cloth, jewellery, electronics, offices: the province's high street. State the plaza, the floor, and whether the shutters open on Friday morning.",
    },
    {
      name: "Kandahari Bazaar and Mezan Chowk",
      text: "Nuts, carpets, embroidery, tea. Wholesale by weight; a dated rate is read as honesty.",
    },
    {
      name: "Cantonment and Chiltan Road",
      text: "Bakeries, schools, clinics behind checkposts. Tell the visitor which gate, and what to carry.",
    },
    {
      name: "Alamdar Road and Hazara Town",
      text: "Close communities with their own shops, academies and kitchens, loyal to names and quick to review.",
    },
    {
      name: "Sariab Road, Brewery Road, Airport Road",
      text: "Universities, hospitals, showrooms, bus stands for the south. Distances are long; give minutes, not adjectives.",
    },
  ],
  methodTitle: "Four steps before the snow",
  methodLead:
    "From November the highway closes some days and the network some others. Our SEO services in Quetta are arranged so that both find you ready.",
  method: [
    {
      title: "Weigh the site",
      text: "We open it on a cheap phone in a far town and cut until it loads: pictures, scripts, fonts, whatever does not sell.",
    },
    {
      title: "State the facts",
      text: "Stock, price, days, hours in winter and summer, gate and floor, in Urdu and English, with a date at the top.",
    },
    {
      title: "Serve the districts",
      text: "Pages for those who travel from Khuzdar, Zhob, Chaman and Sibi: what to bring, how long it takes, what it costs in all.",
    },
    {
      title: "Carry the name out",
      text: "Food, travel and trade writers in other provinces, importers' lists, universities: links for the goods that leave the valley.",
    },
  ],
  closing: {
    title: "See Quetta from six hours away",
    text: "Send your website address. We open it on a slow line and a small phone, and write back with the three weights to throw off first.",
  },
};
