import { findLocalNotes } from "#app/content/cities/local-notes/index.ts";
import type { City, CityProfile } from "#app/content/cities/schema.ts";
import { paths } from "#app/paths.ts";
import { ownValue } from "#lib/own-value.ts";

type WrittenProfile = Omit<CityProfile, "name" | "province" | "geo" | "image">;

/** The profiles that are written out in full. */
const writtenProfiles: Readonly<Record<string, WrittenProfile>> = {
  lahore: {
    population: "11 million+",
    businesses: "500,000+",
    description:
      "Be the clinic, the caterer or the law firm it finds. We do SEO in Lahore, for Lahore: street by street on the map, and word by word in the results.",
    landmarks: ["Badshahi Mosque", "Minar-e-Pakistan", "Liberty Market"],
    industries: [
      "IT & Software",
      "Textiles & Fashion",
      "Healthcare & Education",
      "Food & Hospitality",
    ],
    h1: "Lahore asks its phone before it asks a friend",
  },
  karachi: {
    population: "15 million+",
    businesses: "800,000+",
    description:
      "In a city where crossing town takes half a day, nobody drives to compare. They search, message three numbers and buy from the one that replied.",
    landmarks: ["Mazar-e-Quaid", "Empress Market", "Clifton Beach"],
    industries: [
      "E-commerce & Retail",
      "Real Estate & Finance",
      "Manufacturing & Export",
      "Ports & Logistics",
    ],
    h1: "Karachi buys by phone. Be the answer it finds",
  },
  faisalabad: {
    population: "3 million+",
    businesses: "200,000+",
    description:
      "Much of the country’s cloth starts here, and buyers on four continents search for it by count, width and certificate. They should land on the mill.",
    landmarks: ["Clock Tower (Ghanta Ghar)", "Lyallpur Museum", "D Ground"],
    industries: [
      "Textiles & Yarn",
      "Hosiery & Garments",
      "Agriculture & Seed",
      "Retail & Wholesale",
    ],
    h1: "Faisalabad weaves it. Search should sell it",
  },
  rawalpindi: {
    population: "2 million+",
    businesses: "180,000+",
    description:
      "Raja Bazaar for wholesale, Saddar for phones, Bahria for everything new: people here search by bazaar. We make sure yours leads to you.",
    landmarks: ["Raja Bazaar", "Ayub National Park", "Rawat Fort"],
    industries: ["Wholesale & Retail", "Real Estate", "Healthcare", "Transport & Logistics"],
    h1: "Rawalpindi knows its bazaars. So should Google",
  },
  multan: {
    population: "2 million+",
    businesses: "120,000+",
    description:
      "Mangoes, cotton, blue pottery and the hospitals of a whole region: South Punjab looks to Multan, and looks Multan up before it sets out.",
    landmarks: ["Shrine of Shah Rukn-e-Alam", "Ghanta Ghar", "Hussain Agahi Bazaar"],
    industries: ["Mangoes & Agriculture", "Cotton & Textiles", "Handicrafts", "Healthcare"],
    h1: "Multan ships mangoes. Search ships customers",
  },
  islamabad: {
    population: "2 million",
    businesses: "150,000+",
    description:
      "The capital checks credentials. Diplomats, lawyers, developers and parents read three pages before they write one e-mail, and the third page decides.",
    landmarks: ["Faisal Mosque", "Daman-e-Koh", "Centaurus Mall"],
    industries: ["IT & Startups", "Professional Services", "Real Estate", "Hospitality & Tourism"],
    h1: "Islamabad reads before it rings. Be worth it",
  },
  peshawar: {
    population: "2 million+",
    businesses: "150,000+",
    description:
      "In one of the oldest living cities of Asia, trade runs on names and introductions. Search is where a stranger now asks for yours.",
    landmarks: ["Bala Hisar Fort", "Qissa Khwani Bazaar", "Islamia College"],
    industries: ["Trade & Transit", "Healthcare", "Gemstones & Handicrafts", "Food & Hospitality"],
    h1: "Peshawar trusts a name. Make yours easy to find",
  },
  quetta: {
    population: "1 million+",
    businesses: "80,000+",
    description:
      "One city serves a province the size of a country. Families drive six hours to buy, and they choose the shop before they fill the tank.",
    landmarks: ["Hanna Lake", "Hazarganji Chiltan Park", "Liaquat Bazaar"],
    industries: ["Dry Fruit & Orchards", "Mining & Minerals", "Trade & Transport", "Education"],
    h1: "Quetta shops before the snow. Be found by then",
  },
};

/** Muzaffarabad has a page of its own and the default figures (docs/agreed.md, cities). */
const ownParts: Readonly<Record<string, Partial<WrittenProfile>>> = {
  muzaffarabad: {
    landmarks: ["Red Fort", "Domel", "Pir Chinasi"],
    h1: "Muzaffarabad is the valley's door. Be open",
    description:
      "Everyone bound for Neelum passes through, and everyone in the valley comes down to shop. Both reach for a phone at the same two bridges.",
  },
};

export function getProfile(city: City): CityProfile {
  const { name, slug, province, lat, lon } = city;
  const own = ownValue(writtenProfiles, slug) ?? {
    ...defaultProfile(city),
    ...ownValue(ownParts, slug),
  };

  return { name, province, geo: { lat, lon }, image: paths.socialPicture(`city-${slug}`), ...own };
}

/** For every city that has no profile of its own (docs/agreed.md, cities; docs/decisions/0016-city-pages-of-their-own.md). */
function defaultProfile({ name, slug }: City): WrittenProfile {
  const notes = findLocalNotes(slug);

  return {
    population: "Growing",
    businesses: "Numerous",
    description:
      notes?.lead ??
      `We help businesses in ${name} to be found by the people who search for what they sell.`,
    landmarks: notes?.landmarks
      ? [...notes.landmarks]
      : [`${name} Central Market`, "City Clock Tower", "Grand City Mosque"],
    industries: ["Trade", "Agriculture", "Services", "Local Manufacturing"],
    h1: notes?.headline ?? `Rank Higher, Grow Faster: Expert SEO Services in ${name}`,
  };
}
