import type { LocalNotes } from "#app/content/cities/schema.ts";

export const ajkNotes: Readonly<Record<string, LocalNotes>> = {
  mirpur: {
    headline: "Mirpur reads reviews in Bradford. Earn them",
    lead: "Your customer may be in Luton, choosing a builder for a house in Sector F. He will never see your shopfront, so the page is the shop.",
    traits: ["overseas", "foothills"],
    languages: ["Pahari", "Punjabi"],
    notes: [
      "When Mangla dam flooded old Mirpur in the 1960s, families moved to Britain in thousands. The new city on the lake lives between two countries: villas, wedding halls, currency exchanges and English spoken on the street.",
      "People search from British phones with British expectations. They look for reviews, a price in pounds, and an answer before bedtime in Birmingham.",
    ],
    searches: [
      ["wedding hall mirpur ajk price in pounds", "compare"],
      ["builder mirpur azad kashmir reviews", "compare"],
      ["mangla dam water sports", "learn"],
      ["dentist mirpur ak implants cost uk", "buy"],
      ["car hire islamabad airport to mirpur", "buy"],
    ],
    first:
      "reviews asked for by name and answered in English, and prices in two currencies with the date of the rate",
  },
  kotli: {
    headline: "Kotli builds with overseas money. Quote online",
    lead: "Marble fronts and three storeys, ordered from Britain by WhatsApp. The contractor with a written price sleeps better, and so does the client.",
    traits: ["overseas", "mountain", "river"],
    languages: ["Pahari", "Gojri"],
    notes: [
      "Kotli lies on the Poonch river between pine slopes, one of the greenest districts of Azad Kashmir and among those with the most sons abroad. It is called the city of mosques, and its bazaars sell to returning families each summer.",
      "They come for six weeks with a list: dentist, tailor, kitchen, plot. The list was made on a phone in Rochdale in March.",
    ],
    searches: [
      ["kitchen cabinets kotli ajk", "buy"],
      ["kotli azad kashmir plot rate", "compare"],
      ["kotli ajk picnic places", "learn"],
      ["suit stitching kotli urgent", "go"],
      ["kotli to islamabad airport cab", "buy"],
    ],
    first:
      "summer pages published in spring, each with a price, a duration and what happens if the flight is changed",
  },
  rawalakot: {
    headline: "Rawalakot draws the summer. Draw the bookings",
    lead: "A saucer-shaped valley, a lake, cool nights: visitors want all of it and book the first place that answers.",
    traits: ["mountain", "tourism", "overseas"],
    languages: ["Pahari"],
    notes: [
      "Rawalakot, seat of Poonch, is the base for Banjosa lake and Toli Pir's meadows. Its students went to the Gulf and to England, and send home guests as well as money. The university of Poonch keeps the town awake in winter.",
      "Four hours from Islamabad, it competes with Murree for the same weekend. What decides is the road, and whether somebody reports on it honestly.",
    ],
    searches: [
      ["banjosa lake guest house", "buy"],
      ["toli pir road condition", "learn"],
      ["rawalakot vs murree distance", "compare"],
      ["hotel rawalakot with bonfire", "buy"],
      ["poonch university hostel", "landmark"],
    ],
    first:
      "a weekend page aimed at Islamabad: leaving time, road, room, return, and the bill for a family of five",
  },
  bagh: {
    headline: "Bagh rebuilt itself. Now rebuild its listings",
    lead: "The town was built anew after the earthquake, and the maps never quite caught up. Customers still drive to addresses that moved.",
    traits: ["mountain"],
    languages: ["Pahari"],
    notes: [
      "Bagh means garden, and the valley deserves it: streams, walnuts, the meadows of Ganga Choti above Sudhan Gali. The earthquake of October 2005 took most of the old bazaar, and plazas, schools and hospitals rose in new places.",
      "Old directions still circulate online. Correcting the pin, the photograph and the name of the plaza is worth more here than a hundred articles.",
    ],
    searches: [
      ["ganga choti trek from bagh", "learn"],
      ["bagh azad kashmir hospital new building", "landmark"],
      ["sudhan gali guest house", "buy"],
      ["walnut wood furniture bagh ajk", "buy"],
      ["bagh to rawalpindi bus stand", "go"],
    ],
    first:
      "an address audit: every listing that still shows the old bazaar, found and corrected one by one",
  },
  bhimber: {
    headline: "Bhimber is the old gateway. Open it in search",
    lead: "Mughal emperors changed horses here on the way to the vale. Travellers now change buses, and ask their phone which one.",
    traits: ["foothills", "overseas", "border"],
    languages: ["Punjabi", "Pahari", "Gojri"],
    notes: [
      "Bhimber lies where the plains of Gujrat rise into the first hills of Kashmir, on the Mughal road whose inns still stand in ruins in the hills behind. Families have sons in Spain, Greece, Britain and the Gulf.",
      "Gujrat and Mirpur both lie within easy reach and both advertise harder. Bhimber's own shops win when they show that the same thing costs less trouble at home.",
    ],
    searches: [
      ["bhimber to gujrat bus time", "learn"],
      ["baghsar fort lake route", "learn"],
      ["used car bhimber ajk registration", "compare"],
      ["bhimber iron steel store", "go"],
      ["samahni valley marriage hall", "buy"],
    ],
    first:
      "a comparison told fairly: your price, your delivery and your hours beside the trip to Gujrat or Mirpur",
  },
  pallandri: {
    headline: "Pallandri lies high. Put its name high as well",
    lead: "A small seat of a proud district, spelled two ways and served by one road. That makes ranking simple, if somebody begins.",
    traits: ["mountain"],
    languages: ["Pahari"],
    notes: [
      "Pallandri, or Palandri, is the seat of Sudhnoti, on a ridge between Rawalpindi and Rawalakot; the first government of Azad Kashmir sat at Junjal Hill close by. A cadet college brings boys from every district, and their parents on visiting days.",
      "The road over Azad Pattan carries everyone. They eat, sleep and shop at what they found on it, and few places can be found.",
    ],
    searches: [
      ["cadet college palandri visiting day hotel", "go"],
      ["pallandri to rawalpindi hiace", "learn"],
      ["junjal hill baral", "learn"],
      ["palandri general store delivery", "buy"],
      ["azad pattan road open", "learn"],
    ],
    first:
      "both spellings, Pallandri and Palandri, and a parents' page with term dates that the college itself would be glad to link",
  },
  "hattian-bala": {
    headline: "Hattian Bala is on the way. Be on the map too",
    lead: "The Jhelum Valley road runs through one bazaar. Nobody turns off by accident, so everything depends on being known.",
    traits: ["mountain", "river"],
    languages: ["Pahari"],
    notes: [
      "Hattian Bala is the seat of the Jhelum Valley district, upriver from Muzaffarabad toward Chakothi. The earthquake of 2005 brought down a mountainside near here and made Zilzal lake, which people now visit.",
      "The district has two names and the town has three spellings. Government letters, bus boards and maps each use another.",
    ],
    searches: [
      ["zilzal lake hattian bala road", "learn"],
      ["hattian bala to muzaffarabad fare", "learn"],
      ["leepa valley jeep from hattian", "buy"],
      ["trout point jhelum valley", "go"],
      ["hatian bala school admission", "learn"],
    ],
    first:
      "the names first, Hattian and Hatian, Jhelum Valley and Hattian Bala, and then a page for each reason to stop",
  },
  athmuqam: {
    headline: "Athmuqam opens Neelum. Open its search results",
    lead: "Half of those who see the Neelum valley sleep within an hour of Athmuqam. They picked the hotel before the bridge at Muzaffarabad.",
    traits: ["mountain", "tourism", "river"],
    languages: ["Pahari", "Kashmiri", "Gojri"],
    notes: [
      "Athmuqam is the seat of Neelum, on the river road between Kutton's waterfall and Keran, with Sharda, Kel and Arang Kel beyond. A few weeks of summer earn what the year must live on.",
      "There is little signal past it, so visitors save pages before they leave the city. A page that reads well offline is read twice.",
    ],
    searches: [
      ["keran hotel river view booking", "buy"],
      ["athmuqam to sharda road status", "learn"],
      ["arang kel chairlift timing", "learn"],
      ["neelum valley 3 day plan", "compare"],
      ["kutton waterfall guest house", "go"],
    ],
    first:
      "light pages that can be saved and read without signal: distances, fuel, cash points, and the number of your room",
  },
};
