import type { LocalNotes } from "#app/content/cities/schema.ts";

export const ajkNotes: Readonly<Record<string, LocalNotes>> = {
  mirpur: {
    headline: "SEO in Mirpur: earn reviews that Bradford reads",
    lead: "Your customer may be in Luton, choosing a builder for a house in Sector F. They will never see your shopfront, so the page is the shop.",
    languages: ["Pahari", "Punjabi"],
    notes: [
      "When Mangla dam flooded old Mirpur in the 1960s, families moved to Britain in thousands. The new city on the lake lives between two countries: villas, wedding halls, currency exchanges and English spoken on the street.",
      "People search from British phones with British expectations. They look for reviews, a price in pounds, and an answer before bedtime in Birmingham.",
    ],
    searches: [
      ["wedding hall mirpur ajk price in pounds", "compare"],
      ["builder mirpur azad kashmir reviews", "compare"],
      ["mangla dam water sports", "learn"],
      ["dentist mirpur ak implants cost uk", "buy"],
      ["car hire islamabad airport to mirpur", "buy"],
    ],
    first:
      "reviews asked for by name and answered in English, and prices in two currencies with the date of the rate",
    landmarks: ["Chowk Shaheedan", "Nangi", "Mangla Dam"],
    matters:
      "The customer of a builder in Mirpur may sit in Luton and never see the shop. She reads reviews as she would at home, wants a figure in pounds and an answer before she sleeps. Write for Britain and for the next street, on two pages.",
    timing:
      "British families look before Easter and before July; reviews take longest and count most.",
    trades: {
      trade: "Gold, kitchens and cars: price in rupees and pounds, with the day of the rate.",
      agriculture: "Poultry and vegetables round the lake: by the kilo, and to which sector.",
      services:
        "Dentists, halls and drivers from Islamabad airport: treatment plan or menu in writing.",
      manufacturing: "Steel gates, kitchens and tiles: drawings, stages and who checks them.",
    },
    foundations:
      "Sectors by letter, prices in two currencies, and a form that fits a British telephone number.",
    links: "Community groups in Luton and Bradford, boating on Mangla, and the colleges.",
  },
  kotli: {
    headline: "SEO in Kotli: quotes that families abroad can read",
    lead: "Marble fronts and three storeys, ordered from Britain by WhatsApp. The contractor with a written price sleeps better, and so does the client.",
    languages: ["Pahari", "Gojri"],
    notes: [
      "Kotli lies on the Poonch river between pine slopes, with families in Britain behind many of its new houses. It is called the city of mosques, and its bazaars sell to returning families each summer.",
      "They come for six weeks with a list: dentist, tailor, kitchen, plot. The list was made on a phone in Rochdale in March.",
    ],
    searches: [
      ["kitchen cabinets kotli ajk", "buy"],
      ["kotli azad kashmir plot rate", "compare"],
      ["kotli ajk picnic places", "learn"],
      ["suit stitching kotli urgent", "go"],
      ["kotli to islamabad airport cab", "buy"],
    ],
    first:
      "summer pages published in spring, each with a price, a duration and what happens if the flight is changed",
    landmarks: ["Abshar Chowk", "Gulhar Sharif", "DHQ hospital"],
    matters:
      "Families come to Kotli for six weeks with a list made in March: dentist, tailor, kitchen, plot. Whoever has a price and a duration online is on the list; the rest is chosen on foot, if time is left.",
    timing: "Summer's list is written in spring, so pages are due in February.",
    trades: {
      trade: "Cloth and urgent stitching: price, days, and what happens if the flight moves.",
      agriculture: "Maize, milk and fruit on the terraces: the village and the season.",
      services: "Dentists, airport cabs and halls: fee, seats and a receipt.",
      manufacturing: "Kitchens, marble and steel: measured on which day, ready on which.",
    },
    foundations:
      "Prices with the date, hours in July and in December, and a pin on the right bank of the Poonch.",
    links: "Mosques' and charities' pages abroad, the hospital, and families who built.",
  },
  rawalakot: {
    headline: "SEO in Rawalakot: booked before summer begins",
    lead: "A saucer-shaped valley, a lake, cool nights: visitors want all of it and book the first place that answers.",
    languages: ["Pahari"],
    notes: [
      "Rawalakot, seat of Poonch, is the base for Banjosa lake and Toli Pir's meadows. Its students went to the Gulf and to England, and send home guests as well as money. The university of Poonch keeps the town awake in winter.",
      "Some four hours by road from Islamabad, it competes with Murree for the same weekend. What decides is the road, and whether somebody reports on it honestly.",
    ],
    searches: [
      ["banjosa lake guest house", "buy"],
      ["toli pir road condition", "learn"],
      ["rawalakot vs murree distance", "compare"],
      ["hotel rawalakot with bonfire", "buy"],
      ["poonch university hostel", "landmark"],
    ],
    first:
      "a weekend page aimed at Islamabad: leaving time, road, room, return, and the bill for a family of five",
    landmarks: ["CMH", "University of Poonch", "Banjosa Lake"],
    matters:
      "Rawalakot and Murree compete for one weekend. A family in Islamabad compares the road, the room and the bill; a guest house that prints all three, and says when the road was last driven, wins on honesty.",
    timing: "Weekend pages have to be online by April, winter ones by November.",
    trades: {
      trade: "Shawls, honey and walnuts: jar or piece, and a parcel to the plains.",
      agriculture: "Potatoes, maize and apples of the valley: sack and week.",
      services: "Guest houses at Banjosa, jeeps to Toli Pir, hostels: price and heating.",
      manufacturing: "Wood, wool and preserves: who makes them, and how long it takes.",
    },
    foundations:
      "The road from Azad Pattan with its date, heating in the first line, and prices for five.",
    links: "The university, hikers on Toli Pir, and associations in the Gulf.",
  },
  bagh: {
    headline: "SEO in Bagh: the town is rebuilt, now its listings",
    lead: "The town was built anew after the earthquake, and the maps never quite caught up. Customers still drive to addresses that moved.",
    languages: ["Pahari"],
    notes: [
      "Bagh means garden, and the valley deserves it: streams, walnuts, the meadows of Ganga Choti above Sudhan Gali. The earthquake of October 2005 brought down much of the town, and plazas, schools and hospitals rose in new places.",
      "Old directions still circulate online. Correcting the pin, the photograph and the name of the plaza is worth more here than a hundred articles.",
    ],
    searches: [
      ["ganga choti trek from bagh", "learn"],
      ["bagh azad kashmir hospital new building", "landmark"],
      ["sudhan gali guest house", "buy"],
      ["walnut wood furniture bagh ajk", "buy"],
      ["bagh to rawalpindi bus stand", "go"],
    ],
    first:
      "an address audit: every listing that still shows the old bazaar, found and corrected one by one",
    landmarks: ["Women University", "Ganga Choti road", "DHQ hospital"],
    matters:
      "Old directions to Bagh describe the town before the earthquake. A shop whose pin, photograph and plaza are those of today is found; next to it, listings still send people to a place that is gone.",
    timing: "Listings come first, before any article is written.",
    trades: {
      trade: "Cloth, phones and groceries: plaza, floor and opening hours.",
      agriculture: "Walnuts, apples and honey: tree, jar and week.",
      services: "Rooms at Sudhan Gali, buses to Rawalpindi, the hospital's days: price and time.",
      manufacturing: "Walnut furniture: the wood, the drawing and the weeks until it is dry.",
    },
    foundations:
      "Every old listing found and put right, the plaza's present name, and photographs of the front by day.",
    links: "The women's university, trekkers to Ganga Choti, and builders' clients abroad.",
  },
  bhimber: {
    headline: "SEO in Bhimber: the old gateway, open in search",
    lead: "Mughal emperors changed horses here on the way to the vale. Travellers now change buses, and ask their phone which one.",
    languages: ["Punjabi", "Pahari", "Gojri"],
    notes: [
      "Bhimber lies where the plains of Gujrat rise into the first hills of Kashmir, on the Mughal road whose inns still stand in ruins in the hills behind. Families have sons in Spain, Greece, Britain and the Gulf.",
      "Gujrat and Mirpur both lie within easy reach and both advertise harder. Bhimber's own shops win when they show that the same thing costs less trouble at home. Whoever writes for visitors should add that parts of Baghsar's fort, by the line of control, are shut to them.",
    ],
    searches: [
      ["bhimber to gujrat bus time", "learn"],
      ["baghsar fort lake route", "learn"],
      ["used car bhimber ajk registration", "compare"],
      ["bhimber iron steel store", "go"],
      ["samahni valley marriage hall", "buy"],
    ],
    first:
      "a comparison told fairly: your price, your delivery and your hours beside the trip to Gujrat or Mirpur",
    landmarks: ["Sarai Saadabad", "Baghsar Fort", "Shrine of Baba Shadi Shaheed"],
    matters:
      "Gujrat and Mirpur shout louder than Bhimber. A shop here wins with a fair sum: its price, its delivery and the hours saved beside the trip to either. Set it out for a mother who has to hire the car.",
    timing: "Fair comparisons are worth the work, since hardly anybody else prints them.",
    trades: {
      trade: "Iron, cloth and used cars: price beside Gujrat's, and the papers that come with it.",
      agriculture: "Wheat, millet and cattle at the foot of the hills: bag, head and village.",
      services: "Buses, marriage halls at Samahni, clinics: fares, menus and fees.",
      manufacturing: "Steel work and furniture: weight, wood and days.",
    },
    foundations:
      "Your delivery villages in words, hours for families on leave, and the road to Gujrat in minutes.",
    links: "Groups in Spain and Greece, the colleges, and writers on the Mughal road.",
  },
  pallandri: {
    headline: "SEO in Pallandri: two spellings, one page to find",
    lead: "The seat of a small district, spelled two ways and served by one road. Few pages name either, so there is room for one that names both.",
    languages: ["Pahari"],
    notes: [
      "Pallandri, or Palandri, is the seat of Sudhnoti, on a ridge between Rawalpindi and Rawalakot; the first government of Azad Kashmir sat at Junjal Hill, some twenty kilometres off. A cadet college brings boys from every district, and their parents on visiting days.",
      "The road over Azad Pattan carries everyone. They eat, sleep and shop at what they found on it, and few places can be found.",
    ],
    searches: [
      ["cadet college palandri visiting day hotel", "go"],
      ["pallandri to rawalpindi hiace", "learn"],
      ["junjal hill baral", "learn"],
      ["palandri general store delivery", "buy"],
      ["azad pattan road open", "learn"],
    ],
    first:
      "both spellings, Pallandri and Palandri, and a parents' page with term dates that the college itself would be glad to link",
    landmarks: ["Cadet College", "Baral Fort", "Main bazaar"],
    matters:
      "Pallandri is spelled in two ways and served by one road. Parents of cadets type the other spelling, look for a bed near the gate on visiting day and find little; a house with a page is one that they can find.",
    timing: "With two spellings and few rivals there is room for the first good page.",
    trades: {
      trade: "Uniforms, groceries and gifts for visiting day: price and distance from the gate.",
      agriculture: "Maize and fruit on the ridge: sack, basket and season.",
      services: "Rooms, vans to Rawalpindi, tea at Azad Pattan: time and fare.",
      manufacturing: "Doors, beds and stone work: measure, wood and week.",
    },
    foundations:
      "Pallandri and Palandri in one sentence, and the college's terms on a page for parents.",
    links: "The cadet college, old boys, and travellers on the Azad Pattan road.",
  },
  "hattian-bala": {
    headline: "SEO in Hattian Bala: by whichever name they type",
    lead: "The Jhelum Valley road runs through one bazaar. Nobody turns off by accident, so everything depends on being known.",
    languages: ["Pahari"],
    notes: [
      "Hattian Bala is the seat of the Jhelum Valley district, upriver from Muzaffarabad toward Chakothi. The earthquake of 2005 brought down a mountainside near here and made Zilzal lake, which people now visit.",
      "The district has two names and the town has two spellings. Government letters, bus boards and maps do not agree on either.",
    ],
    searches: [
      ["zilzal lake hattian bala road", "learn"],
      ["hattian bala to muzaffarabad fare", "learn"],
      ["leepa valley jeep from hattian", "buy"],
      ["trout point jhelum valley", "go"],
      ["hatian bala school admission", "learn"],
    ],
    first:
      "the names first, Hattian and Hatian, Jhelum Valley and Hattian Bala, and then a page for each reason to stop",
    landmarks: ["Jhelum bridge", "Chinari", "Zilzal lake"],
    matters:
      "Nobody comes to Hattian Bala by accident. They come for the lake that the earthquake made, for Leepa or for an office, under one of two spellings. Each reason deserves a page that says how far and how much.",
    timing: "Two spellings and three reasons can be covered in one winter.",
    trades: {
      trade: "Blankets, shoes and flour for the upper valley: price, and the jeep that takes it.",
      agriculture: "Walnut, maize and trout: basket, sack and pool.",
      services: "Jeeps to Leepa, vans to Muzaffarabad, school admissions: fare and form.",
      manufacturing: "Carved wood and knitting: who makes it, and how it reaches Lahore.",
    },
    foundations:
      "Hattian and Hatian, Jhelum Valley and the town in one line, and the bridge that visitors know.",
    links: "Walkers at Zilzal, schools, and transporters to Chakothi's villages.",
  },
  athmuqam: {
    headline: "SEO in Athmuqam: found before the signal ends",
    lead: "Many of those who see the Neelum valley sleep within an hour of Athmuqam. They picked the hotel before the bridge at Muzaffarabad.",
    languages: ["Pahari", "Kashmiri", "Gojri"],
    notes: [
      "Athmuqam is the seat of Neelum, on the river road between Kutton's waterfall and Keran, with Sharda, Kel and Arang Kel beyond. A few weeks of summer earn what the year must live on.",
      "There is little signal past it, so visitors save pages before they leave the city. A page that reads well offline is read twice.",
    ],
    searches: [
      ["keran hotel river view booking", "buy"],
      ["athmuqam to sharda road status", "learn"],
      ["arang kel chairlift timing", "learn"],
      ["neelum valley 3 day plan", "compare"],
      ["kutton waterfall guest house", "go"],
    ],
    first:
      "light pages that can be saved and read without signal: distances, fuel, cash points, and the number of your room",
    landmarks: ["Neelum bridge", "Keran", "Kutton waterfall"],
    matters:
      "Guests choose their bed near Athmuqam before they cross the bridge at Muzaffarabad, where the signal still holds. A page saved on the phone, with fuel, cash and the room's number, is read again by the river.",
    timing: "Summer is decided between March and May; autumn colours bring a second wave.",
    trades: {
      trade: "Caps, shawls and dry fruit: piece, price and what a rucksack can hold.",
      agriculture: "Walnuts, beans and apples: week, basket and village by the river.",
      services: "Hotels at Keran, jeeps to Arang Kel, guides: price for the day and the last fuel.",
      manufacturing: "Woodwork and shawls: the pattern, the maker and the days.",
    },
    foundations:
      "Pages that can be saved and read without a signal: distances, cash points and the number of your room.",
    links: "Bikers' and hikers' clubs, village tourism groups, and guests who wrote.",
  },
};
