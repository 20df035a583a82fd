import { caseStudies } from "#app/content/case-studies/index.ts";
import type { LahoreCopy } from "#app/content/cities/schema.ts";
import { plans } from "#app/content/plans/index.ts";
import { spellNumber } from "#lib/spell-number.ts";

export const lahoreCopy: LahoreCopy = {
  description: `SEO in Lahore, street by street: four phases, six trades, ${spellNumber(caseStudies.length)} cases and ${spellNumber(plans.length)} packages in rupees, from an office in the city itself.`,
  why: {
    title: "Why Lahore needs specialised SEO",
    paragraphs: [
      "Search in Lahore is local to the point of the street. “Dentist near me” in Gulberg and in Johar Town return two different towns. A canal, a ring road and a metro line decide what a customer will cross to reach you.",
      "The city's markets grew by trade and not by postcode. Hall Road has electronics, Shah Alam wholesale, Ichhra and Liberty cloth, Brandreth Road tools, Urdu Bazaar books. People search that way too. They type the market before the category, often in Roman Urdu, and a page that only says Lahore competes with everyone and is near to no one.",
      "So our SEO services in Lahore start with a map. We list the places your customers come from, check what each of them sees, and build the pages, listings and links for those first.",
    ],
  },
  searches: [
    ["hall road laptop screen replacement price", "compare"],
    ["johar town mein acha dentist", "go"],
    ["liberty market bridal dress original", "buy"],
    ["dha phase 5 home tutor o levels fee", "compare"],
    ["lakshmi chowk se qareeb karahi", "landmark"],
  ],
  phases: [
    {
      title: "Audit",
      text: "We crawl the site, check every listing, and look at your results as if from a dozen parts of the city, from Shahdara to Bahria Town.",
    },
    {
      title: "Foundations",
      text: "Speed on a cheap phone, titles, structured data, one clear page for each service, and one correct profile for each branch.",
    },
    {
      title: "Content and place",
      text: "Pages for the markets and neighbourhoods you truly serve, in the words collected at your counter, by people who have stood there.",
    },
    {
      title: "Authority",
      text: "Mentions from Lahore's press, suppliers, universities and associations, and reviews asked for properly and answered by name.",
    },
  ],
  serviceNotes: {
    "local-seo": "From Shahdara to Raiwind Road: the map, by branch and by area.",
    "keyword-research": "Punjabi turns of phrase, Urdu nouns, English prices: the words as typed.",
    "seo-audits": "Done on site at your office if you like, with your developer at the table.",
    "backlink-authority-building":
      "Lahore's writers, chambers and campuses, each asked with a reason.",
  },
  industries: [
    {
      title: "Clinics and hospitals",
      text: "Jail Road, Gulberg and DHA hold hundreds of practices. Patients compare the doctor's name, fee, evening hours and parking before they ring.",
      search: "laparoscopic surgeon lahore evening clinic fee",
    },
    {
      title: "Software and IT services",
      text: "Arfa Tower's neighbours sell abroad and hire at home. Case pages win the first kind of reader, plain job pages the second.",
      search: "managed it services lahore small office",
    },
    {
      title: "Fashion and bridal",
      text: "Liberty, MM Alam Road and Ichhra dress weddings in three countries. Size, delivery date and video call matter more than a look book.",
      search: "walima maxi ready to wear lahore delivery uk",
    },
    {
      title: "Food and restaurants",
      text: "Gawalmandi to Gulberg, the city eats out late. Menu with prices as text, closing hour, family hall and generator: in this order.",
      search: "rooftop desi dinner lahore open after 12",
    },
    {
      title: "Property and builders",
      text: "DHA, Bahria, LDA City, Ravi's new towns: buyers read maps, approvals and instalments. Dated facts set a dealer apart from a file seller.",
      search: "lda approved 5 marla house installments lahore",
    },
    {
      title: "Schools and academies",
      text: "From Aitchison's lists to MDCAT crammers on Wahdat Road, parents search by result, fee and van route, and they begin in November.",
      search: "mdcat academy lahore fee hostel girls",
    },
  ],
  capabilities: [
    {
      title: "Business Profile care",
      text: "Categories, hours, photographs, posts and answers for each branch, kept current through Ramzan and Eid.",
    },
    {
      title: "Neighbourhood pages",
      text: "A page for an area only where you serve it, with what is different about serving it there.",
    },
    {
      title: "Three ways of writing",
      text: "English, Urdu and Roman Urdu, each used where its searchers are and marked up for what it is.",
    },
    {
      title: "Technical repair",
      text: "Crawling, indexing, speed and structured data, in tickets your developer can close one by one.",
    },
    {
      title: "Listings in agreement",
      text: "Name, address and phone matched across maps, directories and social profiles, old branches closed.",
    },
    {
      title: "Reviews within the rules",
      text: "A request after the visit, no rewards, nobody left out; and a reply to the angry one within a day, to all within two.",
    },
    {
      title: "Links with a reason",
      text: "Suppliers, alumni, press and public data of your own. Nothing bought, each one reported.",
    },
    {
      title: "Reports you can check",
      text: "More than 100 data points behind two pages of words: what was done, what moved, what comes next.",
    },
  ],
  reasons: [
    {
      title: "We are here",
      text: "The office is in Lahore. We have stood in the queue at Hall Road and know why nobody searches for its postcode.",
    },
    {
      title: "Figures before opinions",
      text: "Each task names the measurement it came from, and the report says whether it worked.",
    },
    {
      title: "Prices on the table",
      text: "Three packages in rupees with every line listed. You can change yours from the next month.",
    },
  ],
  closing: {
    title: "See how Lahore sees you",
    text: "Send your website address. We check it from six neighbourhoods and write back with the three things to fix first.",
  },
};
