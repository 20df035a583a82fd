/** What injected spam sells, by its own phrases. The lists are our choice; ordinary words are left out. */

type Trade = {
  /** For the evidence. */
  name: string;
  /** Phrases of the spam itself. */
  spam: RegExp;
  /** Words by which a site shows that the trade is its own. */
  own: RegExp;
};

export const JAPANESE_SHOP = "a shop in Japanese";

/** Letters of Japanese alone: Chinese has the others, too. */
const KANA = /[\u3041-\u30ff]/;

const trades: readonly Trade[] = [
  {
    name: "medicines",
    spam: /\b(?:viagra|cialis|levitra|kamagra|sildenafil|tadalafil|vardenafil|tramadol|xanax|phentermine|modafinil|oxycontin|percocet|(?:canadian|online) pharmac(?:y|ies)|no prescription|without (?:a )?prescription|sin receta|sans ordonnance|ohne rezept|rezeptfrei|senza ricetta)\b|виагра|сиалис|バイアグラ|シアリス/g,
    own: /pharmac|apothe|chemist|drugstore|farmac|medicines|аптек|薬局/,
  },
  {
    name: "gambling",
    spam: /\b(?:(?:online|best|crypto|live|new) casinos?|casino (?:online|bonus(?:es)?|games?|en ligne|siteleri|slots?)|online slots?|slots? (?:online|gacor|bonus|demo)|situs (?:slot|judi|toto)|judi (?:online|bola|slot)|slot ?(?:88|777|pulsa|dana|qris|thailand|terpercaya|online)|rtp (?:slot|live)|(?:bandar|agen) (?:judi|togel|bola|slot)|poker online|toto (?:macau|slot|togel)|link alternatif|gacor|maxwin|togel|no deposit bonus|free spins?|deneme bonusu|bahis (?:siteleri|sitesi)|kaçak bahis|canlı (?:bahis|casino)|güncel giriş|sports? ?betting|betting sites?|baccarat online)\b|онлайн казино|казино онлайн|nhà cái|cá cược|nổ hũ|tài xỉu|lô đề|カジノ|赌场|娱乐城|博彩|百家乐|老虎机|体育投注|棋牌|카지노|바카라|토토사이트|คาสิโน|บาคาร่า|สล็อต|แทงบอล|เว็บพนัน/g,
    own: /casino|gambl|betting|sportsbook|\bbets?\b|poker|lotter|lotto|bingo|\bslots?\b|bahis|казино|カジノ|카지노|คาสิโน|博彩|彩票/,
  },
  {
    name: "copies of brands",
    spam: /\b(?:replica (?:watch(?:es)?|handbags?|bags?|shoes|rolex|louis vuitton)|fake rolex|cheap (?:nfl|nba|mlb|nhl|jerseys?|jordans?|oakleys?|ray[- ]bans?|uggs?|louis vuitton|michael kors|nike)|(?:louis vuitton|michael kors|ray[- ]ban|moncler|canada goose|ugg|gucci|hermes|prada) (?:outlet|replica))\b|スーパーコピー|ブランドコピー/g,
    own: /replica|jersey|outlet|コピー/,
  },
  {
    name: "loans and essays",
    spam: /\b(?:payday loans?|cash advance loans?|bad credit loans?|write my essay|essay writing services?|buy (?:cheap )?(?:essays?|term papers?)|custom (?:essays?|term papers?)|(?:do|pay someone to (?:do|write)) my (?:homework|assignment|essay)|dissertation writing services?|paper writing services?)\b/g,
    own: /\bloans?\b|essay|lend/,
  },
  {
    name: JAPANESE_SHOP,
    spam: /激安|通販|送料無料|正規品|最安値|楽天|新品|未使用|中古|特価|お買い得|人気商品|並行輸入|即納/g,
    own: KANA,
  },
];

export type TradeFound = { name: string; phrases: readonly string[]; hits: number };

/** The trade of which a text says most; undefined where it says nothing of any. Linear in the text. */
export function findTrade(text: string): TradeFound | undefined {
  const lower = text.toLowerCase();
  let most: TradeFound | undefined;
  for (const { name, spam } of trades) {
    const found = lower.match(spam) ?? [];
    if (found.length > (most?.hits ?? 0)) {
      most = { name, phrases: [...new Set(found)], hits: found.length };
    }
  }
  return most;
}

/** How often a text uses words of those whose business the trade is. */
export function countOwnWords(trade: string, text: string): number {
  const own = trades.find(({ name }) => name === trade)?.own;
  return own === undefined ? 0 : text.toLowerCase().split(own).length - 1;
}
