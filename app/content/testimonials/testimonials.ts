import type { Testimonial } from "./schema.ts";

/**
 * Demonstration content: the people and companies are invented. Replace every entry with a real
 * client's words before publishing. The first two are on the home page.
 */
export const testimonials: readonly Testimonial[] = [
  {
    slug: "rehana-tarar",
    name: "Rehana Tarar",
    role: "Owner",
    company: "Tarar Dental Studio",
    city: "lahore",
    text: "They began by telling us what not to pay for. Six months on, people walk into the Gulberg branch and say they found us before they found the franchise next door.",
    rating: 5,
  },
  {
    slug: "bilal-chaudhry",
    name: "Bilal Chaudhry",
    role: "Founder",
    company: "Naya Safar Travels",
    city: "lahore",
    text: "The monthly report is two pages and I understand both of them. That alone is new.",
    rating: 5,
  },
  {
    slug: "kamran-aslam",
    name: "Kamran Aslam",
    role: "Managing director",
    company: "Tech Solutions Lahore",
    city: "lahore",
    text: "Our best customers were always ten minutes away. Now they ring us from there, and my engineers have stopped driving to Kasur for small jobs.",
    rating: 5,
  },
  {
    slug: "sadia-rauf",
    name: "Sadia Rauf",
    role: "Owner",
    company: "Chulha House",
    city: "islamabad",
    text: "I asked for more followers. They asked for our opening hours. They were right.",
    rating: 5,
  },
  {
    slug: "mehwish-lakhani",
    name: "Mehwish Lakhani",
    role: "Head of online sales",
    company: "Rangreza",
    city: "karachi",
    text: "They deleted most of our pages. I did not sleep that week. Orders from search have more than doubled since.",
    rating: 5,
  },
];
