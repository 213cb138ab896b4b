import type { LanguageCode } from '@kinora/words';
import { countSpokenWords, opensStep, readStems } from '@kinora/words';
import type { AskedMaterial } from './asked-material.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { coverageOf } from '../reading/name-subject.ts';
import { nearnessOf } from '../score-sentences.ts';
import { instruct } from '../speech/instruct.ts';

const fewestSteps = 3;
const mostSteps = 8;
/** Paragraphs of so many sentences tell several steps. */
const enoughSentences = 5;
/** A step and what belongs to it, in English words to the ear. */
const longestStep = 48;
/** What is to be done is told, where a mere remark would be left out. */
const longestDeeds = 60;

export interface ToldSteps {
  readonly steps: readonly (readonly ArticleSentence[])[];
  /** By what one knows that all is done; not a step. */
  readonly ending: readonly ArticleSentence[];
}

/**
 * The steps of something that is done in order, each with what follows it: those that number themselves, or the items or
 * paragraphs of the section that tells how it is done.
 *
 * @returns undefined where the material tells fewer than three
 */
export function readSteps(material: AskedMaterial): ToldSteps | undefined {
  const numbered = readNumbered(material.sentences, material.code);
  const told = numbered === undefined ? readInstructions(material) : { steps: numbered, ending: [] };
  return told === undefined
    ? undefined
    : {
        steps: told.steps.map((step) => instructAll(step, material)),
        ending: instructAll(told.ending, material),
      };
}

/** What is done, as what to do, where somebody wants to do it and an encyclopedia says how. */
function instructAll(
  step: readonly ArticleSentence[],
  { question, found, code }: AskedMaterial,
): ArticleSentence[] {
  return step.map((sentence) => {
    const isOwn = question.isHowTo !== true || !found.has(sentence.source);
    const text = isOwn ? undefined : instruct(sentence.text, code);
    return text === undefined
      ? sentence
      : { ...sentence, text, spokenWords: countSpokenWords(text, code), isInstruction: true };
  });
}

function readNumbered(
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): ArticleSentence[][] | undefined {
  const isStart = ({ text, isSpeakable, spokenWords }: ArticleSentence): boolean =>
    isSpeakable && spokenWords <= longestStep && opensStep(text, code);
  const steps = sentences.filter(isStart).map((start) => {
    const step = [start];
    let words = start.spokenWords;
    for (const next of sentences.slice(start.index + 1)) {
      words += next.spokenWords;
      if (next.paragraph !== start.paragraph || !next.isSpeakable || isStart(next) || words > longestStep) {
        break;
      }
      step.push(next);
    }
    return step;
  });
  return steps.length < fewestSteps ? undefined : steps.slice(0, mostSteps);
}

/**
 * The section that is nearest to what is to be done, cut into as many steps as are asked for; where no section tells
 * enough, the chapter whose sections are its parts.
 */
function readInstructions(material: AskedMaterial): ToldSteps | undefined {
  const ofSections = bestUnits(material, ({ section }) => section);
  const units = ofSections ?? bestUnits(material, ({ section }) => section.split(' / ')[0] ?? '');
  if (units === undefined) {
    return undefined;
  }
  const { question, code } = material;
  const isDeed = ({ text }: ArticleSentence): boolean => {
    const told = question.isHowTo === true ? instruct(text, code) : undefined;
    // What one may do as well is a remark.
    return told !== undefined && !/(?:^|,\s)you can\s/iu.test(told);
  };
  const last = units.at(-1);
  const endsOnState =
    units.length > fewestSteps && last?.[0] !== undefined && isState[code].test(last[0].text);
  const ending = endsOnState && last !== undefined ? last : [];
  const told = endsOnState ? units.slice(0, -1) : units;
  const steps = fitCount(told, { wanted: question.steps ?? enoughToSee(told), isDeed });
  return {
    steps: steps.map((unit) => shorten(unit, isDeed)),
    ending: shorten(ending, isDeed),
  };
}

/** Stages of a few words each are over before their pictures have been seen: they are told by twos. */
function enoughToSee(units: readonly ArticleSentence[][]): number | undefined {
  const words = units.flat().reduce((sum, { spokenWords }) => sum + spokenWords, 0);
  const isShort = words < units.length * shortestStep;
  return isShort
    ? Math.max(fewestSteps, Math.min(units.length, Math.round(words / shortestStep)))
    : undefined;
}

/** In the mean, in English words to the ear. */
const shortestStep = 18;

/** 'The compost is finished when …': nothing that one does. */
const isState: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^[^,;:]{2,60} (?:is|are) (?:finished|ready|done|complete)(?!\p{L})/u,
  fr: /^[^,;:]{2,60} (?:est|sont) (?:prête?s?|terminée?s?|finie?s?|mûre?s?|achevée?s?)(?!\p{L})/u,
  it: /^[^,;:]{2,60} (?:è|sono) (?:pront[oaie]|finit[oaie]|terminat[oaie]|matur[oaie])(?!\p{L})/u,
  es: /^[^,;:]{2,60} (?:está|están) (?:list[oa]s?|terminad[oa]s?|madur[oa]s?|hech[oa]s?)(?!\p{L})/u,
  hi: /तैयार (?:हो जात[ाीे] |होत[ाीे] |हो चुक[ाीे] )?(?:है|हैं)/u,
  ja: /(?:完成|でき上がり|出来上がり)(?:する|である|となる|です|だ)/u,
};

function bestUnits(
  material: AskedMaterial,
  partOf: (sentence: ArticleSentence) => string,
): ArticleSentence[][] | undefined {
  const { sentences, question, code } = material;
  const parts = new Map<string, ArticleSentence[]>();
  for (const sentence of sentences) {
    const part = partOf(sentence);
    if (nearnessOf({ ...sentence, section: part }, question, code) === 'asked') {
      const key = `${sentence.source} ${part}`;
      parts.set(key, [...(parts.get(key) ?? []), sentence]);
    }
  }
  const isDeed = (): boolean => false;
  const [best] = [...parts.values()]
    .map((part) => unitsOf(part))
    .map((units) =>
      units.flat().length > enoughSentences
        ? fitCount(units, { wanted: Math.max(units.length, fewestSteps), isDeed })
        : units,
    )
    .filter((units) => units.length >= fewestSteps)
    .map((units) => ({
      units,
      worth: headingWorth(units, material) + Math.min(units.length, mostSteps) / 10,
    }))
    .sort((first, second) => second.worth - first.worth);
  return best?.units;
}

/** How much of what is to be done the headings name. */
function headingWorth(units: readonly ArticleSentence[][], { subject, code }: AskedMaterial): number {
  const [first] = units.flat();
  return first === undefined ? 0 : coverageOf({ ...first, stems: readStems(first.section, code) }, subject);
}

/** The items of a list where there is one, else the paragraphs. */
function unitsOf(section: readonly ArticleSentence[]): ArticleSentence[][] {
  const items = section.filter(({ isItem }) => isItem);
  const told = (items.length >= fewestSteps ? items : section).filter(
    ({ isSpeakable, text }) => isSpeakable && !tellsOfTelling.test(text),
  );
  const paragraphs = new Map<number, ArticleSentence[]>();
  for (const sentence of told) {
    const before = paragraphs.get(sentence.paragraph);
    if (before !== undefined || !sentence.isDependent) {
      paragraphs.set(sentence.paragraph, [...(before ?? []), sentence]);
    }
  }
  return [...paragraphs.values()];
}

/** 'Instructions differ in detail': about those who tell it, and nothing that is done. */
const tellsOfTelling =
  /\b(?:differ|vary|var(?:ies|ient|ia|iano|ían)|diffèrent|differiscono|difieren)\b|अलग-अलग|異な(?:る|り)/iu;

interface WantedSteps {
  readonly wanted: number | undefined;
  readonly isDeed: (sentence: ArticleSentence) => boolean;
}

/** Short neighbours are told together, long paragraphs in two, until there are as many as are asked for. */
function fitCount(units: readonly ArticleSentence[][], { wanted, isDeed }: WantedSteps): ArticleSentence[][] {
  const fitted = [...units];
  const length = (unit: readonly ArticleSentence[] = []): number =>
    unit.reduce((sum, { spokenWords }) => sum + spokenWords, 0);
  while (fitted.length > (wanted ?? mostSteps)) {
    const sizes = fitted.slice(1).map((unit, index) => length(unit) + length(fitted[index]));
    const at = sizes.indexOf(Math.min(...sizes));
    fitted.splice(at, 2, [...(fitted[at] ?? []), ...(fitted[at + 1] ?? [])]);
  }
  while (fitted.length < (wanted ?? 0)) {
    const longest = fitted
      .filter((unit) => cutOf(unit, isDeed) > 0)
      .toSorted((first, second) => length(second) - length(first))[0];
    if (longest === undefined) {
      break;
    }
    const cut = cutOf(longest, isDeed);
    fitted.splice(fitted.indexOf(longest), 1, longest.slice(0, cut), longest.slice(cut));
  }
  return fitted;
}

/**
 * Where a paragraph can be told in two: before something that is done, or before a sentence that stands alone, nearest to
 * its middle; 0 for nowhere.
 */
function cutOf(unit: readonly ArticleSentence[], isDeed: (sentence: ArticleSentence) => boolean): number {
  const deeds = unit.flatMap((sentence, index) => (index > 0 && isDeed(sentence) ? [index] : []));
  const alone = unit.flatMap(({ isDependent }, index) => (index > 0 && !isDependent ? [index] : []));
  const middle = unit.length / 2;
  return (
    (deeds.length > 0 ? deeds : alone).toSorted(
      (first, second) => Math.abs(first - middle) - Math.abs(second - middle),
    )[0] ?? 0
  );
}

/** As much of a step as can be kept in mind: what is done before what is remarked. */
function shorten(
  unit: readonly ArticleSentence[],
  isDeed: (sentence: ArticleSentence) => boolean,
): ArticleSentence[] {
  const step: ArticleSentence[] = [];
  let words = 0;
  for (const sentence of unit) {
    const most = isDeed(sentence) ? longestDeeds : longestStep;
    if (step.length > 0 && words + sentence.spokenWords > most) {
      break;
    }
    step.push(sentence);
    words += sentence.spokenWords;
  }
  return step;
}

/** 'Step one: '; nothing before a sentence that numbers itself. */
export function numberOf([first]: readonly ArticleSentence[], index: number, code: LanguageCode): string {
  return first === undefined || opensStep(first.text, code) ? '' : (stepNames[code][index] ?? '');
}

const stepNames: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((number) => `Step ${number}: `),
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'].map((number) => `Étape ${number} : `),
  it: ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'].map((number) => `Passo ${number}: `),
  es: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'].map((number) => `Paso ${number}: `),
  hi: ['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा', 'सातवाँ', 'आठवाँ'].map((number) => `${number} चरण: `),
  ja: ['一', '二', '三', '四', '五', '六', '七', '八'].map((number) => `手順${number}。`),
};

const numbers: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['three', 'four', 'five', 'six', 'seven', 'eight'],
  fr: ['trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  it: ['tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'],
  es: ['tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
  hi: ['तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ'],
  ja: ['三つ', '四つ', '五つ', '六つ', '七つ', '八つ'],
};
const announcements: Readonly<Record<LanguageCode, string>> = {
  en: 'Here is how, in * steps. ',
  fr: 'Voici comment faire, en * étapes. ',
  it: 'Ecco come si fa, in * passi. ',
  es: 'Se hace en * pasos. ',
  hi: 'यह * चरणों में होता है। ',
  ja: '手順は*です。',
};

/** Before the first step, how many there are: 'Here is how, in five steps. '. */
export function announceSteps(count: number, code: LanguageCode): string {
  const number = numbers[code][count - fewestSteps];
  return number === undefined ? '' : announcements[code].replace('*', number);
}
