import type { LocalNotes } from "#app/content/cities/schema.ts";

export const balochistanNotes: Readonly<Record<string, LocalNotes>> = {
  turbat: {
    headline: "SEO in Turbat: dates from the grower's own page",
    lead: "Makran's largest town feeds, teaches and supplies a whole valley. Karachi, where its dates are sold, is a day's drive away.",
    languages: ["Balochi"],
    notes: [
      "Turbat lies in the Kech valley, the land of Punnu in the old story of Sassi, among date groves watered by karez. Begum Jangi and other varieties go to market in summer. What the bazaar can stock from over the border changes with each notice.",
      "The University of Turbat and a medical college keep a generation in town that writes reviews. They do so in Balochi, Urdu and English, sometimes in one sentence.",
    ],
    searches: [
      ["begum jangi khajoor price", "compare"],
      ["university of turbat admission", "learn"],
      ["turbat to karachi coach timing", "learn"],
      ["mand border open today", "learn"],
      ["cold storage for dates kech", "buy"],
    ],
    first:
      "courier and coach details on every product page, since a buyer's first doubt is whether it arrives at all",
    landmarks: ["Koh-e-Murad", "Miri Kalat", "University of Turbat"],
    matters:
      "Turbat's own dates are often found first at a seller in Karachi. Students here write reviews in Balochi, Urdu and English; a shop that asks them to is described by people who have been there.",
    timing: "Date pages are written in April; reviews can begin on any day.",
    trades: {
      trade:
        "Stock follows the days on which the crossing is open: put the date and the papers beside each thing.",
      agriculture: "Begum Jangi and other dates: box, week, and the cold room they wait in.",
      services: "Coaches to Karachi, clinics, hostels: hours of departure and fees.",
      manufacturing: "Date packing and embroidery: jars, weight and the maker's village.",
    },
    foundations:
      "Coach and courier days on every product page, and words in Balochi as they are typed.",
    links: "The university and medical college, date buyers, and writers on Sassi and Punnu.",
  },
  khuzdar: {
    headline: "SEO in Khuzdar: halfway, and worth the stop",
    lead: "Karachi is behind, Quetta is ahead, and the driver is hungry. The next stop is decided by a search at the last signal.",
    languages: ["Brahui", "Balochi"],
    notes: [
      "Khuzdar sits in the hills on the highway between Karachi and Quetta. Barite mines, an engineering university and the bazaar of Jhalawan depend on that road, and so do dozens of hotels, workshops and pumps.",
      "Travellers here value certainty: open all night, clean room, spare part in stock. Whoever states it and is believed takes the custom of both directions.",
    ],
    searches: [
      ["khuzdar hotel rcd highway night", "go"],
      ["barite supplier balochistan", "buy"],
      ["buetk khuzdar fee structure", "compare"],
      ["truck mechanic khuzdar number", "go"],
      ["quetta karachi road block news", "learn"],
    ],
    first:
      "hours, beds and spare parts, written for a reader with one thumb free and four hours still to drive",
    landmarks: ["Umar Farooq Chowk", "BUET", "Teaching hospital"],
    matters:
      "A driver between Karachi and Quetta decides about Khuzdar at the last signal before it. Open all night, clean room, part in stock: three facts on a page that opens with one thumb.",
    timing: "Road searches are open to everybody, since few stops have any page.",
    trades: {
      trade: "Spare parts and tyres: brand, size, and the hour at which you shut, if you do.",
      agriculture: "Wheat, onion and livestock: sack, head and market day.",
      services:
        "Hotels and workshops on the highway: beds, generator, price and parking for a lorry.",
      manufacturing: "Barite and marble: grade, tonne and distance to the port.",
    },
    foundations:
      "The kilometre, the side of the road and the lorry gate, and hours that are true after midnight.",
    links: "Transporters, the engineering university, and buyers of barite.",
  },
  hub: {
    headline: "SEO in Hub: minutes from Karachi. Say how many",
    lead: "An industrial town with Balochistan's address and Karachi's customers. Both facts help, if the site mentions them.",
    languages: ["Balochi", "Brahui", "Sindhi"],
    notes: [
      "Across the Hub river from Karachi stand a power station and factories for cement, cloth, food and medicines; the shipbreaking beach of Gadani lies up the coast. Workers and managers cross the bridge in both directions daily.",
      "A purchaser in Korangi looks for suppliers in Karachi first. A plant in Hub that explains its distance in minutes and what it saves can be on that list as well.",
    ],
    searches: [
      ["hub industrial area company list", "learn"],
      ["gadani ship scrap dealer", "buy"],
      ["warehouse for rent hub chowki", "compare"],
      ["steel plate price gadani", "compare"],
      ["kund malir picnic van from hub", "buy"],
    ],
    first:
      "Hub Chowki, LIEDA and the minutes to Karachi's port on one page, because all three are what people type",
    landmarks: ["Hub bridge", "LIEDA estate", "Hub Chowki bazaar"],
    matters:
      "Purchasers look in Karachi first, and Hub is across one bridge. A plant that states its minutes to the port and its sector of LIEDA can stand on Karachi's list, with a lower price if it has one.",
    timing: "Pages for an exact product meet the fewest rivals; the word Karachi meets the most.",
    trades: {
      trade: "Scrap and steel plate from Gadani: thickness, tonne and the yard's day.",
      agriculture: "Fish and vegetables for Karachi: crate, hour and landing place.",
      services: "Warehouses, labour and picnic vans to Kund Malir: rate, seats and gate.",
      manufacturing:
        "Cement, cloth, food and medicines: capacity, certificate and the shift that loads.",
    },
    foundations:
      "Hub Chowki, LIEDA and minutes to the port on one page, with the road over the bridge.",
    links: "Buyers in Karachi, the estate authority's list, and ship recyclers.",
  },
  chaman: {
    headline: "SEO in Chaman: when the gate shuts, open online",
    lead: "The crossing decides the day here. It was shut to trade in October 2025, and what has been let through since changes with each notice.",
    languages: ["Pashto"],
    notes: [
      "Chaman stands at the crossing to Spin Boldak and Kandahar, at the end of the railway through the Khojak tunnel that once stood on the five-rupee note. Its markets for fruit, cloth and parts grew up around that gate.",
      "Clearing agents, godowns and money changers compete by reputation. In search, reputation is a page with a licence number, an address and recent answers.",
    ],
    searches: [
      ["chaman border open today", "learn"],
      ["clearing agent chaman spin boldak", "buy"],
      ["kabuli mewa wholesale chaman", "buy"],
      ["tyre market chaman rate", "compare"],
      ["khojak tunnel passenger train", "learn"],
    ],
    first:
      "licence, documents and a dated notice on a page in plain Urdu, for the trader who waits to hear what may move",
    landmarks: ["Bab-e-Dosti", "Mall Road", "Taj Road"],
    matters:
      "Chaman's gate was shut to trade in October 2025, and since then rumours travel faster than goods. Traders who print what they handle, what is in the godown here and the date of the last notice are believed.",
    timing:
      "Nobody can promise a date for the gate; a dated page is worth reading while it is shut, too.",
    trades: {
      trade:
        "Goods wait when the crossing does. Say what you handle, with which papers, and put a date beside it.",
      agriculture:
        "Grapes, pomegranates and almonds from orchards this side of the line: crate, week and the road to Quetta.",
      services:
        "Agents, vans and clinics: the licence number, the fee and what is open this month.",
      manufacturing: "Tyre repair and dry-fruit packing: what stands in the shop now.",
    },
    foundations:
      "Licence and documents as text in plain Urdu, an address checked on the map, and one page for notices.",
    links: "The chamber in Quetta, transporters, and merchants in Karachi who know you.",
  },
  gwadar: {
    headline: "SEO in Gwadar: the town of today, easy to find",
    lead: "The world searches for the port's future. Residents, engineers and visitors search for a room, a boat and a plumber today.",
    languages: ["Balochi"],
    notes: [
      "Gwadar's hammerhead peninsula carries a deep-sea port, a free zone, a new airport and a fishing town older than all of them. The coastal highway to Karachi passes Ormara and the hills of Hingol on the way.",
      "Property pages fill its results, many by people who have never seen the plot. Real local businesses stand out by being ordinary: open today, photograph attached, number answered.",
    ],
    searches: [
      ["gwadar hotel sea view price", "compare"],
      ["gwadar plot verification", "learn"],
      ["lobster fish supplier gwadar", "buy"],
      ["boat tour hammerhead gwadar", "buy"],
      ["free zone office rent gwadar", "compare"],
    ],
    first:
      "proof of place: dated photographs, a pin checked on the ground, a landline, so that nobody takes you for a file of plots",
    landmarks: ["Koh-e-Batil", "Marine Drive", "The cricket ground"],
    matters:
      "Results for Gwadar are full of plots and short of plumbers. An engineer at the new airport, a family on the coast road and a buyer of lobster find a real business at once, if it shows a face and a price.",
    timing:
      "Ordinary services have almost no rivals; hotels compete with booking sites for a year.",
    trades: {
      trade: "Groceries, fans and boat parts: stock, price and the lane behind the fish harbour.",
      agriculture: "Lobster, tuna and prawn: the landing, the ice, and who flies it out.",
      services: "Rooms, boats and drivers: price for the day, and where the generator ends.",
      manufacturing: "Boat building and ice: feet of hull, blocks a day, and the yard's place.",
    },
    foundations:
      "Dated photographs, a pin checked on the ground, and a number that a newcomer can ring.",
    links:
      "Port and airport firms you serve, travel writers on the coast road, and fishermen's groups.",
  },
  pishin: {
    headline: "SEO in Pishin: from the orchard to the buyer",
    lead: "Apples and grapes leave these orchards in unmarked crates. A name on the page is worth more than a stamp on the crate.",
    languages: ["Pashto"],
    notes: [
      "Pishin's valleys north of Quetta grow grapes, apples, apricots and pomegranates under a high, dry sun. Water decides everything: deep wells, Bund Khushdil Khan's reservoir, and now the solar panels that drive the pumps.",
      "Commission agents in Lahore and Karachi buy by phone. They would rather deal with a grower whose varieties, tonnage and picking weeks they can read.",
    ],
    searches: [
      ["pishin apple crate rate lahore mandi", "compare"],
      ["solar tubewell installation pishin", "buy"],
      ["angoor ka bagh theka pishin", "buy"],
      ["pishin to quetta wagon", "learn"],
      ["cold storage pishin saranan", "landmark"],
    ],
    first:
      "a table of varieties, weeks and tonnes, put online before blossom, when the orchard contracts are signed",
    landmarks: ["Bund Khushdil Khan", "Pishin bazaar", "Civil hospital"],
    matters:
      "Commission agents in Lahore buy Pishin's fruit by phone, in a crate without a name. A grower whose varieties, tonnes and picking weeks can be read deals as an equal, and keeps the name.",
    timing:
      "Contracts are made before blossom; the table of varieties should be online in February.",
    trades: {
      trade: "Pumps, pipes and seed: price by inch and foot, and who installs.",
      agriculture: "Apples, grapes and pomegranates: variety, tonne and week, orchard by orchard.",
      services: "Clinics, wagons to Quetta and schools: days and the last departure.",
      manufacturing:
        "Presses, boxes and cold stores at Saranan: capacity and the price for a month.",
    },
    foundations:
      "One table that a phone can read, the orchard's pin, and the depth and power of each well you install.",
    links: "Fruit merchants in Punjab, makers of solar pumps, and the agricultural offices.",
  },
  "dera-murad-jamali": {
    headline: "SEO in Dera Murad Jamali: found by 3 districts",
    lead: "Canal water made this corner green, and the highway made it a market. Its shops serve three districts from one street.",
    languages: ["Balochi", "Sindhi", "Brahui"],
    notes: [
      "Dera Murad Jamali, seat of Nasirabad, lies where the Pat Feeder canal turns desert into rice and wheat, on the road and railway between Jacobabad and Sibi. Heat, floods and harvests govern its year.",
      "Its farmers buy seed, pumps and medicine on credit and by trust. New customers begin with a search, and find chiefly the name of a politician.",
    ],
    searches: [
      ["dmj seed dealer wheat", "buy"],
      ["rice thresher rent nasirabad", "buy"],
      ["dera murad jamali hospital dr list", "go"],
      ["pat feeder canal water schedule", "learn"],
      ["tractor installment dera murad jamali", "compare"],
    ],
    first:
      "the short form DMJ and the full name, and one page for each harvest need from seed to thresher",
    landmarks: ["Railway station", "Pat Feeder canal", "Civil hospital"],
    matters:
      "Whoever types Dera Murad Jamali finds a politician first and a seed dealer last. Farmers along the Pat Feeder write DMJ, a crop and a problem; a page for each would meet few others.",
    timing: "The short form DMJ stands on hardly a page; crop pages follow wheat and rice.",
    trades: {
      trade: "Seed, fertiliser and fans: bag rate, credit terms and the day of the market.",
      agriculture: "Rice and wheat by the canal: variety, water turn, and rent of a thresher.",
      services: "Doctors, tractor instalments and buses: fee, deposit and time.",
      manufacturing: "Rice and flour mills: tonnes, husk and delivery by trolley.",
    },
    foundations:
      "DMJ and the full name in one sentence, hours that you correct when the water comes, and pages that open on an old phone.",
    links: "Makers of the machines you rent, hospitals' lists, and traders in Jacobabad.",
  },
  "dera-allah-yar": {
    headline: "SEO in Dera Allah Yar: known across the line",
    lead: "Sindh is a short ride down the road: customers here never ask which province a shop is in. They ask if it is open.",
    languages: ["Balochi", "Sindhi"],
    notes: [
      "Dera Allah Yar, the seat of Jaffarabad, is the first town of Balochistan on the way from Jacobabad. It bears the name of Mir Allah Yar Khoso; people here still say Jhatpat, as before. The highway to Quetta and the railway pass through, and canals from the Indus water its wheat and rice.",
      "Jacobabad's market is some thirteen kilometres away, in another province. The town itself grew from 80,908 people in 2017 to 98,761 in 2023, so a shop has to tell newcomers where it stands: by Sohbatpur Chowk, by Bhatti Gate, by the bypass.",
    ],
    searches: [
      ["jhatpat rice mill rate", "compare"],
      ["dera allahyar to jacobabad rickshaw", "learn"],
      ["sohbatpur chowk dera allahyar mobile shop", "landmark"],
      ["motorcycle on installment jaffarabad", "compare"],
      ["medical store dera allah yar night", "go"],
    ],
    first:
      "the old name Jhatpat next to the present one, and hours that say plainly whether you open on Friday and at night",
    landmarks: ["Sohbatpur Chowk", "Bhatti Gate", "Jamali Bypass"],
    matters:
      "People around Dera Allah Yar ask whether a shop is open, never in which province it is. Jacobabad's dealers answer from the other side of the line; a page with the old name Jhatpat in it answers from this one.",
    timing:
      "The old name comes first, since people say it and hardly a page has it; crop words follow rice and wheat.",
    trades: {
      trade: "Motorcycles on instalments, cloth and pipes: deposit, months and price.",
      agriculture: "Rice, wheat and cattle: sack and head, and the day of the market.",
      services: "Night chemists, doctors and rickshaws to Jacobabad: hours and fares.",
      manufacturing: "Rice mills and ice: broken percentage, husk and blocks.",
    },
    foundations:
      "Jhatpat beside the present name, Friday and night hours, and the chowk, the gate or the bypass as the way to you.",
    links: "Dealers of the brands you sell, schools, and transporters between the two provinces.",
  },
  "usta-muhammad": {
    headline: "SEO in Usta Muhammad: its rice mills, found",
    lead: "More rice passes through this town than its size suggests. Buyers still find it by asking in Larkana, and want to know which mill is running.",
    languages: ["Balochi", "Sindhi"],
    notes: [
      "Usta Muhammad is the rice town of Balochistan's canal belt, with wheat in the other half of the year. A report of September 2025 speaks of about 140 rice mills, more than thirty of them shut by low prices. It lies off the highway, near the Sindh line; the railway to Jacobabad and Larkana closed in the 1990s.",
      "Off the highway also means off the map. The names Usta, Osta, Muhammad and Mohammad make four spellings between them, and maps and offices do not agree on one. Since 2022 the town has a district of its own, under the same four. For a specialist its people travel to Larkana or Jacobabad.",
    ],
    searches: [
      ["irri 6 rice rate usta mohammad", "compare"],
      ["osta muhammad rice mill contact", "buy"],
      ["civil hospital usta muhammad doctor today", "landmark"],
      ["usta muhammad to larkana van", "learn"],
      ["rice bran supplier usta muhammad", "buy"],
    ],
    first:
      "one spelling for the mill and a sentence naming the others, then rates by variety with a date",
    landmarks: ["Civil hospital", "Old railway station", "Municipal Corporation"],
    matters:
      "Usta Muhammad is written in four ways, and a buyer who tries the wrong one asks in Larkana instead. One spelling kept and the others named once make a mill findable under all of them.",
    timing: "Spellings are settled before anything else; rice is looked for from October.",
    trades: {
      trade: "Sacks, grain and groceries: rate by bag, and the road out of town.",
      agriculture: "Paddy and wheat: variety, moisture, and who weighs it.",
      services: "Vans to Larkana, doctors and fitters: times, fees and the mill lane.",
      manufacturing:
        "Husking mills and dryers: running or shut, tonnes, bran and broken, by variety and date.",
    },
    foundations:
      "One spelling on map and board, a sentence with the rest, and the turn from the highway explained.",
    links: "Rice dealers in Sindh, makers of dryers, and growers along the canal.",
  },
  sibi: {
    headline: "SEO in Sibi: a week of fair, a year of searches",
    lead: "The mela brings horses, cattle and crowds for a week. The other fifty-one weeks need customers as well.",
    languages: ["Balochi", "Pashto", "Brahui", "Sindhi"],
    notes: [
      "Sibi lies on the hot plain at the foot of the Bolan Pass, where the railway begins its climb to Quetta. Its fair goes back centuries to the gathering at Chakar's fort, and Mehrgarh, one of the oldest farming villages known, lies to the west.",
      "In winter Quetta's families come down to it for the sun; in summer everyone who can leaves. A calendar is half of any plan here.",
    ],
    searches: [
      ["sibi mela date and tickets", "learn"],
      ["horse for sale sibi mela", "buy"],
      ["sibi hotel winter family", "go"],
      ["sibi to harnai train", "learn"],
      ["bhag nari bull price", "compare"],
    ],
    first:
      "the mela page, kept at one address from year to year, and a winter page aimed at readers in Quetta",
    landmarks: ["Sibi Junction", "Jirga Hall", "Chakar's fort"],
    matters:
      "The crowd of one week in spring needs rooms, fodder and a programme in Sibi. In other months the same pages, brought up to date, bring Quetta's families down to the winter sun.",
    timing: "The mela page keeps its address, so each spring starts from the last.",
    trades: {
      trade: "Saddles, cloth and sweets for the fair: price, stall and days.",
      agriculture: "Bhag Nari bulls, horses and sorghum: age, weight and seller's village.",
      services: "Rooms, trains to Harnai and buses: fare, and what is open in the heat.",
      manufacturing: "Ice and flour: blocks, bags and the season of work.",
    },
    foundations:
      "Winter and summer hours, minutes from the junction, and rates for the fair's week printed early.",
    links: "Cattle breeders, railway travellers on the Bolan line, and readers of Mehrgarh.",
  },
  loralai: {
    headline: "SEO in Loralai: olive oil under its own name",
    lead: "A high valley of orchards whose produce is sold as somebody else's. Origin is a keyword; it only has to be claimed.",
    languages: ["Pashto"],
    notes: [
      "Loralai stands on the road between D.G. Khan and Quetta, among almonds, pomegranates, apples and the olive groves that have been planted since. The cantonment, the medical college and the university make it the service town of its division.",
      "Olive oil from here is new, and one maker has already won silver at the New York competition. People search for whether it is real, where it is pressed and how to get a litre.",
    ],
    searches: [
      ["loralai olive oil price pure", "compare"],
      ["badam kaghzi wholesale loralai", "buy"],
      ["loralai to dg khan road condition", "learn"],
      ["pomegranate plants nursery loralai", "buy"],
      ["loralai cantt school admission", "landmark"],
    ],
    first:
      "a page of origin: which valley, which press, which year, with a small bottle to order before a big one",
    landmarks: ["University of Loralai", "Cantonment", "Loralai Medical College"],
    matters:
      "Olive oil from Loralai is new enough that people ask whether it is real. A press that names the valley, the year and the price of a small bottle has answered before the question is typed twice.",
    timing: "Almonds are bought in autumn and oil after November; pages are online by August.",
    trades: {
      trade: "Almonds, cloth and blankets: paper-shell or hard, by the kilo, with the parcel.",
      agriculture: "Olives, almonds, pomegranates: nursery plants by age, fruit by crate.",
      services: "Hostels, doctors and buses to D.G. Khan: the day's road and the fee.",
      manufacturing: "Olive presses and packing: litres an hour, acidity and the bottle's date.",
    },
    foundations: "A page of origin with valley, press and year, and winter hours for the road.",
    links: "The university, olive growers' groups, and cooks who write.",
  },
  zhob: {
    headline: "SEO in Zhob: who sells the pine nuts? Be named",
    lead: "Chilghoza from these hills is sold by the gram in Lahore. The people who climb the trees are not in any result.",
    languages: ["Pashto"],
    notes: [
      "Zhob, formerly Fort Sandeman, lies on the river of the same name in the north of Balochistan. The Sulaiman range above it holds one of the largest pure chilghoza forests anywhere, and the highway to D.I. Khan is being rebuilt as a trade corridor.",
      "The nuts go from its market to Lahore and Bannu. A seller with grades, photographs and a bank account meets them as an equal.",
    ],
    searches: [
      ["chilghoza price per kg zhob", "compare"],
      ["sherani chilghoza direct buy", "buy"],
      ["zhob to di khan road today", "learn"],
      ["dried fruit supplier zhob", "buy"],
      ["zhob to quetta coach", "learn"],
    ],
    first:
      "a grade sheet with sizes, moisture and price bands by month, online before the first cones are picked in August",
    landmarks: ["Sandeman Fort", "Zhob river", "Zhob airport"],
    matters:
      "Chilghoza from the hills above Zhob is sold by the gram in Lahore, and its gatherers are in no result. A seller with a grade sheet, pictures and a bank account is found in the weeks before harvest.",
    timing: "Cones are picked from August to early October. Grades go online before that.",
    trades: {
      trade: "Dry fruit and wool: grade, sack and the rate of the week.",
      agriculture: "Chilghoza, apples and almonds: forest or orchard, size and moisture.",
      services: "Buses to D.I. Khan, clinics and rooms: the road today and the fare.",
      manufacturing: "Shelling and packing: kilos a day, and who grades them.",
    },
    foundations:
      "Prices by month, a photograph beside a coin for size, and the fort as the point to steer by.",
    links:
      "Conservation bodies that know the pine forest, merchants in Lahore, and contractors on the new road.",
  },
  panjgur: {
    headline: "SEO in Panjgur: price its prized dates online",
    lead: "Mozati dates are asked for by name in Karachi. The asking happens on a phone, and the answer comes from a reseller.",
    languages: ["Balochi"],
    notes: [
      "Panjgur's palms stretch along the Rakhshan river in the middle of Makran, far from any city and close to Iran. Mozati, the date that is packed in jars, is its pride, though shops often sell it as Iranian.",
      "The town is in truth several old settlements, Chitkan and Khudabadan among them. Saying which of them you are in is courtesy, and search optimisation as well.",
    ],
    searches: [
      ["mozati dates online panjgur", "buy"],
      ["panjgur khajoor jar price", "compare"],
      ["chitkan bazar panjgur mobile", "landmark"],
      ["panjgur quetta bus", "learn"],
      ["panjgur angoor rate", "compare"],
    ],
    first:
      "the settlement in the address, the variety in the title, and a shipping table to the five cities that ask most",
    landmarks: ["Chitkan bazaar", "Airport", "Rakhshan river"],
    matters:
      "Mozati dates are asked for by name in Karachi, and a reseller answers. Panjgur is several old settlements; a grower who names hers, the jar and the shipping days is the source that the reseller only claims to be.",
    timing: "Dates ripen in late summer; the order page belongs online in May.",
    trades: {
      trade:
        "Name what lies in the shop today, and which papers came with it; nobody can say what crosses tomorrow.",
      agriculture: "Mozati and other dates, and grapes: jar, crate, week and the palm grove.",
      services: "Buses to Quetta, phones in Chitkan, clinics: hours and fares.",
      manufacturing: "Date jars and mats: weight, lid, and the family that packs them.",
    },
    foundations:
      "Chitkan or Khudabadan in the address, the variety in the title, and a table of shipping days to five cities.",
    links: "Date packers in Karachi, writers on Makran, and colleges.",
  },
  kalat: {
    headline: "SEO in Kalat: be first in an old capital's results",
    lead: "The Khans ruled from this height for three centuries. Today the highway passes below, and the phones of its passengers look up.",
    languages: ["Brahui", "Balochi"],
    notes: [
      "Kalat lies about two thousand metres up on the road from Quetta to Khuzdar, with hard winters, apples, cumin and sheep. The hill of the Miri, the citadel of the Khans, rises over the town; Harboi's junipers stand higher still.",
      "Few businesses here have ever been photographed, so a profile with ten pictures already stands out in its trade.",
    ],
    searches: [
      ["kalat temperature today snow", "learn"],
      ["zeera wholesale kalat", "buy"],
      ["sajji hotel kalat highway", "go"],
      ["kalat balochi embroidery dress", "buy"],
      ["seb ka bagh kalat contract", "compare"],
    ],
    first:
      "photographs of the door, the counter and the goods, since nothing else separates two shops on an empty map",
    landmarks: ["The Miri", "Kali temple", "Harboi"],
    matters:
      "Hardly a shop in Kalat has ever been photographed. Ten pictures, an hour and a price tell a sajji house or a cumin seller from the empty pins around. The passenger on the highway has something to look at.",
    timing: "On an empty map the pictures are the first thing to do.",
    trades: {
      trade: "Cumin, wool and blankets: kilo, price, and a parcel to Karachi.",
      agriculture: "Apples and sheep at two thousand metres: crate, head and week.",
      services: "Sajji, tea and rooms by the highway: what is warm in January.",
      manufacturing: "Embroidery and wool: stitch, village and the days she needs for it.",
    },
    foundations: "Winter hours, snow days and the turn from the highway in the first screen.",
    links: "Travellers who wrote about the Miri, spice buyers, and embroidery shops.",
  },
  ziarat: {
    headline: "SEO in Ziarat: the room found before the drive",
    lead: "A hill town of few residents and many visitors, loved for one house and one forest. Guests decide on a picture and a price.",
    languages: ["Pashto"],
    notes: [
      "Ziarat's juniper forest is among the largest and oldest of its kind in the world. The Residency where the Quaid-e-Azam spent his last weeks is on the hundred-rupee note, and cherries and apples ripen in the valley below.",
      "The census counts fewer than four thousand people; on a summer weekend the guests fill the road. Search is how a visitor tells one rest house from the next.",
    ],
    searches: [
      ["ziarat residency visiting hours", "learn"],
      ["rest house ziarat booking", "buy"],
      ["ziarat cherry price box", "compare"],
      ["quetta to ziarat snow road", "learn"],
      ["ziarat homestay with heating", "go"],
    ],
    first:
      "a room page with heating, road and rate, and a cherry page for the few weeks in which they are picked",
    landmarks: ["Residency", "Prospect Point", "Baba Kharwari"],
    matters:
      "Ziarat's guests come for a weekend and know nobody there. A family from Quetta chooses a rest house by a picture, a price and whether the room is heated. The cherries of a short season are ordered in the same way.",
    timing: "Summer rooms are chosen in May and cherries in June; snow has its own page.",
    trades: {
      trade: "Cherries and apples, fresh or dried: jar or box, and the bus that takes it.",
      agriculture: "Cherries and apples: the week, the crate and the picker's number.",
      services: "Rest houses and homestays: heating, beds, road and rate.",
      manufacturing: "Jams and woodwork: sugar, wood and the maker's name.",
    },
    foundations:
      "Rooms with heating and rate, the road in snow, and minutes on foot from the Residency.",
    links:
      "Forest and conservation bodies, writers in Quetta, and schools that visit the Residency.",
  },
};
