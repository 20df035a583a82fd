import type { ReviewLanguage } from "#app/content/review-templates/review-language.ts";

/**
 * What only a long reply says besides its farewell: why the review is worth its writing. It names nobody's
 * guilt and promises nothing. A language that is not here has none.
 */
export const replySubstance: Partial<
  Record<ReviewLanguage, Record<"high" | "middle" | "low", string>>
> = {
  en: {
    high: "Those who had a part in it will be glad to read it.",
    middle: "Both sides of it help: what went well and what did not.",
    low: "It helps that you wrote it down: only what is said can be put right.",
  },
  ur: {
    high: "جن لوگوں نے یہ کام کیا وہ یہ پڑھ کر خوش ہوں گے۔",
    middle: "جو اچھا رہا اور جو نہیں، دونوں باتیں کام کی ہیں۔",
    low: "آپ کا لکھنا مددگار ہے، کیونکہ جو بات کہی جائے وہی درست ہو سکتی ہے۔",
  },
  "ur-Latn": {
    high: "Jin logon ne yeh kaam kiya, woh yeh parh kar khush honge.",
    middle: "Jo acha raha aur jo nahin, dono baatein kaam ki hain.",
    low: "Aap ka likhna madadgar hai, kyunke jo baat kahi jaye wohi theek ho sakti hai.",
  },
  hi: {
    high: "जिन लोगों ने यह काम किया, वे इसे पढ़कर ख़ुश होंगे।",
    middle: "क्या अच्छा रहा और क्या नहीं, दोनों बातें काम की हैं।",
    low: "आपका लिखना मददगार है, क्योंकि जो बात कही जाए वही सुधारी जा सकती है।",
  },
  es: {
    high: "Quienes tuvieron parte en ello se alegrarán de leerlo.",
    middle: "Sirven las dos cosas: lo que salió bien y lo que no.",
    low: "Ayuda que lo haya escrito: solo lo que se dice puede corregirse.",
  },
  ar: {
    high: "سيسعد من شارك في ذلك بقراءته.",
    middle: "الأمران مفيدان: ما سار جيدًا وما لم يسر.",
    low: "كتابتكم تفيد، فما يُقال وحده يمكن إصلاحه.",
  },
};
