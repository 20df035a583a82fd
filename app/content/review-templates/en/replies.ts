import type { ReplyTexts } from "#app/content/review-templates/schema.ts";

export const replies: ReplyTexts = {
  substance: {
    high: "Those who had a part in it will be glad to read it.",
    middle: "Both sides of it help: what went well and what did not.",
    low: "It helps that you wrote it down: only what is said can be put right.",
  },
  greeting: "Dear {reviewer},",
  band: {
    high: {
      opening: {
        warm: "Thank you so much for your kind review!",
        plain: "Thank you for your review.",
        formal: "Thank you very much for taking the time to write this review.",
      },
      topics: "It is good to read what you say about {topics}.",
      middle: "Reviews like yours help others to choose.",
    },
    middle: {
      opening: {
        warm: "Thank you for such an honest review.",
        plain: "Thank you for your honest review.",
        formal: "Thank you for taking the time to give this balanced account.",
      },
      topics: "We have read what you say about {topics}.",
      middle: "It shows what to keep and what to do better.",
    },
    low: {
      opening: {
        warm: "Thank you for telling us openly, and sorry that it was not what you hoped for.",
        plain: "Thank you for your review, and sorry that it was not what you expected.",
        formal:
          "Thank you for your review. Please accept our apologies that your expectations were not met.",
      },
      topics: "What you say about {topics} is taken seriously.",
      middle: "It would help to hear from you in your own words what happened.",
    },
  },
  contact: [
    "Please get in touch, so that we can look into it together: {contact}.",
    "Please get in touch, so that we can look into it together: [add a name and a phone number or email].",
  ],
  closing: {
    warm: "All the best to you!",
    plain: "All the best.",
    formal: "With kind regards.",
  },
  and: " and ",
  comma: ", ",
  topics: {
    staff: "the staff",
    price: "the price",
    waiting: "the waiting time",
    quality: "the quality",
    cleanliness: "the cleanliness",
    delivery: "the delivery",
    contact: "the communication",
    place: "the place",
  },
};
