import type { LocalNotes } from "#app/content/cities/schema.ts";

/** Eight of the ten keep the default headline; their notes leave it out. */
export const gilgitBaltistanNotes: Readonly<Record<string, LocalNotes>> = {
  gilgit: {
    headline: "SEO in Gilgit: be the trek's first stop",
    lead: "Flights land, jeeps leave, expeditions buy rope and rice. All of them looked Gilgit up long before they saw it.",
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
      "one page for trekkers and one for families, both in English, with the Roman Urdu words that families type and one phone that answers both",
    landmarks: ["Chinar Bagh", "NLI Market", "Kargah Buddha"],
    trades: {
      trade:
        "Shops in NLI Market: what has come over the pass, at which price, and when the next lorry is due.",
      agriculture: "Dry apricots, cherries and walnuts: valley, kilo and the month of drying.",
      services:
        "Jeeps, hotels with a generator and porters: price for the day, and what a cancelled flight costs.",
      manufacturing:
        "Gemstones, wool and walnut wood: stone and weight, and a certificate if there is one.",
    },
    foundations:
      "A page for trekkers and a page for families, a number that answers at five in the morning, and pins for the stands.",
    links: "Expedition agencies, the polo season's writers, and lodges up the Hunza road.",
  },
  skardu: {
    headline: "SEO in Skardu: booked before the flight lands",
    lead: "Big aircraft land here now, and Skardu is booked from Karachi and from abroad. Many of its rooms still take days to answer.",
    languages: ["Balti"],
    notes: [
      "Skardu is the door to K2, Deosai, Shigar and Khaplu, with cold dunes at Katpana and a lake called Satpara. The airport had summer flights from Dubai from 2023 to 2025, and guest houses have multiplied along the river.",
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
    landmarks: ["Yadgar Chowk", "Kharpocho Fort", "Satpara Lake"],
    matters:
      "Skardu is planned twice: by climbers a year ahead, who ask about permits, and by families a week ahead, who ask to see the bathroom. A house that answers only one of them fills only a part of the summer.",
    timing: "Climbers decide in winter, families in May; each page is due two months before.",
    trades: {
      trade: "Rope, gas, apricot oil and shilajit: brand or origin, price, and stock this week.",
      agriculture: "Apricots, potatoes and buckwheat: terrace, kilo and drying.",
      services: "Cars to Deosai, rooms and guides: price with fuel, licence and language.",
      manufacturing:
        "Woollen shawls, stone pots and dried fruit: the valley, the hands and the waiting time.",
    },
    foundations:
      "A calendar for permits and one for flowers, pictures of rooms as they are, and the airport in minutes.",
    links: "Mountaineering clubs, conservation bodies at Deosai, and airlines' travel pages.",
  },
  hunza: {
    lead: "Blossom in April, cherries in June, gold in October: each week of Hunza has its own search. The houses that answer by week fill by week.",
    languages: ["Burushaski", "Wakhi", "Shina"],
    notes: [
      "Hunza hangs on the slopes around Karimabad, under Ultar, facing Rakaposhi across the river. Baltit and Altit forts were restored with the Aga Khan's trust, Attabad's turquoise lake filled only in 2010, and the highway continues past Passu's spires to China.",
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
      "a page for each season, and answers to every review in the first person, signed by whoever runs the house",
    landmarks: ["Baltit Fort", "Altit Fort", "Aliabad bazaar"],
    matters:
      "Each week of a Hunza spring is searched for by itself: blossom, first leaf, cherries. A house in Karimabad that says what can be seen this week, and which room sees Rakaposhi, is booked by week.",
    timing: "Blossom pages go up in January, autumn ones in August.",
    trades: {
      trade: "Apricot oil, gems and rugs: press or mine, price, and a parcel home.",
      agriculture: "Apricots, cherries and walnuts: variety, terrace and drying days.",
      services: "Rooms, cafés and boats on Attabad: view, price and the season's hours.",
      manufacturing:
        "Carpets, woodwork and embroidery: women's workshops by name, with their days.",
    },
    foundations:
      "A page for each season, a reply to every review with a name under it, and light pictures.",
    links: "The forts' trusts, climbers at Passu, and guests who write long reviews.",
  },
  chilas: {
    lead: "The highway's midway town gets tired drivers at all hours. A page that says the kitchen is open gets them to stop.",
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
      "one page on the road that you check daily in the season, with your kitchen hours and your room rate at its foot",
    landmarks: ["Bab-e-Chilas", "Hospital Chowk", "Thalpan rocks"],
    matters:
      "A tired driver below Nanga Parbat asks Chilas one question at all hours: is anything open. In summer the cars come over Babusar, in winter round by Besham, and somebody has to say which road is the one.",
    timing: "Babusar's opening is the date that counts; the page should be online a month before.",
    trades: {
      trade: "Fuel, tyres and blankets: open until when, and which size is in stock.",
      agriculture: "Wheat, fodder and walnuts of the side valleys: sack and week.",
      services:
        "Rooms with air-conditioning, late kitchens, jeeps to Raikot: price and last order.",
      manufacturing: "Workshops for dumpers and generators: part, day and phone.",
    },
    foundations:
      "One page on the road with its date, a pin on the highway side, and kitchen hours that are true at midnight.",
    links: "Road reporters, writers on the rock carvings, and contractors at the dam.",
  },
  ghizer: {
    lead: "Trout, lakes and a road to Shandur: Ghizer is what people want when Hunza is full. They need help to find a bed in it.",
    languages: ["Khowar", "Shina", "Burushaski"],
    notes: [
      "Ghizer runs west from Gilgit along its own river: Gahkuch, Gupis, Phander and its blue lake, then Shandur, where polo is played each July at 3,700 metres. Yasin and Ishkoman branch off to the north. On paper Gupis and Yasin became a district of their own in 2019; visitors ask for the valleys.",
      "Its beauty travels on other people's channels. A guest house that shows its own garden, its own trout and its own price turns a video into a booking.",
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
    landmarks: ["Gahkuch bazaar", "Khalti Lake", "Phander Lake"],
    matters:
      "People search for Phander and Gupis, and hardly anyone for Ghizer. A guest house with its village in the title is found by those who saw the lake in a video and now want a bed, a trout and a price.",
    timing: "Lake pages must be online by April; Shandur's polo fills one week of July.",
    trades: {
      trade: "Groceries and fuel at Gahkuch: the last stock before the lakes.",
      agriculture: "Potatoes, cherries and trout: by the kilo, and the pond they come from.",
      services: "Guest houses, permits and vans to Yasin: price, form and hour.",
      manufacturing: "Wool, caps and walnut wood: the maker and the village.",
    },
    foundations:
      "The village before the district, signal and fuel on the way, and a picture from your own garden.",
    links: "Anglers, Shandur's visitors, and trekkers over the Darkot side.",
  },
  astore: {
    lead: "Between Nanga Parbat's south face and Deosai lies a valley with more rest houses than websites. The visitors ask for both.",
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
    landmarks: ["Eidgah bazaar", "Rama meadow", "DHQ hospital"],
    matters:
      "The first question about Astore is whether a small car will make it. A rest house that answers by month and by vehicle, and only then shows the bed, is trusted by careful families and by trekkers for Rupal.",
    timing: "Deosai opens in summer; answers about the road should be there in spring.",
    trades: {
      trade: "Jackets, batteries and flour: what Eidgah stocks before Tarashing.",
      agriculture: "Seed potatoes, herbs and beans: altitude, sack and month.",
      services: "Rooms at Rama, porters, jeeps to Chilam: days, load and rate.",
      manufacturing: "Wool and herbs packed by hand: weight, plant and picking place.",
    },
    foundations:
      "The road by vehicle and by month, permit offices with their hours, and a pin at the last fuel.",
    links: "Mountaineers at Rupal, Deosai's rangers, and family travel groups.",
  },
  ghanche: {
    lead: "Ghanche, the district round Khaplu, has Masherbrum, Hushe and the quietest bookings. A palace hotel shows what one good page can do.",
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
    landmarks: ["Khaplu Palace", "Chaqchan Mosque", "Khaplu bazaar"],
    matters:
      "Expeditions hire Ghanche's cooks and guides through an agency in Islamabad. A guide from Hushe with a licence, languages and a day rate on a page can be hired straight, and keeps what the agency took.",
    timing: "Expeditions book in winter for July; the palace road fills in spring and autumn.",
    trades: {
      trade:
        "Gas, rope and groceries at Khaplu: what can be had, so that nobody carries it from Skardu.",
      agriculture: "Dried apricots, barley and walnuts: roof, kilo and village.",
      services: "Guides, porters and homestays: licence, day rate and the glacier they know.",
      manufacturing: "Carving and shawls: pattern, wood and the carver's house.",
    },
    foundations:
      "A page a person and a house, with licence and languages, and the road from Skardu in hours.",
    links: "Alpine clubs, the palace's guests, and trekkers over Gondogoro.",
  },
  diamer: {
    lead: "From the Fairy Meadows to the dam, Diamer's name is on two kinds of search. Local firms appear in neither.",
    languages: ["Shina"],
    notes: [
      "Diamer is the country around Chilas: Nanga Parbat's north side, the wooden cottages of Fairy Meadows, the forests of Darel and Tangir, both named districts in 2019. The site of the Diamer Bhasha dam, one of the country's largest works, lies in it too.",
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
    landmarks: ["Raikot Bridge", "Fairy Meadows", "Dam colony at Chilas"],
    matters:
      "Two sorts of strangers type Diamer's places. One wants a wooden cottage under Nanga Parbat and the jeep fare; the other is an engineer who needs an excavator, a canteen and a man who answers in English.",
    timing: "Meadow pages are due by March; the dam's tenders come in any month.",
    trades: {
      trade: "Tents, diesel and spare parts: price on the day, at Chilas and at the bridge.",
      agriculture: "Pine nuts, potatoes and fodder of Darel and Tangir: sack and season.",
      services: "Cottages, jeeps and guides: price for each leg, and who carries the bags.",
      manufacturing:
        "Excavators, crushers and welders: model, hour rate and the operator's papers.",
    },
    foundations:
      "The jeep stand's pin, fares as text, and one number for the meadow and another for the dam.",
    links: "Nanga Parbat climbers, firms on the dam, and forest projects.",
  },
  kharmang: {
    lead: "A small, new district on the upper Indus with a waterfall that everyone photographs. The tea stall beside it has no name online.",
    languages: ["Balti", "Shina"],
    notes: [
      "Kharmang became a district of its own in 2015, upriver from Skardu with its offices around Tolti. Manthokha's waterfall, apricot terraces and old palaces are its sights.",
      "Few searches mention Kharmang yet, so hardly anyone competes for them. A page about the day trip from Skardu would meet few others.",
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
    landmarks: ["Tolti", "Manthokha waterfall", "Kharmang palace"],
    matters:
      "Everyone photographs Manthokha and nobody can name the tea stall beside it. A half-day page from Skardu, with the hour of best light and the price of lunch, has the word Kharmang to itself.",
    timing:
      "A page for the day trip meets hardly a rival; it should be online before the first summer guests.",
    trades: {
      trade: "Tea, kernels and caps at the waterfall: price, and the months you are there.",
      agriculture: "Apricots, kernels and barley: terrace, kilo and the drying roof.",
      services: "Lunch, rooms at Tolti and cars from Skardu: time, seats and price.",
      manufacturing: "Apricot oil and stone pots: the press, the jar and the maker.",
    },
    foundations:
      "Minutes from Skardu, the entry rules for visitors, and a board name that is also the map's.",
    links: "Day-trip writers in Skardu, photographers, and agencies that plan halves of days.",
  },
  nagar: {
    lead: "Across the river from Hunza, with the better view of it and fewer visitors. The difference is mostly a matter of search.",
    languages: ["Burushaski", "Shina"],
    notes: [
      "Nagar faces Hunza across its river and has Rakaposhi rising straight above its villages. Hopper glacier, Rush lake, Minapin's base camp path and the old houses of Nagar Khas are its own; cherries and apricots it shares with its neighbour.",
      "Guests who stay here usually meant to stay in Karimabad. Once they see the price and the picture side by side, some stay on.",
    ],
    searches: [
      ["minapin rakaposhi base camp hotel", "buy"],
      ["hopper glacier from nagar jeep", "compare"],
      ["nagar or hunza which is better", "compare"],
      ["rush lake trek days needed", "learn"],
      ["cherry season nagar homestay", "buy"],
    ],
    first:
      "a fair look at both banks of the river, kept to views, prices and minutes, and a page for each trail",
    landmarks: ["Rakaposhi View Point", "Hopper", "Nagar Khas"],
    matters:
      "Most guests of Nagar meant to stay across the river. A homestay that sets price, view and minutes of both banks side by side gets the family that can count. Its hostess gets the second visit.",
    timing: "Compare the two banks before March; cherries bring readers again in June.",
    trades: {
      trade: "Apricot oil, gems and caps at the view point: piece, price and parcel.",
      agriculture: "Cherries, apricots and potatoes: bank, terrace and week.",
      services: "Homestays, jeeps to Hopper and guides for Rush lake: days, rate and bedding.",
      manufacturing: "Wool, wood and dried fruit: the house it comes from.",
    },
    foundations:
      "Views and minutes compared with figures, a page for each trail, and pins on the right bank.",
    links: "Trekkers at Minapin, glacier guides, and guests who came back.",
  },
};
