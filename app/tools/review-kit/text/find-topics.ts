/**
 * What a received review speaks of, found by words. Urdu is looked for in both of the scripts that
 * people type it in. A word counts at the beginning of a word only ("dirtiest" has "dirt"); a short one in
 * Latin letters with an ending of its own alone: "waited" has "wait", "waiter", "later", "feel" have none.
 */
export type ReviewTopicName =
  "staff" | "price" | "waiting" | "quality" | "cleanliness" | "delivery" | "contact" | "place";

export type FoundTopic = { topic: ReviewTopicName; word: string };

const vocabulary: Record<ReviewTopicName, string> = {
  staff:
    "staff service waiter waitress manager employee receptionist doctor nurse driver technician team rude polite friendly helpful behaviour behavior amla rawaiya عملہ عملے سروس رویہ رویے منیجر ڈاکٹر कर्मचारी स्टाफ़ स्टाफ सेवा व्यवहार डॉक्टर (?<=\\b(?:el|del|al|su)\\s)personal servicio camarero empleado trato amable الموظف موظف طاقم خدمة الخدمة معاملة المعاملة النادل badtameez badtamiz tameez ikhlaq akhlaq bartao mulazim dukandar malik rawayya ravayya badtmeez badtemeez batameez batmeez badtehzeeb badtehzib badakhlaq badzuban badzaban badsuluki badsalooki beizzati bezti maghroor بدتمیز بدتہذیب بداخلاق بدزبان بدسلوکی عزتی",
  price:
    "price cost costly expensive cheap overpriced overcharge refund fee bill charged money value qeemat mehnga mehenga sasta paisa paise قیمت مہنگا مہنگی مہنگے سستا سستی پیسے بل क़ीमत कीमत महंगा महँगा महंगी सस्ता पैसे precio caro cara barato barata costoso dinero سعر السعر أسعار الأسعار غالي غالية رخيص ثمن الفاتورة mehngi mehngay mahanga sasti raqam daam rupay rupees loot looti lootmaar lutera thagi thug mehngai لوٹ مہنگائی",
  waiting:
    "wait waiting waited slow slower slowly queue late delay delayed hours intezar intizar انتظار دیر تاخیر قطار इंतज़ार इंतजार देर देरी धीमा espera esperar esperamos tardó tardaron lento lenta (?<=\\b(?:la|una|hacer)\\s)cola retraso الانتظار انتظار انتظرت تأخر تأخير بطيء بطيئة طابور dair takheer ghanta ghantay ghante qataar intazar intezaar intizaar intzar intezr deir lait",
  quality:
    "quality broke broken defect faulty taste tasty delicious fresh stale excellent workmanship mayar معیار معیاری خراب ذائقہ ذائقے مزیدار تازہ गुणवत्ता क्वालिटी ख़राब खराब स्वाद स्वादिष्ट ताज़ा calidad roto rota defectuoso sabor delicioso fresco جودة الجودة لذيذ طعم الطعم طازج معيب تالف kharab kharaab ghatiya ghatya zaiqa zaika mazedar mazaydar lazeez behtareen behtreen naqli nakli jaali baasi toota tooti tootay tuta phata phati badzaiqa badmaza thanda thandi نقلی جعلی باسی ٹوٹا ٹوٹی بدذائقہ ٹھنڈا",
  cleanliness:
    "clean dirty hygiene hygienic smell filthy saaf safai ganda gandi صاف صفائی گندا گندی بدبو साफ़ साफ सफ़ाई सफाई गंदा गंदी बदबू limpio limpia limpieza sucio sucia higiene نظيف نظيفة النظافة نظافة قذر متسخ رائحة gandagi badbu badboo safayi gandagee kachra makkhi makhiyan machhar cockroach keera keeray کچرا مکھی کیڑا کاکروچ",
  delivery:
    "delivery deliver delivered courier parcel package packaging shipping shipped arrived ڈیلیوری ترسیل پارسل کوریئر پیکنگ डिलीवरी पार्सल कूरियर पैकिंग entrega entregaron envío paquete llegó التوصيل توصيل شحن الشحن الطرد وصل tarseel pohncha pahuncha pohanchi tarsil parsal پہنچا پہنچی",
  contact:
    "communication communicate reply replied replies answer answered responsive response phone message rabta jawab رابطہ رابطے جواب فون پیغام संपर्क जवाब फ़ोन फोन संदेश बातचीत comunicación respuesta respondió respondieron contestó mensaje teléfono التواصل تواصل رد الرد رسالة هاتف rabita raabta",
  place:
    "parking location place atmosphere ambience room rooms seating building jagah mahol پارکنگ جگہ ماحول کمرہ کمرے पार्किंग जगह माहौल कमरा कमरे lugar ambiente aparcamiento (?<=\\b(?:el|del|al|este)\\s)local ubicación habitación المكان موقع الموقع الأجواء أجواء غرفة موقف jaga jagha mahaul",
};

/** With any ending it would be another word. */
const SHORT = /^[a-zà-ÿ]{1,4}$/i;
const OWN_ENDING = "(?:s|es|d|ed|ing|ings)?(?![\\p{L}\\p{M}])";

const patterns = Object.entries(vocabulary).map(([topic, words]) => ({
  topic: topic as ReviewTopicName,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${words
      .split(" ")
      .toSorted((a, b) => b.length - a.length)
      .map((word) => (SHORT.test(word) ? `${word}${OWN_ENDING}` : `${word}[\\p{L}\\p{M}]*`))
      .join("|")})`,
    "iu",
  ),
}));

/** The topics in the order in which the review names them, each with the word that gave it away. */
export function findTopics(review: string): FoundTopic[] {
  return patterns
    .flatMap(({ topic, pattern }) => {
      const match = pattern.exec(review);
      return match ? [{ topic, word: match[0], at: match.index }] : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ topic, word }) => ({ topic, word }));
}

/** Charges that no topic takes up, yet which say what happened: fraud and lies, in English and Urdu. */
const CHARGES =
  /(?<![\p{L}\p{M}])(?:fraud|scam|cheat|lied|liar|lies|dhoka|dhokha|dhokay|fareb|farebi|jhoot|jhooth|jhuth|jhutt|chori|beimaan|baiman|chor(?![\p{L}\p{M}])|چور(?![\p{L}\p{M}])|دھوکا|دھوکہ|فراڈ|فریب|جھوٹ|چوری|بے ایمان)[\p{L}\p{M}]*/iu;

/** Words that judge and tell nothing: after "worst place ever" one still has to ask what happened. */
const VERDICTS = new Set(
  (
    "a an the i we you he she it they my our your this that was were is are be been so very too really just not no never ever again " +
    "and or but with of to for in at on from all do did dont don t s please please ok okay " +
    "bad worse worst terrible horrible awful poor disappointing disappointed disappointment pathetic useless rubbish trash waste " +
    "good great nice best happy unhappy satisfied recommend recommended avoid hate hated like liked love loved zero one star stars " +
    "experience people thing things time times " +
    "bekar bekaar bakwas fazool bura buri bure acha achi ache nahi nahin na mat bohat bohot bahut hai hain tha thi the ka ki ke ko se mein main log jao jana kabhi dobara tajurba " +
    "برا بری برے بیکار بکواس فضول اچھا اچھی اچھے نہیں نہ مت بہت ہے ہیں تھا تھی تھے کا کی کے کو سے میں لوگ جائیں جانا کبھی دوبارہ تجربہ " +
    "muy mal mala malo peor pésimo pésima horrible experiencia no nunca recomiendo lo el la los un una de es fue y más nada bueno buena " +
    "سيء سيئة جدا جدًا تجربة لا أنصح به بها أبدا أسوأ كان كانت هذا " +
    "बहुत बुरा बुरी ख़राब खराब घटिया अनुभव था थी है नहीं कभी मत बेकार अच्छा अच्छी"
  ).split(" "),
);

/** As many words as it takes to say what happened without naming anything that is known here. */
const EXPLAINING_WORDS = 8;
/** Of those that do more than judge, fewer are enough: "they lost my suit". */
const TELLING_WORDS = 2;

/** A review that names a matter or a charge, tells something, or goes on for a sentence, has said what happened. */
export function explainsItself(review: string): boolean {
  const words = review.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !VERDICTS.has(word));
  return (
    words.length >= EXPLAINING_WORDS ||
    telling.length >= TELLING_WORDS ||
    CHARGES.test(review) ||
    findTopics(review).length > 0
  );
}
