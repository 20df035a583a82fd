import type { LocalNotes } from "#app/content/cities/schema.ts";

export const balochistanNotes: Readonly<Record<string, LocalNotes>> = {
  turbat: {
    headline: "Turbat grows dates. Let orders grow with them",
    lead: "Makran's largest town feeds, teaches and supplies a whole valley. Its nearest rival is a day's drive away, and still outranks it.",
    traits: ["desert", "orchards", "border"],
    languages: ["Balochi"],
    notes: [
      "Turbat lies in the Kech valley, the land of Punnu in the old story of Sassi, among date groves watered by karez. Begum Jangi and other varieties go to market in summer; Iranian goods come over the border all year.",
      "The University of Turbat and a medical college keep a generation in town that writes reviews. They do so in Balochi, Urdu and English, sometimes in one sentence.",
    ],
    searches: [
      ["begum jangi khajoor price", "compare"],
      ["university of turbat admission", "learn"],
      ["turbat to karachi coach timing", "learn"],
      ["irani carpet shop turbat", "go"],
      ["cold storage for dates kech", "buy"],
    ],
    first:
      "courier and coach details on every product page, since a buyer's first doubt is whether it reaches him at all",
  },
  khuzdar: {
    headline: "Khuzdar is halfway. Make it worth the stop",
    lead: "Karachi is behind, Quetta is ahead, and the driver is hungry. His next turn is decided by a search at the last signal.",
    traits: ["highway", "foothills"],
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
  },
  hub: {
    headline: "Hub makes it next to Karachi. Say so out loud",
    lead: "An industrial town with Balochistan's address and Karachi's customers. Both facts help, if the site mentions them.",
    traits: ["industry", "coast", "highway"],
    languages: ["Balochi", "Brahui", "Sindhi"],
    notes: [
      "Across the Hub river from Karachi stand factories for motorcycles, tyres, food, chemicals and power, and down the coast the shipbreaking beach of Gadani. Workers and managers cross the bridge in both directions daily.",
      "A purchaser in Korangi looks for suppliers in Karachi first. A plant in Hub that explains its distance in minutes and its advantages in cost is on that list as well.",
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
  },
  chaman: {
    headline: "Chaman trades at the gate. Open one online",
    lead: "The border decides the day here: open, closed, half open. Traders on both sides would pay to know before they load.",
    traits: ["border", "desert"],
    languages: ["Pashto"],
    notes: [
      "Chaman is the crossing to Spin Boldak and Kandahar, at the end of the railway through the Khojak tunnel that once stood on the five-rupee note. Fruit, cloth, parts and used goods pass through its markets.",
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
      "licence, documents and fees on a page in plain Urdu, for the trader who has never sent goods across before",
  },
  gwadar: {
    headline: "Gwadar plans big. Be found in what is there now",
    lead: "The world searches for the port's future. Residents, engineers and visitors search for a room, a boat and a plumber today.",
    traits: ["coast", "tourism"],
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
  },
  pishin: {
    headline: "Pishin grows the fruit. Pick buyers by search",
    lead: "Apples and grapes leave these orchards in unmarked crates. A name on the page is worth more than a stamp on the crate.",
    traits: ["orchards", "border", "foothills"],
    languages: ["Pashto"],
    notes: [
      "Pishin's valleys north of Quetta grow grapes, apples, apricots and pomegranates under a high, dry sun. Water decides everything: deep wells, Bund Khushdil Khan's reservoir, and now solar pumps on every second roof.",
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
  },
  "dera-murad-jamali": {
    headline: "Dera Murad Jamali buys here. So be listed here",
    lead: "Canal water made this corner green, and the highway made it a market. Its shops serve three districts from one street.",
    traits: ["orchards", "highway", "river"],
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
  },
  "dera-allah-yar": {
    headline: "Dera Allah Yar is on the line. Cross it online",
    lead: "One street from Sindh, one canal from the next town: customers here never ask which province a shop is in. They ask if it is open.",
    traits: ["orchards", "highway"],
    languages: ["Balochi", "Sindhi"],
    notes: [
      "Dera Allah Yar, once called Jhatpat, is the seat of Jaffarabad and the first town of Balochistan on the way from Jacobabad. Rice, wheat and cattle are its trade, and the crossing of road and railway its reason.",
      "Jacobabad's market is minutes away in another province. Dealers compete across the line every day, and the nearest correct answer gets the sale.",
    ],
    searches: [
      ["jhatpat rice mill rate", "compare"],
      ["dera allahyar to jacobabad rickshaw", "learn"],
      ["cattle market dera allah yar day", "learn"],
      ["motorcycle on installment jaffarabad", "compare"],
      ["medical store dera allah yar night", "go"],
    ],
    first:
      "the old name Jhatpat next to the present one, and hours that say plainly whether you open on Friday and at night",
  },
  "usta-muhammad": {
    headline: "Usta Muhammad mills rice. Mill some clicks too",
    lead: "More rice passes through this town than its size suggests. So do buyers, who presently find it by asking in Larkana.",
    traits: ["orchards", "industry"],
    languages: ["Balochi", "Sindhi"],
    notes: [
      "Usta Muhammad is the rice town of Balochistan's canal belt: husking mills on every approach, sacks by the lorry from October, dealers from Sindh in the tea houses. It lies off the highway, near the Sindh line.",
      "Off the highway also means off the map. The names Usta, Osta, Muhammad and Mohammad make eight spellings between them, and the mills use all eight on their sacks.",
    ],
    searches: [
      ["irri 6 rice rate usta mohammad", "compare"],
      ["osta muhammad rice mill contact", "buy"],
      ["paddy dryer price balochistan", "compare"],
      ["usta muhammad to larkana van", "learn"],
      ["rice bran supplier usta muhammad", "buy"],
    ],
    first:
      "one spelling for the mill and a sentence naming the others, then rates by variety with a date",
  },
  sibi: {
    headline: "Sibi gathers every spring. Gather buyers too",
    lead: "The mela brings horses, cattle and half a province for a week. The other fifty-one weeks need customers as well.",
    traits: ["desert", "highway"],
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
  },
  loralai: {
    headline: "Loralai grows almonds and olives. Sell by name",
    lead: "A high valley of orchards whose produce is sold as somebody else's. Origin is a keyword; it only has to be claimed.",
    traits: ["orchards", "foothills", "highway"],
    languages: ["Pashto"],
    notes: [
      "Loralai stands on the road between D.G. Khan and Quetta, among almonds, pomegranates, apples and the olive groves that have been planted since. The cantonment, the medical college and the university make it the service town of its division.",
      "Olive oil from here is new enough to be curious about. People search for whether it is real, where it is pressed and how to get a litre.",
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
  },
  zhob: {
    headline: "Zhob gathers pine nuts. Crack the search too",
    lead: "Chilghoza from these hills is sold by the gram in Lahore. The people who climb the trees are not in any result.",
    traits: ["mountain", "border", "highway"],
    languages: ["Pashto"],
    notes: [
      "Zhob, formerly Fort Sandeman, lies on the river of the same name in the north of Balochistan. The Sulaiman range above it holds one of the largest pure chilghoza forests anywhere, and the highway to D.I. Khan is being rebuilt as a trade corridor.",
      "Merchants from Rawalpindi come in autumn. A seller with grades, photographs and a bank account meets them as an equal.",
    ],
    searches: [
      ["chilghoza price per kg zhob", "compare"],
      ["sherani chilghoza direct buy", "buy"],
      ["zhob to di khan road today", "learn"],
      ["dried fruit supplier zhob", "buy"],
      ["zhob airport flight", "learn"],
    ],
    first:
      "a grade sheet with sizes, moisture and price bands by month, online before the harvest in September",
  },
  panjgur: {
    headline: "Panjgur's dates are prized. Price them online",
    lead: "Mozati dates are asked for by name in Karachi. The asking happens on a phone, and the answer comes from a reseller.",
    traits: ["desert", "orchards", "border"],
    languages: ["Balochi"],
    notes: [
      "Panjgur's palms stretch along the Rakhshan river in the middle of Makran, far from any city and close to Iran. Mozati, the date that is packed in jars, is its pride; grapes, onions and border trade are its other income.",
      "The town is in truth several old settlements, Chitkan and Khudabadan among them. Saying which one you are in is courtesy and search optimisation in one.",
    ],
    searches: [
      ["mozati dates online panjgur", "buy"],
      ["panjgur khajoor jar price", "compare"],
      ["chitkan bazar panjgur mobile", "landmark"],
      ["panjgur quetta bus", "learn"],
      ["pyaz rate panjgur", "compare"],
    ],
    first:
      "the settlement in the address, the variety in the title, and a shipping table to the five cities that ask most",
  },
  kalat: {
    headline: "Kalat was a capital. Be first in its results",
    lead: "The Khans ruled from this height for three centuries. Today the highway passes below, and the phones of its passengers look up.",
    traits: ["mountain", "highway", "orchards"],
    languages: ["Brahui", "Balochi"],
    notes: [
      "Kalat lies about two thousand metres up on the road from Quetta to Khuzdar, with hard winters, apples, cumin and sheep. The Miri, the citadel of the Khans, stands above the town; Harboi's junipers stand above the Miri.",
      "Few businesses here have ever been photographed, so a profile with ten pictures is already the best-presented in its trade.",
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
  },
  ziarat: {
    headline: "Ziarat keeps its junipers. Keep its guests near",
    lead: "A hill town of few residents and many visitors, loved for one house and one forest. Guests decide on a picture and a price.",
    traits: ["mountain", "tourism", "orchards"],
    languages: ["Pashto"],
    notes: [
      "Ziarat's juniper forest is among the largest and oldest of its kind in the world. The Residency where the Quaid-e-Azam spent his last weeks is on the hundred-rupee note, and cherries and apples ripen in the valley below.",
      "The census counts fewer than four thousand people; on a June weekend there are more cars. Search is how a visitor tells one rest house from the next.",
    ],
    searches: [
      ["ziarat residency visiting hours", "learn"],
      ["rest house ziarat booking", "buy"],
      ["ziarat cherry price box", "compare"],
      ["quetta to ziarat snow road", "learn"],
      ["ziarat homestay with heating", "go"],
    ],
    first:
      "a room page with heating, road and rate, and a cherry page for the three weeks in which nothing else is searched",
  },
};
