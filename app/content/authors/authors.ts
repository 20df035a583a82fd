import type { Author } from "./schema.ts";

/** Demonstration people. Replace them with your own writers before you publish. */
export const authors = [
  {
    name: "Mahnoor Saleem",
    role: "Content lead",
    bio: "Leads content at Pehla Page. She trained as a court interpreter between Urdu and English, and still listens for the word a customer would really use.",
    languages: ["Urdu", "English"],
    avatar: "MS",
  },
  {
    name: "Hamza Tariq",
    role: "Search strategist",
    bio: "Plans search for shops and service firms at Pehla Page. He ran the website of a family furniture store in Gujrat first, and answered its phone too.",
    languages: ["Punjabi", "Urdu", "English"],
    avatar: "HT",
  },
  {
    name: "Ayesha Rafiq",
    role: "Local search lead",
    bio: "Looks after maps and local search at Pehla Page. She has walked more side streets than most couriers to check that a pin stands at the right gate.",
    languages: ["Urdu", "Punjabi", "English"],
    avatar: "AR",
  },
  {
    name: "Nida Baloch",
    role: "Video producer",
    bio: "Makes and measures video at Pehla Page. She learned editing on a phone in Quetta, with one hour of good light and less of good power.",
    languages: ["Balochi", "Brahui", "Urdu", "English"],
    avatar: "NB",
  },
  {
    name: "Daniyal Khattak",
    role: "Technical SEO engineer",
    bio: "Finds out why pages are not found. Before Pehla Page he kept servers running for a hosting company in Peshawar, mostly at three in the morning.",
    languages: ["Pashto", "Hindko", "Urdu", "English"],
    avatar: "DK",
  },
] as const satisfies readonly Author[];
