import type { LocalNotes } from "#app/content/cities/schema.ts";

export const kpkNotes: Readonly<Record<string, LocalNotes>> = {
  mardan: {
    headline: "SEO in Mardan: it trades all day, be in the deal",
    lead: "Tobacco, gur, marble and a crowded bazaar: the second city of the province trades in everything. Search for any of it, and most of the names shown are Peshawar's.",
    languages: ["Pashto"],
    notes: [
      "Mardan lies in the rich plain between Peshawar and Swat. Its sugar mill was once counted the largest in Asia; now it stands idle for weeks of a season for want of cane, which the farms boil down to gur. Tobacco goes to factories across the country, and the monastery of Takht-i-Bahi stands on a hill a short way north.",
      "Swat's traffic passes on the motorway, Swabi's and Charsadda's shoppers come in by van. They search in Pashto sounds with English letters, and spell each word as they hear it.",
    ],
    searches: [
      ["mardan bank road shopping mall", "landmark"],
      ["takht bhai tickets time", "learn"],
      ["mardan medical complex doctor", "go"],
      ["marble factory mardan rate", "compare"],
      ["da mardan kha chapli kabab", "go"],
    ],
    first:
      "spellings by ear: a list of the ways customers write your trade in Roman Pashto, each one placed where it reads naturally",
    landmarks: ["Guides Memorial", "Bank Road", "Takht-i-Bahi"],
    matters:
      "Mardan is searched for by ear. Shoppers from Swabi and Charsadda write Pashto in English letters, each in their own way, and the results answer with Peshawar's names. A page that holds those spellings answers with yours.",
    timing: "Spellings and Bank Road come first; tobacco and gur follow the crop.",
    trades: {
      trade: "Shops on Bank Road: the plaza, the floor, the price, and the hour the market shuts.",
      agriculture: "Tobacco, cane and gur: grade, barn and the depot that buys.",
      services: "Doctors at the medical complex: the women's hours, the fee and the entrance.",
      manufacturing: "Marble: slab, finish, thickness and the price of a square foot.",
    },
    foundations:
      "A list of spellings collected from your messages, each placed where it reads naturally.",
    links: "The colleges, visitors to Takht-i-Bahi, and marble buyers in Punjab.",
  },
  mingora: {
    headline: "SEO in Mingora: be where the guests of Swat sleep",
    lead: "Most who visit Swat sleep, eat or change money in Mingora. They chose where before they reached the motorway.",
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
    landmarks: ["Green Chowk", "Nishat Chowk", "Swat Museum"],
    matters:
      "Guests choose their bed in Mingora before they reach the motorway. A hotel that ranks only for Swat loses them to one that says which bridge, which view and how warm the room is in January.",
    timing: "Two seasons, two deadlines: summer pages by March, snow pages by October.",
    trades: {
      trade: "Shawls and gemstones in the bazaar: weave or carat, price, and a parcel home.",
      agriculture: "Peach and persimmon: crate, week and the road they leave by.",
      services:
        "Hotels by Fizagat, coaches to Kalam, chairlift trips: the day's price and the road's state.",
      manufacturing:
        "Emerald cutting and shawl looms of Islampur: the maker's name and the waiting time.",
    },
    foundations:
      "Heating, parking and the bridge in the first lines, and a profile that changes hours with the season.",
    links: "Skiers' and trekkers' pages, the museum's visitors, and buyers of shawls.",
  },
  abbottabad: {
    headline: "SEO in Abbottabad: schools, as parents find them",
    lead: "Parents in five cities choose a school here without having seen it. What they see instead is your website.",
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
    landmarks: ["Fawara Chowk", "Lady Garden", "Ilyasi Mosque"],
    matters:
      "Parents choose a school in Abbottabad without having seen the town. They compare fees, dates and dormitories on a screen in Lahore or Jeddah; whatever the page leaves out, another school's page says.",
    timing: "School pages are read from November to March and must be online before that.",
    trades: {
      trade:
        "Bakeries, uniforms and books: which school's list you keep, and the price of the set.",
      agriculture: "Apples, walnuts and vegetables from the hills: by the crate and by the valley.",
      services:
        "Schools, dentists in Jinnahabad, the medical complex: fee, date and visiting hours.",
      manufacturing:
        "Furniture and printing for schools: sizes, quantities and the week of delivery.",
    },
    foundations:
      "Fees and dates as text, the approach from the motorway, and winter directions to the upper roads.",
    links: "Alumni, the medical college, and writers on Thandiani.",
  },
  "di-khan": {
    headline: "SEO in D.I. Khan: sohan halwa from its makers",
    lead: "The sweet is on every shelf in the country, with or without the right to the name. The real shops can prove it in a sentence.",
    languages: ["Saraiki", "Pashto"],
    notes: [
      "Dera Ismail Khan lies on the Indus where Punjab, Balochistan and Khyber Pakhtunkhwa come close. Dhakki dates, sohan halwa, Gomal University and the road to Zhob along the China corridor make it far more than a way station.",
      "It shares the word Dera with another city downstream. People write D.I. Khan, DI Khan, Dera, Dera Ismail Khan, and sometimes get D.G. Khan's results.",
    ],
    searches: [
      ["sohan halwa di khan original shop", "buy"],
      ["dhakki dates online", "buy"],
      ["gomal university admission di khan", "learn"],
      ["dera ismail khan to islamabad bus time", "learn"],
      ["topanwala bazar electronics", "landmark"],
    ],
    first:
      "the name in all its forms and the province beside it, so that orders for Dera Ismail Khan stop going to Dera Ghazi Khan",
    landmarks: ["Chowgalla", "Topanwala Bazaar", "Gomal University"],
    matters:
      "Orders meant for Dera Ismail Khan end in Dera Ghazi Khan. The maker of sohan halwa who writes all forms of the name, and the province, stops losing them, and can prove in a sentence who is the original.",
    timing: "The two Deras are the first thing to part; sweets sell most before Eid.",
    trades: {
      trade: "Sohan halwa by the box: weight, days it keeps, and the shop's year.",
      agriculture: "Dhakki dates, wheat and cane: crate, grade and month.",
      services: "Buses, hostels and doctors: times and fees, in Saraiki and Pashto words.",
      manufacturing: "Date packing, flour and sugar mills: tonnes and the gate you load at.",
    },
    foundations:
      "Dera Ismail Khan in full with Khyber Pakhtunkhwa beside it, and Topanwala or Chowgalla as the way to find you.",
    links: "The university, food writers who have tasted both, and carriers on the Zhob road.",
  },
  kohat: {
    headline: "SEO in Kohat: a number found, and answered",
    lead: "A garrison town with a tunnel to Peshawar and roads to Hangu, Orakzai and Kurram. People arrive with errands and little time.",
    languages: ["Pashto", "Hindko"],
    notes: [
      "Kohat sits at the southern mouth of the pass that now has a tunnel. The cantonment, the air base, KUST and Tanda dam shape the town; cement and gas surround it. Guavas are its fruit, from orchards that now give way to houses.",
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
    landmarks: ["Tehsil Gate", "Kohat Tunnel", "KUST"],
    matters:
      "People from Hangu, Orakzai and Karak come to Kohat with a list and half a day. They ring first. The number that search shows has to be the one that is picked up, by somebody who knows the price.",
    timing: "Numbers and hours are put right first; wholesale words take longer.",
    trades: {
      trade: "Cloth and shoes at Tehsil Gate: rate by dozen and the lane in two words.",
      agriculture: "Guava and wheat: basket, week and the village by the dam.",
      services:
        "Document writers, doctors, bakeries in the Cantt: the fee and the papers to bring.",
      manufacturing: "Cement and stone: bag, grade and loading hours.",
    },
    foundations:
      "One tested number on site, map and shutter, with the name of the person who answers.",
    links: "KUST's departments, schools in the cantonment, and transporters through the tunnel.",
  },
  swabi: {
    headline: "SEO in Swabi: be worth the motorway exit",
    lead: "Traffic between Islamabad and Peshawar passes all day long. An exit sign does not say what waits behind it, but a search result can.",
    languages: ["Pashto", "Hindko"],
    notes: [
      "Swabi grows much of the country's tobacco and lies below Tarbela on the Indus; GIK Institute at Topi gives it one of the best engineering schools. At Hund, Alexander crossed the river, and families now picnic beside its museum in summer.",
      "Many households live partly on earnings from the Gulf. They order building materials, furniture and weddings from a distance, and want pictures with prices.",
    ],
    searches: [
      ["giki admission test swabi", "learn"],
      ["hund museum swabi timing", "go"],
      ["tobacco dealer yar hussain", "buy"],
      ["swabi interchange restaurant", "landmark"],
      ["cement rate topi swabi", "compare"],
    ],
    first:
      "a route page with minutes from the interchange, and a price page that a daughter in Sharjah can forward to her father",
    landmarks: [
      "Karnal Sher Khan interchange",
      "University of Swabi",
      "Gajju Khan Medical College",
    ],
    matters:
      "An exit sign on the motorway does not say what waits behind it. A search does: the river at Hund in so many minutes, cement at this price, a wedding hall with pictures for a son in Sharjah.",
    timing: "Exit and picnic pages are written a season ahead; tobacco has its own calendar.",
    trades: {
      trade: "Cement, steel and tiles: the rate with a date, and delivery to Topi or Razzar.",
      agriculture: "Tobacco, maize and watermelon: grade, barn and the depot's week.",
      services:
        "Admission coaching, restaurants and clinics: fee, hour and minutes from the interchange.",
      manufacturing: "Marble and furniture: size, finish and days until it stands in the house.",
    },
    foundations:
      "A route from both interchanges, prices that can be forwarded, and the village beside the town's name.",
    links: "GIK's and the university's pages, travel writers on Hund, and builders abroad.",
  },
  mansehra: {
    headline: "SEO in Mansehra: asked first on the way to Kaghan",
    lead: "Every car to Naran goes through Mansehra. Most stop once, for whatever came first in the results.",
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
    landmarks: ["Ashoka rocks", "Kashmir Road", "Hazara University"],
    matters:
      "From May to October a procession of cars drives through Mansehra and stops once. It stops where the result says open, near, and with room to park; a profile that says closed at nine sends it on to Balakot.",
    timing: "Everything for the season must be true by April.",
    trades: {
      trade: "Jackets, tyres and groceries for Naran: stock at night, and parking for a coaster.",
      agriculture: "Tea, maize and walnuts: where they grow, by the kilo, and from which month.",
      services: "Rooms for one night, mechanics, late kitchens: the hour of the last order.",
      manufacturing: "Furniture and marble for houses of those abroad: drawings, wood and days.",
    },
    foundations:
      "Hours that are right at midnight in July, and a pin on the correct side of the bypass.",
    links: "Road reporters on the Kaghan route, the university, and tour operators.",
  },
  nowshera: {
    headline: "SEO in Nowshera: be found before the tender",
    lead: "Cantonments, rail yards, cement and a river that floods: a working town whose firms sell to institutions.",
    languages: ["Pashto", "Hindko"],
    notes: [
      "Nowshera stands on the Kabul river along the GT Road, with Risalpur's air academy on the plain and army schools in its cantonment. Cement and tobacco have plants here, and the Rashakai economic zone is rising by the motorway.",
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
    landmarks: ["Kabul river bridge", "Amangarh", "CMH"],
    matters:
      "Institutions in Nowshera and Risalpur look around before they invite tenders. A supplier with dated references is on their list; a supplier without a page is not known to exist.",
    timing: "References take a month to write, and hardly anybody else has any.",
    trades: {
      trade: "Furniture on the GT Road: wood, price, and which lane to stop in.",
      agriculture: "Tobacco, wheat and fish by the Kabul river: depot, week and kilo.",
      services:
        "Canteens, schools and repair after floods: what you have done, for whom, and when.",
      manufacturing: "Cement and engineering: standard, capacity and the zone's plot.",
    },
    foundations:
      "Tax number, references and telephone of a referee in text, and an address that says which cantonment.",
    links: "Bodies you have supplied, the economic zone's list, and schools.",
  },
  charsadda: {
    headline: "SEO in Charsadda: the chappal by its own name",
    lead: "The sandal is worn from Karachi to Kabul, and sold online by people who have never been here. Take the name back.",
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
    landmarks: ["Farooq-e-Azam Chowk", "Bala Hisar mound", "Bacha Khan University"],
    matters:
      "The chappal with Charsadda's name is sold online by people who have never been here. A workshop that shows its leather, its sole and its size chart takes the name back, and the margin with it.",
    timing: "A size chart meets few others; the word chappal alone is a year's work.",
    trades: {
      trade: "Chappal shops: leather, double sole, price and the exchange rule.",
      agriculture: "Gur, tobacco and cane: the pan, the week and the price of a lump.",
      services:
        "Motta chawal at Rajar, schools, clinics: hours, and how to get there from Peshawar.",
      manufacturing: "Stitching workshops and gur presses: pairs a week or maunds a day.",
    },
    foundations:
      "Sizes in three systems, pictures of the bench where it is sewn, and a returns line with an address.",
    links: "Writers on shoes, the university, and guides to Pushkalavati.",
  },
  haripur: {
    headline: "SEO in Haripur: be on Hattar's shortlists",
    lead: "Multinationals and family firms share one estate here. The buyers' shortlists are drawn up in an office in another city.",
    languages: ["Hindko"],
    notes: [
      "Hattar, one of the province's largest industrial estates, founded in the 1980s, lies in Haripur district: cables, steel, cement, food, medicine. Tarbela dam holds the Indus to the west, Khanpur has a lake for boats and orchards of red blood oranges, and the motorway has put Islamabad within commuting reach.",
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
      "industry and leisure on separate pages with separate words, so that neither reader thinks this is the wrong site",
    landmarks: ["Railway station", "Hattar estate", "Khanpur Dam"],
    matters:
      "Haripur has two customers who never meet: a purchase officer who asks for an ISO number at Hattar, and a family that asks for a jet ski at Khanpur. One page cannot speak to both.",
    timing: "Leisure pages are read from April; industry reads in every month.",
    trades: {
      trade: "Hardware and tools for the estate: brand, stock and delivery by the hour.",
      agriculture: "Red blood oranges and loquats: box, week and orchard.",
      services:
        "Boats, picnic tables, hospitals on the GT Road: price for the hour, and the rule for children.",
      manufacturing: "Steel, cable and medicine: certificate, capacity and the plot in Hattar.",
    },
    foundations:
      "Two sections with two menus, the estate's phase in one and the lake's gate in the other.",
    links: "Firms you supply, boat clubs and weekend writers, and fruit lovers in Islamabad.",
  },
  bannu: {
    headline: "SEO in Bannu: a deep bazaar, mark the way to you",
    lead: "A walled market town that serves Waziristan and Lakki alike. Strangers get lost in it; phones can help.",
    languages: ["Pashto"],
    notes: [
      "Bannu grew around the fort and gates that Edwardes laid out, on the Kurram river at the edge of North Waziristan. Woollen mills, halwa and a cattle market that swells every Friday keep the bazaar full, and its medical college keeps the clinics full.",
      "The gates still name the quarters: Preedy Gate, Lakki Gate, Miryan Gate. They are the best keywords that the town has, and they are free.",
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
    landmarks: ["Preedy Gate", "Lakki Gate", "Miryan Gate"],
    matters:
      "Bannu is steered by its gates. A shopper from Waziristan types Lakki Gate and chemist; a shop that leaves the gate out of its title cannot be offered to them.",
    timing: "Gates are keywords with few rivals, so they come before everything else.",
    trades: {
      trade: "Cloth and medicine: the gate, the row and the wholesale rate.",
      agriculture: "Cattle, goats and grain: weight, breed, and a word on the Friday market.",
      services: "Doctors and laboratories of the medical college: hours for women, and fees.",
      manufacturing: "Woollen shawls and halwa: weight, pattern and the parcel to Islamabad.",
    },
    foundations:
      "The gate in address and title, and a photograph taken with the gate behind the camera.",
    links: "The medical college, shawl buyers, and market unions.",
  },
  "lakki-marwat": {
    headline: "SEO in Lakki Marwat: sand, gram and cement",
    lead: "Sand, gram and cement, and a market in Naurang that takes half the trade.",
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
    landmarks: ["University of Lakki Marwat", "Graban bridge", "Tajazai"],
    matters:
      "Buyers choose between Lakki and Naurang before they leave home, and the two lie half an hour apart. Say which market you stand in; a search that has to guess sends them to the other one.",
    timing:
      "A page that names its market can be matched; one that names the district is one of many.",
    trades: {
      trade: "Cloth and shoes: Lakki or Naurang, the price, and the day of the crowd.",
      agriculture: "Gram, melon and wheat from the sand: by the sack, with moisture and date.",
      services: "Restaurants on the Indus Highway, tutors, clinics: open at night or not.",
      manufacturing: "Cement from Pezu: bag, lorry and the rate at the gate.",
    },
    foundations:
      "The market's name before the district's, prices by the sack, and the turning from the highway.",
    links: "The university, cement dealers, and drivers' associations.",
  },
  karak: {
    headline: "SEO in Karak: few sites, so a good one is seen",
    lead: "Salt quarries, wells and labour abroad feed this dry district. Its services are fewer, and so is the competition to rank.",
    languages: ["Pashto"],
    notes: [
      "Karak's hills hold rock salt at Bahadur Khel and gas and oil at Makori and beyond; the Indus Highway crosses them. Fields depend on rain, so many families live by work in the Gulf or by trucks.",
      "Few firms are online, so a plain site with a correct address is soon noticed. It takes care more than money.",
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
    landmarks: ["Khushal Khan Khattak University", "Amberi Kala Chowk", "Zebi Dam"],
    matters:
      "So few firms in Karak are online that a correct address is already an advantage. Somebody who needs a water tanker, a truck to Karachi or salt by the tonne finds one clear page and rings it.",
    timing: "Where hardly anybody has begun, the basics alone are a good first year.",
    trades: {
      trade: "Trucks, tyres and diesel: route, rate and load, with a number that is answered.",
      agriculture: "Gram, peanuts and wheat that wait for rain: by the bag, after the harvest.",
      services: "Water tankers, tutors and clinics: litres, fee, and which villages.",
      manufacturing: "Rock salt and gypsum: purity, lump size and the quarry at Bahadur Khel.",
    },
    foundations:
      "Your own domain, a verified profile, and one page for each service before anything else.",
    links: "The university, salt buyers abroad, and gas companies that list contractors.",
  },
  chitral: {
    headline: "SEO in Chitral: far off, and answered at once",
    lead: "About ten hours of road from Islamabad, and a tunnel under Lowari. Visitors read everything before they set out.",
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
      "a traveller's page kept up to date: tunnel, festival, permit, cash, and beneath them a room with a price",
    landmarks: ["Shahi Masjid", "Chitral Fort", "Polo ground"],
    matters:
      "Whoever travels to Chitral reads for weeks first: the tunnel, the festival in May, cash, permits, the jeep. The guest house that answers all of it is booked before the one with the better view.",
    timing: "Spring festivals are planned in January and Shandur in April.",
    trades: {
      trade: "Patti cloth and caps: width, wool and price, posted to the plains.",
      agriculture: "Apricots, walnuts and potatoes: valley, week and jeep load.",
      services:
        "Guest houses, drivers and guides: price a day, and what happens when Lowari is shut.",
      manufacturing: "Patti looms and woodcarvers: the maker's name, the wool and the weeks.",
    },
    foundations:
      "Photographs of the room in winter, a line on the tunnel with its date, and a phone that a foreigner can ring.",
    links: "Polo and festival writers, mountaineers, and Kalash community groups.",
  },
  batkhela: {
    headline: "SEO in Batkhela: stand out in one long bazaar",
    lead: "Shops run for kilometres along a single road without a crossing. On a phone, distance is short and order is everything.",
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
    landmarks: ["The canal", "Batkhela bazaar", "Malakand Pass"],
    matters:
      "Batkhela is one street for kilometres, without a square to meet in. People say near the pump, past the hospital, before the bridge; a page that holds such words is the one search can match.",
    timing: "Words like these have hardly a rival, and they cost an afternoon.",
    trades: {
      trade:
        "Crockery and cloth along the road: the pump or bridge beside you, and the wholesale rate.",
      agriculture: "Rice, onions and peaches below the pass: crate and week.",
      services: "Skin doctors on Hospital Road, coasters to Swat: days, fees and the stop.",
      manufacturing: "Flour, blocks and furniture: what you make, and how many days it takes.",
    },
    foundations: "Directions by pump, canal and hospital in the first lines of the contact page.",
    links: "Colleges, doctors' lists, and writers on the pass and the power stations.",
  },
  tank: {
    headline: "SEO in Tank: serve Waziristan's searches too",
    lead: "South Waziristan shops, studies and sees a doctor in Tank. Families ask ahead, and the map seldom answers.",
    languages: ["Pashto", "Saraiki"],
    notes: [
      "Tank lies under the hills, between Dera Ismail Khan and Wana, on a plain that the canal from Gomal Zam has begun to water. Offices of South Waziristan long stood in the compound here, and its people come down for papers, for the bazaar and for the district hospital.",
      "Patients travel from Jandola and from upper South Waziristan, which has no headquarters hospital of its own; a counter that is shut costs them a day on the road. A signal can be scarce as well: a page of one megabyte opens where one of ten does not.",
    ],
    searches: [
      ["tank to wana road today", "learn"],
      ["pine nuts chilghoza dealer tank", "buy"],
      ["dhq hospital tank lady doctor", "landmark"],
      ["gomal zam canal land tank", "compare"],
      ["easypaisa shop bannu road tank", "go"],
    ],
    first:
      "a site so light that it opens on two bars of signal, with the number and the hours in its first screen",
    landmarks: ["Waziristan Compound", "DHQ hospital", "Irfan Shaheed Park"],
    matters:
      "Families from South Waziristan ask ahead before they come down to Tank: is the doctor sitting, is the road to Wana open, does the shop have it. Few pages tell them, and most of those are too heavy for the signal there.",
    timing: "A page that opens on two bars is rare here, so it is where we begin.",
    trades: {
      trade:
        "Cloth, phones and money transfer: hours, fees and whether a woman sits at the counter.",
      agriculture:
        "Wheat, gram and dates, and pine nuts from the hills: grade, sack and the month they arrive.",
      services: "Women's doctors and school admissions: days, forms and where to wait.",
      manufacturing: "Flour, ice and repair of pumps: capacity, and who comes to the village.",
    },
    foundations:
      "A site so light that the number shows before the picture, hours by prayer times, and the way from the hospital in words.",
    links: "Schools and hospitals here, Gomal Zam's farm projects, and families in Karachi.",
  },
  timergara: {
    headline: "SEO in Timergara: be the shop where Dir shops",
    lead: "One main road, one hospital, one river, and a district of more than a million that comes down to use them.",
    languages: ["Pashto"],
    notes: [
      "Timergara, headquarters of Lower Dir, stands on the Panjkora where roads from Bajaur, Upper Dir and Swat come together. The museum at Chakdara and the old graves at Balambat speak of Gandhara; money orders from the Gulf speak of the present.",
      "The name is written Timergara and Timargara, on signboards as in searches. Your page can keep both.",
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
    landmarks: ["Press Club", "Balambat bridge", "Panjkora river"],
    matters:
      "A district of more than a million shops in one small town. Families plan the big purchase, the furniture or the marble, in a side valley, type Timergara or Timargara, and drive down once.",
    timing: "Both spellings come first; wedding goods sell before Eid.",
    trades: {
      trade:
        "Furniture, gold and cloth for weddings: the set, the price and the lorry up the valley.",
      agriculture: "Rice, fruit and walnuts: crate and week, from which side valley.",
      services: "The hospital's ward numbers, schools at Balambat, vans to Bajaur: days and fares.",
      manufacturing: "Marble, tiles and steel doors: square feet, finish, and who fits them.",
    },
    foundations:
      "Two spellings, the side of the river and the bridge, and prices for those who pay from the Gulf.",
    links: "Visitors to the museum at Chakdara, colleges, and workers' groups in the Gulf.",
  },
  dir: {
    headline: "SEO in Dir: the last stop before Lowari tunnel",
    lead: "The last town before the tunnel is where people sleep, eat and fix a tyre. They look it up on the way.",
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
    landmarks: ["Nawab's palace", "Lowari road", "Kumrat turning"],
    matters:
      "Dir is the last town before the tunnel and the first before Kumrat, and both roads are asked about every morning. Whoever prints today's jeep price and the state of the track is the valley's guide.",
    timing: "Kumrat is a summer of four months; its pages should be online by March.",
    trades: {
      trade: "Morels, honey and walnuts: grade, price by the hundred grams, and the season.",
      agriculture: "Potatoes, maize and fodder: valley and sack.",
      services: "Rooms, jeeps and tents: price for each leg, and a deposit rule.",
      manufacturing: "Knives, cedar work and wool: the maker and the waiting time.",
    },
    foundations:
      "Prices with the day on which they were true, and a pin for the turning that drivers miss.",
    links: "Camping clubs, road reporters at Lowari, and buyers of honey.",
  },
  hangu: {
    headline: "SEO in Hangu: found from the road to Parachinar",
    lead: "The road from Kohat to Parachinar is its main street. What drivers see on their phones decides where they brake.",
    languages: ["Pashto"],
    notes: [
      "Hangu lies in a valley under the Samana range, whose ridge holds the old post of Saragarhi. Gas from Tal block and coal from Orakzai pass through, and the whole valley shops here.",
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
    landmarks: ["Police Training College", "Samana ridge", "Thall road"],
    matters:
      "Trust in Hangu is personal, and a stranger on the road to Parachinar has nobody to ask. Twenty reviews by named neighbours say where the mechanic is honest.",
    timing: "Reviews earned in person add up slowly, so the asking begins in the first week.",
    trades: {
      trade: "Groceries, cloth and coal from Orakzai: rate, tonne and the yard.",
      agriculture: "Wheat, maize and walnuts of the valley: sack, week and village.",
      services: "Mechanics, chemists and schools: Friday hours above all.",
      manufacturing: "Solar pumps, doors and bricks: price by size, and days to fit.",
    },
    foundations:
      "Friday hours, the kilometre on the Thall road, and answers to every review by name.",
    links: "Drivers on the Kurram road, schools, and visitors to Samana's forts.",
  },
  parachinar: {
    headline: "SEO in Parachinar: give its apples an address",
    lead: "Apples and walnuts ripen under the white mountain, a long way from their buyers. The road is hard; a message is not.",
    languages: ["Pashto"],
    notes: [
      "Parachinar lies in upper Kurram under the snows of Spin Ghar, with Afghanistan on three sides. Apples, walnuts, peanuts and red beans are its harvest.",
      "The road down to Thall was closed for months in 2024 and 2025 and has been open in part since. Buyers therefore want one thing above all: someone who says today what can move tomorrow.",
    ],
    searches: [
      ["parachinar apple rate per crate", "compare"],
      ["kurram lobia red beans wholesale", "buy"],
      ["parachinar road open today", "learn"],
      ["parachinar to peshawar van", "learn"],
      ["akhrot supplier parachinar", "buy"],
    ],
    first:
      "a status line at the top of the page that you date each morning, since the state of the road is what people type",
    landmarks: ["Central Imambargah", "DHQ hospital", "Turi Market"],
    matters:
      "A buyer of Parachinar's apples in Karachi wants one thing first: does the road let them out today. A grower who writes the date and the answer at the top of the page is rung before anyone with a prettier crate.",
    timing: "The road sets the pace; a status line is read from its first day.",
    trades: {
      trade: "Dry fruit and beans: grade, sack, and what can leave this week.",
      agriculture: "Apples, walnuts and red beans: variety, crate and picking days.",
      services: "Schools, doctors and transport: what is open while the road is shut.",
      manufacturing: "Packing and preserves: jars and boxes, with the date of making.",
    },
    foundations:
      "A dated line about the road above everything else, and prices with and without carriage.",
    links: "Fruit merchants in Peshawar, teachers and alumni, and families abroad.",
  },
};
