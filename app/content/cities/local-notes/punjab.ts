import type { LocalNotes } from "#app/content/cities/schema.ts";

export const punjabNotes: Readonly<Record<string, LocalNotes>> = {
  gujranwala: {
    headline: "SEO in Gujranwala: let the buyer find the maker",
    lead: "Fans, motors, pots, pans and rice leave this city by the truckload. The firms that also exist in search get the orders that used to come only by phone.",
    languages: ["Punjabi"],
    notes: [
      "Gujranwala is a workshop city: steel utensils, electric fans, sanitary fittings, copper wire and the machines that make them. With Gujrat and Sialkot it forms the triangle that sends small industry's goods around the world.",
      "Its buyers rarely live here. A hotel owner in Dubai or a dealer in Multan types the product, the gauge and the quantity, and only then the city. And on a Sunday the same city searches for something else entirely: where to eat.",
    ],
    searches: [
      ["stainless steel dinner set wholesale gujranwala", "buy"],
      ["fan motor winding wire price per kg", "compare"],
      ["pedestal fan manufacturer contact number", "buy"],
      ["gujranwala mashhoor chiray tikka", "go"],
      ["sanitary fittings factory near gt road", "landmark"],
    ],
    first:
      "product pages with gauge, size, packing and the smallest order, because that is what trade buyers filter by before they call",
    landmarks: ["Sheranwala Bagh", "Clock Tower (Ghanta Ghar)", "Jinnah Stadium"],
    matters:
      "Gujranwala's buyers are elsewhere. A dealer who needs two hundred fans types the product and the gauge, sees who answers, and learns the city's name last. A firm that is not in that result does not get the call.",
    timing:
      "Product pages for dealers come first; the crowded Sunday searches for food take the longest.",
    trades: {
      trade:
        "Utensil and fan wholesalers: state gauge, weight, packing and the smallest order beside the picture.",
      agriculture:
        "Rice and the machines for it: sheller parts, dryers and bag sizes are searched for by model number.",
      services:
        "Repair, testing and transport serve the workshops. Say which machine you repair and how fast a part comes.",
      manufacturing:
        "Pots, fans, fittings and wire: name the metal, the grade and what one week of work can deliver.",
    },
    foundations:
      "The workshop's gate on the map, one phone for orders and one for service, and product titles that begin with the size.",
    links:
      "Dealers who stock you, makers of the machines you run, and the chamber's list of members.",
  },
  sargodha: {
    headline: "SEO in Sargodha: be found selling its kinnow",
    lead: "Customers in Sargodha moved to the phone faster than its shops did. We help businesses here be the ones that answer.",
    languages: ["Punjabi"],
    notes: [
      "The country's kinnow comes largely from the orchards around Sargodha and Bhalwal, and the grading and waxing plants run from December to March. In those months buyers in the Gulf and Central Asia look for suppliers by size and count per carton.",
      "The rest of the year the city is the doctor, the school and the wedding market for its division. Both kinds of search deserve pages of their own, and few local sites have either.",
    ],
    searches: [
      ["kinnow supplier sargodha", "buy"],
      ["kinnow export rate today", "compare"],
      ["skin specialist sargodha timings", "go"],
      ["sargodha se faisalabad courier", "compare"],
      ["marriage hall university road sargodha", "landmark"],
    ],
    first:
      "a season calendar: pages for the kinnow months are written in September, when the importer starts to look",
    landmarks: ["University of Sargodha", "Gol Chowk mosque", "Company Bagh"],
    matters:
      "Kinnow is sold by people who answer first. From December to March an importer asks several packing plants in one evening, by size and count per carton. Then the question is a doctor, a hostel or a wedding hall, and the same rule holds.",
    timing:
      "For kinnow the clock is the harvest: what should sell in January is written in September.",
    trades: {
      trade:
        "Fruit commission agents: give today's rate by count and carton, with the hour at which it was true.",
      agriculture:
        "Citrus growers look for nursery plants, sprays and pruning by the name of the pest on the leaf.",
      services:
        "Specialists, academies and marriage halls serve the whole division. Give the fee, the days and the road.",
      manufacturing:
        "Grading, waxing and juice plants: publish tonnes an hour, cold rooms and certificates before the season.",
    },
    foundations:
      "A page that opens in an orchard at Bhalwal, the plant and the shop kept as two addresses, and titles in carton counts.",
    links:
      "Exporters' lists, the university's departments and clinics, and the growers you buy from.",
  },
  sialkot: {
    headline: "SEO in Sialkot: where the export order starts",
    lead: "A buyer in Hamburg or Houston will not walk down your street. She will type what she needs stitched, forged or polished, and see who answers.",
    languages: ["Punjabi"],
    notes: [
      "Footballs, cricket bats, surgical instruments, leather gloves, martial arts wear: Sialkot's firms sell almost everything abroad, and the city's own traders built its airport and its dry port.",
      "So the competitor is not the next factory but a trading site in another country that lists the same instrument with a better photograph. The maker has what the middleman lacks: the bench, the certificate and the price.",
    ],
    searches: [
      ["custom football manufacturer low moq", "buy"],
      ["surgical scissors supplier iso 13485", "buy"],
      ["goalkeeper gloves oem pakistan", "compare"],
      ["sialkot dry port tracking", "learn"],
      ["bespoke boxing gloves factory direct", "buy"],
    ],
    first:
      "English pages by instrument, pattern and standard, since a purchasing manager searches by certificate number sooner than by city",
    landmarks: ["Iqbal Manzil", "Clock Tower in Saddar", "Sialkot Fort"],
    matters:
      "The order begins on a screen in another country. A purchasing manager types an instrument, a standard and a quantity; a page that holds all three speaks to her before any agent does.",
    timing:
      "Exact product names meet few other pages, so begin there; a word like football takes far longer.",
    trades: {
      trade:
        "Buyers abroad order through an agent until they find the maker. Show the catalogue, the smallest order, the certificate and who answers in English.",
      agriculture:
        "Rice and wheat of the district sell nearby. A dated rate and the name of the mandi are enough.",
      services:
        "Freight forwarders, testing laboratories and hotels near the airport live off export. Give cut-off times and fees.",
      manufacturing:
        "Gloves, balls, instruments, leather wear: photograph the stitch and print the standard that it was tested to.",
    },
    foundations:
      "English titles by instrument and pattern, certificates as text with their numbers, and a price for each quantity instead of a form.",
    links:
      "Clubs and clinics that use your goods, trade-fair lists, and the chamber that built the dry port.",
  },
  bahawalpur: {
    headline: "SEO in Bahawalpur: for visitor and neighbour",
    lead: "The city of palaces is also the shopping, hospital and university town for the edge of the Cholistan desert. Its customers come from far away, so they check first.",
    languages: ["Saraiki", "Punjabi"],
    notes: [
      "Noor Mahal, Derawar Fort and Lal Suhanra bring visitors who plan by phone: where to stay, who drives a jeep into Cholistan, which month is bearable. The Islamia University brings thousands of students who search for hostels and academies.",
      "Around them lie cotton and wheat, and the trades that serve them. People arrive from Hasilpur, Yazman and Ahmadpur East for a day, and they choose the shop or clinic before they set out.",
    ],
    searches: [
      ["derawar fort jeep booking", "buy"],
      ["girls hostel near islamia university", "landmark"],
      ["bahawal victoria hospital ke paas lab", "landmark"],
      ["cholistan rally hotels price", "compare"],
      ["cotton seed dealer bahawalpur", "go"],
    ],
    first:
      "pages for the visitor and pages for the resident, kept apart, because one asks in English about forts and the other in Roman Urdu about fees",
    landmarks: ["Noor Mahal", "Farid Gate", "Bahawal Victoria Hospital"],
    matters:
      "Bahawalpur's customers live an hour away. A family from Yazman chooses the doctor, the cloth shop and the lunch before it sets out, and a student's mother picks the hostel from Rahim Yar Khan.",
    timing:
      "Desert tourism is searched for from October; hostels and academies in the weeks before admission.",
    trades: {
      trade:
        "Bazaar shops between Farid Gate and the new plazas: name the gate, the parking and the day you close.",
      agriculture:
        "Cotton and wheat growers compare seed by variety and look up the rate before they load the trolley.",
      services:
        "Jeeps into Cholistan, hostels, laboratories beside the hospital: each is asked for with a distance.",
      manufacturing:
        "Ralli, pottery and khussa from the desert's edge: show who made it and how it is sent.",
    },
    foundations:
      "Two doors on one site, one for visitors in English and one for residents, both with the same number and map pin.",
    links:
      "The university's pages, desert rally and travel writers, and the hospitals' lists of services.",
  },
  jhang: {
    headline: "SEO in Jhang: City or Saddar? Say which you are",
    lead: "In Jhang a family name still opens doors. It does not open a map, and that is where the next generation looks.",
    languages: ["Punjabi"],
    notes: [
      "Jhang stands near the Chenab, close to where the Jhelum joins it at Trimmu. It is an old town, the setting of Heer Ranjha's story, with livestock, cotton and sugar cane all around and a large bazaar between Jhang City and Jhang Saddar.",
      "Those two names matter, since people add City or Saddar to what they type. A listing that says only Jhang leaves the searcher guessing which side of town you are on.",
    ],
    searches: [
      ["jhang saddar mobile shop", "go"],
      ["heer ranjha mazar kahan hai", "learn"],
      ["eye hospital jhang city number", "go"],
      ["bhains mandi jhang rate", "compare"],
      ["trimmu barrage fish point", "landmark"],
    ],
    first:
      "the address itself: Saddar or City, the chowk, the colony, written one way on the site, the profile and the bill",
    landmarks: ["Ayub Chowk", "Tomb of Heer", "Trimmu Barrage"],
    matters:
      "Jhang is two places to those who search. People add City or Saddar to the shop, the doctor and the bus; a business that writes only Jhang is offered to the wrong half. Choose the word your customers say and put it in the title.",
    timing:
      "City and Saddar are corrected in every listing first; the rest follows the usual course.",
    trades: {
      trade:
        "Cloth and phone shops: say whether you sit in City or Saddar, and on which side of the chowk.",
      agriculture:
        "Buffalo, cane and cotton: animals are bought on a photograph with age, milk and price under it.",
      services:
        "Eye doctors, lawyers and tutors are asked for by side of town. Put it beside the name, with the hours.",
      manufacturing:
        "Looms, gins and sugar mills: one sentence on what you make, how much of it, and by when.",
    },
    foundations:
      "Saddar or City in the address line and the map profile, the colony's spelling checked, and one number on every listing.",
    links: "The colleges, suppliers in Faisalabad, and writers on Heer who send visitors your way.",
  },
  sheikhupura: {
    headline: "SEO in Sheikhupura: what Lahore searches for",
    lead: "Many of your customers live down the road in Lahore. They will come, if the search says you exist and how long the drive is.",
    languages: ["Punjabi"],
    notes: [
      "The road between Lahore and Sheikhupura is one long industrial estate: textiles, paper, chemicals, rice mills, food plants. Hiran Minar brings families on Sundays, and the rice of the district brings buyers all winter.",
      "A factory here competes with suppliers who say Lahore on their sites. Naming both the estate and the motorway exit helps the truck driver, the purchase officer and the search engine alike.",
    ],
    searches: [
      ["packaging factory sheikhupura road", "buy"],
      ["hiran minar ticket and timing", "learn"],
      ["super kernel rice mill rate", "compare"],
      ["industrial plot near motorway sheikhupura", "compare"],
      ["labour contractor sheikhupura", "go"],
    ],
    first:
      "a supplier page a purchase officer can forward: capacity, certificates, lead time, the gate's position on the map",
    landmarks: ["Hiran Minar", "Sheikhupura Fort", "Company Bagh"],
    matters:
      "Lahore's purchase officers look for Lahore suppliers first. A factory in Sheikhupura that states the motorway exit and the minutes is on that list; one that states only its plot number is not.",
    timing:
      "Supplier pages meet few rivals; anything that also competes with Lahore needs the full year.",
    trades: {
      trade:
        "Hardware, cement and food wholesalers: tell a shopkeeper in Lahore what a delivered carton costs.",
      agriculture:
        "Rice growers search for dryers, sprays and a fair weighbridge, and for the mill that pays in cash.",
      services:
        "Contractors, canteens and clinics for shift workers: say which gate you serve and whether you open at night.",
      manufacturing:
        "Paper, chemicals, yarn and food: capacity, effluent permit and lead time on one page that can be forwarded.",
    },
    foundations:
      "The estate, the kilometre and the exit in every address, and a contact page made for lorry drivers.",
    links:
      "Buyers who list their vendors, industry associations, and pages on Hiran Minar that families read.",
  },
  gujrat: {
    headline: "SEO in Gujrat: families shop from Oslo at midnight",
    lead: "Pakistan's fan industry grew up here, and so did many of the families of Norway's Pakistanis. Both are searched for from far away.",
    languages: ["Punjabi"],
    notes: [
      "Ceiling fans, furniture and pottery made Gujrat's name between the Chenab and the Jhelum. The University of Gujrat made it a student town, and emigration to Norway, Spain, Italy and Greece made it a town with two addresses.",
      "A daughter in Barcelona books the wedding hall, orders the tiles and picks her mother's cardiologist, all from a phone in another time zone. The business with prices and a written reply wins her.",
    ],
    searches: [
      ["ceiling fan manufacturer gujrat pakistan", "buy"],
      ["wedding hall gujrat booking online", "buy"],
      ["gujrat property agent for overseas", "compare"],
      ["ac dc fan price in pakistan gujrat", "compare"],
      ["gt road gujrat dentist", "landmark"],
    ],
    first:
      "prices, opening hours with the time zone, and a form that a customer in Europe can fill in at midnight",
    landmarks: ["Shrine of Shah Daula", "University of Gujrat", "Service shoe factory"],
    matters:
      "Much of Gujrat's shopping is decided abroad, at hours when the shop is shut. A family in Oslo compares wedding halls at midnight; the one with a menu, a price and a reply by morning gets the booking.",
    timing:
      "Wedding and property pages should be online by spring, before families abroad buy their tickets.",
    trades: {
      trade:
        "Fan dealers and tile shops: prices with a date, and a bank account that takes money from abroad.",
      agriculture:
        "Wheat, rice and fodder along the Chenab: what grows here sells near, so name the villages you reach.",
      services:
        "Dentists, halls and property agents by the GT Road: print fees and answer in writing.",
      manufacturing:
        "Fans, furniture and pottery: watts, wood and glaze in figures, with the guarantee and who honours it.",
    },
    foundations:
      "A site that is fast in Oslo and Gujrat alike, hours with the time zone, and a form that somebody reads each evening.",
    links: "Community groups in Norway and Spain, the university, and shops that sell your fans.",
  },
  sahiwal: {
    headline: "SEO in Sahiwal: it is more than its cows",
    lead: "The cattle carry the name round the world. The dealers, schools and clinics of the city deserve a little of the same fame at home.",
    languages: ["Punjabi"],
    notes: [
      "Search for Sahiwal and the first results are about a breed of cow, known from Kenya to Australia. The town behind it, once called Montgomery, is the seat of a division between Lahore and Multan, with dairies, seed companies, potato stores and the ruins of Harappa close by.",
      "That makes its search results noisy. A page has to say early that it speaks of the city, and which street in it.",
    ],
    searches: [
      ["sahiwal cow price in sahiwal", "compare"],
      ["potato cold storage sahiwal", "buy"],
      ["best school sahiwal farid town", "landmark"],
      ["harappa museum timing", "learn"],
      ["seed corporation dealer near me", "go"],
    ],
    first:
      "untangling the name: titles that cannot be taken for the breed, and a profile whose category says what you sell",
    landmarks: ["Sori Gali", "Farid Town", "Harappa Museum"],
    matters:
      "The first thing a search engine knows of Sahiwal is a cow. A clinic, a school or a seed shop has to say in its first line that it means the city, and which street. Otherwise it is lost among breeders.",
    timing: "Getting clear of the breed begins with titles and categories that agree.",
    trades: {
      trade:
        "Shops of the bazaar: add the street, since the city's name alone brings farmers from Kenya.",
      agriculture:
        "Potato, maize and dairy: storage rates, seed generation and milk yield are what growers type.",
      services:
        "Schools and clinics of Farid Town: fees, routes of the van and the doctor's days, in words.",
      manufacturing:
        "Dairies, cold stores and feed mills: litres, tonnes and temperatures, with the month of the contract.",
    },
    foundations:
      "Titles that name the street and the service before the city, and a map category that cannot mean livestock.",
    links:
      "Schools' and hospitals' pages, seed companies, and guides that lead visitors to Harappa.",
  },
  okara: {
    headline: "SEO in Okara: rates as text a phone can read",
    lead: "Milk, potatoes, maize: the fields around Okara end up on tables in every province. The businesses between field and table are hard to find.",
    languages: ["Punjabi"],
    notes: [
      "Okara lies on the main line between Lahore and Sahiwal, in some of Punjab's best potato and maize land, with big dairies and the old military farms at its side. Every season brings buyers for seed, storage, feed and machines.",
      "They compare by phone from the field. If the price list is a photograph of a board, the search engine cannot read it, and neither can the man standing in the sun.",
    ],
    searches: [
      ["maize silage supplier okara", "buy"],
      ["aloo ka beej rate okara", "compare"],
      ["chiller for dairy farm price", "compare"],
      ["okara cantt tailor", "landmark"],
      ["tractor showroom okara bypass", "go"],
    ],
    first:
      "rate lists typed as text and dated, one for each crop, so that the page found today is the page that sells today",
    landmarks: ["University of Okara", "Okara Cantt", "Railway station"],
    matters:
      "In Okara's potato and maize weeks a buyer asks from the field, once, and rings whoever shows a rate. A board photographed on the wall cannot be found; a line of text with today's date can.",
    timing: "Crop pages are looked for at sowing; write them a season before.",
    trades: {
      trade:
        "Seed and feed dealers: the bag, the brand and the rate in text, changed when the board changes.",
      agriculture:
        "Silage, seed potato, heifers: state moisture, generation and age, since these decide the price.",
      services:
        "Vets, tractor workshops and schools by the bypass and the Cantt: opening hours that hold in harvest.",
      manufacturing:
        "Chillers, dairies and cold stores: litres an hour and degrees, and the distance from the GT Road.",
    },
    foundations:
      "Rate lists as tables that a phone can read, one number for buyers and one for drivers, and the bypass side of the road.",
    links:
      "Dairy companies, the university's agriculture pages, and makers whose machines you sell.",
  },
  "rahim-yar-khan": {
    headline: "SEO in Rahim Yar Khan: be found far away",
    lead: "The last big city of Punjab before Sindh trades in both provinces, in cotton, sugar and mangoes. Its website should not stop at the district line.",
    languages: ["Saraiki", "Punjabi"],
    notes: [
      "Rahim Yar Khan sits at Punjab's southern end, with Cholistan on one side and the Indus on the other. Mangoes, cotton, sugar cane and fertiliser move along the motorway and the railway, and Sheikh Zayed hospital treats people from three provinces.",
      "A customer from Ghotki or Rajanpur counts the hours before the money. A page that says how to get here, where to park and whether Sunday is open earns the trip.",
    ],
    searches: [
      ["chaunsa mango box home delivery rahim yar khan", "buy"],
      ["sheikh zayed hospital opd timing", "learn"],
      ["cotton rate today rahim yar khan", "compare"],
      ["hotel near airport road ryk", "landmark"],
      ["fertilizer dealer khanpur adda", "go"],
    ],
    first: "the short name as well as the long one, since RYK is quicker to type than three words",
    landmarks: ["Sheikh Zayed Hospital", "Shahi Road", "New Sadiq Bazaar"],
    matters:
      "People come to Rahim Yar Khan from three provinces and count the hours first. A page that says what is in stock, what the doctor charges and how late you open decides whether they set out. Write RYK on it as well.",
    timing: "Mango orders should be open by April; hospital and hotel pages work all year.",
    trades: {
      trade:
        "Fertiliser, cloth and phones for Ghotki and Rajanpur: rate, stock and the last bus home.",
      agriculture:
        "Chaunsa by the box, cotton by the maund: name the farm, the week of picking and the cities you reach.",
      services:
        "Rooms, laboratories and pharmacies round Sheikh Zayed: minutes on foot and the night rate.",
      manufacturing: "Ginning, sugar and oil mills: season, capacity and the person who buys.",
    },
    foundations:
      "Both names of the city in plain sentences, the airport road as a landmark, and pages for travellers from Sindh.",
    links:
      "The hospital's and university's pages, courier lists of mango farms, and district papers.",
  },
  kasur: {
    headline: "SEO in Kasur: its flavour travels, let shops follow",
    lead: "Methi, falooda, andrassay, fried fish: people drive out from Lahore for Kasur's food. They should find your door and not only the dish.",
    languages: ["Punjabi"],
    notes: [
      "The shrine of Baba Bulleh Shah draws visitors all year and a great crowd at the urs. Kasuri methi carries the name into kitchens everywhere.",
      "Behind the food stands industry: tanneries, power looms and the factories on the Lahore side. The first group searches in Roman Urdu on the road, the second in English from an office.",
    ],
    searches: [
      ["kasuri andrasay shop original", "go"],
      ["bulleh shah darbar parking", "landmark"],
      ["leather tannery kasur contact", "buy"],
      ["bulleh shah urs date this year", "learn"],
      ["kasur ki mashhoor fish rate", "compare"],
    ],
    first:
      "proof of the original: since when, by whom, in which bazaar, because three shops claim every famous recipe",
    landmarks: ["Shrine of Bulleh Shah", "Shrine of Kamal Chishti", "Kasur Museum"],
    matters:
      "Every famous taste of Kasur is claimed by three shops. The family driving down from Lahore asks which one is the original; the shop that says since when, by whom and in which bazaar is the one it parks at.",
    timing:
      "Food pages are read at weekends and at the urs; tanneries and mills hear from buyers all year.",
    trades: {
      trade: "Andrassay, methi and fish: weight, price and how many days they keep on the road.",
      agriculture:
        "Methi and vegetables for Lahore's market: by the maund, with the morning's rate.",
      services:
        "Parking, langar and a place to sit near the shrine: visitors ask for these before they ask for food.",
      manufacturing:
        "Leather and looms: thickness, finish and tonnes a month, in English for the buyer in an office.",
    },
    foundations:
      "One spelling of the shop on map, board and box, and a photograph of the door that visitors recognise.",
    links:
      "Food writers who have eaten there, buyers of your leather, and pages about Bulleh Shah's urs.",
  },
  "dg-khan": {
    headline: "SEO in D.G. Khan: where four provinces shop",
    lead: "Roads from Punjab, Balochistan, Sindh and Khyber Pakhtunkhwa meet near this city. So do their searches, in four accents.",
    languages: ["Saraiki", "Balochi"],
    notes: [
      "Dera Ghazi Khan lies between the Indus and the Sulaiman range. Cement, cotton and the road over Fort Munro to Loralai keep it busy, and on hot weekends its families search for rooms in the hills above.",
      "The name itself is a problem of search: D.G. Khan, DG Khan, Dera Ghazi Khan, and only Dera to those who live here. One business, four spellings, four chances to be missed.",
    ],
    searches: [
      ["fort munro hotel price", "compare"],
      ["dg khan to quetta bus ticket", "buy"],
      ["dera ghazi khan cement dealer", "buy"],
      ["sakhi sarwar road hospital", "landmark"],
      ["saraiki ajrak shop dg khan", "go"],
    ],
    first:
      "all four spellings, used where a person would use them: the full name in titles, the short one in the text",
    landmarks: ["College Chowk", "Tomb of Ghazi Khan", "Ghazi University"],
    matters:
      "The same town is typed in four ways and two of them find another Dera. A shop known to maps as D.G. Khan, Dera Ghazi Khan and Dera is there for every customer who meant it.",
    timing: "The spellings come first on our list; Fort Munro's summer rooms are decided by May.",
    trades: {
      trade:
        "Cloth, ajrak and tyres sell to four provinces here. Say which roads you deliver along.",
      agriculture: "Cotton, dates and livestock between river and hills: weight, week and village.",
      services:
        "Buses, clinics and rooms at Fort Munro: times, blankets and what a night costs in June.",
      manufacturing:
        "Cement and stone from the Sulaiman range: grade, bag and the weighbridge you load at.",
    },
    foundations:
      "Titles with Dera Ghazi Khan in full, a sentence with the short forms, and Punjab beside the name.",
    links: "Transporters, Ghazi University, and travel writers on the road to Loralai.",
  },
  "wah-cantt": {
    headline: "SEO in Wah Cantt: it reads the page before it buys",
    lead: "A planned, salaried, well-schooled town looks things up before it spends. Be the answer that was easy to check.",
    languages: ["Punjabi", "Hindko"],
    notes: [
      "Wah grew around the ordnance factories: quarters laid out by sector, parks, schools, colleges, and the Mughal garden that is said to have given the town its name. Taxila, with its museum and its stone carvers, is next door.",
      "People here read the whole page. A mother compares tutors and dentists by fee and by review, and she notices when the number on the site is not the number on the map.",
    ],
    searches: [
      ["o level academy wah cantt fee", "compare"],
      ["dentist lalarukh wah cantt", "landmark"],
      ["taxila marble work order", "buy"],
      ["wah garden family picnic timing", "learn"],
      ["house for rent wah cantt upper portion", "compare"],
    ],
    first:
      "fees and qualifications in full, since a reader who compares leaves the page that hides them",
    landmarks: ["POF Hospital", "Wah General Hospital", "Wah Gardens"],
    matters:
      "A town of readers checks before it pays. Parents in Wah open three academies side by side, and close the one whose fee is hidden or whose number differs from the map.",
    timing: "Readers who compare notice a complete page; the crowded word is tuition.",
    trades: {
      trade:
        "Shops along the GT Road and in Lalarukh: brand, price and how far inside you deliver.",
      agriculture:
        "Nurseries and dairies serve gardens and kitchens here: plants by season, milk by the litre.",
      services: "Tutors, dentists and schools: fee, qualification and sector in the first lines.",
      manufacturing:
        "Stone carvers of Taxila and machine shops: drawings, tolerance and days, with pictures of finished work.",
    },
    foundations:
      "Directions by gate and sector, since visitors must know where they will be let in.",
    links:
      "Schools and colleges of the cantonment, Taxila's museum guides, and parents' own pages.",
  },
  burewala: {
    headline: "SEO in Burewala: bigger than its results suggest",
    lead: "A city larger than its own district seat, built on cloth, cotton and schools. Its search results still show somebody else's address.",
    languages: ["Punjabi"],
    notes: [
      "Burewala grew from a canal colony into a textile and cotton trading town that now outnumbers Vehari, the seat of its district. Its chaks, the numbered villages around it, send their shopping, their students and their patients here.",
      "People write the chak number into the search. They also spell the city two ways, Burewala and Boorewala, and both should lead to you.",
    ],
    searches: [
      ["boorewala cloth market wholesale", "buy"],
      ["cotton ginning factory burewala", "go"],
      ["english academy burewala fee", "compare"],
      ["chak 455 eb delivery", "buy"],
      ["child specialist burewala housing scheme", "landmark"],
    ],
    first:
      "a delivery page that names the chaks you reach, with days and charges, because that is the question before every order",
    landmarks: ["Burewala Textile Mills", "Grain market", "Gol Chowk"],
    matters:
      "People search for it with one o and with two. Burewala and Boorewala should both lead to you, and so should the number of the chak from which the question comes. Neither Vehari's directories nor a map will do that for you.",
    timing: "The two spellings come first, since few others hold both.",
    trades: {
      trade: "Cloth wholesalers: width, colour and rate per thaan, and the day the market is shut.",
      agriculture:
        "Cotton and maize for numbered villages: write the chaks that your trolley or your agent reaches.",
      services:
        "Children's doctors and English academies: fee, batch times, and the housing scheme you sit in.",
      manufacturing:
        "Ginning and weaving: bales a day, staple and lint, typed instead of painted on the gate.",
    },
    foundations:
      "Both spellings in sentences that read well, and a list of chaks with days and charges.",
    links: "Mills that buy from you, the town's colleges, and courier firms' branch lists.",
  },
  hafizabad: {
    headline: "SEO in Hafizabad: rice straight from the mill",
    lead: "Basmati from Hafizabad is cooked in kitchens that have never heard of the town. A mill can introduce itself.",
    languages: ["Punjabi"],
    notes: [
      "Hafizabad is rice: paddy fields to the horizon, mills and shellers along every road out, brokers with two phones each. From October the town runs day and night.",
      "An importer searches for the variety, the grain length and the broken percentage, then for a mill that shows its certificates. Many of those searches end on a directory, because few mills have more than one page.",
    ],
    searches: [
      ["1121 sella rice exporter hafizabad", "buy"],
      ["basmati paddy rate today hafizabad", "compare"],
      ["rice sheller machine parts", "buy"],
      ["sukheke mandi bhao", "compare"],
      ["hafizabad to lahore bus time", "learn"],
    ],
    first:
      "one page for each variety with its specification table, since importers copy such tables straight into their enquiry",
    landmarks: ["Fawara Chowk", "Railway station", "DHQ hospital"],
    matters:
      "An importer looks for a grain, not for a town. She types 1121 sella, length and broken percentage; the mill in Hafizabad that prints those figures is the one that gets copied into the enquiry.",
    timing: "From October nobody has time to write. Specifications are put online by August.",
    trades: {
      trade: "Rice brokers: today's rate by variety, moisture beside it, and the hour.",
      agriculture: "Paddy growers compare seed, harvesters by the acre and who pays on weighing.",
      services:
        "Machine fitters, banks and bus stands work day and night in season. Print both sets of hours.",
      manufacturing:
        "Mills and shellers: tonnes a day, sorter, polish and certificates in a table.",
    },
    foundations:
      "A specification sheet a page can show without a download, and the mill's gate pinned where lorries turn.",
    links: "Importers, rice exporters' lists of members, and makers of sorting machines.",
  },
  chiniot: {
    headline: "SEO in Chiniot: let the world see the grain",
    lead: "A carved bed from Chiniot needs nobody to praise it in the room. It needs a page that shows the wood, the price and the days to delivery.",
    languages: ["Punjabi"],
    notes: [
      "Carved and inlaid furniture is Chiniot's signature: sheesham beds, jhoolas, doors and chests, made in family workshops beside the Chenab. Umar Hayat Mahal shows what the same hands did a century ago, and the Shahi Mosque what they did under the Mughals.",
      "Buyers come from Lahore, Karachi and abroad, and fear two things: wood that is not seasoned, and a sofa that never arrives. Pages that answer both turn a look into an order.",
    ],
    searches: [
      ["chinioti bed set price", "compare"],
      ["chiniot furniture home delivery karachi", "buy"],
      ["sheesham jhoola original chiniot", "buy"],
      ["omar hayat mahal ticket", "learn"],
      ["furniture market chiniot kis din band", "go"],
    ],
    first:
      "photographs as evidence: joints, backs and undersides with alt text, because pictures are how furniture is searched",
    landmarks: ["Umar Hayat Mahal", "Shahi Mosque", "Shrine of Shah Burhan"],
    matters:
      "A buyer far away fears green wood and a sofa that never comes. The workshop in Chiniot that shows how it seasons timber, what delivery costs and who signs for it has answered both before the call.",
    timing:
      "Pictures take their time to be indexed; the wedding season decides when they are looked at.",
    trades: {
      trade:
        "Furniture markets: which lanes, which closed day, and whether the price includes polish and packing.",
      agriculture: "Cane and wheat by the Chenab: for mills and traders, with the season's dates.",
      services: "Polishers, packers and carriers: cost to Lahore and Karachi by the piece.",
      manufacturing:
        "Carved beds, jhoolas and doors: wood, weeks and joints, each with a picture of the back.",
    },
    foundations:
      "Pictures small enough for a phone, named for what they show, and one page a piece instead of one album.",
    links: "Interior designers, homes that show your doors, and pages about Umar Hayat's palace.",
  },
  jhelum: {
    headline: "SEO in Jhelum: for passers-by and families abroad",
    lead: "People pass through Jhelum, return to Jhelum and retire in Jhelum. Each of the three searches for different things.",
    languages: ["Punjabi", "Pothwari"],
    notes: [
      "The river, the cantonment and the road to Islamabad shape the city. Its district holds Rohtas Fort and the salt mine at Khewra, so travellers stop here, and its families in Britain come home each summer and in December.",
      "Retired officers, visiting cousins and highway traffic make an unusual mix of customers. The same bakery is searched for as a souvenir, a wedding supplier and a tea stop.",
    ],
    searches: [
      ["rohtas fort guide booking", "buy"],
      ["khewra salt mine from jhelum distance", "learn"],
      ["jhelum cantt property for sale", "compare"],
      ["restaurant on gt road jhelum", "go"],
      ["car rental jhelum islamabad airport", "buy"],
    ],
    first:
      "opening hours, parking and exit names for the road, and fees and references for the residents",
    landmarks: ["Shandar Chowk", "Major Akram Shaheed memorial", "Rohtas Fort"],
    matters:
      "Three kinds of people ask for the same bakery: a driver on the GT Road, a cousin from Bradford and a retired major. Each wants another fact, so the page needs parking, a price to send abroad and an hour for tea.",
    timing: "Road searches change from week to week; families abroad plan for July and December.",
    trades: {
      trade: "Shops on the GT Road and in Saddar: exit, parking, and whether you post parcels.",
      agriculture:
        "Wheat, maize and peanuts on the plateau: small lots, sold by the bag with the village named.",
      services: "Car hire to the airport, restaurants, property agents: fixed prices in writing.",
      manufacturing:
        "Timber, chipboard and doors for villas: measured drawings and a date of delivery.",
    },
    foundations:
      "Directions for both sides of the GT Road, and fees and references for those who live here.",
    links: "Rohtas and Khewra guides, families' associations in Britain, and schools.",
  },
  khanewal: {
    headline: "SEO in Khanewal: be found where the lines cross",
    lead: "Trains and motorways meet at Khanewal, and so do customers on their way to Multan. Give them a reason to stop here.",
    languages: ["Punjabi", "Saraiki"],
    notes: [
      "Khanewal has been a railway junction for more than a century, and the motorways repeat the pattern. Around it stands cotton country, with gins, seed companies and dairies, and the planned blocks of a canal town.",
      "Multan is close enough to take a customer for any big purchase. What keeps them here is knowing before they leave that the thing is in stock, and at what price.",
    ],
    searches: [
      ["khanewal junction train timing", "learn"],
      ["solar panel installer khanewal", "buy"],
      ["cotton seed cake price khanewal", "compare"],
      ["khanewal ya multan mein sasta fridge", "compare"],
      ["block 12 khanewal clinic", "landmark"],
    ],
    first:
      "stock and price on the page, to answer the one question that sends buyers down the road to Multan",
    landmarks: ["Khanewal Junction", "Block 12", "Daha Chowk"],
    matters:
      "Multan is near enough to take any sale worth a journey. What keeps a family in Khanewal is to know, before anybody starts the car, that the fridge is in stock and what it costs.",
    timing: "Stock and price pages come first, since few shops here have any.",
    trades: {
      trade:
        "Electronics and cloth in the blocks: today's stock, the instalment and the block number.",
      agriculture:
        "Cotton seed cake, maize and milk: rate by maund, and the gin or dairy that pays it.",
      services:
        "Clinics and tutors by block, tyre shops by the motorway: hours that are true on Sunday.",
      manufacturing: "Gins, seed plants and dairies: capacity and dates before picking starts.",
    },
    foundations:
      "The block number in every title, and the minutes from the junction and from the motorway.",
    links: "Seed companies, railway and travel pages on the junction, and colleges.",
  },
  sadiqabad: {
    headline: "SEO in Sadiqabad: found where Punjab begins",
    lead: "The first town of Punjab on the road from Sindh sees every traveller going north. Fewer than you think know what it sells.",
    languages: ["Saraiki", "Punjabi", "Sindhi"],
    notes: [
      "Sadiqabad is where Punjab begins on the way up from Karachi. Fertiliser, cotton, cane and mango orchards are its business, and the village mosque of Bhong, which won the Aga Khan Award, its best-known sight.",
      "Customers come across the provincial line, so the same shop is searched for in Punjabi, Saraiki and Sindhi habits of spelling. A page that writes plainly serves them all.",
    ],
    searches: [
      ["bhong masjid kaise jayein", "learn"],
      ["sadiqabad urea dealer rate", "compare"],
      ["truck workshop sadiqabad bypass", "go"],
      ["mango farm sadiqabad direct", "buy"],
      ["sadiqabad to karachi sleeper bus", "buy"],
    ],
    first:
      "directions from the highway in both travelling directions, since half the visitors come from Sindh and half go there",
    landmarks: ["Railway station", "Goth Machhi fertiliser plant", "Bhong Mosque"],
    matters:
      "Travellers reach Sadiqabad from two directions and want different things from it. The lorry from Karachi needs a workshop and a meal; the farmer from Ghotki needs urea and a rate. Say how each of them reaches you.",
    timing: "Pages for the road come first; mango pages wait for June.",
    trades: {
      trade:
        "Urea, seed and pesticide dealers: bag rate with a date, and whether Sindh is delivered to.",
      agriculture:
        "Mango, cotton and cane: farm, week and weight, for buyers who come by rail and by road.",
      services:
        "Workshops, sleeper buses and rooms by the bypass: open or shut, and how long a repair takes.",
      manufacturing:
        "Gins and mills on the Sindh side of Punjab: what you buy, from when, and at which weighbridge.",
    },
    foundations:
      "Directions for northbound and southbound drivers, and spellings as Sindhi, Saraiki and Punjabi ears write them.",
    links: "The plants' supplier lists, visitors to Bhong, and transporters.",
  },
  bahawalnagar: {
    headline: "SEO in Bahawalnagar: far out, and easy to find",
    lead: "Few people pass through by chance, close to the border with the desert at its back. Those who come have searched first.",
    languages: ["Punjabi"],
    notes: [
      "Bahawalnagar belongs to the old Bahawalpur state and lies close to the border, well away from the motorways. Cotton, wheat and rice feed it, and its bazaars serve Chishtian, Minchinabad and hundreds of chaks.",
      "The big cities are hours away, so people here order online, and they trust a local name over an unknown one in Lahore. That trust has to be visible in the results.",
    ],
    searches: [
      ["cash on delivery bahawalnagar", "buy"],
      ["gynecologist bahawalnagar name list", "compare"],
      ["rice husk supplier minchinabad road", "landmark"],
      ["bahawalnagar to lahore kitne ghante", "learn"],
      ["laptop repair bahawalnagar city", "go"],
    ],
    first:
      "a clear promise about distance: what is in town, what is ordered, and how many days it takes",
    landmarks: ["Railway station", "Haider Stadium", "Islamia University campus"],
    matters:
      "From Bahawalnagar every big city is hours away. People order online more than visitors think, and would rather pay somebody they can visit. The local shop that shows stock and delivery days has that trust already.",
    timing:
      "Fewer rivals write for this town than for Multan or Lahore, which helps a full set of pages.",
    trades: {
      trade:
        "Cash on delivery from a shop in town: say which tehsils, in how many days, for what charge.",
      agriculture:
        "Cotton, wheat and rice for Chishtian and Minchinabad: rate lists by mandi, dated.",
      services:
        "Doctors' days, laptop repair, tutors: names and fees, because people ask for a list first.",
      manufacturing:
        "Rice and cotton mills: husk, seed cake and lint by tonne, with the road they leave by.",
    },
    foundations:
      "Delivery days by tehsil, a phone that is answered until evening, and prices that include the carriage.",
    links: "The university campus, bar and medical associations, and growers.",
  },
  muzaffargarh: {
    headline: "SEO in Muzaffargarh: two rivers, one search",
    lead: "The Chenab on one side, the Indus on the other, Multan across the bridge. Local buyers decide on a phone which bank to shop on.",
    languages: ["Saraiki"],
    notes: [
      "Muzaffargarh's mangoes, dates and cane grow between two great rivers; power stations and mills grew beside them. Multan is a short drive over the Chenab, and that bridge decides where money is spent.",
      "Saraiki is the language of home here, Urdu of writing, and Roman letters of the keyboard. A search is often a Saraiki sentence with an English product in it.",
    ],
    searches: [
      ["muzaffargarh mango farm booking", "buy"],
      ["thermal power colony school", "landmark"],
      ["qasba gujrat tyre shop", "go"],
      ["multan se sasta furniture muzaffargarh", "compare"],
      ["khajoor wholesale muzaffargarh", "buy"],
    ],
    first:
      "words as they are typed here, gathered from your own WhatsApp chats before any tool is opened",
    landmarks: ["Yadgar Club", "Kachehri Chowk", "Railway station"],
    matters:
      "The bridge to Multan decides where money is spent. A shop on this side of the Chenab wins when a Saraiki sentence with an English product in it finds its price before the family reaches the toll.",
    timing:
      "Words collected from your own chats meet the fewest rivals; mango pages need the spring.",
    trades: {
      trade: "Furniture and tyre shops: your price beside the trip to Multan, honestly counted.",
      agriculture:
        "Mango, date and cane between two rivers: which bank, which week, how many crates.",
      services:
        "Schools near the thermal colony, clinics, drivers: hours and fees in Roman Saraiki too.",
      manufacturing:
        "Mills and power-plant workshops: certificates, lifting gear and the name of the foreman.",
    },
    foundations:
      "The bank of the river, the road and the chowk in each address, and a page that bears weak signal.",
    links: "Growers' groups, plants that buy repairs, and teachers who list their academies.",
  },
  "mandi-bahauddin": {
    headline: "SEO in Mandi Bahauddin: tiles chosen in Italy",
    lead: "Savings from Italy, Spain and the Gulf build the houses of this town. The person who chooses the tiles is often three thousand miles away.",
    languages: ["Punjabi"],
    notes: [
      "Kinnow, cane and rice surround Mandi Bahauddin, and sugar mills shape its winter. The battlefield of Chillianwala lies close by, and the Jhelum and the Chenab run on either side of the district.",
      "Remittances shape everything else: construction, schooling, weddings, private clinics. Such customers compare at leisure, want a price in writing, and phone in the evening of another country.",
    ],
    searches: [
      ["house construction contractor mandi bahauddin rate", "compare"],
      ["mb din marriage hall menu", "compare"],
      ["phalia road plot for sale", "landmark"],
      ["kinnow factory mandi bahauddin", "buy"],
      ["send flowers to mandi bahauddin", "buy"],
    ],
    first:
      "a page for the absent owner: written quotation, photographs of progress, payment by bank, reply within a day",
    landmarks: ["Shahtaj Sugar Mills", "Railway station", "Chillianwala memorial"],
    matters:
      "The person who chooses the tiles may sit in Milan. She compares in the evening, wants a written price and sends the link to her mother. A builder or a hall with both has sold before the flight is booked.",
    timing:
      "Enquiries from Europe peak before summer and before December; pages are online a season earlier.",
    trades: {
      trade: "Tiles, gold and appliances paid from abroad: price, delivery and who signs for it.",
      agriculture:
        "Kinnow, cane and rice: factories and buyers by name, with the crushing or packing dates.",
      services:
        "Marriage halls and clinics: menu or fee in full, and a reply in writing by morning.",
      manufacturing: "Sugar and rice mills: orders by tonne, and the person who answers the phone.",
    },
    foundations:
      "A form that works at midnight in Italy, pictures of finished houses, and payment by bank explained.",
    links: "Associations in Spain and Italy, schools, and mills that know you.",
  },
  pakpattan: {
    headline: "SEO in Pakpattan: a room and a meal at the urs",
    lead: "Every year in Muharram the town fills many times over. Guests who found their room, their meal and their route by phone come back next year.",
    languages: ["Punjabi"],
    notes: [
      "The shrine of Baba Farid makes Pakpattan a name known across the subcontinent; it was a ferry crossing on the Sutlej long before. The urs brings hundreds of thousands, and Thursdays bring their own crowd.",
      "Between those dates it is a quiet farming town with maize, potatoes and cattle. A business here needs two faces in search: one for the visitor of a single night, one for the neighbour of forty years.",
    ],
    searches: [
      ["pakpattan urs date this year", "learn"],
      ["hotel near darbar baba farid", "landmark"],
      ["pakpattan sharif langar booking", "buy"],
      ["lahore to pakpattan train", "learn"],
      ["makki ka beej pakpattan", "buy"],
    ],
    first:
      "the urs page, written once and updated yearly at the same address, so that it keeps its place from one year to the next",
    landmarks: ["Shrine of Baba Farid", "The Dhakki", "Railway station"],
    matters:
      "A pilgrim who does not know Pakpattan asks a phone for three things: a room within walking distance, food and the way back to the bus. After the urs the same streets belong to farmers, who ask for seed and a doctor.",
    timing: "Urs pages keep one address for years, so that no Muharram begins from nothing.",
    trades: {
      trade:
        "Chadar, sweets and tasbih near the shrine: price and parcel, and which gate is closest.",
      agriculture: "Maize, potatoes and cattle: the rate, the breed and the day of the market.",
      services:
        "Rooms, meals and vans for Thursday and for the urs: distance on foot, price on the great nights.",
      manufacturing: "Small mills and dairies: what they take, by weight and by day.",
    },
    foundations:
      "A permanent page for the urs and ordinary hours that stay right when the crowd has gone.",
    links: "Pilgrims' guides, railway pages on the line to Lahore, and seed firms.",
  },
  chakwal: {
    headline: "SEO in Chakwal: rewri and plots, found on leave",
    lead: "Soldiers, peanuts, rewri and cement: Chakwal is known for solid things. A thin website does not suit it.",
    languages: ["Punjabi", "Pothwari"],
    notes: [
      "Chakwal lies on the Potohar plateau, south of Islamabad. The Katas Raj temples and the lakes of Kallar Kahar and the Soon valley bring weekend traffic off the motorway, and cement plants changed the hills around them.",
      "Many sons serve in the army or work in the capital and come home on leave. They search on the way: a bakery that posts rewri, a plot, a school for the youngest.",
    ],
    searches: [
      ["chakwal ki rewri online order", "buy"],
      ["kallar kahar motorboat timing", "learn"],
      ["katas raj se chakwal rasta", "landmark"],
      ["plot for sale chakwal talagang road", "compare"],
      ["groundnut wholesale chakwal mandi", "buy"],
    ],
    first:
      "weekend questions answered in advance: open on Sunday, how far from the interchange, where the car stands",
    landmarks: ["Tehsil Chowk", "Bhoun Chowk", "Katas Raj"],
    matters:
      "Chakwal's own people often search from somewhere else: a posting, an office in Islamabad, a motorway seat on Friday evening. They ask whether it is open on Sunday, how far from the exit, and whether the rewri can be posted.",
    timing:
      "Weekend questions meet few pages that answer them; plots and schools need the patience of a year.",
    trades: {
      trade: "Rewri and peanuts by post: weight, price and days to Karachi and Peshawar.",
      agriculture: "Peanut and wheat on the plateau: seed, threshers and the rate in the mandi.",
      services:
        "Motorboats at Kallar Kahar, rooms, schools: Sunday hours and the interchange to take.",
      manufacturing:
        "Cement works' suppliers: lifting, steel and safety papers, ready to be sent on.",
    },
    foundations:
      "The interchange and the minutes from it, Sunday hours in the profile, and prices for sending by courier.",
    links: "Guides to Katas Raj, army welfare schools, and people who write about sweets.",
  },
  vehari: {
    headline: "SEO in Vehari: say which of three towns you serve",
    lead: "White gold, people call it here. The firms that gin, spin and sell it are easy to see from the road and hard to see on a screen.",
    languages: ["Punjabi"],
    notes: [
      "Vehari is cotton country on the Sutlej side of Multan division: gins, oil mills, seed firms, and the government offices of the district. Mailsi and Burewala are close and compete for the same shopper.",
      "With three towns so near each other the search engine picks one for you. A page that says which of the three you serve, and how, stops it from guessing.",
    ],
    searches: [
      ["phutti rate vehari today", "compare"],
      ["vehari dpo office contact", "learn"],
      ["banola khal supplier vehari", "buy"],
      ["vehari or burewala best dentist", "compare"],
      ["khanewal road vehari workshop", "landmark"],
    ],
    first:
      "service areas drawn honestly: Vehari first, Mailsi and Burewala only if you really go there",
    landmarks: ["Quaid-e-Azam Park", "COMSATS campus", "Khanewal Road"],
    matters:
      "Three towns share one shopper. Mailsi, Burewala and Vehari lie so close that a search engine picks for the buyer. A page that says which of them it serves, and on which days, picks for itself.",
    timing: "Cotton words move with the season; services in town are asked for all year.",
    trades: {
      trade: "Phutti, banola and khal: the day's rate as text, with the grade and the gin.",
      agriculture:
        "Cotton growers ask by pest and by week. A page for pink bollworm beats a page for pesticide.",
      services: "Dentists and tutors of the town: fees, days and which towns you visit.",
      manufacturing: "Gins and oil mills: bales, litres and dates, with the weighbridge's pin.",
    },
    foundations:
      "The three towns named honestly, the one you sit in first, and office hours of the district beside yours.",
    links: "The COMSATS campus, cotton brokers' lists, and farmers' groups.",
  },
  attock: {
    headline: "SEO in Attock: the town or the fort? Make it plain",
    lead: "The town and the fort that share the name lie some twenty kilometres apart. Whoever looks up one is shown the other, and the shop that does not say which loses them.",
    languages: ["Hindko", "Punjabi", "Pashto"],
    notes: [
      "The fort at Attock Khurd watched the river crossing for emperors; the refinery at Morgah takes its name, and oil has been pumped from the district for a hundred years. The town itself, once Campbellpur, is a cantonment with schools and courts.",
      "Hindko, Punjabi and Pashto speakers share its bazaars, and Hazro's families share them with Bradford. One shop, several customers, each with another first word in the search.",
    ],
    searches: [
      ["attock khurd picnic point", "learn"],
      ["hazro to bradford parcel service", "buy"],
      ["cadet college hassan abdal admission", "learn"],
      ["attock city gynae doctor", "go"],
      ["fawara chowk attock bakery", "landmark"],
    ],
    first:
      "the words of all three languages written in Roman letters, tested by asking the people at the counter",
    landmarks: ["Fawara Chowk", "Railway station", "Attock Fort"],
    matters:
      "The name Attock means a town, a district and a fort by the river, and people type all three. A dentist in the city and a fish stall on the GT Road must each say which Attock they mean.",
    timing:
      "Separating town, fort and district comes first; once that is done few rivals are left.",
    trades: {
      trade:
        "Hazro's and Attock's shops send parcels to Bradford: weight, price and customs paper in plain words.",
      agriculture:
        "Peanuts, wheat and vegetables of the Chhachh plain: by the bag, with the village.",
      services: "Cadet-college parents, patients and travellers: visiting days, fees and exits.",
      manufacturing: "Oil field and refinery suppliers: licences, pressure ratings and past jobs.",
    },
    foundations:
      "City, Khurd or Hazro in the first line, and words in Hindko, Punjabi and Pashto spelled in Latin letters.",
    links: "Hazro families' groups in Britain, the schools, and firms that work in the oil fields.",
  },
  mianwali: {
    headline: "SEO in Mianwali: be open, near and easy to find",
    lead: "Between the Indus and the Salt Range, help can be an hour away. People look up who is open before they start the car.",
    languages: ["Saraiki", "Punjabi"],
    notes: [
      "Mianwali lies on the Indus where it leaves the hills. To the north are Kalabagh's salt and headworks, to the south Chashma's barrage and power plants, to the east Namal lake and its college in the Salt Range.",
      "It is a wide district with few big towns. Distances make the phone the first shop window, for tractor parts and fertility clinics alike, and the answer that names a village is worth ten that do not.",
    ],
    searches: [
      ["namal university admission date", "learn"],
      ["kalabagh se mianwali van", "learn"],
      ["mianwali ultrasound clinic near me", "go"],
      ["tyre price mianwali watta khel", "compare"],
      ["desi ghee mianwali delivery", "buy"],
    ],
    first:
      "a list of the villages and chowks you serve, in words, because a circle on a map tells a searcher nothing",
    landmarks: ["Watta Khel Chowk", "Railway station", "Namal Lake"],
    matters:
      "The nearest open shop may be forty kilometres off. Somebody in Kalabagh or Piplan looks up a tyre, an ultrasound or a tractor part before leaving, and rings the page that names the village.",
    timing: "In a wide district many trades have no good page yet, so there is room to begin.",
    trades: {
      trade: "Tyres, phones and ghee: which chowk, what price, and which villages a rider reaches.",
      agriculture: "Gram, wheat and cattle along the Indus: seed by soil, pumps by depth.",
      services:
        "Ultrasound, women's doctors and vans to Kalabagh: the days, the fee and the hour of the last van.",
      manufacturing: "Salt, coal and cement of the hills: grade, tonne and loading place.",
    },
    foundations:
      "Villages and chowks in words, a phone number in the first screen, and pages that open on a weak line.",
    links: "Namal University, plants at Chashma that list contractors, and transport unions.",
  },
  murree: {
    headline: "SEO in Murree: rank before the season opens",
    lead: "Snow in January, shade in June, and full roads in between. By the time the guests search, the results are already decided.",
    languages: ["Pahari", "Punjabi"],
    notes: [
      "Murree is the hill station of Rawalpindi and Lahore, with the Mall, Patriata's chairlift and the pines of the Galiyat beyond. Its resident number is small; its guests are counted in cars per hour.",
      "Families search for three things in one line: heating, parking, and the distance to Mall Road. Booking sites take a share of every answer they give, so a hotel's own page with all three is money saved.",
    ],
    searches: [
      ["murree hotel with heater and parking", "buy"],
      ["mall road murree se 5 minute hotel", "landmark"],
      ["patriata chair lift open today", "learn"],
      ["snow chains rent murree", "go"],
      ["honeymoon cottage bhurban price", "compare"],
    ],
    first:
      "pages for snow and for summer, published three months ahead, each with the road, the room and the rate",
    landmarks: ["GPO Chowk", "Mall Road", "Kashmir Point"],
    matters:
      "The room is booked before the family leaves Lahore. It asks in one line for heating, parking and the walk to Mall Road; a house that answers all three keeps the booking site's share for itself.",
    timing: "Snow pages go up in October, summer pages in March; both keep their address.",
    trades: {
      trade:
        "Shawls, dry fruit and souvenirs on the Mall: a price and a courier, for the guest who is home again.",
      agriculture:
        "Honey, fruit and herbs from the slopes: by origin and jar, posted to the plains.",
      services:
        "Rooms, jeeps and snow chains: the price with the date, and what happens when the road shuts.",
      manufacturing:
        "Woodwork and preserves made in small numbers: the maker, the wood, the waiting time.",
    },
    foundations:
      "Pages that open on one bar of signal, a pin that a driver can follow, and a number that answers in the season.",
    links:
      "Family travel writers who slept there, schools that bring trips, and pages on the chairlift at Patriata.",
  },
};
