import { z } from "zod";

import { phoneHref } from "#lib/contact/phone-href.ts";

const socialAddress = z
  .union([z.literal(""), z.url("write the whole address, https:// included")])
  .describe("empty: the button shows the coming-soon toast");

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write a time as 09:30 or 18:00");

const weekDay = z.enum([
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
]);

/** When somebody is there: shown on the contact page and in the footer, and said in structured data. */
const openingHours = z
  .strictObject({
    /** In their order, without a gap. */
    days: z.array(weekDay).min(2),
    opens: time,
    closes: time,
    /** For the Friday prayer. */
    fridayBreak: z.strictObject({ from: time, to: time }),
    ramzan: z.strictObject({ opens: time, closes: time }),
  })
  .refine(
    ({ opens, closes, fridayBreak, ramzan }) =>
      opens < closes && fridayBreak.from < fridayBreak.to && ramzan.opens < ramzan.closes,
    { message: "closing comes after opening" },
  );

const phone = (message: string) =>
  z
    .string()
    .regex(/^\+[\d ]+$/, message)
    .refine((text) => phoneHref(text) !== undefined, message);

/** What a buyer of this site changes: one object, in site.ts. */
export const siteSchema = z.strictObject({
  name: z.string().min(1, "the brand's name must not be empty"),
  tagline: z.string().min(1),
  /** Origin without a trailing slash; the build variable SITE_URL overrides it. */
  url: z.url("write the whole address, https:// included").refine((url) => !url.endsWith("/"), {
    message: "leave out the slash at the end",
  }),
  /** Shown on the pages. */
  email: z.email("this is not an email address"),
  /** Only in structured data. */
  inquiryEmail: z.email("this is not an email address"),
  /** Two numbers as people read them, with country code. The second is the WhatsApp number. */
  phones: z.tuple([phone("write it as +92 42 0000 0001"), phone("write it as +92 300 0000001")]),
  address: z.strictObject({
    street: z.string().min(1),
    city: z.string().min(1),
    postalCode: z.string().regex(/^\d{5}$/, "a Pakistani postal code has five digits"),
    country: z.literal("PK"),
  }),
  openingHours,
  /** Shown on the page about us, and on the privacy page as who is responsible. */
  registration: z.strictObject({
    firm: z.string().min(1),
    /** Number in the register of companies; "" where the firm is none. */
    secp: z.string(),
    ntn: z.string().min(1),
    /** Registration for sales tax on services, with the authority in front: "PRA 0000000". */
    salesTax: z.string().min(1),
  }),
  /** Within how many hours somebody answers an enquiry: every page that names a time says this one. */
  answerWithinHours: z.number().int().min(1).max(168, "a week is 168 hours"),
  /**
   * By when on the first day of the week what came while the office was closed is answered
   * (answer-promise.ts). Without effect where it opens every day.
   */
  answerAfterWeekendBy: time,
  /** What the privacy page promises; RETENTION_DAYS of the server must be no longer. */
  enquiriesKeptMonths: z.number().int().min(1).max(12, "a year is 12 months"),
  /** How long a copy of the store is kept elsewhere; the privacy page says so. */
  backupDays: z.number().int().min(1).max(31, "longer copies break the promise to delete"),
  /** How long the web server in front keeps its log, which names network addresses; 0 where none is there. */
  webServerLogDays: z.number().int().min(0),
  /** The office's position in degrees; distances to cities are measured from here. */
  geo: z.strictObject({ lat: z.number().min(23).max(38), lon: z.number().min(60).max(78) }),
  social: z.strictObject({
    facebook: socialAddress,
    instagram: socialAddress,
    linkedin: socialAddress,
    x: socialAddress,
  }),
  /** Off, the button shows its coming-soon toast; on, it works. */
  features: z.strictObject({
    blogSharing: z.boolean(),
    packageRequest: z.boolean(),
    freelancerProfile: z.boolean(),
    /** The other way round: on, the contact page greets with its coming-soon toast. */
    contactNotice: z.boolean(),
  }),
  /** Where the contact form posts. The site's own server, or a hosted form service. */
  form: z.strictObject({
    /** "" for the site's own server, "https://formspree.io" for the hosted service. */
    endpoint: z.union([z.literal(""), z.url()]),
    id: z.string().regex(/^[\w-]+$/, "letters, digits, - and _ only"),
  }),
  /**
   * True while figures, clients and authors are the invented ones that this site is shown with: the
   * pages then say so beside each. Set it to false once they are your own.
   */
  isDemonstration: z.boolean(),
  /** Ad unit of the review writers; "" keeps the quiet house notice. */
  adUnit: z.string(),
});

export type SiteFacts = z.infer<typeof siteSchema>;
