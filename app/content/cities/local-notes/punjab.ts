import type { LocalNotes } from "#app/content/cities/schema.ts";

export const punjabNotes: Readonly<Record<string, LocalNotes>> = {
  gujranwala: {
    headline: "Gujranwala makes it. Let the buyer find it",
    lead: "Fans, motors, pots, pans and rice leave this city by the truckload. The firms that also exist in search get the orders that used to come only by phone.",
    traits: ["highway"],
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
      "product pages with gauge, size, packing and the smallest order, because that is what a trade buyer filters by before he calls",
  },
  sargodha: {
    headline: "Sargodha grows the kinnow. Be found selling it",
    lead: "Customers in Sargodha moved to the phone faster than its shops did. We help businesses here be the ones that answer.",
    traits: ["orchards"],
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
  },
  sialkot: {
    headline: "Sialkot exports. Search is where orders start",
    lead: "A buyer in Hamburg or Houston will not walk down your street. He will type what he needs stitched, forged or polished, and see who answers.",
    traits: ["border"],
    languages: ["Punjabi"],
    notes: [
      "Footballs, cricket bats, surgical instruments, leather gloves, martial arts wear: Sialkot's firms sell almost everything abroad, and the city's own traders built its airport and its dry port.",
      "So the competitor is not the next factory but a trading site in another country that lists the same instrument with a better photograph. The maker should outrank the middleman, and usually can.",
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
  },
  bahawalpur: {
    headline: "Bahawalpur, from Noor Mahal to the first page",
    lead: "The city of palaces is also the shopping, hospital and university town for the edge of the Cholistan desert. Its customers come from far, so they check first.",
    traits: ["desert"],
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
  },
  jhang: {
    headline: "Jhang knows you by name. Make search know too",
    lead: "In Jhang a family name still opens doors. It does not open a map, and that is where the next generation looks.",
    traits: ["river"],
    languages: ["Punjabi"],
    notes: [
      "Jhang stands near the Chenab, close to where the Jhelum joins it at Trimmu. It is an old town, the setting of Heer Ranjha's story, with livestock, cotton and sugar cane all around and a large bazaar between Jhang City and Jhang Saddar.",
      "Those two names matter: people add City or Saddar to what they type, and a listing that says only Jhang leaves the searcher guessing which side of town you are on.",
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
  },
  sheikhupura: {
    headline: "Sheikhupura works for Lahore. Sell there too",
    lead: "Half your customers may live down the road in Lahore. They will come, if the search says you exist and how long the drive is.",
    traits: ["industry"],
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
  },
  gujrat: {
    headline: "Gujrat's fans spin abroad. So should your site",
    lead: "Pakistan's fan industry grew up here, and so did many of the families of Norway's Pakistanis. Both are searched for from far away.",
    traits: ["highway", "overseas"],
    languages: ["Punjabi"],
    notes: [
      "Ceiling fans, furniture and pottery made Gujrat's name between the Chenab and the Jhelum. The University of Gujrat made it a student town, and emigration to Norway, Spain, Italy and Greece made it a town with two addresses.",
      "An uncle in Barcelona books the wedding hall, orders the tiles and picks his mother's cardiologist, all from a phone in another time zone. The business with prices and a written reply wins him.",
    ],
    searches: [
      ["ceiling fan manufacturer gujrat pakistan", "buy"],
      ["wedding hall gujrat booking online", "buy"],
      ["gujrat property agent for overseas", "compare"],
      ["ac dc fan price in pakistan gujrat", "compare"],
      ["service mor gujrat dentist", "landmark"],
    ],
    first:
      "prices, opening hours with the time zone, and a form that a customer in Europe can fill in at midnight",
  },
  sahiwal: {
    headline: "Sahiwal is more than its cows. Show the rest",
    lead: "The cattle carry the name round the world. The dealers, schools and clinics of the city deserve a little of the same fame at home.",
    traits: ["orchards"],
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
  },
  okara: {
    headline: "Okara feeds the country. Put it on the page",
    lead: "Milk, potatoes, maize: the fields around Okara end up on tables in every province. The businesses between field and table are hard to find.",
    traits: ["orchards"],
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
  },
  "rahim-yar-khan": {
    headline: "Rahim Yar Khan sells far. Be found from far",
    lead: "The last big city of Punjab before Sindh trades in both provinces, in cotton, sugar and mangoes. Its website should not stop at the district line.",
    traits: ["desert", "orchards"],
    languages: ["Saraiki", "Punjabi"],
    notes: [
      "Rahim Yar Khan sits at Punjab's southern end, with Cholistan on one side and the Indus on the other. Mangoes, cotton, sugar cane and fertiliser move along the motorway and the railway, and Sheikh Zayed hospital treats people from three provinces.",
      "A customer from Ghotki or Rajanpur counts the hours before he counts the money. A page that says how to get here, where to park and whether Sunday is open earns the trip.",
    ],
    searches: [
      ["chaunsa mango box home delivery rahim yar khan", "buy"],
      ["sheikh zayed hospital opd timing", "learn"],
      ["cotton rate today rahim yar khan", "compare"],
      ["hotel near airport road ryk", "landmark"],
      ["fertilizer dealer khanpur adda", "go"],
    ],
    first:
      "the short name as well as the long one, since people type RYK more often than all three words",
  },
  kasur: {
    headline: "Kasur's flavour travels. Let its shops follow",
    lead: "Methi, falooda, andrassay, fried fish: people drive out from Lahore for Kasur's food. They should find your door and not only the dish.",
    traits: ["border", "industry"],
    languages: ["Punjabi"],
    notes: [
      "The shrine of Baba Bulleh Shah draws visitors all year and a great crowd at the urs. The Ganda Singh Wala border ceremony brings more in the evening, and Kasuri methi carries the name into kitchens everywhere.",
      "Behind the food stands industry: tanneries, power looms and the factories on the Lahore side. The first group searches in Roman Urdu on the road, the second in English from an office.",
    ],
    searches: [
      ["kasuri andrasay shop original", "go"],
      ["bulleh shah darbar parking", "landmark"],
      ["leather tannery kasur contact", "buy"],
      ["ganda singh parade timing", "learn"],
      ["kasur ki mashhoor fish rate", "compare"],
    ],
    first:
      "proof of the original: since when, by whom, in which bazaar, because three shops claim every famous recipe",
  },
  "dg-khan": {
    headline: "D.G. Khan, where four provinces come to shop",
    lead: "Roads from Punjab, Balochistan, Sindh and Khyber Pakhtunkhwa meet near this city. So do their searches, in four accents.",
    traits: ["foothills", "river"],
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
  },
  "wah-cantt": {
    headline: "Wah Cantt plans ahead. It searches ahead too",
    lead: "A planned, salaried, well-schooled town looks things up before it spends. Be the answer that was easy to check.",
    traits: ["highway"],
    languages: ["Punjabi", "Hindko"],
    notes: [
      "Wah grew around the ordnance factories: quarters laid out by sector, parks, schools, colleges, and the Mughal garden that is said to have given the town its name. Taxila, with its museum and its stone carvers, is next door.",
      "People here read the whole page. They compare tutors, dentists and plots by fee and by review, and they notice when the number on the site is not the number on the map.",
    ],
    searches: [
      ["o level academy wah cantt fee", "compare"],
      ["dentist basti wah cantt", "landmark"],
      ["taxila marble work order", "buy"],
      ["wah garden family picnic timing", "learn"],
      ["house for rent lalazar wah", "compare"],
    ],
    first:
      "fees and qualifications in full, since a reader who compares leaves the page that hides them",
  },
  burewala: {
    headline: "Burewala means business. Let search say so",
    lead: "A city larger than its own district seat, built on cloth, cotton and schools. Its search results still show somebody else's address.",
    traits: ["orchards"],
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
  },
  hafizabad: {
    headline: "Hafizabad mills the rice. Ship it by search",
    lead: "Basmati from Hafizabad is cooked in kitchens that have never heard of the town. A mill can introduce itself.",
    traits: ["orchards"],
    languages: ["Punjabi"],
    notes: [
      "Hafizabad is rice: paddy fields to the horizon, mills and shellers along every road out, brokers with two phones each. From October the town runs day and night.",
      "An importer searches for the variety, the grain length and the broken percentage, then for a mill that shows its certificates. Most of those searches end on a directory, because the mills themselves have one page with a flag on it.",
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
  },
  chiniot: {
    headline: "Chiniot carves it. Let the world see the grain",
    lead: "A carved bed from Chiniot needs no salesman in the room. It needs a page that shows the wood, the price and the days to delivery.",
    traits: ["river"],
    languages: ["Punjabi"],
    notes: [
      "Carved and inlaid furniture is Chiniot's signature: sheesham beds, jhoolas, doors and chests, made in family workshops beside the Chenab. The Omar Hayat palace shows what the same hands did a century ago, and the Shahi Mosque three centuries before that.",
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
  },
  jhelum: {
    headline: "Jhelum, on the GT Road and on the first page",
    lead: "People pass through Jhelum, return to Jhelum and retire in Jhelum. Each of the three searches for different things.",
    traits: ["highway", "river", "overseas"],
    languages: ["Punjabi", "Pothwari"],
    notes: [
      "The river, the cantonment and the road to Islamabad shape the city. Its district holds Rohtas Fort and the salt mine at Khewra, so travellers stop here, and its families in Britain come home each summer and in December.",
      "Retired officers, visiting cousins and highway traffic make a customer mix that no other town of this size has. The same bakery is searched for as a souvenir, a wedding supplier and a tea stop.",
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
  },
  khanewal: {
    headline: "Khanewal is a junction. Be where lines cross",
    lead: "Trains and motorways meet at Khanewal, and so do customers on their way to Multan. Give them a reason to stop here.",
    traits: ["orchards"],
    languages: ["Punjabi", "Saraiki"],
    notes: [
      "Khanewal has been a railway junction for more than a century, and the motorways repeat the pattern. Around it stands cotton country, with gins, seed companies and dairies, and the planned blocks of a canal town.",
      "Multan is close enough to take a customer for any big purchase. What keeps him here is knowing before he leaves that the thing is in stock, and at what price.",
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
  },
  sadiqabad: {
    headline: "Sadiqabad stands at the gate. Get found first",
    lead: "The first town of Punjab on the road from Sindh sees every traveller going north. Fewer than you think know what it sells.",
    traits: ["desert"],
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
  },
  bahawalnagar: {
    headline: "Bahawalnagar is far out. Search brings it near",
    lead: "Few people pass through by chance, close to the border with the desert at its back. Those who come have searched first.",
    traits: ["border", "desert"],
    languages: ["Punjabi"],
    notes: [
      "Bahawalnagar belongs to the old Bahawalpur state and lies close to the border, well away from the motorways. Cotton, wheat and rice feed it, and its bazaars serve Chishtian, Minchinabad and hundreds of chaks.",
      "Because the big cities are hours away, people here order online more than visitors expect, and they trust a local name over an unknown one in Lahore. That trust has to be visible in the results.",
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
  },
  muzaffargarh: {
    headline: "Muzaffargarh, two rivers and one search box",
    lead: "The Chenab on one side, the Indus on the other, Multan across the bridge. Local buyers decide on a phone which bank to shop on.",
    traits: ["river", "orchards"],
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
  },
  "mandi-bahauddin": {
    headline: "Mandi Bahauddin pays from abroad. Be findable",
    lead: "Savings from Italy, Spain and the Gulf build the houses of this town. The person who chooses the tiles is often two thousand miles away.",
    traits: ["overseas", "orchards"],
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
  },
  pakpattan: {
    headline: "Pakpattan receives pilgrims. Guide them to you",
    lead: "Every year in Muharram the town fills many times over. Guests who found their room, their meal and their route by phone come back next year.",
    traits: ["pilgrims", "river"],
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
  },
  chakwal: {
    headline: "Chakwal's name carries weight. Carry it online",
    lead: "Soldiers, peanuts, rewri and cement: Chakwal is known for solid things. A thin website does not suit it.",
    traits: ["foothills"],
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
  },
  vehari: {
    headline: "Vehari ships cotton. Ship your name with it",
    lead: "White gold, people call it here. The firms that gin, spin and sell it are easy to see from the road and hard to see on a screen.",
    traits: ["orchards"],
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
      ["club road vehari restaurant", "landmark"],
    ],
    first:
      "service areas drawn honestly: Vehari first, Mailsi and Burewala only if you really go there",
  },
  attock: {
    headline: "Attock guards the river. Hold the top result",
    lead: "At the bend where the Kabul river meets the Indus, travellers change province. In between they eat, fill up and look around.",
    traits: ["highway", "river"],
    languages: ["Hindko", "Punjabi", "Pashto"],
    notes: [
      "Attock's fort watched the crossing for emperors; the refinery at Morgah takes its name, and oil has been pumped from the district for a hundred years. The town itself, once Campbellpur, is a cantonment with schools and courts.",
      "Hindko, Punjabi and Pashto speakers share its bazaars, and Hazro's families share them with Bradford and Brussels. One shop, several customers, each with another first word in the search.",
    ],
    searches: [
      ["attock khurd picnic point", "learn"],
      ["hazro to bradford parcel service", "buy"],
      ["cadet college hassan abdal admission", "learn"],
      ["attock city gynae doctor", "go"],
      ["machli point gt road attock", "landmark"],
    ],
    first:
      "the words of all three languages written in Roman letters, tested by asking the people at the counter",
  },
  mianwali: {
    headline: "Mianwali turns to its phone. Be what it finds",
    lead: "Between the Indus and the Salt Range, help can be an hour away. People look up who is open before they start the car.",
    traits: ["river", "foothills"],
    languages: ["Saraiki", "Punjabi"],
    notes: [
      "Mianwali lies on the Indus where it leaves the hills: Kalabagh's salt and headworks to the north, Chashma's barrage and power plants to the south, Namal lake and its college in the Salt Range to the east.",
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
  },
  murree: {
    headline: "Murree's season is short. Rank before it opens",
    lead: "Snow in January, shade in June, and full roads in between. By the time the guests search, the results are already decided.",
    traits: ["mountain", "tourism"],
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
  },
};
