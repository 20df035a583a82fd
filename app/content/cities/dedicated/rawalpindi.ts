import type { DedicatedCopy } from "#app/content/cities/schema.ts";

export const rawalpindiCopy: DedicatedCopy = {
  slug: "rawalpindi",
  description:
    "SEO in Rawalpindi, bazaar by bazaar: Raja Bazaar wholesalers, Saddar shops, hospitals and Bahria's new trades, apart from Islamabad's results.",
  intro: {
    title: "Pindi is not Islamabad with traffic",
    paragraphs: [
      "The twin is older and louder, and more likely to have it in stock. Cloth from Moti Bazaar, stationery from Urdu Bazaar, gold from Sarafa Bazaar, phones from Saddar: much of what the capital uses is bought here. People from Azad Kashmir and Hazara come down for the rest.",
      "Search engines blur the line. A shop on Murree Road is offered to someone in F-10 who will never come, and hidden from someone in Satellite Town who would have walked. The cure is exactness: the bazaar, the chowk, the building, the same in every place.",
      "Pindi's customers are quick. They want rate, stock, location; they ring at once; and if nobody answers by the fourth ring they ring the next. A good result with a dead number is worth nothing in this city.",
    ],
    read: {
      text: "Local SEO from the pin to the review",
      post: "ultimate-guide-local-seo-pakistan",
    },
  },
  searches: [
    ["raja bazar wholesale crockery dinner set rate", "compare"],
    ["iphone repair singapore plaza saddar", "landmark"],
    ["bahria phase 7 dentist open sunday", "go"],
    ["pindi to muzaffarabad hiace adda", "learn"],
    ["used japanese car engine sultan ka khu", "buy"],
  ],
  languages:
    "Pothwari and Punjabi on the street, Urdu on signboards, Pashto, Hindko and Pahari from the hills around. The search box gets Roman Urdu with a bazaar's name in it, and the word Pindi far more than Rawalpindi.",
  industriesTitle: "Three trades that keep the city moving",
  industries: [
    {
      title: "Wholesale and the bazaars",
      text: "Raja Bazaar and its lanes supply shopkeepers from Gujar Khan to Gilgit. They look for rate lists, minimum quantity and the transport adda that goes their way. A wholesaler who writes those down stops paying agents to explain them.",
      search: "wholesale cosmetics moti bazar rawalpindi rate list",
    },
    {
      title: "Health and education",
      text: "Holy Family, Benazir Bhutto, the cardiology institute and the military hospitals draw patients from the whole north, and Sixth Road's academies draw students. Around each stands a street of laboratories, pharmacies, hostels and canteens that live by being near.",
      search: "girls hostel near 6th road metro rawalpindi",
    },
    {
      title: "Property, cars and moving",
      text: "Bahria, DHA, Adiala Road and Chakri Road sell plots; Sultan ka Khu sells engines and parts; the transport addas send both families and goods up the mountains. All three trades suffer from copies of the same advertisement, which is what makes an honest page stand out.",
      search: "5 marla possession plot bahria phase 8 extension",
    },
  ],
  districtsTitle: "Chowk by chowk",
  districts: [
    {
      name: "Raja Bazaar, Moti Bazaar, Bohar Bazaar",
      text: "Wholesale before noon, households after. Lane, gate and the shop next door are how a stranger finds you; write all three.",
    },
    {
      name: "Saddar and Bank Road",
      text: "Mobiles, cameras, books, tailors, bakeries. Plaza names are typed more often than street names, and old listings stay on after the shop has moved.",
    },
    {
      name: "Satellite Town, Sixth Road, Commercial Market",
      text: "Brands, clothing, academies, food till late. The metro station is the landmark; walking minutes from it are the answer.",
    },
    {
      name: "Bahria Town and DHA",
      text: "New shops by the hundred and phases that sound alike. Phase, sector and civic centre belong in the title.",
    },
    {
      name: "Pirwadhai, Faizabad, Katchery",
      text: "Buses, courts, documents. Searches made in a hurry with one bar of battery; all they need is a number to tap.",
    },
  ],
  methodTitle: "Four steps, door to door",
  methodLead:
    "Our SEO services in Rawalpindi start with a walk through the bazaar, because the map of Pindi is in its people's mouths.",
  method: [
    {
      title: "Walk and ask",
      text: "We ask rickshaw drivers, neighbours and your own customers how they describe the shop, and write their words down as keywords.",
    },
    {
      title: "Fix the pin",
      text: "The marker goes on the door, the number to a phone that is answered, the category to what you sell, and Islamabad out of the address.",
    },
    {
      title: "Say rate and stock",
      text: "Pages by product with price bands, minimums and the adda for each route, plain enough for a shopkeeper in Skardu.",
    },
    {
      title: "Collect the nods",
      text: "Reviews asked for at the counter, mentions from suppliers and market unions, answers to every complaint by evening.",
    },
  ],
  closing: {
    title: "See how Pindi finds you",
    text: "Send your website address. We try it from Saddar, from Bahria and from a bus out of Murree, and write back with the three repairs that come first.",
  },
};
