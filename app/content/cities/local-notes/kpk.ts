import type { LocalNotes } from "#app/content/cities/schema.ts";

export const kpkNotes: Readonly<Record<string, LocalNotes>> = {
  mardan: {
    headline: "Mardan deals all day. Be in the deal",
    lead: "Tobacco, sugar, marble and mobile phones: the second city of the province trades in everything. Its results pages trade in Peshawar's names.",
    traits: ["orchards"],
    languages: ["Pashto"],
    notes: [
      "Mardan lies in the rich plain between Peshawar and Swat. Its sugar mill was once counted the largest in Asia, its tobacco goes to factories across the country, and the monastery of Takht-i-Bahi stands on a hill a short way north.",
      "Swat's traffic passes on the motorway, Swabi's and Charsadda's shoppers come in by van. They search in Pashto sounds with English letters, and spell each word as they hear it.",
    ],
    searches: [
      ["mardan bank road mobile wholesale", "landmark"],
      ["takht bhai tickets time", "learn"],
      ["mardan medical complex doctor", "go"],
      ["marble factory mardan rate", "compare"],
      ["da mardan kha chapli kabab", "go"],
    ],
    first:
      "spellings by ear: a list of the ways customers write your trade in Roman Pashto, each one placed where it reads naturally",
  },
  mingora: {
    headline: "Mingora welcomes Swat's guests. Welcome clicks",
    lead: "Everyone who visits Swat sleeps, eats or changes money in Mingora. They chose where before they reached the motorway.",
    traits: ["mountain", "tourism", "river"],
    languages: ["Pashto"],
    notes: [
      "Mingora is the market town of the Swat valley: emeralds from its own mine, shawls from Islampur, peaches and persimmons from its terraces. Saidu Sharif with the Buddhist stupas of Butkara adjoins it, and Malam Jabba's ski slope and Kalam's forests start from here.",
      "The season has two peaks, summer and snow. A hotel that ranks only under Swat loses guests to one that says which bridge, which view and which heater.",
    ],
    searches: [
      ["mingora hotel near fizagat", "landmark"],
      ["malam jabba chairlift price", "compare"],
      ["swati shawl original islampur", "buy"],
      ["kalam road open today", "learn"],
      ["emerald stone dealer mingora", "buy"],
    ],
    first:
      "separate pages for snow and for summer, each with the road from the motorway and the price of a heated room",
  },
  abbottabad: {
    headline: "Abbottabad teaches. Let parents find the class",
    lead: "Parents in five cities choose a school here without having seen it. What they see instead is your website.",
    traits: ["mountain", "highway"],
    languages: ["Hindko"],
    notes: [
      "Abbottabad is the town of boarding schools, medical colleges and the military academy at Kakul, cool enough for people from the plains to buy summer houses. The Karakoram Highway runs through it toward Mansehra; Thandiani and Nathiagali stand above.",
      "Its customers are scattered: cadets' parents, patients, house hunters, tourists who took the wrong turn. Few of them live here, so few will ever see a signboard.",
    ],
    searches: [
      ["boarding school abbottabad fee structure", "compare"],
      ["ayub medical complex opd timing", "learn"],
      ["house for sale kakul road", "landmark"],
      ["thandiani road snow update", "learn"],
      ["jinnahabad abbottabad dentist", "go"],
    ],
    first:
      "the questions of a parent far away: fees, dates, dormitories, how to visit, each answered on the page and not on the phone",
  },
  "di-khan": {
    headline: "D.I. Khan bakes sohan halwa. Sell it by search",
    lead: "The sweet is on every shelf in the country, with or without the right to the name. The real shops can prove it in a sentence.",
    traits: ["river", "border"],
    languages: ["Saraiki", "Pashto"],
    notes: [
      "Dera Ismail Khan lies on the Indus where Punjab, Balochistan and Khyber Pakhtunkhwa come close. Dhakki dates, sohan halwa, Gomal University and the road to Zhob along the China corridor make it far more than a way station.",
      "It shares the word Dera with another city downstream. People write D.I. Khan, DI Khan, Dera, Dera Ismail Khan, and sometimes get D.G. Khan's results.",
    ],
    searches: [
      ["sohan halwa di khan original shop", "buy"],
      ["dhakki dates online", "buy"],
      ["gomal university admission di khan", "learn"],
      ["dera ismail khan to islamabad flight or bus", "compare"],
      ["topanwala bazar electronics", "landmark"],
    ],
    first:
      "the name in all its forms and the province beside it, so that orders for Dera Ismail Khan stop going to Dera Ghazi Khan",
  },
  kohat: {
    headline: "Kohat guards the pass. Guard your listing too",
    lead: "A garrison town with a tunnel to Peshawar and roads to Hangu, Orakzai and Kurram. People arrive with errands and little time.",
    traits: ["foothills", "highway"],
    languages: ["Pashto", "Hindko"],
    notes: [
      "Kohat sits at the southern mouth of the pass that now has a tunnel. The cantonment, the air base, KUST and Tanda dam shape the town; cement and gas surround it; guavas are its fruit.",
      "Visitors from Hangu, Orakzai and Karak come for documents, doctors and wholesale. They begin with a phone call, so the number in search has to be the one that is answered.",
    ],
    searches: [
      ["kohat tunnel open today", "learn"],
      ["kust university fee", "compare"],
      ["kohat cantt bakery", "landmark"],
      ["wholesale cloth kohat tehsil gate", "buy"],
      ["guava farm kohat price", "compare"],
    ],
    first:
      "one number, tested: the same on the site, the map and the shutter, with a name for the person who picks up",
  },
  swabi: {
    headline: "Swabi sits by the motorway. Be worth the exit",
    lead: "Thousands pass between Islamabad and Peshawar each hour. An exit sign does not say what waits behind it, but a search result can.",
    traits: ["river", "orchards", "overseas"],
    languages: ["Pashto", "Hindko"],
    notes: [
      "Swabi grows much of the country's tobacco and lies below Tarbela on the Indus; GIK Institute at Topi gives it one of the best engineering schools. At Hund, Alexander crossed the river, and on Sundays Peshawar's families eat fish there.",
      "Many households live partly on earnings from the Gulf. They order building materials, furniture and weddings from a distance, and want pictures with prices.",
    ],
    searches: [
      ["giki admission test swabi", "learn"],
      ["hund fish point swabi", "go"],
      ["tobacco dealer yar hussain", "buy"],
      ["swabi interchange restaurant", "landmark"],
      ["cement rate topi swabi", "compare"],
    ],
    first:
      "a route page with minutes from the interchange, and a price page that a son in Sharjah can forward to his father",
  },
  mansehra: {
    headline: "Mansehra leads to Kaghan. Lead them to you",
    lead: "Every car to Naran goes through Mansehra. Most stop once, for whatever came first in the results.",
    traits: ["mountain", "highway", "tourism"],
    languages: ["Hindko", "Gojri", "Pashto"],
    notes: [
      "The motorway from Islamabad now reaches Mansehra, where the Karakoram Highway and the road to Balakot and Naran part. Ashoka had his edicts cut into its rocks; Hazara University and the tea gardens at Shinkiari are its modern landmarks.",
      "From May to October the town feeds and repairs a procession. Tyres, jackets, medicine, a late dinner: all of it searched for from a moving car.",
    ],
    searches: [
      ["naran road condition from mansehra", "learn"],
      ["tyre shop mansehra bypass open", "go"],
      ["hotel in mansehra for one night", "buy"],
      ["shinkiari tea garden visit", "learn"],
      ["hazara university dhodial hostel", "landmark"],
    ],
    first:
      "opening hours that are true at midnight in July, since a profile that says closed sends the whole convoy on",
  },
  nowshera: {
    headline: "Nowshera meets the GT Road. Meet buyers there",
    lead: "Cantonments, rail yards, cement and a river that floods: a working town whose firms sell to institutions.",
    traits: ["highway", "river", "industry"],
    languages: ["Pashto", "Hindko"],
    notes: [
      "Nowshera stands on the Kabul river along the GT Road, with Risalpur's air academy on the plain and army schools in its cantonment. Cement, paper and tobacco have plants here, and the Rashakai economic zone is rising by the motorway.",
      "Institutions buy by tender and by reference. Before the tender they search, quietly, for who else exists, and a firm without pages is not invited.",
    ],
    searches: [
      ["rashakai economic zone plot price", "compare"],
      ["canteen supplier nowshera cantt", "buy"],
      ["risalpur academy visit timing", "learn"],
      ["furniture nowshera gt road", "landmark"],
      ["flood damage house repair nowshera", "buy"],
    ],
    first:
      "reference pages: what was supplied, to what kind of buyer, on what date, with a telephone number for confirming it",
  },
  charsadda: {
    headline: "Charsadda makes the chappal. Own the search",
    lead: "The sandal is worn from Karachi to Kabul, and sold online by people who have never been here. Take the name back.",
    traits: ["river", "orchards"],
    languages: ["Pashto"],
    notes: [
      "Charsadda was Pushkalavati, a capital of Gandhara, before it was a town of cane, gur, tobacco and the stitched leather chappal. Three rivers run through the district, and Bacha Khan University and his village of Utmanzai lie beside the road.",
      "A buyer of chappals looks for leather, sole, size and return. Shops that answer on their own page keep the margin that a marketplace would take.",
    ],
    searches: [
      ["charsadda chappal original leather price", "compare"],
      ["double sole charsadda chappal order", "buy"],
      ["motta chawal charsadda rajar", "go"],
      ["gur wholesale charsadda", "buy"],
      ["tangi road charsadda school", "landmark"],
    ],
    first:
      "a size chart, a returns line and a photograph of the workshop, the three things a marketplace listing cannot copy",
  },
  haripur: {
    headline: "Haripur builds at Hattar. Be on the shortlist",
    lead: "Multinationals and family firms share one estate here. The buyers' shortlists are drawn up in an office in another city.",
    traits: ["industry", "river", "orchards"],
    languages: ["Hindko"],
    notes: [
      "Hattar, the province's busiest industrial estate, lies in Haripur district: cables, steel, cement, food, medicine. Tarbela dam holds the Indus to the west, Khanpur's lake brings divers and red blood oranges, and the motorway has put Islamabad within commuting reach.",
      "That means two markets. One asks for ISO certificates; the other for a boat, a jet ski and a table by the water.",
    ],
    searches: [
      ["hattar industrial estate factory list", "learn"],
      ["khanpur dam jet ski price", "compare"],
      ["malta red blood khanpur box", "buy"],
      ["steel fabricator hattar", "buy"],
      ["haripur gt road private hospital", "landmark"],
    ],
    first:
      "industry and leisure on separate pages with separate words, so that neither reader thinks he has come to the wrong site",
  },
  bannu: {
    headline: "Bannu's bazaar is deep. Mark the way to you",
    lead: "A walled market town that serves Waziristan and Lakki alike. Strangers get lost in it; phones can help.",
    traits: ["border", "foothills"],
    languages: ["Pashto"],
    notes: [
      "Bannu grew around the fort and gates that Edwardes laid out, on the Kurram river at the edge of North Waziristan. Woollen mills, sugar, dates, halwa and a large cattle market keep the bazaar full, and its medical college keeps the clinics full.",
      "The gates still name the quarters: Tehsil Gate, Lakki Gate, Miryan Gate. They are the best keywords that the town has, and they are free.",
    ],
    searches: [
      ["lakki gate bannu chemist", "landmark"],
      ["bannu woollen shawl price", "compare"],
      ["bannu halwa parcel islamabad", "buy"],
      ["miranshah road bannu tyre", "landmark"],
      ["bannu medical college merit", "learn"],
    ],
    first:
      "the gate in the address, the gate in the title, and a photograph of the shopfront taken from the gate",
  },
  "lakki-marwat": {
    headline: "Lakki Marwat works hard. Let search work too",
    lead: "Sand, gram, cement and men in uniform: a proud district where word of mouth is strong and has now moved to phones.",
    traits: ["desert", "river"],
    languages: ["Pashto"],
    notes: [
      "Lakki Marwat lies where the Kurram and the Gambila meet, on sandy plains that grow gram and melons. Pezu's cement plant sends lorries across the country, and the Indus Highway passes on its way from Karachi to Peshawar.",
      "Naurang's market competes with Lakki's, half an hour apart. Buyers name the one they mean, so should you.",
    ],
    searches: [
      ["serai naurang bazar cloth shop", "go"],
      ["pezu cement dealer rate", "compare"],
      ["chana mandi lakki marwat", "buy"],
      ["indus highway hotel lakki", "landmark"],
      ["university of lakki marwat result", "learn"],
    ],
    first:
      "a clear line on which market you stand in, Lakki or Naurang, and a dated price for whatever you weigh by the sack",
  },
  karak: {
    headline: "Karak sits on gas and salt. Dig into search",
    lead: "Salt quarries, wells and labour abroad feed this dry district. Its services are fewer, and so is the competition to rank.",
    traits: ["foothills", "overseas"],
    languages: ["Pashto"],
    notes: [
      "Karak's hills hold rock salt at Bahadur Khel and gas and oil at Makori and beyond; the Indus Highway crosses them. Fields depend on rain, so many men work in the Gulf or drive trucks, and Khattak families are known for both.",
      "With few firms online, a plain site with a correct address can reach the top of its trade within months. It takes care more than money.",
    ],
    searches: [
      ["rock salt supplier karak bahadur khel", "buy"],
      ["water tanker karak city", "go"],
      ["truck hire karak to karachi", "compare"],
      ["khushal khan khattak university fee", "compare"],
      ["ambiri kala chowk karak", "landmark"],
    ],
    first:
      "the basics nobody has done yet: a site on its own domain, a verified profile, a page for each service",
  },
  chitral: {
    headline: "Chitral is far. A good answer makes it near",
    lead: "Ten hours of road, a tunnel under Lowari and a plane that waits for weather. Visitors read everything before they set out.",
    traits: ["mountain", "border", "tourism"],
    languages: ["Khowar", "Kalasha"],
    notes: [
      "Chitral lies under Tirich Mir along the Afghan border: polo at Shandur each July, the Kalash valleys with their spring festival in May, patti wool from its looms. Since the Lowari tunnel opened, the winter is no longer a wall.",
      "People who come this far plan for weeks. The guest house with a page on roads, permits, cash and weather gets the booking long before the one with the view.",
    ],
    searches: [
      ["kalash festival chilam joshi dates", "learn"],
      ["lowari tunnel timing today", "learn"],
      ["chitral guest house with wifi", "buy"],
      ["chitrali patti coat price", "compare"],
      ["jeep chitral to garam chashma", "buy"],
    ],
    first:
      "a traveller's page kept up to date: tunnel, flight, festival, permit, and beneath them a room with a price",
  },
  batkhela: {
    headline: "Batkhela is one long bazaar. Stand out in it",
    lead: "Shops run for kilometres along a single road without a crossing. On a phone, distance is short and order is everything.",
    traits: ["mountain", "river"],
    languages: ["Pashto"],
    notes: [
      "Batkhela is the market of Malakand district, on the Swat river canal below the pass that a young Churchill wrote about. Its bazaar along the main road is known for its length, and the power stations at Jabban and Dargai are part of the country's history of electricity.",
      "In a bazaar without squares people say near the pump, past the hospital, before the bridge. Search understands such words when the page contains them.",
    ],
    searches: [
      ["batkhela bazar wholesale crockery", "buy"],
      ["malakand pass traffic update", "learn"],
      ["hospital road batkhela skin doctor", "landmark"],
      ["used cars malakand non custom meaning", "learn"],
      ["batkhela to swat coaster", "go"],
    ],
    first:
      "directions the way the bazaar gives them, by pump, bridge and hospital, in the first lines of the contact page",
  },
  tank: {
    headline: "Tank serves Waziristan. Serve its searches too",
    lead: "South Waziristan shops, studies and sees a doctor in Tank. Families ask ahead, and the map seldom answers.",
    traits: ["border", "foothills"],
    languages: ["Pashto", "Saraiki"],
    notes: [
      "Tank lies under the hills at the mouth of the Gomal's country, between Dera Ismail Khan and Wana. Offices of South Waziristan long stood here, Mehsud and Wazir families keep houses here, and Gomal Zam's water has begun to change the fields.",
      "A signal can be scarce, so pages must be light. A site of one clean megabyte opens where one of ten does not, and search rewards it for that.",
    ],
    searches: [
      ["tank to wana road today", "learn"],
      ["pine nuts chilghoza dealer tank", "buy"],
      ["civil hospital tank lady doctor", "landmark"],
      ["gomal zam dam land", "compare"],
      ["mobile easypaisa shop tank bazar", "go"],
    ],
    first:
      "a site so light that it opens on two bars of signal, with the number and the hours in its first screen",
  },
  timergara: {
    headline: "Timergara is where Dir shops. Be the shop",
    lead: "One main road, one hospital, one river, and a district of more than a million that comes down to use them.",
    traits: ["mountain", "river", "overseas"],
    languages: ["Pashto"],
    notes: [
      "Timergara, headquarters of Lower Dir, stands on the Panjkora where roads from Bajaur, Upper Dir and Swat come together. The museum at Chakdara and the old graves at Balambat speak of Gandhara; money orders from the Gulf speak of the present.",
      "Spellings differ, Timergara or Timargara, and the post office prefers one while the shops prefer the other. Your page can keep both.",
    ],
    searches: [
      ["timargara hospital gynae ward number", "go"],
      ["balambat timergara school", "landmark"],
      ["marble tiles timergara rate", "compare"],
      ["bajaur to timergara fare", "learn"],
      ["furniture for jahez timergara", "buy"],
    ],
    first:
      "both spellings of the town, then a page for each big purchase that families come down the valley to make",
  },
  dir: {
    headline: "Dir waits before Lowari. Catch the traveller",
    lead: "Between Timergara and the tunnel there is one place to sleep, eat and mend a tyre. People look it up on the way.",
    traits: ["mountain", "tourism", "border"],
    languages: ["Pashto", "Gawri"],
    notes: [
      "Dir, once the seat of a nawab, is the last town before the Lowari tunnel and the turning for Kumrat, whose cedars have become a summer fashion. Walnuts, morels and honey come down from its forests; knives were once its craft.",
      "Kumrat's popularity outran its information. Whoever explains jeeps, tents and the state of the road, in Urdu and with dates, becomes the guide to the whole valley.",
    ],
    searches: [
      ["kumrat valley jeep rate from dir", "compare"],
      ["hotel in dir town for family", "buy"],
      ["black morel guchi buyer dir", "buy"],
      ["lowari tunnel se dir kitna door", "learn"],
      ["kumrat camping booking thall", "buy"],
    ],
    first:
      "an honest Kumrat page with a price for each leg of the road and the date on which it was last driven",
  },
  hangu: {
    headline: "Hangu trades on the road. Trade in search too",
    lead: "The road from Kohat to Parachinar is its main street. What the driver sees on his phone decides where he brakes.",
    traits: ["foothills", "highway"],
    languages: ["Pashto"],
    notes: [
      "Hangu lies in a valley under the Samana range, whose ridge holds the old post of Saragarhi. Gas from Tal block and coal from Orakzai pass through it; and the valley's villages all do their shopping in it.",
      "Trust is personal here. Reviews from named neighbours, answered politely, do more for a clinic or a workshop than any slogan.",
    ],
    searches: [
      ["hangu bazar timing friday", "learn"],
      ["coal dealer orakzai hangu", "buy"],
      ["thall road mechanic hangu", "landmark"],
      ["samana fort visit permission", "learn"],
      ["solar pump price hangu", "compare"],
    ],
    first:
      "the first twenty honest reviews, asked for in person and answered by name, before anything is spent on links",
  },
  parachinar: {
    headline: "Parachinar grows apples. Give them an address",
    lead: "Under the white mountain fruit ripens that Karachi pays well for. The road is hard; a message is not.",
    traits: ["mountain", "border", "orchards"],
    languages: ["Pashto"],
    notes: [
      "Parachinar lies in upper Kurram under the snows of Spin Ghar, with Afghanistan on three sides and the crossing at Kharlachi close by. Apples, walnuts, peanuts and red beans are its harvest, and its schools are valued far beyond the valley.",
      "The road down to Thall has been closed for weeks at a time. Buyers therefore want one thing above all: someone who says today what can move tomorrow.",
    ],
    searches: [
      ["parachinar apple rate per crate", "compare"],
      ["kurram lobia red beans wholesale", "buy"],
      ["parachinar road open today", "learn"],
      ["kharlachi border trade timing", "learn"],
      ["akhrot supplier parachinar", "buy"],
    ],
    first:
      "a status line at the top of the page, dated each morning, since the state of the road is what everyone types",
  },
};
