import type { LocalNotes } from "#app/content/cities/schema.ts";

/** Eight of the ten keep the default headline; their notes leave it out. */
export const gilgitBaltistanNotes: Readonly<Record<string, LocalNotes>> = {
  gilgit: {
    headline: "Gilgit is every trek's start. Be its first stop",
    lead: "Flights land, jeeps leave, expeditions buy rope and rice. All of them looked Gilgit up long before they saw it.",
    traits: ["mountain", "tourism", "highway"],
    languages: ["Shina"],
    notes: [
      "Gilgit sits at the meeting of rivers and roads: the Karakoram Highway to Hunza and Khunjerab, the Shandur road to Chitral, the way to Skardu. The Kargah Buddha looks down on it, and NLI market sells what crosses from China.",
      "Its searchers come in two seasons and many languages. A climber in Munich asks in January; a family in Lahore asks the night before.",
    ],
    searches: [
      ["gilgit hotel with generator backup", "buy"],
      ["jeep rental gilgit to fairy meadows", "compare"],
      ["nli market gilgit china goods", "landmark"],
      ["gilgit flight cancelled what to do", "learn"],
      ["dry apricot wholesale gilgit", "buy"],
    ],
    first:
      "English for the expedition and Roman Urdu for the family car, on separate pages, with one phone that answers both",
  },
  skardu: {
    headline: "Skardu meets the sky. Meet the traveller first",
    lead: "Since big aircraft land here, Skardu is booked from Dubai and Karachi alike. The best rooms still answer the slowest.",
    traits: ["mountain", "tourism", "desert"],
    languages: ["Balti"],
    notes: [
      "Skardu is the door to K2, Deosai, Shigar and Khaplu, with cold dunes at Katpana and a lake called Satpara. The airport now takes international flights, and guest houses have multiplied along the river.",
      "Climbing seasons are planned a year ahead and family trips a week ahead. One needs permits explained; the other needs a picture of the bathroom.",
    ],
    searches: [
      ["skardu hotel near airport family", "buy"],
      ["k2 base camp trek permit cost", "compare"],
      ["deosai open date this year", "learn"],
      ["prado with driver skardu rate", "compare"],
      ["shilajit original skardu", "buy"],
    ],
    first:
      "two calendars: permits and porters for the climber, flights and flowers for the family, both with real prices",
  },
  hunza: {
    lead: "Blossom in April, cherries in June, gold in October: each week of Hunza has its own search. The houses that answer by week fill by week.",
    traits: ["mountain", "tourism", "highway", "orchards"],
    languages: ["Burushaski", "Wakhi", "Shina"],
    notes: [
      "Hunza hangs on the slopes around Karimabad, under Rakaposhi and Ultar. Baltit and Altit forts are restored and run by trusts, Attabad's turquoise lake filled only in 2010, and the highway continues past Passu's spires to China.",
      "Schooling is a matter of pride here, and English is common at the counter. Guests repay it with long reviews, which is where most of the valley's bookings are decided.",
    ],
    searches: [
      ["hunza blossom dates 2 day plan", "learn"],
      ["karimabad hotel rakaposhi view", "buy"],
      ["attabad lake jet ski price", "compare"],
      ["apricot oil hunza original", "buy"],
      ["chapshuro restaurant hunza", "go"],
    ],
    first:
      "a page for each season, and answers to every review in the first person, signed by the house",
  },
  chilas: {
    lead: "The highway's midway town gets tired drivers at all hours. A page that says the kitchen is open gets them to stop.",
    traits: ["mountain", "highway", "river"],
    languages: ["Shina"],
    notes: [
      "Chilas lies low and hot on the Indus, where the road over Babusar Pass meets the Karakoram Highway under Nanga Parbat. Thousands of rock carvings line the banks, some of which the Diamer Bhasha dam will cover.",
      "In summer the pass sends a stream of families from Naran; in winter the old road through Besham carries what is left. Travellers ask which way is open, and then where to sleep.",
    ],
    searches: [
      ["babusar pass open or closed", "learn"],
      ["chilas hotel ac room highway", "buy"],
      ["petrol pump chilas night", "go"],
      ["chilas rock carvings location", "learn"],
      ["fairy meadows jeep raikot bridge rate", "compare"],
    ],
    first:
      "one page on the road, checked daily in the season, with your kitchen hours and your room rate at its foot",
  },
  ghizer: {
    lead: "Trout, lakes and a road to Shandur: Ghizer is what people want when Hunza is full. They need help to find a bed in it.",
    traits: ["mountain", "tourism", "river"],
    languages: ["Khowar", "Shina", "Burushaski"],
    notes: [
      "Ghizer runs west from Gilgit along its own river: Gahkuch, Gupis, Phander and its blue lake, then Shandur, where polo is played each July at 3,700 metres. Yasin and Ishkoman branch off to the north.",
      "Its beauty travels on other people's channels. A guest house that shows its own dock, its own trout and its own price turns a video into a booking.",
    ],
    searches: [
      ["phander lake guest house number", "buy"],
      ["trout fishing permit ghizer", "learn"],
      ["shandur polo festival transport", "buy"],
      ["gahkuch to yasin fare", "learn"],
      ["khalti lake camping price", "compare"],
    ],
    first:
      "village names in every title, since visitors search for Phander or Gupis and not for the district that holds them",
  },
  astore: {
    lead: "Between Nanga Parbat's south face and Deosai lies a valley with more rest houses than websites. The visitors ask for both.",
    traits: ["mountain", "tourism"],
    languages: ["Shina"],
    notes: [
      "Astore's road climbs from the Indus to Eidgah, and on to Rama lake, Tarashing below the Rupal face, and over to Deosai by Chilam. Snow decides the calendar, potatoes and herbs the harvest.",
      "It sees serious trekkers and careful families. The first want altitude, days and porters; the second want to know whether a small car will manage.",
    ],
    searches: [
      ["rama lake hotel booking", "buy"],
      ["rupal face trek from tarashing days", "compare"],
      ["small car to astore possible", "learn"],
      ["minimarg permit how to get", "learn"],
      ["potato seed astore supplier", "buy"],
    ],
    first:
      "straight answers about the road, by vehicle and by month, because they settle whether a family comes at all",
  },
  ghanche: {
    lead: "The district of Khaplu holds the highest peaks and the quietest bookings. A palace hotel shows what one good page can do.",
    traits: ["mountain", "tourism", "river"],
    languages: ["Balti"],
    notes: [
      "Ghanche lies east of Skardu on the Shyok: Khaplu with its restored palace and the Chaqchan mosque, Hushe under Masherbrum, and beyond it the great glaciers. Apricots dry on every roof in August.",
      "Trekkers for Gondogoro pass through with agencies from Islamabad, who take their margin first. Local cooks, guides and houses can be hired directly, once they are findable.",
    ],
    searches: [
      ["khaplu palace room rate", "compare"],
      ["hushe valley guide hire", "buy"],
      ["chaqchan mosque khaplu history", "learn"],
      ["skardu to khaplu road hours", "learn"],
      ["dried apricot phatting buy", "buy"],
    ],
    first:
      "a page for each guide and house with licence, languages and daily rate, so that an expedition can hire without a middleman",
  },
  diamer: {
    lead: "From the Fairy Meadows to the dam, Diamer's name is on two kinds of search. Local firms appear in neither.",
    traits: ["mountain", "tourism", "river", "industry"],
    languages: ["Shina"],
    notes: [
      "Diamer is the district around Chilas: Nanga Parbat's north side, the wooden cottages of Fairy Meadows, the forests of Darel and Tangir, and the site of the Diamer Bhasha dam, one of the country's largest works.",
      "The meadow brings guests with rucksacks, and the dam brings contractors with tenders. Camps, canteens, dumpers and spare parts are searched for by name of project.",
    ],
    searches: [
      ["fairy meadows cottage booking direct", "buy"],
      ["diamer bhasha dam subcontractor", "buy"],
      ["raikot bridge jeep fare", "compare"],
      ["excavator rental chilas diamer", "buy"],
      ["darel tangir forest how to reach", "learn"],
    ],
    first:
      "a direct booking page for the meadow and an equipment list for the dam, each with its own number",
  },
  kharmang: {
    lead: "A small, new district on the upper Indus with a waterfall that everyone photographs. The tea stall beside it has no name online.",
    traits: ["mountain", "river"],
    languages: ["Balti", "Shina"],
    notes: [
      "Kharmang was made a district of its own in the last decade, upriver from Skardu with its offices around Tolti. Manthokha's waterfall, apricot terraces and old palaces are its sights.",
      "Few searches mention Kharmang yet, so hardly anyone competes for them. A day page from Skardu can take the top and keep it.",
    ],
    searches: [
      ["manthokha waterfall from skardu time", "learn"],
      ["lunch at manthokha trout price", "compare"],
      ["tolti kharmang guest house", "go"],
      ["kharmang valley entry for tourists", "learn"],
      ["organic apricot kernel kharmang", "buy"],
    ],
    first:
      "a half-day page for visitors from Skardu with the hour of best light, the lunch menu and the way back",
  },
  nagar: {
    lead: "Across the river from Hunza, with the better view of it and half the visitors. The difference is mostly a matter of search.",
    traits: ["mountain", "tourism", "orchards"],
    languages: ["Burushaski", "Shina"],
    notes: [
      "Nagar faces Hunza across its river and looks straight at Rakaposhi. Hopper glacier, Rush lake, Minapin's base camp path and the old houses of Nagar Khas are its own; cherries and apricots it shares with its neighbour.",
      "Guests who stay here usually meant to stay in Karimabad. Once they see the price and the picture side by side, many stay twice.",
    ],
    searches: [
      ["minapin rakaposhi base camp hotel", "buy"],
      ["hopper glacier from nagar jeep", "compare"],
      ["nagar or hunza which is better", "compare"],
      ["rush lake trek days needed", "learn"],
      ["cherry season nagar homestay", "buy"],
    ],
    first:
      "a fair comparison with the other bank of the river, kept to views, prices and minutes, and a page for each trail",
  },
};
