/** The words and phrases by which a keyword is labelled, in English, Urdu and Urdu in Latin letters. */

export const QUESTION_WORDS = (
  "how what why when where which who can does is are should kaise kese kya kyun kab kahan " +
  "kaun kitna kitne kitni کیسے کیا کیوں کب کہاں کون کتنا کتنے کتنی"
).split(" ");
export const QUESTION_PHRASES =
  "ka tarika, ka tareeqa, kaise kare, کا طریقہ, guide, tutorial, meaning".split(", ");
/** With a place: who does this there? What things cost is another question, and stays one. */
export const PROVIDER_WORDS =
  "services service agency company shop store hire rent دکان dukan".split(" ");
export const BUY_WORDS = (
  "buy price prices cost rate rates cheap affordable discount deal deals order quote " +
  "booking book sale delivery installment installments fee fees charges qeemat keemat " +
  "qimat sasta saste sasti kharidna kiraya قیمت سستا سستی خریدیں کرایہ"
).split(" ");
export const COMPARE_WORDS = (
  "best top vs versus review reviews alternative alternatives comparison compare " +
  "difference cheapest behtareen behtreen بہترین موازنہ"
).split(" ");
export const NAVIGATE_WORDS =
  "login signin website official app download contact address number helpline portal".split(" ");
export const LOCAL_PHRASES = (
  "near, near me, near by, nearby, nearest, around me, in my area, close to, close to me, " +
  "ghar ke paas, mere paas, paas, nazdeek, nazdik, ilaqe, qareeb, kareeb, pakistan, " +
  "پاکستان, قریب, نزدیک, کے پاس, میرے پاس"
).split(", ");
/** Parts of cities that people name without the city; several cities have each. */
export const AREAS = (
  "bahria town, blue area, cantt, clifton, defence, dha, garden town, gulberg, " +
  "gulistan e johar, gulshan e iqbal, hayatabad, iqbal town, johar town, korangi, malir, " +
  "model town, nazimabad, north nazimabad, pechs, saddar, satellite town, shahdara, " +
  "tariq road, wapda town, گلبرگ, جوہر ٹاؤن, ماڈل ٹاؤن, بحریہ ٹاؤن, ڈیفنس, کلفٹن, صدر, " +
  "گلشن اقبال"
).split(", ");
export const ROMAN_URDU = new Set(
  (
    "ka ki ke ko mein main hai hain se aur kya kaise kese qeemat keemat qimat tarika tareeqa " +
    "kahan kitna kitne kitni sasta saste sasti behtareen behtreen dukan kiraya karna kare " +
    "karein qareeb kharidna"
  ).split(" "),
);
/** Names by which people search, beside the official ones. */
export const CITY_ALIASES: Readonly<Record<string, string>> = {
  pindi: "rawalpindi",
  isb: "islamabad",
  lhr: "lahore",
  khi: "karachi",
  fsd: "faisalabad",
  "dera ghazi khan": "dg-khan",
  "d i khan": "di-khan",
  "dera ismail khan": "di-khan",
  لاہور: "lahore",
  کراچی: "karachi",
  "اسلام آباد": "islamabad",
  راولپنڈی: "rawalpindi",
  "فیصل آباد": "faisalabad",
  ملتان: "multan",
  پشاور: "peshawar",
  کوئٹہ: "quetta",
  rwp: "rawalpindi",
  سیالکوٹ: "sialkot",
  گوجرانوالہ: "gujranwala",
  سرگودھا: "sargodha",
  بہاولپور: "bahawalpur",
  شیخوپورہ: "sheikhupura",
  گجرات: "gujrat",
  ساہیوال: "sahiwal",
  حیدرآباد: "hyderabad",
  "حیدر آباد": "hyderabad",
  سکھر: "sukkur",
  لاڑکانہ: "larkana",
  مردان: "mardan",
  "ڈیرہ غازی خان": "dg-khan",
  "رحیم یار خان": "rahim-yar-khan",
  جھنگ: "jhang",
  قصور: "kasur",
  اوکاڑہ: "okara",
  جہلم: "jhelum",
  چکوال: "chakwal",
  اٹک: "attock",
  مظفرآباد: "muzaffarabad",
  میرپور: "mirpur",
  مری: "murree",
  گلگت: "gilgit",
  سکردو: "skardu",
  "نواب شاہ": "nawabshah",
  "ایبٹ آباد": "abbottabad",
  گوادر: "gwadar",
};
