/**
 * English words that stand at no edge of a term: verbs and adverbs. Ours, since a tagger weighs more
 * than the page. Left out on purpose: verbs by which people search or that are nouns as often ("buy",
 * "order", "estimate", "design"), and gerunds, which name things ("link building").
 */

/** Regular verbs by their base form. */
const REGULAR = `
accept achieve acquire activate adapt adopt affect allow alter analyse analyze appear apply appreciate arrive ascertain
assess assign assist assume assure attain avoid belong believe calculate carry characterise characterize clarify
combine compare comprise compute conclude conform confirm consider consist constitute construct contain
continue contribute convince correspond create decide decrease deduce define delete demonstrate denote depend derive
describe deserve detect determine develop devise differ diminish discover discuss distinguish eliminate emerge
emphasise emphasize employ enable encounter encourage enhance ensure establish evaluate evolve examine exceed exclude
exist expect explain explore facilitate formulate generate happen hesitate highlight hypothesise hypothesize identify
illustrate imply improve incorporate indicate induce infer inform introduce investigate involve locate maintain mention
modify negotiate obey observe obtain occur operate optimise optimize organise organize outline participate perform
persist postulate possess predict prepare prevent proceed produce propose prove provide pursue reach realise realize
receive recognise recognize reduce refer reflect refuse rely remain remember remove represent require resemble resolve
respond reveal satisfy saturate seem solve specify suffer suggest summarise summarize suppose surround tackle tend
simplify pose allocate erase enjoy wish transmit transform treat undergo utilise utilize validate vary verify want accommodate accomplish compensate complicate
conduct distribute divide embed immerse include permit replace select store support translate use
`;
/** Of these the base form, or one in -s, is a noun or a search word as well. */
const ONLY_PAST = `
aim ask attempt base block call cause claim design display access exhibit express extract focus force form handle increase
name note offer order own present rank rate report result review schedule show start state study
survey track transfer trap update view yield
`;
/** What stands before a noun as an adjective: "related products", "classified ads". */
const ADJECTIVES = new Set(
  `adapted classified combined developed distributed divided embedded enhanced established estimated improved included
  limited organised organized optimised optimized prepared reduced refined remembered replaced selected stored used
  validated varied verified`.split(/\s+/),
);
const IRREGULAR = `
arise arises arose arisen become becomes became began begun bring brings brought came caught choose chooses chose chosen
comes drawn draws driven fell felt gave gets getting given gives going gone got grew grown had held hold holds kept
knew known knows laid leads led lose loses lost made makes meant met ought putting ran leave leaves break breaks broke said sat saw seen seek seeks
sought shown spent stood takes taken took tell tells thought told took understand understands understood went
written wrote
using including involving containing providing requiring consisting depending combining reducing applying introducing
creating improving comparing resolving acquiring becoming representing excluding determining identifying describing
considering producing allowing enabling avoiding maintaining obtaining proposing assuming ensuring employing defining
eliminating choosing insuring varying differing underlying existing emerging arising evolving deleting wishing
characterizing leaving guaranteeing knowing constructing calculating adopting measuring incorporating
focuses sprung based proposed carried subjected outlined surveyed named hesitated
`;
const ADVERBS = `
almost already also away elsewhere ever faster forward further furthermore hence hereby indeed instead maybe meanwhile
moreover never nevertheless nonetheless nowadays otherwise perhaps quite rather seldom somehow sometimes somewhat soon
therefore thereby thus together twice very whereas whereby yet
`;
/** Nouns and adjectives in -ly. */
const NOT_ADVERBS = new Set(
  `ally anomaly assembly belly bully butterfly costly curly daily deadly disorderly early elderly emily family filly fly
  folly friendly gully holy homely hourly italy jelly july leisurely likely lily lively lonely lovely melancholy monopoly
  monthly multiply nightly oily only orderly panoply poly quarterly rally reply scholarly silly sly supply timely ugly
  unlikely weekly wooly worldly yearly`.split(/\s+/),
);
/** Nouns and names in -ed. */
const NOT_PARTICIPLES = new Set(
  `ahmed bed bleed breed creed deed embed embroidered exceed feed greed hatred indeed infrared limited mohammed naked need
  proceed red sacred saeed seed shed shred sled speed steed succeed syed united watershed weed`.split(
    /\s+/,
  ),
);

const barred = new Set([
  ...listWords(REGULAR).flatMap((base) => [base, addS(base), addEd(base)]),
  ...listWords(ONLY_PAST).map(addEd),
  ...listWords(IRREGULAR),
  ...listWords(ADVERBS),
]);

/** Whether a term may begin with this word, as `toKey` writes it. */
export function mayBegin(key: string): boolean {
  return ADJECTIVES.has(key) || !(barred.has(key) || isAdverb(key));
}

/** Whether a term may end with it. "Services offered" ends with no noun, so no participle may. */
export function mayEnd(key: string): boolean {
  return !(barred.has(key) || isAdverb(key) || isParticiple(key));
}

function isAdverb(key: string): boolean {
  const word = key.slice(key.lastIndexOf("-") + 1);
  return /^[a-z]{2,}ly$/.test(word) && !NOT_ADVERBS.has(word) && !NOT_ADVERBS.has(key);
}

function isParticiple(key: string): boolean {
  const word = key.slice(key.lastIndexOf("-") + 1);
  return /^[a-z]{2,}ed$/.test(word) && !NOT_PARTICIPLES.has(word);
}

function listWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

function addS(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
}

function addEd(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return /^(?:infer|occur|prefer|refer|embed|trap|transmit|permit)$/.test(base)
    ? `${base}${base.slice(-1)}ed`
    : `${base}ed`;
}
