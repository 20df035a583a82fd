import type { DedicatedCopy } from "#app/content/cities/schema.ts";

export const faisalabadCopy: DedicatedCopy = {
  slug: "faisalabad",
  description:
    "SEO in Faisalabad for mills, markets and clinics: product pages for textile buyers abroad, rate pages for the eight bazaars, maps for the rest.",
  intro: {
    title: "A city of looms with few pages to its name",
    paragraphs: [
      "Eight bazaars run out from the Clock Tower like spokes, and for over a century every thread of the cloth trade has had its place on one of them. A buyer who knows the city knows where to stand. A buyer in Manchester or Jeddah does not, and starts with a search.",
      "What they find is mostly directories and middlemen. The mill with four hundred looms has a one-page site and a Gmail address; the trading house with none has forty pages and a price list. The looms can win that contest. They have the facts: counts, widths, finishes, capacity, certificates.",
      "Meanwhile the city itself, the third of the country, looks for doctors, schools, plots and cars like any other. That second market pays sooner, and we usually begin with it where a firm serves both.",
    ],
    read: {
      text: "Links from people who have a reason to mention you",
      post: "link-building-strategies-pakistan",
    },
  },
  searches: [
    ["30/1 ring spun yarn price today faisalabad", "compare"],
    ["bed linen manufacturer faisalabad gots", "buy"],
    ["katchery bazar jewellers", "landmark"],
    ["hosiery socks wholesale jhang bazar faisalabad", "buy"],
    ["d ground faisalabad dinner family hall", "go"],
  ],
  languages:
    "Punjabi at the loom, Urdu in the ledger, English in the letter of credit. Shopkeepers search in Roman Urdu by bazaar, importers in English by specification, and neither ever sees the other's results.",
  industriesTitle: "Three trades, from fibre to street",
  industries: [
    {
      title: "Yarn, fabric and home textiles",
      text: "Spinning, weaving, processing and made-ups for export. Pages by product with count, construction, width, finish and certificate; samples and minimums stated; a contact who answers in the buyer's working hours.",
      search: "percale 200tc greige fabric supplier pakistan",
    },
    {
      title: "Hosiery, garments and the bazaars",
      text: "Socks, vests, tracksuits and unstitched suits leave in bales for every town. Traders want rate, lot and transport, and they want it before fajr. A dated rate page at one lasting address becomes the one they refresh.",
      search: "cotton vest dozen rate faisalabad factory",
    },
    {
      title: "Farm, seed and engineering",
      text: "The agricultural university, the seed firms and the makers of looms, boilers and threshers give the city a second profession. Farmers search by disease and dose; mills search by part number. Few sites answer either.",
      search: "wheat rust spray dose per acre",
    },
  ],
  districtsTitle: "The spokes and beyond",
  districts: [
    {
      name: "The eight bazaars",
      text: "Rail, Katchery, Chiniot, Aminpur, Bhawana, Jhang, Montgomery, Karkhana: each has its trades, and each is typed by name. Write which, and how many shops from the Clock Tower.",
    },
    {
      name: "D Ground and Peoples Colony",
      text: "Restaurants, brands, clinics, coaching. Evening searches, reviews with pictures, parking complaints that cost you stars.",
    },
    {
      name: "Susan Road and Madina Town",
      text: "Private hospitals, schools and apartments. Patients from Jhang and Toba Tek Singh choose here by doctor's name and fee.",
    },
    {
      name: "Khurrianwala, Sargodha Road, Jaranwala Road",
      text: "Processing mills and their suppliers. Gate positions, boiler capacities, effluent certificates: dull words that buyers filter by.",
    },
    {
      name: "M-3 Industrial City and Value Addition City",
      text: "New plants far from the old addresses. Until the maps catch up, a described route saves every visitor half an hour.",
    },
  ],
  methodTitle: "Four steps from loom to order",
  methodLead:
    "Exporters think in seasons and shipments, so our SEO services in Faisalabad follow the buyer's calendar and not ours.",
  method: [
    {
      title: "List what you make",
      text: "A day in the mill with the production head: every construction, count and finish that could be a search, and which of them earn.",
    },
    {
      title: "Build the catalogue",
      text: "One page a product with its specification as text, not as a PDF; fast from Hamburg; readable by a machine and by a merchandiser.",
    },
    {
      title: "Keep the rates",
      text: "A page for daily or weekly rates at an address that stays, and the local pages for outlet, clinic or showroom.",
    },
    {
      title: "Gather the proof",
      text: "Certifying bodies, trade fairs, machinery makers and the chamber list their members. We see that each links to you, correctly spelled.",
    },
  ],
  closing: {
    title: "See what a buyer in Hamburg sees",
    text: "Send your website address. We search for three of your products as an importer would and write back with what stands in the way.",
  },
};
