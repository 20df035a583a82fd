import type { LocalNotes } from "#app/content/cities/schema.ts";

export const sindhNotes: Readonly<Record<string, LocalNotes>> = {
  hyderabad: {
    headline: "SEO in Hyderabad: three towns, three searches",
    lead: "Sindh's second city makes the country's bangles and bakes its own cakes. Karachi is near enough to steal the click.",
    languages: ["Sindhi", "Urdu"],
    notes: [
      "Glass bangles from Hyderabad's lanes are worn at weddings all over Pakistan. Resham Gali and Shahi Bazaar sell them under the walls of the Pacco Qillo. Latifabad and Qasimabad live their own lives on either side, and Bombay Bakery still has its queue.",
      "The three parts of the city search like three cities. A dentist in Latifabad who puts the unit number in her title is found by the patients who can reach her.",
    ],
    searches: [
      ["bangles wholesale resham gali hyderabad", "buy"],
      ["latifabad unit 7 dentist", "landmark"],
      ["bombay bakery coffee cake order", "buy"],
      ["qasimabad flat for rent", "compare"],
      ["hyderabad se karachi van number", "learn"],
    ],
    first:
      "the unit, the phase and the bypass side in every address, because Latifabad and Qasimabad customers rarely cross the city",
    landmarks: ["Pacco Qillo", "Navalrai Clock Tower", "Rani Bagh"],
    matters:
      "Hyderabad is three towns in one search box. Latifabad, Qasimabad and the old city seldom cross into each other; a unit number in the title is a keyword that Karachi cannot copy.",
    timing:
      "Unit and phase pages meet rivals of one quarter; bangles compete with the whole country.",
    trades: {
      trade: "Bangle wholesalers of Resham Gali: dozen, size, colour and the parcel to Lahore.",
      agriculture:
        "Mango, banana and onion pass through the market: rate by crate, at the hour it was called.",
      services:
        "Dentists, tutors and flats: unit, phase and the side of the bypass, before the name.",
      manufacturing:
        "Glass, cakes and flour: what one furnace or oven makes in a day, and who carries it.",
    },
    foundations:
      "The unit number in title, profile and bill, and the name of the nearest gate for shops below the fort.",
    links:
      "Colleges in Jamshoro, food writers who queue at Bombay Bakery, and bangle dealers elsewhere.",
  },
  sukkur: {
    headline: "SEO in Sukkur: in stock today? Say so online",
    lead: "The barrage waters Sindh, the bridges carry its trains, and the whole upper half of the province comes here to buy and to be treated.",
    languages: ["Sindhi", "Urdu"],
    notes: [
      "Sukkur's barrage feeds one of the largest canal systems on earth. Lansdowne Bridge, the island shrine of Sadh Belo and Rohri across the water make it a place people photograph; IBA's university made it a place they study.",
      "Dates from Khairpur, cotton from Ghotki and cloth from Karachi change hands in its markets. Buyers drive in from three districts and want to know one thing first: is it in stock today.",
    ],
    searches: [
      ["sukkur iba admission last date", "learn"],
      ["shahi bazar sukkur cloth wholesale", "buy"],
      ["heart specialist sukkur military road", "landmark"],
      ["rohri junction train timing", "learn"],
      ["khajoor supplier sukkur export", "buy"],
    ],
    first:
      "a page for the visitor from out of town: parking, prayer room, how long a fitting takes, the last bus home",
    landmarks: ["Sukkur Barrage", "Minaret of Masum Shah", "Clock Tower"],
    matters:
      "Buyers in Sukkur come from Khairpur, Ghotki and Shikarpur, and the trip takes a morning. They ask one thing first: is it in stock today. The shop whose page says so, with parking and the last bus, is the one they choose.",
    timing: "Pages for out-of-town buyers are read all year; cloth and dates have their season.",
    trades: {
      trade: "Cloth in Shahi Bazaar: rate by bale, samples by courier, and the day of rest.",
      agriculture: "Khairpur's dates and Ghotki's cotton: grade, crate and the name of the broker.",
      services:
        "Heart and eye specialists on Military Road: days, fee, and a room for the attendant.",
      manufacturing: "Flour, oil and ice: tonnes and delivery north and south of the bridge.",
    },
    foundations:
      "Minutes from the bridges, prayer room and parking, and which bank of the river you stand on.",
    links: "IBA's campus, the rail and river pages people read, and dealers you supply.",
  },
  larkana: {
    headline: "SEO in Larkana: doctors and shops, in Sindhi too",
    lead: "Mohenjo-daro lies down the road and prime ministers came from here. The shops and surgeons of the city are still waiting for their first proper page.",
    languages: ["Sindhi"],
    notes: [
      "Larkana stands among rice and guava on the right bank of the Indus, a short drive from the ruins of Mohenjo-daro. The medical university named after Benazir Bhutto draws patients from Kambar, Shahdadkot and across the line in Balochistan.",
      "Most customers think in Sindhi, type in Roman letters and read in whichever script the page offers. Offering Sindhi at all is rare enough to be remembered.",
    ],
    searches: [
      ["larkane ja mashhoor zaitoon", "learn"],
      ["mohenjo daro guide rate", "compare"],
      ["chandka hospital doctor list", "go"],
      ["rice mill machinery larkana", "buy"],
      ["jinnah bagh larkana hotel", "landmark"],
    ],
    first:
      "one honest Sindhi page beside the English one, written by a speaker and marked so that search engines know its language",
    landmarks: ["Jinnah Bagh", "Tomb of Shah Baharo", "Chandka hospital"],
    matters:
      "Most people in Larkana think in Sindhi and read in whatever the page offers. A surgeon, a rice mill or a hotel with one honest Sindhi page is remembered, and patients from Kambar and Shahdadkot decide before they board the van.",
    timing: "A page in Sindhi meets almost no rivals, so it is the place to begin.",
    trades: {
      trade: "Cloth, gold and phones: the lane, the price and an answer in Sindhi.",
      agriculture: "Rice and guava on the right bank: variety, week and the mill that takes it.",
      services: "Doctors near Chandka: list, days, fee and a place for the family to wait.",
      manufacturing:
        "Rice mills and machine shops: tonnes an hour, spare parts and who repairs them.",
    },
    foundations:
      "Language marked in the code, one spelling for Larkana and one sentence with Larkano.",
    links: "The medical university, guides to Mohenjo-daro, and papers that print in Sindhi.",
  },
  nawabshah: {
    headline: "SEO in Nawabshah: found by both of its names",
    lead: "Road and railway bring the middle of Sindh here. The town has a new name on paper and an old one in every search.",
    languages: ["Sindhi", "Urdu"],
    notes: [
      "Officially the district is Shaheed Benazirabad; the town is typed as Nawabshah. Bananas, cotton and sugar cane grow around it, and three universities, one of them medical, keep its streets young.",
      "That double name is worth planning for: government tenders use one form, students and shoppers the other. A site that knows both appears for both.",
    ],
    searches: [
      ["quest nawabshah hostel nearby", "landmark"],
      ["banana wholesale nawabshah", "buy"],
      ["shaheed benazirabad tender contractor", "buy"],
      ["nawabshah garmi mein ac repair", "go"],
      ["peoples medical university fee", "compare"],
    ],
    first:
      "both names of the place, the official and the spoken, each where its own readers expect it",
    landmarks: ["Railway station", "QUEST", "Bilawal Sports Complex"],
    matters:
      "The town goes by two names. A tender says Shaheed Benazirabad, a student types Nawabshah, and a shop that uses one alone is missing from the other search.",
    timing:
      "The two names are sorted out before anything else; admission months bring the students.",
    trades: {
      trade:
        "Cloth and phones in the bazaar: price, lane and the evening hours that summer dictates.",
      agriculture: "Banana, cotton and cane: bunch, bale and maund, with the day they are cut.",
      services:
        "Hostels, laboratories and air-conditioner repair: distance from the campus and same-day hours.",
      manufacturing:
        "Sugar and ginning mills: the crushing date and the payment terms, in writing.",
    },
    foundations:
      "Official and spoken name where their own readers look, and hours for heat as well as for winter.",
    links: "The three universities, contractors' registers, and seed companies.",
  },
  "mirpur-khas": {
    headline: "SEO in Mirpur Khas: sell Sindhri by search",
    lead: "The mango has its own festival and its own fan clubs. The growers have a phone number painted on a crate.",
    languages: ["Sindhi"],
    notes: [
      "Mirpur Khas ships Sindhri mangoes each June and shows them off at a festival that has run since the 1960s. It is the last large town before Thar, so traders supply the desert from its bazaar and travellers stock up.",
      "A mango season lasts weeks, and its searches start a month before. A farm with a page, a price per box and a delivery day can sell in Karachi without a stall there.",
    ],
    searches: [
      ["sindhri aam 10 kg box karachi delivery", "buy"],
      ["mango festival mirpur khas date", "learn"],
      ["chillies mandi kunri rate", "compare"],
      ["mirpur khas to umerkot coach", "learn"],
      ["tractor parts station road mirpur khas", "landmark"],
    ],
    first:
      "an order page live by April: weights, ripeness on arrival, cities reached, and what happens to a bruised box",
    landmarks: ["Kahu-jo-Daro", "The Fruit Farm", "Railway station"],
    matters:
      "A Sindhri season lasts a few weeks and is ordered a month ahead. A grower in Mirpur Khas with a price for a box and a delivery day sells in Karachi without a stall. Whoever has only a number on a crate sells to the contractor.",
    timing: "Order pages belong online in April. Whatever is written in June is for next year.",
    trades: {
      trade:
        "Traders who supply Thar: flour, cloth and fodder by the truck, with the road they take.",
      agriculture:
        "Mango, chilli and banana: box weight, ripeness on arrival, and what a bruise is worth.",
      services:
        "Coaches to Umerkot, tractor parts, clinics on Station Road: times and the shop number.",
      manufacturing:
        "Chilli grinding, pulp and packing: moisture, aflatoxin test and mesh in figures.",
    },
    foundations:
      "One order page that stays at its address, pictures weighed in kilobytes, and delivery areas by name.",
    links: "The mango festival's pages, food writers in Karachi, and the fruit farm's visitors.",
  },
  jacobabad: {
    headline: "SEO in Jacobabad: quick answers in the heat",
    lead: "In one of the hottest towns of the country nobody walks from shop to shop comparing. They compare in the shade, on a phone.",
    languages: ["Sindhi", "Balochi"],
    notes: [
      "Jacobabad has measured temperatures above fifty degrees, and its trade keeps desert hours: early, late and by phone. Rice is its harvest, and the road and rail to Sibi and Quetta are its importance.",
      "Cooling, water, generators and solar panels are bought here with more urgency than anywhere. Whoever delivers today, and says until when, is called first.",
    ],
    searches: [
      ["solar plate price jacobabad", "compare"],
      ["ice factory jacobabad number", "go"],
      ["inverter ac repair aaj", "buy"],
      ["jacobabad to quetta train", "learn"],
      ["sella rice mill jacobabad", "buy"],
    ],
    first:
      "summer pages before summer: cooling, solar and water, with same-day hours stated in the title",
    landmarks: ["Tomb of General Jacob", "JIMS hospital", "Railway station"],
    matters:
      "Nobody in Jacobabad walks from shop to shop in June. They sit in the shade and compare: who has the inverter, who brings the ice, who comes today. The page with hours and a number wins before noon.",
    timing: "Cooling and solar pages must be online by March, before the first hot week.",
    trades: {
      trade: "Solar plates and batteries: watts, price and who climbs the roof.",
      agriculture:
        "Rice and wheat: sella or raw, broken percentage, and the mill's working months.",
      services: "Air-conditioner repair, ice, medicine: today's hours and the street you reach.",
      manufacturing: "Rice mills and ice factories: tonnes, blocks and the time of loading.",
    },
    foundations:
      "Summer hours in the profile from May, a title that says same day, and pages that open on a hot, slow phone.",
    links: "Installers and makers you represent, JIMS and its doctors, and transporters to Quetta.",
  },
  shikarpur: {
    headline: "SEO in Shikarpur: make the famous pickle findable",
    lead: "People in Lahore know the achar and not the maker. A jar can travel; so can the name on it.",
    languages: ["Sindhi"],
    notes: [
      "Shikarpur once financed caravans as far as Bukhara, and its covered bazaar, Dhak, still keeps the sun off buyers. Today the town's best-travelled export is its pickle, followed by its kulfi and its sweets.",
      "Food like that is searched for by origin. When the origin has no site, resellers write one for it, with their own prices.",
    ],
    searches: [
      ["shikarpuri achar original online", "buy"],
      ["shikarpur ka mashhoor achar shop", "go"],
      ["dhak bazaar history", "learn"],
      ["sukkur to shikarpur distance", "learn"],
      ["homemade pickle jar price", "compare"],
    ],
    first:
      "a maker's page: who, since when, in which lane, with courier prices to the five largest cities",
    landmarks: ["Dhak Bazaar", "Shahi Bagh", "Lakhi Dar"],
    matters:
      "Shikarpur's achar is known where its makers are not. When the family that cooks it has no page, a reseller in Karachi writes one with another price. The name of the lane is the proof that nobody can copy.",
    timing: "A maker's page meets few others; the word achar itself is a crowded one.",
    trades: {
      trade: "Dhak's cloth and spice shops: lane, speciality and the hours under the roof.",
      agriculture: "Rice, wheat and vegetables: rate by maund, with the mandi and the day.",
      services: "Kulfi, sweets and tea for travellers from Sukkur: how far, and how late.",
      manufacturing: "Pickle kitchens: jar sizes, oil, date of making, and courier to five cities.",
    },
    foundations:
      "The lane and the year on every page, jars photographed with their label, and prices that include post.",
    links: "Food writers, historians of Sindh's bankers, and shops that stock your jars.",
  },
  khairpur: {
    headline: "SEO in Khairpur: dates with the town's own name",
    lead: "Aseel dates from here are eaten far beyond Sindh. Much of the profit stays with whoever owns the search result.",
    languages: ["Sindhi"],
    notes: [
      "Khairpur, seat of the old Talpur state, lives by its palms: dates and dry chhuharas from July onwards. Kot Diji's fort stands on its rock down the road, Faiz Mahal in the town, and Shah Abdul Latif University beside the highway.",
      "Another Khairpur lies in Bahawalpur, and there are villages of the name elsewhere. Saying Khairpur Mir's once on each page ends the confusion.",
    ],
    searches: [
      ["chuara wholesale khairpur", "buy"],
      ["aseel dates price per kg", "compare"],
      ["kot diji fort open or closed", "learn"],
      ["salu university khairpur admission", "learn"],
      ["khairpur mirs guest house", "go"],
    ],
    first:
      "the full name, Khairpur Mir's, in titles and markup, so that no reader and no map mistakes the town",
    landmarks: ["Faiz Mahal", "Panj Hatti", "Shah Abdul Latif University"],
    matters:
      "Dates from Khairpur are sold under other people's names, and another Khairpur lies in Bahawalpur. A packer who writes Khairpur Mir's, the variety and the price a kilo settles both.",
    timing: "Date pages are read from June to Ramzan; they should be written by May.",
    trades: {
      trade:
        "Date and chhuhara wholesalers: variety, size and carton, and the rail or road they leave by.",
      agriculture: "Palms, bananas and cotton: week of harvest and price on the tree.",
      services:
        "Guest houses, photocopies and tutors near the university: rooms by the month and rates.",
      manufacturing: "Dryers and packers: tonnes, moisture and the test for export.",
    },
    foundations:
      "Mir's in the title, a map pin that cannot fall in another province, and pages in Sindhi and English.",
    links: "The university, importers of dates, and writers on Kot Diji's fort.",
  },
  dadu: {
    headline: "SEO in Dadu: be found on the way to Gorakh Hill",
    lead: "Karachi families now drive through Dadu to see frost in Sindh. Most pass your door without knowing it is there.",
    languages: ["Sindhi"],
    notes: [
      "Dadu lies between the Indus and the Kirthar range, and the track to Gorakh Hill, the hill station of Sindh, starts in its district. Wheat, rice and gas fields occupy the plain; Sehwan's shrine and Manchar lake are within a morning's drive.",
      "Visitors plan weekends in Karachi flats. They look for a jeep, a room, a mechanic and a meal, in that order, and find forum posts from years ago.",
    ],
    searches: [
      ["gorakh hill jeep from dadu rate", "buy"],
      ["dadu to wahi pandi road condition", "learn"],
      ["guest house dadu family", "go"],
      ["sehwan sharif mela hotel", "compare"],
      ["wheat thresher dadu", "buy"],
    ],
    first:
      "fresh practical pages with a date on them: road, weather, fuel and rate, kept current through the cool months",
    landmarks: ["Railway station", "Dadu–Moro bridge", "Road to Gorakh"],
    matters:
      "Karachi drives through Dadu to see frost and stops where the phone says. A jeep owner, a cook or a mechanic with a dated page on the road to Gorakh is asked first. The rest of the results hold old forum posts.",
    timing: "Gorakh pages are read from November on, and a dated line about the road all winter.",
    trades: {
      trade: "Fuel, blankets and groceries for the hill: what you have at five in the morning.",
      agriculture: "Wheat, rice and fish from Manchar: rate, day and the thresher's turn.",
      services: "Jeeps, rooms and tyre repair: price for the day, and what the price includes.",
      manufacturing:
        "Rice mills and gas-field workshops: tonnage, welding papers and a named foreman.",
    },
    foundations:
      "A line at the top with the road's state and its date, and pins for fuel, food and the last good signal.",
    links: "Hikers' clubs in Karachi, pages on Sehwan, and the farms you serve.",
  },
  "tando-allahyar": {
    headline: "SEO in Tando Allahyar: a harvest with its label",
    lead: "Cane, cotton, mango and onion leave this district under somebody else's label. A page gives growers a label of their own.",
    languages: ["Sindhi"],
    notes: [
      "Tando Allahyar stands on the road from Hyderabad to Mirpur Khas, with sugar mills, gins and some of lower Sindh's best-kept farms. The Rama Pir mela fills the town once a year with pilgrims from Tharparkar and beyond.",
      "Hyderabad is close, so small purchases stay and large ones leave. Dealers who publish their prices give them a reason to stay.",
    ],
    searches: [
      ["drip irrigation dealer tando allahyar", "buy"],
      ["rama pir mela kab hai", "learn"],
      ["onion rate tando allahyar mandi", "compare"],
      ["farm manager job lower sindh", "learn"],
      ["sugarcane seed thatta 10", "buy"],
    ],
    first:
      "dealer pages by crop and by problem, since farmers search for the pest they see and not for the brand that kills it",
    landmarks: ["Rama Pir temple", "Railway station", "Kacho Qilo"],
    matters:
      "Hyderabad is close enough to take every large sale. A dealer in Tando Allahyar who prints the price of a drip kit or a bag of seed keeps the farmers on this side. One who says 'call us' sends them down the road.",
    timing: "Farm pages follow the sowing calendar; pilgrims ask in the month of the mela.",
    trades: {
      trade: "Seed and spray dealers: price by bag and bottle, and credit terms said openly.",
      agriculture: "Cane, onion, mango and cotton: growers search by pest, so answer by pest.",
      services:
        "Rooms and meals for Rama Pir's pilgrims, buses from Tharparkar: days, price, distance.",
      manufacturing: "Sugar, ginning and tractor works: season, capacity and who weighs.",
    },
    foundations:
      "Pages by crop, prices that stay current, and the road between Hyderabad and Mirpur Khas as your address.",
    links: "Growers' associations, makers of irrigation kits, and pilgrims' groups in Thar.",
  },
  "tando-adam": {
    headline: "SEO in Tando Adam: cloth by width, count, metre",
    lead: "The power looms are heard from the railway. Buyers in other towns hear of them only through an agent.",
    languages: ["Sindhi", "Urdu"],
    notes: [
      "Tando Adam is the industrial town of Sanghar district: looms, gins, oil mills, on the main railway line between Karachi and the north. It is larger than the seat of its own district, a fact that most directories have not noticed.",
      "Cloth buyers want width, count and minimum lengths. A weaver who writes those three down becomes easier to deal with than the agent.",
    ],
    searches: [
      ["power loom cloth manufacturer sindh", "buy"],
      ["grey fabric rate per meter tando adam", "compare"],
      ["tando adam junction train stop", "learn"],
      ["cotton ginners sanghar district", "buy"],
      ["boys college tando adam result", "learn"],
    ],
    first:
      "specification pages for cloth, with width, count and price per metre, in English for traders and Roman Urdu for shopkeepers",
    landmarks: ["Tando Adam Junction", "Muhammadi Chowk", "M. A. Jinnah Road"],
    matters:
      "Tando Adam is larger than Sanghar, the seat of its district, and most directories have not noticed. A weaver with width, count and price on a page is found past the agent and past the wrong town.",
    timing: "Specification pages come first: hardly anybody else here has them.",
    trades: {
      trade: "Cloth merchants: width, count and rate a metre, and the smallest length you cut.",
      agriculture: "Cotton, banana and cane: bale and bunch by grade, with the gin's name.",
      services: "Phone shops at Muhammadi Chowk, colleges, clinics: floor, fee and hours.",
      manufacturing:
        "Looms, gins and oil mills: looms running, metres a month, and samples by post.",
    },
    foundations:
      "The junction and the chowk in the address, and Sanghar district beside the town so that both searches meet.",
    links: "Cloth markets you sell to, colleges, and food lovers who come for the mawa.",
  },
  umerkot: {
    headline: "SEO in Umerkot: be the first stop to the desert",
    lead: "Travellers to Thar enter through here, past the fort near which Akbar was born. They carry cash, thirst and questions.",
    languages: ["Sindhi", "Dhatki"],
    notes: [
      "Umerkot is the green edge of Thar. Its fort, its Shiva temple and the birthplace of the emperor Akbar bring visitors; Kunri next door is the country's best-known market for red chilli.",
      "Hindu and Muslim families live side by side, and both festivals and harvests set the calendar. Shops that post their Diwali and Eid hours in the same place are doing local SEO already.",
    ],
    searches: [
      ["kunri red chilli supplier", "buy"],
      ["umerkot fort museum timing", "learn"],
      ["thar safari from umerkot driver", "buy"],
      ["lal mirch rate kunri mandi", "compare"],
      ["sindhi ralli shop umerkot", "go"],
    ],
    first:
      "festival hours, desert advice and chilli grades: three small pages that answer what strangers ask most",
    landmarks: ["Umerkot Fort", "Akbar's birthplace", "Shiv Mandir"],
    matters:
      "A stranger on the way to Thar asks Umerkot for water, a driver and a festival's date, and a trader asks for chilli by the bag. Few pages here answer either; Holi and Eid hours on one page are already more than most.",
    timing: "Safari questions come with the rain and the winter; chilli has its own autumn.",
    trades: {
      trade: "Ralli, cloth and desert supplies: piece, price and the van that carries them.",
      agriculture:
        "Red chilli from Kunri, cotton and millet: colour, heat, moisture and the mandi's rate.",
      services:
        "Drivers, rooms and guides for the desert: price for the day, seats, and what to bring.",
      manufacturing:
        "Chilli grinding and embroidery: mesh and grade for one, stitch and maker for the other.",
    },
    foundations:
      "Small pages for slow lines, hours for both faiths' festivals, and the fort as the point from which you count minutes.",
    links: "Fort and museum guides, spice buyers, and women's craft groups in Thar.",
  },
  ghotki: {
    headline: "SEO in Ghotki: get on the plants' vendor lists",
    lead: "Gas fields and fertiliser plants make this district richer than its websites look. Contractors from Karachi notice.",
    languages: ["Sindhi", "Saraiki"],
    notes: [
      "Mari gas and the fertiliser plants of Daharki and Mirpur Mathelo lie in Ghotki district, and so do cotton, cane and a long stretch of the highway to Punjab. Hindu pilgrims come to the Shadani temple.",
      "Plants buy from suppliers who can be checked: registration, safety record, past jobs. A one-page site with a mobile number does not pass that check, however good the workshop.",
    ],
    searches: [
      ["industrial contractor daharki", "buy"],
      ["scaffolding rental ghotki", "buy"],
      ["mirpur mathelo restaurant family hall", "go"],
      ["cotton factory ghotki rate", "compare"],
      ["safety shoes dealer daharki", "landmark"],
    ],
    first:
      "a vendor file online: certificates, plant list, equipment and a named person, ready for a purchase department",
    landmarks: ["Jamia Masjid of Ghotki", "Railway station", "Mari gas field road"],
    matters:
      "The plants of Daharki and Mirpur Mathelo buy from suppliers they can check. A contractor in Ghotki with a registration, a safety record and past jobs online is invited; the one with a mobile number on a wall is not.",
    timing: "Vendor pages meet few rivals; a plant's yearly shutdown decides when they are read.",
    trades: {
      trade: "Safety shoes, cable and food for canteens: brand, size and delivery to the gate.",
      agriculture: "Cotton and cane by the highway: the day's rate and the factory that pays it.",
      services: "Pilgrims to the temple, lorry drivers, engineers: rooms, meals and hours.",
      manufacturing:
        "Scaffolding, lifting and fabrication: certificates, equipment list and a named engineer.",
    },
    foundations:
      "Company number, tax number and licences as text, with the plant's gate and the nearest exit on the map.",
    links: "Plants that publish vendors, training institutes, and transport firms.",
  },
  badin: {
    headline: "SEO in Badin: for buyers who never drive that far",
    lead: "Sugar, oil wells and fish share this flat corner of Sindh. Its buyers sit in Karachi and seldom know whom to ring.",
    languages: ["Sindhi"],
    notes: [
      "Badin's fields run down to creeks and salt flats on the Arabian Sea. Mills crush cane, companies have pumped oil since the 1980s, and fishermen land at jetties that few maps name. Cyclones and floods have taught everyone to keep a phone charged.",
      "In such a place reliable information is itself a service. The trader whose page is current becomes the one that others quote.",
    ],
    searches: [
      ["prawn supplier badin zero point", "buy"],
      ["badin sugar mill rate cane", "compare"],
      ["cyclone badin road open", "learn"],
      ["fish farm seed badin", "buy"],
      ["badin press club chowk mobile market", "landmark"],
    ],
    first:
      "exact pins and plain directions, for a district whose roads and jetties the maps still get wrong",
    landmarks: ["Press Club", "Railway station", "Sugar mill"],
    matters:
      "Badin's buyers sit in Karachi and its jetties are missing on most maps. A fish dealer, a mill or a school that gives an exact pin and a plain direction spares them a wasted day.",
    timing: "Correct pins are the first thing to do; crop and catch pages follow their months.",
    trades: {
      trade: "Rice, shoes and phones in the bazaar: price, street and hours after a storm.",
      agriculture:
        "Prawn, fish, cane and sunflower: what lands or ripens in which month, and on ice or not.",
      services: "Clinics, fishing gear and generators: who comes out to the villages, and when.",
      manufacturing: "Sugar, rice and ice: cane dates, broken rice and blocks a day.",
    },
    foundations:
      "Pins checked on the spot for every jetty and gate, and a page that still opens when the network is thin.",
    links: "Fisheries groups, relief organisations that list suppliers, and mills.",
  },
  "tando-muhammad-khan": {
    headline: "SEO in Tando Muhammad Khan: found as TMK too",
    lead: "Three words to type, so nobody types them. Customers write TMK, or Tando, and hope. Help them.",
    languages: ["Sindhi"],
    notes: [
      "Tando Muhammad Khan became a district of its own in 2005, south of Hyderabad among cane fields, sugar mills and rice. Its roads are busiest in the crushing season, when growers queue with trolleys and mechanics do a year's trade.",
      "The name is spelled with Muhammad, Mohammad and Mohd. The short form TMK is quicker than all three, and almost no business mentions it.",
    ],
    searches: [
      ["tmk sugar mill cane payment", "learn"],
      ["trolley tyre tando mohammad khan", "buy"],
      ["tando m khan lab test home", "buy"],
      ["hyderabad se tmk van time", "learn"],
      ["rice huller shop tando muhammad khan", "go"],
    ],
    first:
      "the abbreviation in one natural sentence on each page, and every spelling in the profile's description",
    landmarks: ["Railway station", "Phuleli canal", "Burhan Shah graveyard"],
    matters:
      "Nobody types all three words. Customers write TMK, or Tando M Khan, and get another Tando; a business that says the short form once on each page can turn up instead.",
    timing: "The short form TMK has hardly a rival, so it is where we would start.",
    trades: {
      trade: "Grocery, cloth and trolley tyres: price, brand and the street by the canal.",
      agriculture: "Cane, rice and wheat: the mill's day, the weighing slip and the rate.",
      services:
        "Home laboratory tests, vans to Hyderabad, mechanics in the crushing weeks: times and fees.",
      manufacturing: "Sugar and rice mills: crushing dates, husk and molasses by tonne.",
    },
    foundations:
      "The short name, the long name and its spellings in one sentence, and a queue time for growers on the page.",
    links: "Mills that list transporters, ajrak makers and their buyers, and schools.",
  },
  kotri: {
    headline: "SEO in Kotri: let buyers find the factories",
    lead: "An industrial estate across the river from Hyderabad, and hidden in its shadow. Buyers who never cross the bridge still search.",
    languages: ["Sindhi", "Urdu"],
    notes: [
      "Kotri's barrage is the last on the Indus, its junction among the first stations ever built in Sindh, and its SITE area a belt of factories along the river. Jamshoro's three universities stand a few minutes away.",
      "Buyers write Hyderabad when they mean Kotri. A factory that states both, and explains the bridge, has a chance in searches that its neighbours do not even see.",
    ],
    searches: [
      ["plastic moulding factory site kotri", "buy"],
      ["kotri railway station enquiry", "learn"],
      ["labour supply nooriabad kotri", "buy"],
      ["jamshoro university hostel kotri side", "landmark"],
      ["palla fish al manzar", "go"],
    ],
    first:
      "plot number and gate on the map, then a page for each process, since buyers look for moulding and dyeing before they look for a town",
    landmarks: ["Kotri Barrage", "Kotri Junction", "SITE"],
    matters:
      "Buyers write Hyderabad when they mean Kotri. A factory that says both, with the bridge between them and the plot number, can appear for a search that its neighbours never see.",
    timing: "Process pages meet few rivals; for the word Hyderabad in them there are many.",
    trades: {
      trade: "Dealers in resin, dye and packing: drum, grade and delivery inside the estate.",
      agriculture: "Fish from the river and vegetables for Hyderabad: by the crate, before seven.",
      services:
        "Hostels for Jamshoro's students, labour contractors, canteens: gate, fee and hours.",
      manufacturing:
        "Moulding, dyeing, yarn and flour: machines, tonnage and the test that you pass.",
    },
    foundations:
      "Plot, gate and street of the estate on the map, and one page for each process you sell.",
    links: "The three universities in Jamshoro, buyers in Karachi, and railway writers.",
  },
  thatta: {
    headline: "SEO in Thatta: old town, up-to-date results",
    lead: "Makli and Shah Jahan's mosque bring the world to Thatta. The tea stall, the guide and the guest house are nowhere to be seen.",
    languages: ["Sindhi"],
    notes: [
      "The necropolis at Makli is a World Heritage site, and the Shah Jahan Mosque is famous for its tiles and its echo. Keenjhar lake fills with Karachi's families every weekend, and wind turbines now turn at Jhimpir and Gharo.",
      "Day trippers decide by nine in the morning. They want boats, food, shade, a clean washroom, and the price of each before they leave the house.",
    ],
    searches: [
      ["keenjhar lake boat price", "compare"],
      ["makli guide contact number", "buy"],
      ["shah jahan mosque thatta timing", "learn"],
      ["thatta family restaurant near makli", "landmark"],
      ["wind farm contractor gharo", "buy"],
    ],
    first:
      "one page that plans the whole day, hour by hour, and happens to include your door at the right hour",
    landmarks: ["Shah Jahan Mosque", "Makli", "Keenjhar Lake"],
    matters:
      "A day in Thatta is planned in Karachi by nine in the morning. The family asks for a boat, lunch, shade and a clean washroom, with prices; the tea stall that lists them has its guests before they leave the house.",
    timing: "Weekend pages are read from October to March, and once more when the lake is full.",
    trades: {
      trade:
        "Souvenirs, cold drinks and fishing hooks: price, and the side of the road you stand on.",
      agriculture: "Fish, rice and betel leaf: the landing place, the hour and the crate.",
      services:
        "Boats at Keenjhar, guides at Makli, rooms: price for an hour and what is included.",
      manufacturing: "Workshops for wind farms and cement: cranes, bolts and the day rate.",
    },
    foundations:
      "Prices for the day trip on one page, pins for the gate of each monument, and hours by season.",
    links: "Heritage guides, family bloggers in Karachi, and schools that bring their classes.",
  },
  sanghar: {
    headline: "SEO in Sanghar: today's cotton rate, with its grade",
    lead: "One of the country's great cotton districts, and hardly a gin with a page of its own. The first to build one stands alone.",
    languages: ["Sindhi"],
    notes: [
      "Sanghar's fields are white in September and its gins run into winter. East of the town lie the Chotiari reservoir with its crocodiles and birds, and then the dunes of Achhro Thar, the white desert.",
      "Brokers quote Sanghar's rate in Karachi every morning. A gin that publishes its own, with date and grade, is read by everyone who trades.",
    ],
    searches: [
      ["sanghar cotton rate today", "compare"],
      ["chotiari dam picnic guide", "learn"],
      ["achro thar jeep", "buy"],
      ["ginning machine spare parts sanghar", "buy"],
      ["sanghar civil hospital road pharmacy", "landmark"],
    ],
    first:
      "a daily rate line, typed and dated, at an address that never changes and that traders can bookmark",
    landmarks: ["Chotiari reservoir", "Civil Hospital", "Pir Sibghatullah Shah College"],
    matters:
      "Sanghar's cotton rate is quoted in Karachi each morning, and hardly a gin here prints its own. The first that does, with a date and a grade, is read by everyone who trades, and it is the page that others send on.",
    timing: "From September all eyes are on the rate; the page should be online in August.",
    trades: {
      trade: "Seed, spray and cloth: price by bag, and the villages a van reaches.",
      agriculture: "Cotton by grade, wheat by maund: type the rate, the moisture and the time.",
      services:
        "Chemists near the hospital, tutors, jeep drivers: hours, fees and the road to Achhro Thar.",
      manufacturing: "Gins and textile units: bales a day, staple length and spare parts.",
    },
    foundations:
      "One address for the rate that never changes, and the reservoir's road written for visitors.",
    links: "Cotton brokers, bird watchers on Chotiari, and colleges here.",
  },
  mithi: {
    headline: "SEO in Mithi: be ready before the rain",
    lead: "When the monsoon turns Thar green, families from all over Sindh want a room in Mithi. For the rest of the year, coal and crafts call.",
    languages: ["Dhatki", "Sindhi"],
    notes: [
      "Mithi is the town of Tharparkar, among dunes, peacocks and old wells, where Hindu and Muslim neighbours keep each other's festivals. The view from Gadi Bhit at night is its postcard; Nagarparkar's temples and Islamkot's coal field are its errands.",
      "Handwoven shawls, rallis and embroidery sell in Karachi at a far better price. The women who make them can be found, if somebody writes the page.",
    ],
    searches: [
      ["thar green season hotel mithi", "buy"],
      ["thari shawl original price", "compare"],
      ["nagarparkar temple tour from mithi", "buy"],
      ["thar coal islamkot guest house", "go"],
      ["gadi bhit mithi sunset", "learn"],
    ],
    first:
      "a rain page, kept all year and updated on the day the rain comes, since that is when people search",
    landmarks: ["Gadi Bhit", "Kashmir Chowk", "Shahi Bazaar"],
    matters:
      "Everybody asks for Mithi when it rains, and engineers the rest of the year. When rain turns Thar green, a room, a driver and a meal are typed on the same evening. The woman who weaves the shawl is looked for all year and seldom found.",
    timing:
      "The rain cannot be dated. Pages stay up all year and get a new first line with the first cloud.",
    trades: {
      trade:
        "Shawls and rallis: the maker, the hours of work, the price and the parcel to Karachi.",
      agriculture: "Livestock, millet and fodder: weight, age and the market day.",
      services: "Rooms, jeeps and guides: price in the green weeks, and the road to Nagarparkar.",
      manufacturing:
        "Embroidery and weaving: photograph the stitch and name the village she lives in.",
    },
    foundations:
      "A page that loads on one bar, rooms counted honestly, and a first line that says how green it is today.",
    links: "Travel writers of the green season, craft shops, and firms at the coal field.",
  },
};
