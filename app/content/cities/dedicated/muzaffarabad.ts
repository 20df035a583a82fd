import type { DedicatedCopy } from "#app/content/cities/schema.ts";

export const muzaffarabadCopy: DedicatedCopy = {
  slug: "muzaffarabad",
  description:
    "SEO in Muzaffarabad for hotels, colleges and builders: guests on the way to Neelum, families down from the valleys, relatives writing from abroad.",
  intro: {
    title: "Two rivers, two bridges, two kinds of customer",
    paragraphs: [
      "At Domel the green Neelum meets the grey Jhelum, and for some kilometres both colours run side by side. The capital's customers are like that. One stream is passing through, toward Keran, Sharda and Taobat; the other comes down from Leepa, Chikar and the Neelum villages for school, court and hospital.",
      "They share a bazaar and nothing else. The first asks in Lahore, weeks ahead, about rooms, jeeps and snow. The second asks in a wagon on the Jhelum Valley road whether the dentist is in.",
      "The town was rebuilt after October 2005 with new plazas, new hospitals and new roads, and many of its online addresses describe a place that is no longer there. Cleaning that up is not glamorous, and it is where most businesses here should begin.",
    ],
    read: {
      text: "Being found on video as well: a guide to YouTube",
      post: "youtube-seo-guide-pakistan",
    },
  },
  searches: [
    ["muzaffarabad hotel near pir chinasi road", "landmark"],
    ["neelum valley jeep from muzaffarabad per day", "compare"],
    ["ajk university chehla campus hostel", "learn"],
    ["walnut carving shop muzaffarabad", "buy"],
    ["upper chattar house map and rate", "compare"],
  ],
  languages:
    "Pahari and Hindko at home, Kashmiri and Gojri in the side valleys, Urdu in print. Relatives in Bradford and Oslo search in English; tourists from Punjab in Roman Urdu, with the word tour at the end.",
  industriesTitle: "Three trades at the door of the valley",
  industries: [
    {
      title: "Hotels, jeeps and guides",
      text: "Pir Chinasi for a day, Neelum for three, Leepa for the patient. Guests compare photographs, heating, the road and the number of stars that strangers gave. Booking sites take a share; a direct page with rooms, route and cancellation keeps it.",
      search: "3 days neelum tour package from muzaffarabad family",
    },
    {
      title: "Colleges and public offices",
      text: "The state's university, medical college, secretariat and courts bring thousands who need a form, a hostel, a photocopy and a lunch. Their searches are small and certain. Whoever explains the procedure gets the visitor.",
      search: "state subject certificate muzaffarabad documents",
    },
    {
      title: "Building and the diaspora",
      text: "Hillside houses need retaining walls, steel and an engineer who remembers the earthquake. Those who pay often live abroad and want drawings, stages and receipts by e-mail. Walnut carvers and shawl sellers have the same distant clients.",
      search: "earthquake resistant house contractor azad kashmir",
    },
  ],
  districtsTitle: "Along the water",
  districts: [
    {
      name: "Domel and Secretariat",
      text: "Offices, stationers, quick meals. People search for a counter number and a closing time, and are grateful for either.",
    },
    {
      name: "Madina Market and Bank Road",
      text: "The old bazaar, rebuilt: cloth, gold, medicine, phones. Plaza names changed with the buildings; use the ones on the signboards now.",
    },
    {
      name: "Chehla Bandi and Neelum Road",
      text: "The university, the Red Fort, the way north. Travellers decide here on fuel, cash and breakfast.",
    },
    {
      name: "Upper and Lower Chattar",
      text: "Assembly, villas, guest houses and cafés above the river. Views sell; say how many stairs, and where to park.",
    },
    {
      name: "Ambore and Gojra",
      text: "Hospitals, housing, workshops on the Jhelum side. A pin on the wrong bank costs the visitor a bridge.",
    },
  ],
  methodTitle: "Four steps up the valley road",
  methodLead:
    "In our SEO services in Muzaffarabad each step has its month, since the first booking calls come when the passes are still white.",
  method: [
    {
      title: "November: find the ghosts",
      text: "Old plazas, dead numbers, pins in the river: every listing that still shows the town before 2005, or a business that moved.",
    },
    {
      title: "December: one true record",
      text: "Name, bank of the river, landmark, hours by season, pictures of the door, the same everywhere and light to load.",
    },
    {
      title: "January to March: two audiences",
      text: "Pages for the guest from the plains and pages for the valley's families, in the words and worries of each.",
    },
    {
      title: "April: be talked of",
      text: "Travel channels, alumni, diaspora societies and the valley's own reporters, invited to see and to say what they saw.",
    },
  ],
  closing: {
    title: "See what both streams find",
    text: "Send your website address. We look at it as a family from Lahore and as a student from Leepa, and write back with three things to put right.",
  },
};
