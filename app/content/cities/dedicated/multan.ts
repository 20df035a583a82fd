import type { DedicatedCopy } from "#app/content/cities/schema.ts";

export const multanCopy: DedicatedCopy = {
  slug: "multan",
  description:
    "SEO in Multan for growers, makers and hospitals: mango pages before the season, crafts that ship, and patients from all over South Punjab.",
  intro: {
    title: "South Punjab asks Multan first",
    paragraphs: [
      "From Layyah to Bahawalnagar, when something is too big for the local bazaar, the answer is Multan. The specialist sits here, the courts sit here, the wedding dress hangs here. Before the journey somebody in the family makes a list, and the list is made from search.",
      "The city sells outward too. Mangoes leave by the crate from June, Chaunsa from July, cotton by the bale from September, and blue tiles, camel-skin lamps and khussas all year round in parcels.",
      "Heat, dust, beggars and graveyards, says the old Persian verse about Multan's four gifts. A modern one would add a fifth: customers who come from far away and dislike a wasted trip. Pages that spare them the risk are our trade.",
    ],
    read: {
      text: "Planning content for a season",
      post: "content-marketing-for-seo",
    },
  },
  searches: [
    ["chaunsa mango 8 kg box multan to lahore", "buy"],
    ["nishtar hospital ke paas hotel", "landmark"],
    ["blue pottery multan original shop", "go"],
    ["gulgasht colony coaching fsc fee", "compare"],
    ["multani sohan halwa hafiz ka asli", "buy"],
  ],
  languages:
    "Saraiki is the mother tongue, sweet enough for a proverb; Urdu is written, and Roman letters carry both. Medical and legal questions come in simple English with a Saraiki district in front.",
  industriesTitle: "Three trades with three calendars",
  industries: [
    {
      title: "Mangoes and the farm",
      text: "The search for mangoes begins while the fruit is still green. Growers who publish variety, box weight, ripening day and delivery cities in April sell direct in June; those who wait sell to the contractor. Cotton, seed and pesticide firms follow a calendar of pests.",
      search: "export quality sindhri vs chaunsa price crate",
    },
    {
      title: "Crafts and sweets",
      text: "Kashi tiles, naqashi on camel skin, khussa, embroidered cholas, sohan halwa. Imitations are everywhere, so the searcher adds asli or original. The maker's name, lane and hands at work are the proof that a reseller cannot copy.",
      search: "handmade multani khussa bridal size 38",
    },
    {
      title: "Hospitals, courts and colleges",
      text: "Nishtar, the Institute of Cardiology, the children's hospital, the High Court bench, Bahauddin Zakariya University: each draws people from a dozen districts. They need a doctor, a lawyer, a bed and a bus, in that order.",
      search: "cardiologist multan appointment online fee",
    },
  ],
  districtsTitle: "Old city, new city, cantonment",
  districts: [
    {
      name: "Inside the gates",
      text: "Hussain Agahi, Chowk Bazaar, Haram Gate, Bohar Gate: wholesale and crafts. Directions go by gate; so should your first line.",
    },
    {
      name: "Gulgasht and Bosan Road",
      text: "Coaching centres, clinics, cafés and the new apartments. Students search at midnight, parents at lunch.",
    },
    {
      name: "Cantt",
      text: "Brands, bakeries, jewellers, guest houses. Visitors from other districts trust the name Cantt, so state it if you are there.",
    },
    {
      name: "Nishtar Road",
      text: "Laboratories, pharmacies, rooms by the night. Families in distress search here; short, exact pages are a kindness.",
    },
    {
      name: "Shershah, Industrial Estate, Vehari Road",
      text: "Gins, oil mills, cold stores, machinery. Hours of the season, weighbridge and gate number matter more than a slogan.",
    },
  ],
  methodTitle: "Four steps, timed by the harvest",
  methodLead:
    "A season cannot be moved, so our SEO services in Multan count backward from it. What should sell in June is written in January.",
  method: [
    {
      title: "January: listen",
      text: "We read last year's messages and calls, and note every question about size, date, price, distance and trust.",
    },
    {
      title: "February: repair",
      text: "Pages that load in a village, one name in both scripts, gates and landmarks in the address, old numbers removed from listings.",
    },
    {
      title: "March to May: plant",
      text: "A page for each variety, craft or clinic day, at addresses that will serve again next year with new dates.",
    },
    {
      title: "June on: pick",
      text: "Orders and calls are counted by page. Food writers, guides and district papers hear from us while the subject is fresh.",
    },
  ],
  closing: {
    title: "See what South Punjab sees",
    text: "Send your website address. We look at it from Multan and from two districts away, and name the three things that lose you the journey.",
  },
};
