/**
 * English words that are at no edge of a term: verbs and adverbs. Chosen from how often a tagger called
 * a word a verb in other people's texts, and then by hand: what people search by ("buy", "store", "LED")
 * is in no list that bars it, nor is a word that is a noun as often. A tagger would weigh more than the tool.
 */

/** Regular verbs by their base form, barred with their past. */
const REGULAR = `
accept accommodate accomplish achieve acquire activate adapt adopt affect allocate allow alter
analyse analyze appear apply appreciate arrive ascertain assess assign assist assume assure attain
avoid believe belong calculate carry characterise characterize clarify combine compare compensate
complicate comprise compute conclude confirm conform consider consist constitute construct contain
continue contribute convince correspond create decide deduce define delete demonstrate denote depend
derive describe deserve detect determine develop devise differ diminish discover discuss distinguish
distribute eliminate embed emerge emphasise emphasize employ enable encourage enhance enjoy ensure
erase establish evaluate evolve examine exceed exclude exist expect explain explore facilitate
formulate generate happen hesitate hypothesise hypothesize identify illustrate immerse imply improve
include incorporate indicate induce infer inform introduce investigate involve locate maintain
modify negotiate obey observe obtain occur operate optimise participate perform persist pose possess
postulate predict prepare prevent proceed propose prove provide pursue realise realize receive
recognise recognize reduce refer reflect refuse rely remain remember remove replace represent
require resemble resolve respond reveal satisfy saturate seem select simplify solve specify suggest
summarise summarize suppose tend transform translate transmit undergo use utilise utilize validate
vary want
`;
/** Barred by their base form and in -s. Their past may be before a noun: "customized cakes". */
const NEVER_NOUNS = `
abbreviate abduct abide abolish abound accelerate accompany accumulate accuse acknowledge acquit add
adhere adjust admire admit advertise afford aggravate agree align allege alleviate amend annihilate
annotate announce annoy anticipate apologise append appoint approve argue arrange assassinate
assemble assert astonish attach attend attract augment automate avert await beg behave behold betray
boast bolster borrow bother broaden browse cater cease celebrate circumvent cite coexist coincide
collaborate collect collide commence commit communicate compete compile complain compose comprehend
conceal concede conceive concentrate condemn configure confront confuse congratulate connect conquer
consent conserve consolidate conspire constrain consume contend contradict converge convey convict
cooperate cope correlate corroborate criticise customise dampen dare declare decode decompose
decrypt dedicate deem defend defy degrade delight deliver denounce deny depart depict deploy deprive
designate despise destroy deter deteriorate deviate devote dictate die differentiate dilute disagree
disappear disappoint disapprove discard disclose disconnect discourage discredit discriminate
dismiss disobey disperse displace disprove disrupt disseminate dissociate dissolve dissuade distort
distract disturb diverge divide dominate dwindle eat elaborate elicit elucidate embark embody
embrace emit empower enact encode encompass encrypt endorse endure enforce engage enlarge enlighten
enrich enrol enroll ensue entail enter entertain entitle enumerate envisage envision equip erode
escalate escape evade evaporate evoke exacerbate exaggerate execute exert exhaust expand expire
explode exploit expose extend extrapolate fabricate fail familiarise fascinate feel flourish
fluctuate follow forbid forget forgive foster fulfil fulfill gather govern grab grow hamper hate
hear hinder hone hover hurt ignore illuminate imagine imitate immigrate impair implement impose
impress imprison incline incur indulge inflate inflict inhabit inherit inhibit initiate inject
injure insist inspire instruct insulate insure integrate intend interact intercept interconnect
interfere interpolate interpret intersect intervene invade invalidate invent invoke irritate isolate
join kill lean legislate lend lessen loom loosen lurk manage manipulate manufacture maximise mediate
migrate mimic minimise misinterpret mislead misrepresent mistreat misunderstand mitigate motivate
multiply narrate navigate necessitate oblige obscure obstruct omit opt originate outgrow outnumber
outperform outrun outsell outweigh overcome overestimate overhear overlook override oversee
overstate overtake overthrow overwhelm owe own parallelise paraphrase pave penetrate perceive
persuade pertain peruse pinpoint plead ponder populate portray postpone pray precede preclude
preempt prefer prescribe preserve prevail prioritise proclaim procure prohibit promote propagate
prosper protect prune publicise publish punish raise react reaffirm realign reallocate reappear
rearrange reassess reassign reassure recalculate recapture recast recite reclaim recommend reconcile
reconnect reconsider reconstruct recover recreate redefine redesign rediscover redistribute refine
reformulate refresh refute regain regulate reinforce reintroduce reiterate reject rejoice relate
relax relinquish relocate remind rename renovate reopen reorder repay repel replenish replicate
reproduce republish resent reside resign resist restate restore restrict restructure resubmit retain
retell rethink retire retrain retrieve retry reunite reuse revert revise revisit revive revoke
rework rewrite roam rotate ruin safeguard sap scatter seize serve settle sew shorten simulate sit
smuggle snatch soften speculate spend spoil standardise starve steal steer stifle stimulate
stipulate streamline strengthen strive subdivide submit subscribe subsume subtract succeed sue
suffer suffice summon supervene supervise suppress surpass survive suspend sustain swear swell
synthesise teach teem tempt terminate thank threaten thrive throw tighten tolerate torture transact
transcend traverse uncover undercut underestimate undermine underpin undertake undo unfold unify
unveil uphold urge ventilate violate wait warn weaken weigh widen withdraw withhold withstand worsen
write
`;
/** Of these the base form is a noun, or searched by, and the one in -s is hardly ever. */
const ONLY_S = `
absorbs acts aims approximates bears boosts builds buys cares collapses completes converts corrects
ditches donates dwarfs earns fetches finds flies frees helps hopes installs lags learns leverages
looks loves meets misses outlaws pays produces reaches recalls renews saves sells sends starts stays
tries wears wonders
`;
/** Of these the base form, or one in -s, is a noun or a search word as well. */
const ONLY_PAST = `
access aim ask attempt base block call cause claim design display exhibit express extract focus
force form handle increase name note offer order own present rank rate report result review schedule
show start state study survey track transfer trap update view yield
`;
/** Pasts of barred verbs that say what a thing is and may begin a term: "used cars". */
const ADJECTIVES = new Set(
  listWords(`
combined distributed embedded illustrated improved inlaid optimised rated satisfied scheduled
updated used wanted
`),
);
const IRREGULAR = `
acquiring adopting allowing applying arise arisen arises arising arose assuming ate avoiding awoke
awoken beaten became become becomes becoming began begun bent bitten bled blew blown bought bring
brings broke brought built calculating came caught characterizing choose chooses choosing chose
chosen clung combining comes comparing considering consisting constructing containing creating crept
dealt defining deleting depending describing determining differing drank drawn draws dreamt drew
driven drove dug eaten eliminating emerging employing enabling ensuring evolving excluding existing
fallen fell felt fled flew flown flung focuses forbade forgave forgiven forgot forgotten fought
froze gave gets getting given gives going gone got gotten grew grown guaranteeing had heard held hid
hold holds hung identifying improving including incorporating insuring introducing involving kept
knelt knew knowing known knows laid lain leapt learnt leaving lent lose loses lost made maintaining
makes meant measuring met obtaining ought outlined overcame oversaw overtaken overtook paid
producing proposing providing putting ran rang reducing representing requiring resolving rewritten
ridden risen rode rung said sang sank sat saw seek seeks seen sent shaken shone shook shown shrank
slept slew slid slung smelt sold sought spat sped spelt spent spoke spoken sprang sprung stank stole
stood strode strove struck stuck stung stunk subjected sung swam swelled swept swore sworn swum
swung taken takes taught tell tells thought threw thrown thrust told took tore torn trod undergone
underlying understand understands understood undertaken undertook underwent upheld using varying
went wept wishing withdrawn withdrew withheld woke woken won wore worn wove written wrote wrung
`;
const ADVERBS = `
almost already also altogether anew apiece away closer downwards earlier elsewhere ever faster
forward further furthermore harder hence henceforth hereby hitherto indeed instead inward inwards
maybe meanwhile moreover never nevertheless nonetheless nowadays onward onwards otherwise outward
outwards perhaps quite rather seldom somehow sometimes somewhat soon sooner straightaway thereby
therefore thus together twice upward upwards very whatsoever whereas whereby yet
`;
/**
 * They may be before a noun and never after one, as those in -ed: "hidden fees". So may adverbs of
 * place and time: "worldwide shipping", but "ships worldwide".
 */
const NO_ENDS = new Set(
  listWords(`
abroad astray born broken burnt drunk forbidden found frozen hidden left lit mistaken nationwide overnight overseas
prior proven put read shrunk spoilt stolen sunk sunken swollen today tomorrow tonight worldwide woven yesterday
`),
);
/** Nouns and adjectives in -ly. */
const NOT_ADVERBS = new Set(
  listWords(`
ally anomaly assembly belly bully butterfly costly curly daily deadly disorderly early elderly emily
family filly folly friendly gully holy homely hourly italy jelly july leisurely likely lily lively
lonely lovely melancholy monopoly monthly multiply nightly oily only orderly panoply poly quarterly
rally reply scholarly silly supply timely ugly unlikely weekly wooly worldly yearly
`),
);
/** Nouns and names in -ed. */
const NOT_PARTICIPLES = new Set(
  listWords(`
ahmed bleed breed creed deed embed embroidered exceed feed greed hatred indeed infrared limited
mohammed naked need proceed sacred saeed seed shed shred sled speed steed succeed syed united
watershed weed
`),
);
/** What people search by: "buy marble online". */
const SEARCHED = new Set(
  listWords(`
apply book buy clean compare convert donate download earn find fix hire install learn order print
register renew rent repair sell send translate
`),
);

const bases = new Set([...listWords(REGULAR), ...listWords(NEVER_NOUNS)]);
const barred = new Set([
  ...[...bases].flatMap((base) => [base, addS(base)]),
  ...listWords(REGULAR).map(addEd),
  ...listWords(ONLY_S),
  ...listWords(ONLY_PAST).map(addEd),
  ...listWords(IRREGULAR),
  ...listWords(ADVERBS),
]);
/** Whether a term may begin with this word, as `foldText` writes it, in some place at least. */
export function mayBegin(key: string): boolean {
  return ADJECTIVES.has(key) || SEARCHED.has(key) || !(isBarred(key) || isAdverb(key));
}

/** Whether a term may end with it. "Services offered" ends with no noun, so no participle may. */
export function mayEnd(key: string): boolean {
  return !(isBarred(key) || isAdverb(key) || isParticiple(key) || NO_ENDS.has(key));
}

/** Every verb in -ize, British -ise and -ify is in, but for the nouns that end so. */
function isBarred(key: string): boolean {
  return (
    barred.has(key) ||
    (/^[a-z]{3,}(?:izes?|if(?:y|ies)|(?:[aiou]n|[ai]l|[eo]r)ises?)$/.test(key) &&
      !/^(?:over|down|mid|re)?size|^prize|^seize/.test(key))
  );
}

/** What begins with an adverb tells how, not what: "well-known", "so-called", "ever-growing". */
function isAdverb(key: string): boolean {
  if (/^(?:well|so|ever|too|then)-(?!being)/.test(key)) return true;
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
