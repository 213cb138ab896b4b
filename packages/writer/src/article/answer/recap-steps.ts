import type { LanguageCode } from '@kinora/words';
import { countSpokenWords, languageProfiles, readWords } from '@kinora/words';
import { fitsHeading } from '../scenes/scene-titles.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';

/** What begins a clause of its own, which a short title or summary leaves out. */
const subordinates: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /\s(?:when|where|which|that|so that|until|because|although|while|after|before)\s.*$/u,
  fr: /\s(?:quand|lorsqu\S*|où|qui|afin|jusqu\S*|parce|tandis|après|avant)\s.*$/u,
  it: /\s(?:quando|dove|che|affinché|finché|perché|mentre|dopo|prima)\s.*$/u,
  es: /\s(?:cuando|donde|que|para que|hasta|porque|mientras|después|antes)\s.*$/u,
};
/** Instructions that begin on a word which says little. */
const deed: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:make|use|keep|take|let|put|get|give|do not|you can)\s/iu,
  fr: /^on\s/iu,
  it: /^si\s/iu,
};
const shortest = 3;
const longest = 12;
const longestRecap = 60;

/**
 * What is done in a step, in few words: the first clause that says something by itself. 'After a week, the material is
 * turned with a fork, and …' is 'the material is turned with a fork'.
 *
 * @returns undefined where no clause is short enough, and in languages whose clauses cannot be told apart by commas
 */
export function nameStep([first]: readonly ArticleSentence[], code: LanguageCode): string | undefined {
  const subordinate = subordinates[code];
  if (first === undefined || subordinate === undefined) {
    return undefined;
  }
  const { stopWords, nounMarkers } = languageProfiles[code];
  return first.text
    .replace(/[.!?…\s]+$/u, '')
    .split(/[,;:]\s/u)
    .map((clause) => clause.replace(subordinate, '').trim())
    .map((clause, place) => (place === 0 ? lowered(clause) : clause))
    .find((clause) => {
      const [opener = ''] = readWords(clause, code).map(({ text }) => text.toLowerCase());
      const words = countSpokenWords(clause, code);
      const isDeed = first.isInstruction === true && deed[code]?.test(clause) === true;
      const isMain = isDeed || !stopWords.has(opener) || nounMarkers.has(opener);
      return isMain && words >= shortest && words <= longest;
    });
}

/** Of stages in a list, what they are called: '萎凋では、…' and '揉捻では、…' are 萎凋と揉捻. */
export function stagesOf(step: readonly ArticleSentence[], code: LanguageCode): string | undefined {
  const names = step.flatMap(({ text, isItem }) =>
    isItem && code === 'ja' ? (/^([^、。]{1,10}?)では、/u.exec(text)?.[1] ?? []) : [],
  );
  return names.length === 0 ? undefined : names.join('と');
}

/** A name that fits over a scene: 'Spread layers of about the same depth on this base' without its last parts. */
export function shortName(name: string, code: LanguageCode): string {
  let short = name;
  while (!fitsHeading(short, code) && lastPart.test(short)) {
    short = short.replace(lastPart, '');
  }
  return short;
}

const lastPart =
  /\s(?:of|on|in|into|with|to|for|from|by|over|under|at|de|du|des|dans|sur|avec|pour|en|di|del|della|dei|con|su|per|nel|nella|sobre|para|por)\s(?:(?!\s(?:of|on|in|into|with|to|for|from|by|over|under|at|de|du|des|dans|sur|avec|pour|en|di|del|della|dei|con|su|per|nel|nella|sobre|para|por)\s).)*$/u;

/** As it stands within a sentence: 'The foundation' is 'the foundation', 'NASA' stays. */
function lowered(clause: string): string {
  return /^\p{Lu}(?:\p{Ll}|['’\s])/u.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
}

/**
 * All steps in their order, each in few words; undefined where one of them has no short name.
 */
export function recapSteps(
  steps: readonly (readonly ArticleSentence[])[],
  code: LanguageCode,
): ArticleSentence | undefined {
  const names = steps.flatMap((step) => nameStep(step, code) ?? []).map((name) => coreOf(name, code));
  const [first] = steps.flat();
  const text = inOrder(names, code);
  const spokenWords = countSpokenWords(text, code);
  if (first === undefined || names.length < steps.length || spokenWords > longestRecap) {
    return undefined;
  }
  return { ...first, text, spokenWords };
}

/** Of more words, where and with what something is done is left to the step itself. */
const longestCore = 6;
/** 'As you lay them': when it is done. */
const meanwhile: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /\s(?:as|once|if)\s(?:you|it|they|the)\s.*$/u,
  fr: /\s(?:à mesure que|dès que|si)\s.*$/u,
  it: /\s(?:man mano che|non appena|se)\s.*$/u,
  es: /\s(?:a medida que|en cuanto|si)\s.*$/u,
};

/** 'Spread layers of about the same depth on this base' was told, and is 'spread layers' now. */
function coreOf(name: string, code: LanguageCode): string {
  const when = meanwhile[code];
  let core = when === undefined ? name : name.replace(when, '');
  while (readWords(core, code).length > longestCore && lastPart.test(core)) {
    core = core.replace(lastPart, '');
  }
  return core;
}

/** What is said before the first, those between in their turn, and the last. */
interface OrderWords {
  readonly first: string;
  readonly between: readonly string[];
  readonly last: string;
}

const orders: Readonly<Partial<Record<LanguageCode, OrderWords>>> = {
  en: { first: 'First, ', between: ['then ', 'after that, ', 'next, '], last: 'and last of all, ' },
  fr: { first: "D'abord, ", between: ['puis ', 'après cela, ', 'ensuite, '], last: 'et pour finir, ' },
  it: { first: 'Per prima cosa, ', between: ['poi ', 'dopo di che, ', 'quindi '], last: 'e alla fine, ' },
  es: { first: 'Primero, ', between: ['luego ', 'después de eso, ', 'más tarde, '], last: 'y por último, ' },
};

/** 'First, choose a site; then make the foundation; and last of all, turn the heap.' */
function inOrder(names: readonly string[], code: LanguageCode): string {
  const order = orders[code];
  const told = names.map((name, place) => {
    const isLast = place === names.length - 1;
    const between = order?.between[(place - 1) % order.between.length] ?? '';
    const next = isLast ? order?.last : between;
    return ((place === 0 ? order?.first : next) ?? '') + name;
  });
  return `${told.join(code === 'fr' ? ' ; ' : '; ')}.`;
}
