import type { PageFinding } from "#lib/desk/page-reading.ts";

/**
 * The first sentence of an answer, in the three scripts that enquiries come in. `{…}` is filled in by
 * app/desk/enquiry/write-first-sentence.ts. The Urdu and Roman Urdu rows are signed off by a reader before
 * they go out.
 */
export type SentenceLanguage = "en" | "ur-Latn" | "ur";

export type Sentences = {
  greeting: string;
  aboutWebsite: string;
  aboutPage: string;
  findings: Record<PageFinding, string>;
  mailSubject: string;
  /** Where the script has a form of its own for the agency’s name. */
  brand?: string;
};

export const firstSentences: Record<SentenceLanguage, Sentences> = {
  en: {
    greeting: "Assalam o alaikum {first}, this is {me} from {brand}.",
    aboutWebsite: "You wrote to us about {website}.",
    aboutPage: "You wrote to us from our page “{page}”.",
    findings: {
      indexable:
        "We looked at your page: Google can show it, and it scores {score} out of 100. Report: {link}",
      "no-answer": "We tried to open your page: it does not answer. Report: {link}",
      robots: "We looked at your page: a line in robots.txt keeps Google out. Report: {link}",
      noindex: "We looked at your page: a line in it (noindex) keeps Google out. Report: {link}",
      canonical: "We looked at your page: it tells Google to index another address. Report: {link}",
      "no-words":
        "We looked at your page: Google sees no words in it unless JavaScript runs. Report: {link}",
    },
    mailSubject: "Your question to {brand}",
  },
  "ur-Latn": {
    greeting: "Assalam o alaikum {first} ji, main {me} hoon, {brand} se.",
    aboutWebsite: "Aap ne {website} ke bare mein likha tha.",
    aboutPage: "Aap ne hamare page “{page}” se likha tha.",
    findings: {
      indexable:
        "Hum ne aap ka page parha: Google isay dikha sakta hai, 100 mein se {score} number. Report: {link}",
      "no-answer": "Hum ne aap ka page kholna chaha: jawab nahi aaya. Report: {link}",
      robots: "Hum ne dekha: robots.txt ki aik line Google ko rokti hai. Report: {link}",
      noindex:
        "Hum ne aap ka page parha: us mein aik line hai, noindex, jo Google ko rokti hai. Report: {link}",
      canonical:
        "Hum ne aap ka page parha: woh Google ko kisi aur address par bhejta hai. Report: {link}",
      "no-words":
        "Hum ne aap ka page parha: JavaScript ke baghair us mein alfaz nahi. Report: {link}",
    },
    mailSubject: "Your question to {brand}",
  },
  ur: {
    brand: "پہلا پیج",
    greeting: "السلام علیکم {first} جی، میں {me} ہوں، {brand} سے۔",
    aboutWebsite: "آپ نے ہمیں {website} کے بارے میں لکھا تھا۔",
    aboutPage: "آپ نے ہمارے صفحے “{page}” سے لکھا تھا۔",
    findings: {
      indexable:
        "ہم نے آپ کا صفحہ پڑھا: گوگل اسے دکھا سکتا ہے، 100 میں سے {score} نمبر۔ رپورٹ: {link}",
      "no-answer": "ہم نے آپ کا صفحہ کھولنا چاہا: جواب نہیں آیا۔ رپورٹ: {link}",
      robots: "ہم نے آپ کا صفحہ پڑھا: robots.txt کی ایک سطر گوگل کو روکتی ہے۔ رپورٹ: {link}",
      noindex:
        "ہم نے آپ کا صفحہ پڑھا: اس کی اپنی ایک سطر، noindex، گوگل کو روکتی ہے۔ رپورٹ: {link}",
      canonical: "ہم نے آپ کا صفحہ پڑھا: وہ گوگل کو کسی اور پتے پر بھیجتا ہے۔ رپورٹ: {link}",
      "no-words": "ہم نے آپ کا صفحہ پڑھا: JavaScript کے بغیر اس میں الفاظ نہیں۔ رپورٹ: {link}",
    },
    mailSubject: "{brand} سے آپ کا سوال",
  },
};

/** Words that tell Roman Urdu from English: none of them is an English word. */
export const romanUrduWords: ReadonlySet<string> = new Set(
  "hai hain hun hoon hum nahi nahin aap mein main mera meri mere hamara hamari hamare kya kyun karna karte karein kar chahiye chahte ka ki ke ko se tha thi bhi ji assalam alaikum walaikum bare jab koi aur lekin kaise kitna kitne".split(
    " ",
  ),
);

/** Words before a name that no one is greeted by. */
export const titlesBeforeNames: ReadonlySet<string> = new Set([
  "mr",
  "mrs",
  "ms",
  "miss",
  "dr",
  "engr",
  "haji",
  "syed",
  "muhammad",
  "mohammad",
  "m",
]);
