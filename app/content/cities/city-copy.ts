/**
 * The copy of the generic city page. Nothing here is varied for the sake of variety: every sentence
 * follows from something known about the place, by these rules.
 *
 * | rule  | reads                                              | decides                                  |
 * | ----- | -------------------------------------------------- | ---------------------------------------- |
 * | size  | the census figure                                  | how contested the first page is; audit   |
 * | reach | the nearest city of a million, and its distance    | how far customers travel to buy          |
 * | land  | the first of its traits in LAND_ORDER              | what the site must bear; the second step |
 * | trade | traits first, else the province                    | the four industries                      |
 * | words | the languages of the home, and the province        | keyword work; the fourth step            |
 * | notes | local-notes/, written by hand for each city        | the lead, the first paragraphs, searches |
 *
 * To change what a kind of place is told, change its entry in the table of its rule.
 */
import { findLocalNotes } from "#app/content/cities/local-notes/index.ts";
import { cities, nearestCities, type Neighbour } from "#app/content/cities/index.ts";
import type { City, ExampleSearch, LocalNotes, Trait } from "#app/content/cities/schema.ts";
import { distanceKm } from "#app/map/great-circle.ts";

type Titled = { title: string; text: string };
type Province = City["province"];

export type CityCopy = {
  metaDescription: string;
  why: string[];
  searches: ExampleSearch[];
  stepsLead: string;
  steps: Titled[];
  trades: Titled[];
  /** In the order of the three service blocks. */
  services: { local: string; keywords: string; audit: string };
  closing: Titled;
};

/** From this figure on a city counts as one that its neighbours travel to. */
const BIG_CITY = 1_000_000;

export function buildCityCopy(city: City): CityCopy {
  const notes = findLocalNotes(city.slug);
  if (!notes) throw new Error(`app/content/cities/local-notes/ has no entry "${city.slug}"`);

  const near = nearestCities(city, 6);
  const big = nearestBigCity(city);

  return {
    metaDescription: describe(city, near),
    why: [...notes.notes, tellSize(city), tellReach(city, big)],
    searches: notes.searches.map((search) => [...search]),
    stepsLead: tellTimes(city),
    steps: buildSteps(city, notes, near, big),
    trades: buildTrades(city, notes.traits),
    services: buildServices(city, notes, near),
    closing: closeWith(city, notes),
  };
}

/** The nearest other city of a million people or more by census. */
export function nearestBigCity(city: City): Neighbour {
  const big = cities.filter(({ population }) => (population?.count ?? 0) >= BIG_CITY);
  const [nearest] = big
    .filter(({ slug }) => slug !== city.slug)
    .map((other) => ({ ...other, distanceKm: distanceKm(city, other) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
  if (!nearest) throw new Error("no city of a million is known");
  return nearest;
}

/** A city's place among its region's by census, where all figures are of one year. */
export function rankInRegion(city: City): { rank: number; of: number } | undefined {
  const { population } = city;
  if (!population) return undefined;
  const rivals = cities.filter(
    (other) => other.region === city.region && other.population?.year === population.year,
  );
  const larger = rivals.filter((other) => (other.population?.count ?? 0) > population.count);
  return { rank: larger.length + 1, of: rivals.length };
}

/* meta description */

const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 160;

/** The longest of several true descriptions that fits what a results page shows. */
function describe({ name, province }: City, near: readonly Neighbour[]): string {
  const [first, second] = near.map((place) => `${place.name} (${km(place)})`);
  const candidates = [
    `SEO in ${name}, ${province}: what people here search for, how we work and what to fix first. Also near you: ${first} and ${second}.`,
    `SEO in ${name}, ${province}: what people here search for, how we work and what to fix first. Nearest city we serve: ${first}.`,
    `SEO in ${name}, ${province}: what people here search for, how we work, and what we would fix first. Ask for a free audit.`,
    `SEO in ${name}: what people here search for, how we work, and what we would fix first. Ask for a free audit today.`,
  ];
  const fitting = candidates.find(
    ({ length }) => length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION,
  );
  if (!fitting) throw new Error(`no description of ${name} has 120 to 160 characters`);
  return fitting;
}

/* size */

function tellSize(city: City): string {
  const { name, region, population } = city;
  if (!population) {
    return `No census figure is printed for the town of ${name} alone, so we do not print one either. What we can count is the competition: in a place like this a handful of firms hold the first page in each trade, often without having tried.`;
  }

  const place = rankInRegion(city);
  const counted = `The ${population.year} census counted ${groupDigits(population.count)} people in ${name}`;
  const ranked = place
    ? `, number ${place.rank} of the ${place.of} ${region} cities with a figure on our list`
    : "";

  if (population.count >= 500_000) {
    return `${counted}${ranked}. At that size most trades have a contested first page, and directories hold part of it. The way in is narrower questions, one area and one service at a time.`;
  }
  if (population.count >= 200_000) {
    return `${counted}${ranked}. That is large enough for several rivals in each trade and small enough that two or three of them have a proper site. Overtaking those two or three is a plan, not a hope.`;
  }
  if (population.count >= 80_000) {
    return `${counted}${ranked}. In a town of that size people still ask someone first. Then they check the name on a phone, and if it shows a wrong number or nothing, the next name gets the call.`;
  }
  return `${counted}${ranked}. A small town has few searches and fewer answers. One complete profile and a handful of good pages can hold the top for years, and bring in the villages around as well.`;
}

/* reach */

function tellReach({ name }: City, big: Neighbour): string {
  const away = `${big.name} lies ${km(big)} away in a straight line`;

  if (big.distanceKm < 60) {
    return `${away}, close enough to lose a customer to before lunch. What keeps him in ${name} is an answer: it is in stock, it costs this much, we are open now.`;
  }
  if (big.distanceKm < 150) {
    return `${away}: too far for a loaf of bread, near enough for a sofa or a surgeon. So the pages that matter most in ${name} are those for purchases worth a journey.`;
  }
  if (big.distanceKm < 300) {
    return `${away}, so a shopping trip there costs a day. People in ${name} would sooner buy at home, and search to find out whether they can.`;
  }
  return `${away}, the nearest city of a million. Nearly everything bought in ${name} is bought locally or by courier, and both begin with a search.`;
}

/* times */

function tellTimes({ population }: City): string {
  const count = population?.count ?? 0;
  if (count >= 500_000) {
    return "First improvements show within 3 months. Lasting results take 6 to 12, and the crowded trades need the whole of it.";
  }
  if (count >= 80_000) {
    return "First improvements show within 3 months. Lasting results take 6 to 12, less where only two or three rivals are awake.";
  }
  return "First improvements show within 3 months, often sooner in a place with few rivals. Lasting results take 6 to 12.";
}

/* the four steps */

/** The trait that weighs most on a site comes first. */
const LAND_ORDER = [
  "tourism",
  "mountain",
  "border",
  "coast",
  "overseas",
  "industry",
  "pilgrims",
  "highway",
  "desert",
  "foothills",
  "river",
  "orchards",
] as const satisfies readonly Trait[];

const foundations: Readonly<Record<Trait, string>> = {
  tourism:
    "Pages that open on one bar of signal, true opening months, a pin that a driver can follow, and one number that answers in the season.",
  mountain:
    "Pages light enough for a weak signal in the valley, directions by bridge and bend, and opening hours for winter as well as summer.",
  border:
    "Registration, licence and address where they can be checked, titles that say what you handle, and one number on every listing.",
  coast:
    "Exact pins on a coast that the maps draw badly, tide and season in the opening hours, and titles that name the catch or the cargo.",
  overseas:
    "Speed for a visitor in another country, prices in writing, hours with their time zone, and a form that somebody answers by mail.",
  industry:
    "Product titles with size and grade, certificates as text instead of scans, the gate on the map, and a page per process.",
  pilgrims:
    "One permanent page for the great days, corrected each year, and ordinary hours that stay right when the crowd has gone.",
  highway:
    "Hours that are true at night, the exit and the side of the road, parking for a lorry, and a number that can be pressed with a thumb.",
  desert:
    "Small pages for slow lines, summer hours, and a delivery promise that names the villages instead of drawing a circle.",
  foothills:
    "One address written one way, the name of the pass or the bypass beside it, and titles that say what you do and for whom.",
  river:
    "Which bank, which bridge, which road: an address that leaves no doubt, a quick site behind it, and one number everywhere.",
  orchards:
    "Rates typed as text with a date, a quick site for a phone in the field, one correct profile, one number everywhere.",
};

const authority: Readonly<Record<Province, string>> = {
  Punjab:
    "Links from the firms you buy from, the district's chamber of commerce, and the Urdu papers people here read over breakfast.",
  Sindh:
    "Links from suppliers and growers' associations, mentions in the Sindhi press, and colleges that list the firms where students train.",
  "Khyber Pakhtunkhwa":
    "Links from the trade bodies of the bazaar, from universities and hospitals you serve, and from papers that print in Urdu and Pashto.",
  Balochistan:
    "Links from the provincial chamber, from contractors and transporters who know your work, and from the few local news sites, by name.",
  "Capital Territory": "Links from institutions you work with, each with a reason to mention you.",
  "Azad Jammu & Kashmir":
    "Links from community bodies in Britain and the Gulf, from colleges and hospitals here, and from travel writers who have really come.",
  "Gilgit-Baltistan":
    "Links from tour operators, trekking guides and conservation bodies that know your house or workshop, and from reviews you have earned.",
};

function buildSteps(
  city: City,
  notes: LocalNotes,
  near: readonly Neighbour[],
  big: Neighbour,
): Titled[] {
  const { name } = city;
  const [first, second] = near;
  const land = LAND_ORDER.find((trait) => notes.traits.includes(trait)) ?? "orchards";
  const elsewhere =
    first && big.slug !== first.slug
      ? `${first.name} and ${big.name}`
      : `${first?.name} and ${second?.name}`;

  return [
    {
      title: "Audit",
      text: `We read your site, your listings and the first page of your trade in ${name}, then run the same searches as if from ${elsewhere}.`,
    },
    { title: "Foundations", text: foundations[land] },
    { title: "Content and place", text: `In ${name} this step begins with ${notes.first}.` },
    { title: "Authority", text: authority[city.province] },
  ];
}

/* the four industries */

type Choice = { when: Trait; text: string };

const trade: readonly Choice[] = [
  {
    when: "border",
    text: "Dealers on both sides of a line look for goods, papers and rates. State which you handle, in the words of a consignment note.",
  },
  {
    when: "overseas",
    text: "Much is paid for from abroad and used here. Show the price, the delivery and who signs for it, so that a cousin can order.",
  },
  {
    when: "highway",
    text: "Wholesalers live off the road. Let a dealer two towns away see stock, rate and loading hours before he sends the van.",
  },
  {
    when: "tourism",
    text: "Shops sell to guests for a season and to neighbours all year. Souvenirs need pictures and a courier; groceries need hours.",
  },
];

const tradeByProvince: Readonly<Record<Province, string>> = {
  Punjab:
    "Wholesalers are found by product and rate. Publish rate lists as pages, not as photographs of paper on a wall.",
  Sindh:
    "Market days and bazaar lanes decide who is found. Put the lane, the day and the rate on the page, in Roman Sindhi and English.",
  "Khyber Pakhtunkhwa":
    "Bazaars are known by gates and chowks. A wholesaler who writes his down is found by shopkeepers from three valleys.",
  Balochistan:
    "Distances are long, so buyers ask for stock before they travel. A page that lists what is in the godown today answers them.",
  "Capital Territory": "Shops here are found by sector and market. Name both.",
  "Azad Jammu & Kashmir":
    "Bazaars serve villages that lie an hour up the hill. Say what you stock and whether the jeep can bring it.",
  "Gilgit-Baltistan":
    "Goods come up the highway and prices follow the road. A dated rate saves both sides a walk.",
};

const agriculture: readonly Choice[] = [
  {
    when: "mountain",
    text: "Terraces yield little and of good quality: fruit, nuts, honey, herbs. Sell by origin and altitude, by the kilo, with a courier.",
  },
  {
    when: "orchards",
    text: "Buyers search by variety, grade and week of harvest. One page for each, with tonnes, packing and the months it is fresh.",
  },
  {
    when: "desert",
    text: "Livestock, gram and guar are traded by word and by phone. A price with a date and a photograph travels further than either.",
  },
  {
    when: "coast",
    text: "Fish, prawn and rice move before dawn. List what lands, in which months, on ice or frozen, and to which market.",
  },
  {
    when: "river",
    text: "Canal and river land grows for the mills. Seed, pumps and spraying are searched for by problem, so write pages by problem.",
  },
];

const agricultureByProvince: Readonly<Record<Province, string>> = {
  Punjab:
    "Farmers compare seed, spray and machines on the phone. Say which soil, which month and which dose, in plain Urdu words.",
  Sindh:
    "Growers look for input on credit and for buyers with cash. Be plain about both, crop by crop.",
  "Khyber Pakhtunkhwa":
    "Small holdings, many crops: tobacco, maize, fruit, vegetables. Pages by crop and season beat one page about farming.",
  Balochistan:
    "Water decides. Pumps, panels, pipes and drip are what growers search for, and they want a figure per acre.",
  "Capital Territory": "Farm houses and nurseries are found by sector and road.",
  "Azad Jammu & Kashmir":
    "Maize, fruit and livestock for the household, sometimes for sale. Vets, seed and saplings are what is searched for.",
  "Gilgit-Baltistan": "Seed potatoes, apricots and herbs find buyers by name of valley.",
};

const servicesTrade: readonly Choice[] = [
  {
    when: "tourism",
    text: "Hotels, drivers and guides are booked by picture, price and road. Keep the booking on your own page and the commission with you.",
  },
  {
    when: "pilgrims",
    text: "Rooms, meals and transport around the shrine: guests ask for distance on foot, parking and the rate on the great nights.",
  },
  {
    when: "overseas",
    text: "Clinics, schools and wedding halls are chosen by relatives abroad. They want fees, references and a reply in writing.",
  },
  {
    when: "highway",
    text: "Workshops, restaurants and pumps are searched for from a moving car. Open or closed is the whole question.",
  },
];

const servicesByProvince: Readonly<Record<Province, string>> = {
  Punjab: "Clinics, schools and law chambers win on the map. Hours, fees and the nearest landmark.",
  Sindh:
    "Doctors, academies and lawyers are asked for by name and by building. Put both on the page, with the days you sit.",
  "Khyber Pakhtunkhwa":
    "Families ask whether a lady doctor sits, whether there is a women's entrance, when prayer closes the desk. Answer it in writing.",
  Balochistan:
    "Hospitals, schools and transport draw people from far. Tell them the days, the fee and where to stay the night.",
  "Capital Territory": "Practices are compared by credentials. List them.",
  "Azad Jammu & Kashmir":
    "Clinics, colleges and offices serve whole valleys. Visiting days and the last bus matter more than slogans.",
  "Gilgit-Baltistan": "Clinics, schools and transport serve valleys that are a day apart.",
};

const manufacturing: readonly Choice[] = [
  {
    when: "industry",
    text: "Purchase officers look for capacity, certificate and lead time. Say what you can make in a week and to which standard.",
  },
  {
    when: "mountain",
    text: "Woodwork, wool, stone and preserves are made by hand in small numbers. Show the maker, the material and the waiting time.",
  },
  {
    when: "orchards",
    text: "Mills, gins and packing houses run for a few months. Publish capacity before the season, when the contracts are made.",
  },
  {
    when: "desert",
    text: "Embroidery, leather and weaving sell far away at a far better price. Photograph the stitch and name the village.",
  },
];

const manufacturingByProvince: Readonly<Record<Province, string>> = {
  Punjab:
    "Other firms look for capacity and samples. Say what you can make in a week, and in what smallest number.",
  Sindh:
    "Mills and workshops supply Karachi's exporters. Be found by the process you do and not only by the company's name.",
  "Khyber Pakhtunkhwa":
    "Marble, furniture, leather and shawls: workshops here are skilled and unlisted. A page per product changes that.",
  Balochistan:
    "Stone, minerals and workshops for machines: buyers ask for grade, tonnage and the road. Answer in that order.",
  "Capital Territory": "Light industry is found by process and plot number.",
  "Azad Jammu & Kashmir":
    "Furniture, steel work and poultry feed serve a building boom. Written quotations set one workshop apart from ten.",
  "Gilgit-Baltistan": "Dried fruit, gemstones and wool: small lots, sold by origin.",
};

function buildTrades({ province }: City, traits: readonly Trait[]): Titled[] {
  const pick = (choices: readonly Choice[], otherwise: Readonly<Record<Province, string>>) =>
    choices.find(({ when }) => traits.includes(when))?.text ?? otherwise[province];

  return [
    { title: "Trade", text: pick(trade, tradeByProvince) },
    { title: "Agriculture", text: pick(agriculture, agricultureByProvince) },
    { title: "Services", text: pick(servicesTrade, servicesByProvince) },
    { title: "Local Manufacturing", text: pick(manufacturing, manufacturingByProvince) },
  ];
}

/* the three service blocks */

function buildServices(
  { name, population }: City,
  { languages }: LocalNotes,
  near: readonly Neighbour[],
): CityCopy["services"] {
  const [first, second] = near;
  const spoken = listWords(languages);

  return {
    local: `Your place on the map in ${name}, and in ${first?.name} (${first && km(first)}) or ${second?.name} (${second && km(second)}) if you deliver there.`,
    keywords: `${spoken} at home, English and Roman letters on the keyboard: we collect the words your buyers use and give each need a page that answers.`,
    audit:
      (population?.count ?? 0) >= 200_000
        ? "Over 100 data points on your site and your rivals', put in order of cost. Then links from people who have a reason."
        : "What is broken, fixed in order of cost; on a young site that is often one afternoon. Then the first links from people who know you.",
  };
}

/* the end */

function closeWith({ name }: City, { languages, traits }: LocalNotes): Titled {
  const [language] = languages;
  const abroad = traits.includes("overseas") || traits.includes("tourism");

  return {
    title: `See how ${name} sees you`,
    text: abroad
      ? `Send your address. A person looks at it as a customer in ${name} and a customer far away would, and writes back with the three things to fix first.`
      : `Send your address. A person looks at it, tries the ${language} spellings too, and writes back with the three things to fix first.`,
  };
}

/* words and numbers */

function km({ distanceKm: distance }: { distanceKm: number }): string {
  return `${Math.round(distance)} km`;
}

function groupDigits(count: number): string {
  return count.toLocaleString("en");
}

function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
