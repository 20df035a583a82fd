import type { ProjectCopy } from "#tests/recipes/project-copy.ts";

/** The words that the recipes add, each to be found again on the pages where it belongs. */
export const added = {
  tool: { slug: "word-counter", title: "Word Counter" },
  city: { slug: "kamra", name: "Kamra" },
  post: { slug: "what-a-shop-sign-costs-in-lahore", title: "What a shop sign costs in Lahore" },
  caseStudy: { slug: "sehat-multan-clinic-seo", client: "Sehat Clinic" },
  testimonial: { slug: "farah-iqbal", name: "Farah Iqbal", company: "Sehat Clinic" },
  service: { slug: "content-writing", title: "Content Writing" },
  rule: "titles/h1-placeholder",
  crawler: "Lahore-User",
  language: { code: "pt", label: "Portuguese" },
  reason: { name: "asleep", title: "The site sleeps at night" },
  column: "host of the page",
  author: "Sana Javed",
  price: "PKR 99,000",
  phone: "+92 42 1111 0009",
} as const;

/** "change the prices", "change name, phones …": one line each. */
export function changePriceAndPhone(copy: ProjectCopy): void {
  copy.replace("app/content/plans/plans.ts", "priceInPkr: 95_000", "priceInPkr: 99_000");
  copy.write(
    "lib/site/site.ts",
    copy.read("lib/site/site.ts").replace(/phones: \["[^"]*"/, `phones: ["${added.phone}"`),
  );
}

const clinicStory = [
  "The clinic had three pins on the map, two of them at a house it left years ago. Callers drove to the wrong gate and rang once, and did not ring again.",
  "Six doctors sit there on different evenings. Their days hung on a board at the stairs and in a picture on a profile, where no search could read a single hour.",
  "Whoever asked for a skin doctor in Multan on a Thursday evening found chambers that answer no phone, since their names happened to hold the word.",
  "We began at the counter, with a notebook: what do people ask before they come, and in which words. Eleven questions made nine tenths of all calls.",
  "The old pins were closed and the new one was proven by a letter. From then on each review and each photograph stood at one place and not at three.",
  "Each doctor got a page: degree, days, fee, how to book, in English and in Urdu. Nurses write the changes themselves, from a phone, before noon.",
  "Mothers ask for vaccines by the child's age. A table of ages and doses took the place of a brochure, with the price of each beside it and no hidden fee.",
  "Bookings are counted at the counter by one question: how did you find us. The answers are in the table above, month by month, with their gaps left in.",
  "After ten months two evenings were full a week ahead. The clinic asked a seventh doctor to join, and her page was there before her name was on the door.",
];

/** "add a case study, a testimonial, an author, a service": an entry each. */
export function addEntries(copy: ProjectCopy): void {
  append(copy, "app/content/testimonials/testimonials.ts", {
    slug: added.testimonial.slug,
    name: added.testimonial.name,
    role: "Owner",
    company: added.testimonial.company,
    city: "multan",
    text: "Patients now arrive with the right day and the right door. The desk has stopped explaining the way.",
    rating: 5,
  });
  append(copy, "app/content/services/services.ts", {
    slug: added.service.slug,
    icon: "text-search",
    title: added.service.title,
    symptom: "Nobody here has the time to write.",
    description: "Pages in plain words, written from what your customers ask at the counter.",
    promise: "We write what your staff says on the phone, so that fewer people need to ring.",
    features: [
      { name: "Interviews", detail: "with those who answer the phone" },
      { name: "Drafts", detail: "that you correct in one sitting" },
      { name: "Corrections", detail: "whenever a price changes" },
    ],
  });
  copy.write(`app/content/services/pages/${added.service.slug}.txt`, servicePage);
  copy.replace(
    "app/content/urdu/urdu.txt",
    "\n\n## Plans\n",
    "\n- تحریر: آپ کے گاہک جو پوچھتے ہیں، اُس کے جواب سادہ لفظوں میں۔\n\n## Plans\n",
  );
  append(copy, "app/content/authors/authors.ts", {
    name: added.author,
    role: "Editor",
    bio: "Edits what others write at Pehla Page. She kept the books of a printing press in Multan first, and still counts the words twice.",
    avatar: "SJ",
  });

  const study = copy
    .read("app/content/case-studies/rangreza-karachi-ecommerce-seo.ts")
    .replace("rangrezaKarachiEcommerceSeo", "sehatMultan")
    .replace('"rangreza-karachi-ecommerce-seo"', JSON.stringify(added.caseStudy.slug))
    .replace('client: "Rangreza"', `client: ${JSON.stringify(added.caseStudy.client)}`)
    .replace('city: "Karachi"', 'city: "Multan"')
    .replace(/title: ".*"/, 'title: "A clinic that patients find on the right day"')
    .replace(/summary:\s*".*"/, 'summary: "The days of six doctors, typed where people look."')
    .replace(
      /description:\s*".*"/,
      'description: "Local SEO for a clinic in Multan: the days of six doctors typed as text, one pin in place of three, and bookings from search from 44 a month to 104."',
    )
    .replace('"mehwish-lakhani"', JSON.stringify(added.testimonial.slug))
    // Another story in every paragraph: two studies that say the same stop the build.
    .replaceAll(/"[^"]{100,}"(?=,?\n)/g, (text) =>
      text.includes("doctors typed") ? text : JSON.stringify(clinicStory.shift() ?? text),
    );
  copy.write(`app/content/case-studies/${added.caseStudy.slug}.ts`, study);
  const index = "app/content/case-studies/index.ts";
  copy.replace(
    index,
    "  chulhaHouseIslamabadRestaurantSeo,\n",
    "  chulhaHouseIslamabadRestaurantSeo,\n  sehatMultan,\n",
  );
  copy.write(
    index,
    `import { sehatMultan } from "#app/content/case-studies/${added.caseStudy.slug}.ts";\n${copy.read(index)}`,
  );
}

const servicePage = `---
title: Content writing services in Pakistan
description: Pages in plain words for firms in Pakistan: who needs them, how an interview becomes a draft, a sample of the notes, and which plans have how many.
headline: Content writing: what your counter says, on a page
lead: Your staff answers the same twelve questions each day. We sit beside them, write the answers down, and put each where people look for it.
plan: growth
post: voice-search-seo-urdu-english
tool: lsi-keyword-generator
case: rangreza-karachi-ecommerce-seo
---

## For you if
- The phone rings for prices that no page of yours has.
- Your best seller knows everything and has never typed a line.
- Texts were bought by the word, and nobody reads them.

## Not for you if
- You want forty pages by Friday. Ours take an interview each.
- You have nobody who can spare an hour a month for us.

## Week by week
- Week 1: We listen at the counter and on the phone, with a notebook.
- Week 2: Two drafts, read aloud to the person whose words they are.
- Week 3: Corrections, photographs, and the price list as a table.
- Week 4: Published, linked from the menu, and counted from then on.

## What you get
- The notes of each interview, which stay yours.
- Pages that a new employee could learn the trade from.
- A list of questions that nobody could answer yet.

## Sample
From the notes of a printer in Multan. The firm is made up.
- "How many days for wedding cards?" Asked nine times on one Saturday
- "Do you print on cloth?" Asked twice, and the answer is no
- "Is the proof free?" Nobody at the counter was sure
- "Where can I park?" Behind the mosque, after the noon prayer

## What it costs
Growth, at {growth} a month, has four posts of 1200 words; Basic, at {basic}, has two shorter ones.

## Questions
### Who signs the texts?
You do, or the person we asked. We are named nowhere.

### In which language?
English or Urdu, and Roman Urdu where your buyers type it. Each is written anew and never translated.

### What if it is wrong?
You read each page before it is seen by anybody, and a correction later costs nothing.
`;

const kamra = `---
name: Kamra
region: Punjab
province: Punjab
latitude: 33.85
longitude: 72.4
headline: SEO in Kamra: a runway for its shops
spoken: Hindko; Pothwari
landmarks: Kamra gate 2; Minhas base school; Kamra railway halt
---

## Lead

Families of engineers order from three cities and wait for the van. A shop by the gate that shows its stock is nearer than all three.

## Place

Kamra lives by its aeronautical works and the colony around them, on the old road between Attock and Hasan Abdal, with the schools and the bank inside the gate.

People look for tutors, repair and rooms by sector of the colony, in English at the desk and in Roman letters at home.

## Searches

- buy: home tutor kamra cantt
- go: kamra to attock bus timing
- compare: laptop repair kamra price
- landmark: bakery near kamra gate 2
- learn: apprentice test kamra date

## First

one page a sector of the colony, with the gate to use, the hours of the guard and a number that answers

## Why search matters

Because a family inside the gate orders before it walks out of it. Whoever prints stock, price and the gate to use is asked first, and the shop that leaves out the gate is never reached at all.

## Timing

A new term fills the sectors in August, so pages for tutors are due in June.

## Trade

Grocers and tailors by the gate: which sector, which hour, and whether the guard lets you in.

## Agriculture

Milk and vegetables from the villages around: by the litre, before the school van leaves.

## Services

Tutors, barbers and bank hours: fee, sector and the day of the week that is quiet.

## Local Manufacturing

Machine shops that serve the works: drawing, tolerance, and days until it is ready.

## Foundations

Name the gate and the sector, say who may enter on which day, and keep a call button that works with gloves on.

## Links

Links from the colony's schools, from suppliers of the works, and from parents who keep lists of tutors.
`;

/** "add a city": a file like the others. */
export function addCity(copy: ProjectCopy): void {
  copy.write(`app/content/cities/${added.city.slug}.md`, kamra);
}

/** Writes and publishes what `npm run new:post` started. */
export function publishPost(copy: ProjectCopy): void {
  const folder = `app/content/posts/${added.post.slug}`;
  const meta = copy
    .read(`${folder}/meta.ts`)
    .replace(/\n\s*draft: true,/, "")
    .replace(/author: ".*"/, `author: "${added.author}"`)
    .replace(
      /metaDescription:\s*".*"/,
      'metaDescription: "What painters and sign makers ask in Lahore, which parts of the bill are the same everywhere, and five questions that bring the price down."',
    );
  copy.write(`${folder}/meta.ts`, meta);

  const sections = ["paint", "letters", "frame", "light", "permit", "repair"].map((part) => {
    const sentences = Array.from(
      { length: 16 },
      (_, row) =>
        `Shop ${row + 1} on our list paid for the ${part} in week ${row + 2} and was glad.`,
    );
    return `## The ${part}\n\n${sentences.slice(0, 8).join(" ")}\n\n${sentences.slice(8).join(" ")}\n`;
  });
  copy.write(
    `${folder}/body.mdx`,
    `Signs cost what their parts cost. See [our prices](/pricing) for how we list ours.\n\n${sections.join("\n")}`,
  );
}

/** Puts an entry at the end of the one list that a file holds. */
function append(copy: ProjectCopy, path: string, entry: object): void {
  const source = copy.read(path);
  const end = /^\](?: as const satisfies [^\n]*)?;$/m.exec(source);
  if (!end) throw new Error(`${path} has no list at its end`);
  copy.write(
    path,
    `${source.slice(0, end.index)}${JSON.stringify(entry, null, 2)},\n${source.slice(end.index)}`,
  );
}
