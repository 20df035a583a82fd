import type { SiteFacts } from "./site-schema.ts";

/**
 * Everything that names the agency. The values are placeholders that can belong to nobody:
 * replace them all before the site goes live.
 */
export const site: SiteFacts = {
  name: "Pehla Page",
  tagline: "SEO agency in Pakistan",
  url: import.meta.env?.VITE_SITE_URL ?? "https://www.pehlapage.example",
  email: "hello@pehlapage.example",
  inquiryEmail: "inquiries@pehlapage.example",
  phones: ["+92 42 0000 0001", "+92 300 0000001"],
  address: {
    street: "1 Example Street, Gulberg",
    city: "Lahore",
    postalCode: "54000",
    country: "PK",
  },
  openingHours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "10:00",
    closes: "18:00",
    fridayBreak: { from: "13:00", to: "14:30" },
    ramzan: { opens: "10:00", closes: "16:00" },
  },
  registration: {
    firm: "Pehla Page (Private) Limited",
    secp: "0000000",
    ntn: "0000000-0",
    salesTax: "PRA P0000000-0",
  },
  answerWithinHours: 24,
  answerAfterWeekendBy: "12:00",
  enquiriesKeptMonths: 12,
  backupDays: 14,
  webServerLogDays: 14,
  geo: { lat: 31.5204, lon: 74.3587 },
  social: { facebook: "", instagram: "", linkedin: "", x: "" },
  features: {
    blogSharing: false,
    packageRequest: false,
    freelancerProfile: false,
    contactNotice: false,
  },
  isDemonstration: true,
  form: { endpoint: "", id: "audit" },
  adUnit: "",
};
