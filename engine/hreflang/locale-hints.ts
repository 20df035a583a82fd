/** What people write in place of a language's or a country's code, and what they mean. */

/** Country codes that are languages too, and rarely meant as such. */
export const likelyMistakes: Record<string, { meaning: string; suggestions: string[] }> = {
  ae: { meaning: "Avestan, not the Emirates", suggestions: ["ar-AE", "en-AE"] },
  be: { meaning: "Belarusian, not Belgium", suggestions: ["nl-BE", "fr-BE"] },
  br: { meaning: "Breton, not Brazil", suggestions: ["pt-BR"] },
  ch: { meaning: "Chamorro, not Switzerland", suggestions: ["de-CH", "fr-CH"] },
  ee: { meaning: "Ewe, not Estonia", suggestions: ["et"] },
  eu: { meaning: "Basque, not the European Union", suggestions: ["en"] },
  ie: { meaning: "Interlingue, not Ireland", suggestions: ["en-IE"] },
  kg: { meaning: "Kongo, not Kyrgyzstan", suggestions: ["ky"] },
  kr: { meaning: "Kanuri, not Korean", suggestions: ["ko"] },
  ng: { meaning: "Ndonga, not Nigeria", suggestions: ["en-NG"] },
  sa: { meaning: "Sanskrit, not Saudi Arabia", suggestions: ["ar-SA"] },
  se: { meaning: "Northern Sami, not Swedish", suggestions: ["sv"] },
  sg: { meaning: "Sango, not Singapore", suggestions: ["en-SG"] },
  tw: { meaning: "Twi, not Taiwan", suggestions: ["zh-TW"] },
  uk: { meaning: "Ukrainian, not the United Kingdom", suggestions: ["en-GB"] },
};

/** Where one language would be half an answer. */
export const localesOfRegion: Record<string, string[]> = {
  PK: ["ur-PK", "en-PK"],
  IN: ["hi-IN", "en-IN"],
  BE: ["nl-BE", "fr-BE"],
  CA: ["en-CA", "fr-CA"],
  CH: ["de-CH", "fr-CH"],
};

/** Not countries, though often written where one belongs. */
export const areaHints: Record<string, string> = {
  EU: "the European Union is not a country; name the language alone, or each country",
  LATAM: "Latin America is not a country; name the language alone, or each country",
  "419": "Latin America is not a country; name the language alone, or each country",
};

/** ISO 639-2 codes of languages that have a two-letter one. */
export const twoLetterOf: Record<string, string> = {
  ara: "ar",
  ben: "bn",
  chi: "zh",
  deu: "de",
  eng: "en",
  fas: "fa",
  fra: "fr",
  fre: "fr",
  ger: "de",
  hin: "hi",
  ind: "id",
  ita: "it",
  jpn: "ja",
  kor: "ko",
  pan: "pa",
  per: "fa",
  por: "pt",
  pus: "ps",
  rus: "ru",
  snd: "sd",
  spa: "es",
  tur: "tr",
  urd: "ur",
  zho: "zh",
};

/** What people call a country for short, beside its codes of ISO 3166-1. */
export const shortRegionNames: Record<string, string> = {
  DRC: "CD",
  ENG: "GB",
  KSA: "SA",
  PRC: "CN",
  ROC: "TW",
  ROK: "KR",
  RSA: "ZA",
  UAE: "AE",
  UK: "GB",
};

/** Balochi, Saraiki, Brahui, Hindko: no two-letter codes. */
export const pakistaniLanguages = new Set(["bal", "skr", "brh", "hno"]);
