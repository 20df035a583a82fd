/** The language that a text is written in, by its letters or its commonest words. The words are our choice. */

const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\u3041-\u30ff]/g],
  ["ko", /\p{Script=Hangul}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["vi", /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gi],
];

const commonWords: readonly (readonly [language: string, words: RegExp])[] = [
  ["en", /^(?:the|of|and|to|in|is|for|that|with|are|by|from|this|we)$/],
  ["id", /^(?:yang|dan|di|untuk|dengan|ini|dari|adalah|pada|tidak|akan|juga|atau|bisa|anda)$/],
  ["tr", /^(?:ve|bir|için|ile|bu|olarak|çok|daha|olan|veya|gibi|en)$/],
  ["de", /^(?:der|die|das|und|ist|mit|für|den|von|nicht|ein|eine|auf)$/],
  ["fr", /^(?:le|la|les|des|et|est|pour|dans|une|avec|sur|pas)$/],
  ["es", /^(?:el|los|las|del|que|para|con|una|por|más|como)$/],
  ["pt", /^(?:os|das|dos|que|para|com|uma|não|por|mais|em)$/],
];

/** So many letters, or words, and twice as many as of the next. Our choice. */
const LEAST_LETTERS = 10;
const LEAST_WORDS = 6;

/** "ja"; undefined where too little is written, or in none of these. */
export function writtenLanguage(text: string): string | undefined {
  const script = scripts.find(([, letters]) => (text.match(letters)?.length ?? 0) >= LEAST_LETTERS);
  if (script !== undefined) return script[0];
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const [first, second] = commonWords
    .map(([language, common]) => ({
      language,
      hits: words.filter((word) => common.test(word)).length,
    }))
    .toSorted((a, b) => b.hits - a.hits);
  if (first === undefined || second === undefined) return undefined;
  return first.hits >= LEAST_WORDS && first.hits >= second.hits * 2 ? first.language : undefined;
}
