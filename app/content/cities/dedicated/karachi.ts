import type { DedicatedCopy } from "#app/content/cities/schema.ts";

export const karachiCopy: DedicatedCopy = {
  slug: "karachi",
  description:
    "SEO in Karachi for shops, builders and exporters: by area from Saddar to Korangi, in the words the city types, with three industries explained.",
  intro: {
    title: "Why Karachi is searched by the kilometre",
    paragraphs: [
      "Ask anyone in Nazimabad to cross to Defence for a sofa and you will hear about Shahrah-e-Faisal at six o'clock. The city answers its own size with a phone: it searches, sends three messages on WhatsApp, and lets a rider do the driving.",
      "So there is no single Karachi in the results. Clifton, Gulshan-e-Iqbal, North Karachi and Malir each get a different map, and a business that is strong in one is often absent from the next. The port adds a fifth market, of buyers who will never see the city at all.",
      "Our work begins by choosing which of these Karachis can buy from you, then making each page say so: the area, the delivery charge, the hours, the minimum order.",
    ],
    read: {
      text: "How shops in Pakistan sell through search",
      post: "ecommerce-seo-in-pakistan",
    },
  },
  searches: [
    ["bed sheet set price tariq road", "compare"],
    ["same day cake delivery gulshan block 13", "buy"],
    ["jodia bazar masala wholesale", "landmark"],
    ["flat for sale bahria town karachi precinct 19", "compare"],
    ["cnc machining korangi industrial area", "buy"],
  ],
  languages:
    "Urdu is the city's common tongue, with Sindhi, Pashto, Punjabi, Balochi, Gujarati and Memoni at home. In the search box nearly all of it becomes Roman Urdu and English, with area and block number as the last words.",
  industriesTitle: "Three industries, three ways of searching",
  industries: [
    {
      title: "E-commerce and retail",
      text: "Tariq Road, Zainab Market and Saddar taught the country to shop; now their stock is on phones. Category pages with price, size and cash on delivery have more to say than a home page full of banners, and they speak to the buyer who has already decided.",
      search: "lawn suit 3 piece cash on delivery karachi",
    },
    {
      title: "Real estate and finance",
      text: "A flat is compared for months, by precinct, storey, lease and builder. I. I. Chundrigar Road's banks and brokers are compared by rate and by trust. Both need pages that give the figures with a date, because a figure without one is read as bait.",
      search: "2 bed apartment clifton block 2 rent with lift",
    },
    {
      title: "Manufacturing and export",
      text: "SITE, Korangi, Landhi and Port Qasim make garments, medicines, steel, plastics and food for buyers overseas. A purchasing officer types the process, the standard and the quantity. The factory that writes those three words is on the list before its sales team knows of it.",
      search: "terry towel manufacturer oeko-tex moq 1000",
    },
  ],
  districtsTitle: "Where your customers say they are",
  districts: [
    {
      name: "Saddar and the old city",
      text: "Electronics, cameras, paper, spices: streets known for a single trade. People search by bazaar, so the lane and the plaza belong in the title.",
    },
    {
      name: "Clifton and Defence",
      text: "Restaurants, clinics, studios, boutiques. English queries, phases by number, reviews read to the end. Parking decides as often as the ranking does.",
    },
    {
      name: "Gulshan, Johar, Bahadurabad",
      text: "Families, academies, food streets. Block numbers decide, and so does whether home delivery reaches the next block.",
    },
    {
      name: "North Nazimabad to Surjani",
      text: "Large, price-minded and poorly served by websites. Roman Urdu throughout, and much to win for whoever lists real prices.",
    },
    {
      name: "SITE, Korangi, Landhi, Port Qasim",
      text: "Gates, plots, sectors. Visitors are drivers, buyers and job seekers; all three need the pin on the right gate.",
    },
  ],
  methodTitle: "Four steps across a city of cities",
  methodLead:
    "Our SEO services in Karachi do not try to win all of it. We take one area or one product, see whether it pays, and only then the next.",
  method: [
    {
      title: "Measure by area",
      text: "The same twenty searches run as if from eleven areas, Saddar to Malir, so that you see where you exist and where you do not.",
    },
    {
      title: "Fix the shop",
      text: "Filters that create ten thousand empty pages are closed, categories are given words, and a page opens on a bus in Orangi.",
    },
    {
      title: "Write for the block",
      text: "Delivery pages by area with charge and hours; product pages with what buyers ask on WhatsApp, copied from your own chats.",
    },
    {
      title: "Earn a name",
      text: "Mentions from suppliers, trade bodies and the city's food and property writers, each with a reason to name you.",
    },
  ],
  closing: {
    title: "See which Karachi finds you",
    text: "Send your website address. We run it as if from six parts of the city and write back with the three things to fix first.",
  },
};
