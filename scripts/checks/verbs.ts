/**
 * Whether an English sentence has a verb. There is no grammar here, only words: a sentence without any of them has none,
 * one with a noun that looks like a verb may pass. Measured on the words of 2026-11, it misses more fragments than it invents.
 */

/** Auxiliaries and irregular forms that are a verb wherever they stand. */
const forms = `is are was were am be been has have had do does did can cannot could will would may might must should shall
let lets got gets went goes goes came comes gave gives took takes made makes said says saw sees knew knows thought found
kept left lost meant met paid ran runs sat sent sold spent stood told understood wrote wore won began begins became becomes
broke built bought brought caught chose drew fell felt forgot grew held hid hears lay lies led lent read reads rose sought
shone shut slept spoke stole stuck swung taught threw woke sits stands hangs hung knows means goes blew`;

/** Verbs that count in all their regular forms. */
const verbs = `accept act add adjust agree aim allow answer appear apply approve arrange arrive ask assign attach avoid
become begin believe belong bend bite blame bring calculate call cancel carry celebrate check choose claim climb close collect
come compare compete complain compute conclude confirm connect consent contain continue convert cope correct cost cross cut
decide decline decode deduct define delete deliver depend deserve detect differ dip disable disagree disappear disclose display
disturb download drive drop earn eat enable encode end enlarge ensure enter erase exceed exclude exist expect expire explain export
fail fall fetch find finish fit fix flip follow forbid forget format freeze get give go grant grow guess halve hang happen hear help
hide hold imply improve include increase infer inform insert inspect install integrate invite involve join judge keep know lack lead
learn leave let lie lift listen live lock look loosen lose lower make manage mark match matter mean measure meet mention merge miss
mix mount move multiply mute need notice notify obey occupy occur offer omit open overwrite owe own pass pay permit pick play plug pour
prepare press prevent print promise protect prove provide publish pull push put qualify quote raise reach react read receive recognize
recommend reduce refer refuse register reject rely remain remember remind remove rename repair repeat replace reply require reset
resolve respond restart restore return reveal rewire rise run save say scan scroll see seem select sell send separate settle
share shift shorten show shrink sign sit skip sleep solve sound speak spend spread stand start stay steer stop subtract
succeed suffice suggest suit supply survive swap tell tend think throw tie tighten tilt transfer travel treat trust try turn type
understand unlock unplug update upgrade upload use vanish verify wait walk want warn watch wear wipe withdraw work worry write teach describe overlap unfold pace pause melt object fold sell bundle`;

/** Nouns as often as verbs: they count as the first word (an instruction), or after a word that takes a verb. */
const ambiguous = `alert answer back base blink block book bridge burn care charge clamp clear click coach contact copy count
cover crimp crop cut date draw drill edge erase export face fade fill filter flash focus force form frame group guard hand head
heat hour label lay level light limit line link list load log map mean mind mount name narrow note number order pair paint pair
paste photograph pin place plan point post power process pulse question queue rack range rate record refresh rent report request
reserve result review ring roll rotate route rule sample scale schedule score screen screw search seat set share ship sink slide slow
sort stack staff stage state stick stock store stream stretch strip support switch tag talk tap target task tear test thread tick
time touch trace track train trap trigger trip tune twist view visit watch weigh wipe wire zoom fold lean dry clean drag drop
tape stop steady sub wedge smooth settle tidy feed hear bind unbind free`;

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Regular forms of a verb: uses, used. The form in -ing alone makes no sentence. */
const inflected = (verb: string): string[] => {
  const stem = verb.replace(/e$/, '');
  const sibilant = /(?:s|x|z|ch|sh|o)$/.test(verb);
  const consonantY = /[^aeiou]y$/.test(verb);
  const doubled = /[^aeiou][aeiou][bdgklmnprtv]$/.test(verb) ? [`${verb}${verb.at(-1)}ed`] : [];
  return consonantY
    ? [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`]
    : [verb, sibilant ? `${verb}es` : `${verb}s`, `${stem}ed`, ...doubled];
};

const always: ReadonlySet<string> = new Set([...words(forms), ...words(verbs).flatMap(inflected)]);
const sometimes: ReadonlySet<string> = new Set(words(ambiguous).flatMap(inflected));

/** Subjects, and words a verb follows. */
const takesVerb = new Set(
  words(`i you he she it we they who which that what this these those to and then not never always also only just or
 everyone anyone someone nobody somebody everybody both each people`),
);

/** Words that begin an object: "lists the cases". */
const objects = new Set(
  words('the a an it them you your its this that these those each every one all no us our their his her'),
);

/** "It's", "don't", "we'll". */
const contraction = /\b(?:it|that|there|what|here|who|where|let|he|she)[’']s\b|\w[’'](?:re|ll|ve|d)\b|n[’']t\b/i;

/** Whether a sentence has a word that can be its verb. */
export function hasVerb(sentence: string): boolean {
  if (contraction.test(sentence)) return true;
  const list = sentence.toLowerCase().match(/[a-z]+(?:[’'][a-z]+)?/g) ?? [];
  return list.some((word, at) => {
    if (always.has(word)) return true;
    if (!sometimes.has(word)) return false;
    const [before, after] = [list[at - 1], list[at + 1] ?? ''];
    // After a plural: "cameras record sound".
    return before === undefined || takesVerb.has(before) || /[^s]s$/.test(before) || objects.has(after);
  });
}
