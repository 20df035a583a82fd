import type { DedicatedCopy } from "#app/content/cities/schema.ts";

export const peshawarCopy: DedicatedCopy = {
  slug: "peshawar",
  description:
    "SEO in Peshawar for traders, doctors, jewellers and kitchens: be found by name in Pashto, Urdu and English, from Namak Mandi to Hayatabad.",
  intro: {
    title: "Where a name is the first keyword",
    paragraphs: [
      "Caravans once unloaded in Qissa Khwani, and business here still opens with tea and a common acquaintance. What has changed is the step between: the friend says the name, and the stranger types it before setting out.",
      "Too often the typed name leads nowhere. It is spelled three ways, the shop has moved from Saddar to University Road, the profile was made by a nephew who is in Dubai. A recommendation that took years to earn is lost in a second.",
      "So in Peshawar we begin with names: yours, your street's, your goods', in Pashto sounds and Latin letters, as cousins spell them to each other on the phone. After that come the strangers, from Swat, from Chitral, from Lahore.",
    ],
    read: {
      text: "Searching by voice, and in two languages",
      post: "voice-search-seo-urdu-english",
    },
  },
  searches: [
    ["namak mandi charsi tikka timing", "go"],
    ["peshawar emerald dealer certificate", "buy"],
    ["hayatabad medical complex ke samne lab", "landmark"],
    ["karkhano market laptop price", "compare"],
    ["da gulbahar kha dentist", "go"],
  ],
  languages:
    "Pashto first, Hindko in the walled city, Urdu in offices, Dari among Afghan families. A single query can hold three of them, written in English letters, and tools made elsewhere count none of it.",
  industriesTitle: "Three trades older than the road",
  industries: [
    {
      title: "Trade and transit",
      text: "Torkham is an hour away, and in October 2025 it was shut to trade, and has been shut or half open since (we last looked in November 2026). Agents, warehouses and insurers are asked one thing: what may move, and with which paper. A page for each procedure, with a date and a licence number, is still a rarity.",
      search: "clearing agent torkham export documents fee",
    },
    {
      title: "Medicine from the whole north",
      text: "Lady Reading, Khyber Teaching Hospital, the Hayatabad complex and Dabgari Garden's doctors treat patients from Chitral to Waziristan. Families ask for the lady doctor, the day, the fee and a clean room for the night.",
      search: "gynecologist dabgari garden peshawar evening",
    },
    {
      title: "Stones, shawls and kitchens",
      text: "Namak Mandi weighs emeralds beside frying pans of karahi. Jewellers, chappal makers, dry-fruit merchants and restaurants share visitors, and compete with sellers who only borrow the name. Origin, certificate and the maker's photograph settle the matter.",
      search: "peshawari chappal handmade size 10 original",
    },
  ],
  districtsTitle: "From the walls to Hayatabad",
  districts: [
    {
      name: "The walled city",
      text: "Qissa Khwani, Chowk Yadgar, Andar Shehr, Namak Mandi. Sixteen gates once, and people still steer by them. Parking outside is the kindest thing that a page can explain.",
    },
    {
      name: "Saddar and the Cantonment",
      text: "Cloth, shoes, opticians, banks. Checkposts shape how people travel, so write hours around prayer times and office hours.",
    },
    {
      name: "University Road and Town",
      text: "Academies, plazas, cafés and travel agents along one long road. The BRT station is the landmark: name the nearest.",
    },
    {
      name: "Hayatabad",
      text: "Phases one to seven, hospitals, the industrial estate, and Karkhano market at its edge. English and Urdu, by phase and sector.",
    },
    {
      name: "Ring Road, Charsadda Road, Kohat Road",
      text: "Warehouses, marble yards, showrooms. Lorry drivers search here; a pin, a gate and a number are enough.",
    },
  ],
  methodTitle: "Four steps to a name that opens",
  methodLead:
    "Our SEO services in Peshawar begin with the people who have already heard of you, then turn to those who have not. The order saves money and gains trust early.",
  method: [
    {
      title: "Gather the spellings",
      text: "Every way that your name, your mohallah and your goods are written, heard from customers and collected from chats.",
    },
    {
      title: "Claim the name",
      text: "Profile, pin, numbers and pictures in your own hands; the old addresses closed; one spelling chosen and the rest mentioned.",
    },
    {
      title: "Write what is asked",
      text: "Pages by procedure, by doctor's day, by stone or dish, with Pashto where a reader would rather have it.",
    },
    {
      title: "Let others vouch",
      text: "Trade bodies, hospitals, universities and food writers already know you. We ask them to say it where it can be clicked.",
    },
  ],
  closing: {
    title: "See what your name leads to",
    text: "Send your website address. We type your name in the five ways the city does and write back with the three dead ends to close first.",
  },
};
