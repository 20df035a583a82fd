import type { LocalNotes } from "#app/content/cities/schema.ts";

export const sindhNotes: Readonly<Record<string, LocalNotes>> = {
  hyderabad: {
    headline: "Hyderabad's bangles shine. Put them on page one",
    lead: "Sindh's second city makes the country's bangles and bakes its own cakes. Karachi is near enough to steal the click.",
    traits: ["river", "highway", "industry"],
    languages: ["Sindhi", "Urdu"],
    notes: [
      "Glass bangles from Hyderabad's lanes reach every wedding in Pakistan. Resham Gali and Shahi Bazaar sell them under the walls of the Pakka Qila, Latifabad and Qasimabad live their own lives on either side, and Bombay Bakery still has its queue.",
      "The three parts of the city search like three cities. A clinic in Latifabad with a unit number in its title will be found by the people who can reach it.",
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
  },
  sukkur: {
    headline: "Sukkur holds the Indus. Hold the first page",
    lead: "The barrage waters Sindh, the bridges carry its trains, and the whole upper half of the province comes here to buy and to be treated.",
    traits: ["river", "highway"],
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
  },
  larkana: {
    headline: "Larkana is known to history. Be known to search",
    lead: "Mohenjo-daro lies down the road and prime ministers came from here. The shops and surgeons of the city are still waiting for their first proper page.",
    traits: ["river", "orchards"],
    languages: ["Sindhi"],
    notes: [
      "Larkana stands among rice and guava on the right bank of the Indus, a short drive from the ruins of Mohenjo-daro. The medical college named after Benazir Bhutto draws patients from Kambar, Shahdadkot and across the line in Balochistan.",
      "Most customers think in Sindhi, type in Roman letters and read in whichever script the page offers. Offering Sindhi at all is rare enough to be remembered.",
    ],
    searches: [
      ["larkana ja mashhoor amrood", "learn"],
      ["mohenjo daro guide rate", "compare"],
      ["chandka hospital doctor list", "go"],
      ["rice mill machinery larkana", "buy"],
      ["jinnah bagh larkana hotel", "landmark"],
    ],
    first:
      "one honest Sindhi page beside the English one, written by a speaker and marked so that search engines know its language",
  },
  nawabshah: {
    headline: "Nawabshah is in the middle. Be found from it",
    lead: "Every second road in Sindh seems to cross here. The town has a new name on paper and an old one in every search.",
    traits: ["highway", "orchards"],
    languages: ["Sindhi", "Urdu"],
    notes: [
      "Officially the district is Shaheed Benazirabad; the town is typed as Nawabshah. Bananas, cotton and sugar cane grow around it, and two universities and a medical college keep its streets young.",
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
  },
  "mirpur-khas": {
    headline: "Mirpur Khas grows Sindhri. Sell it by search",
    lead: "The mango has its own festival and its own fan clubs. The growers have a phone number painted on a crate.",
    traits: ["orchards", "desert"],
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
  },
  jacobabad: {
    headline: "Jacobabad runs hot. Its answers should be quick",
    lead: "In the hottest town of the country nobody walks from shop to shop comparing. They compare in the shade, on a phone.",
    traits: ["highway"],
    languages: ["Sindhi", "Balochi"],
    notes: [
      "Jacobabad has measured temperatures above fifty degrees, and its trade keeps desert hours: early, late and by phone. Rice is its harvest, and the road and rail to Sibi and Quetta are its importance.",
      "Cooling, water, generators and solar panels are bought here with more urgency than anywhere. Whoever shows that he delivers today, and until when, is called first.",
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
  },
  shikarpur: {
    headline: "Shikarpur's pickle is famous. Make it findable",
    lead: "People in Lahore know the achar and not the maker. A jar can travel; so can the name on it.",
    traits: ["orchards"],
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
  },
  khairpur: {
    headline: "Khairpur's dates ship far. Your page can too",
    lead: "Aseel dates from here are eaten far beyond Sindh. Much of the profit stays with whoever owns the search result.",
    traits: ["orchards", "highway"],
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
  },
  dadu: {
    headline: "Dadu looks up to Gorakh Hill. Be on its list",
    lead: "Karachi families now drive through Dadu to see frost in Sindh. Most pass your door without knowing it is there.",
    traits: ["foothills", "river"],
    languages: ["Sindhi"],
    notes: [
      "Dadu lies between the Indus and the Kirthar range, and the track to Gorakh Hill, the one cool summit of Sindh, starts in its district. Wheat, rice and gas fields occupy the plain; Sehwan's shrine and Manchar lake are within a morning's drive.",
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
  },
  "tando-allahyar": {
    headline: "Tando Allahyar farms well. Let it sell as well",
    lead: "Cane, cotton, mango and onion leave this district under somebody else's label. A page gives the grower a label of his own.",
    traits: ["orchards", "highway"],
    languages: ["Sindhi"],
    notes: [
      "Tando Allahyar stands on the road from Hyderabad to Mirpur Khas, with sugar mills, gins and some of lower Sindh's best-kept farms. The Rama Pir mela fills the town once a year with pilgrims from Tharparkar and beyond.",
      "Hyderabad is close, so small purchases stay and large ones leave. Dealers who publish their prices change that quickly.",
    ],
    searches: [
      ["drip irrigation dealer tando allahyar", "buy"],
      ["rama pir mela kab hai", "learn"],
      ["onion rate tando allahyar mandi", "compare"],
      ["farm manager job lower sindh", "learn"],
      ["sugarcane seed co 0238", "buy"],
    ],
    first:
      "dealer pages by crop and by problem, since a farmer searches for the pest he sees and not for the brand that kills it",
  },
  "tando-adam": {
    headline: "Tando Adam weaves. Let buyers pull the thread",
    lead: "The power looms are heard from the railway. Buyers in other towns hear of them only through an agent.",
    traits: ["industry"],
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
  },
  umerkot: {
    headline: "Umerkot opens on the desert. Be the first stop",
    lead: "Travellers to Thar enter through here, past the fort where Akbar was born nearby. They carry cash, thirst and questions.",
    traits: ["desert", "border"],
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
  },
  ghotki: {
    headline: "Ghotki powers Pakistan. Put power in its pages",
    lead: "Gas fields and fertiliser plants make this district richer than its websites look. Contractors from Karachi notice.",
    traits: ["industry", "highway", "border"],
    languages: ["Sindhi", "Saraiki"],
    notes: [
      "Mari gas and the fertiliser plants of Daharki and Mirpur Mathelo lie in Ghotki district, and so do cotton, cane and a long stretch of the highway to Punjab. The shrine of Bharchundi and the temple at Raharki draw pilgrims of two faiths.",
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
  },
  badin: {
    headline: "Badin reaches the sea. Let search reach Badin",
    lead: "Sugar, oil wells and fish share this flat corner of Sindh. Its buyers sit in Karachi and seldom know whom to ring.",
    traits: ["coast", "orchards"],
    languages: ["Sindhi"],
    notes: [
      "Badin's fields run down to creeks and salt flats on the Arabian Sea. Mills crush cane, companies have pumped oil since the 1980s, and fishermen land at jetties that few maps name. Cyclones and floods have taught everyone to keep a phone charged.",
      "In such a place reliable information is itself a service. A trader who keeps his page current becomes the page that others quote.",
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
  },
  "tando-muhammad-khan": {
    headline: "Tando Muhammad Khan: long name, short search",
    lead: "Four words to type, so nobody types them. Customers write TMK, or Tando, and hope. Help them.",
    traits: ["orchards"],
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
  },
  kotri: {
    headline: "Kotri has the factories. Let buyers find them",
    lead: "An industrial estate across the river from Hyderabad, and hidden in its shadow. Buyers who never cross the bridge still search.",
    traits: ["industry", "river"],
    languages: ["Sindhi", "Urdu"],
    notes: [
      "Kotri's barrage is the last on the Indus, its junction among the first stations ever built in Sindh, and its SITE area a belt of factories along the river. Jamshoro's three universities stand a few minutes away.",
      "Buyers write Hyderabad when they mean Kotri. A factory that states both, and explains the bridge, wins searches that its neighbours do not even see.",
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
  },
  thatta: {
    headline: "Thatta is old. Its search results need not be",
    lead: "Makli and Shah Jahan's mosque bring the world to Thatta. The tea stall, the guide and the guest house are nowhere to be seen.",
    traits: ["coast", "tourism", "highway"],
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
  },
  sanghar: {
    headline: "Sanghar gins cotton. Spin some into search",
    lead: "One of the country's great cotton districts, and hardly a gin with a page of its own. The first to build one stands alone.",
    traits: ["desert", "orchards"],
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
  },
  mithi: {
    headline: "Mithi blooms after rain. Be ready before it",
    lead: "When the monsoon turns Thar green, half of Sindh wants a room in Mithi. For the rest of the year, coal and crafts call.",
    traits: ["desert", "tourism"],
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
      "a rain page, kept all year and updated within the hour when the first cloud comes, since that is when everybody searches",
  },
};
