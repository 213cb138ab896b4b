import { isRetold } from '@kinora/models';
import type { SourceText } from '@kinora/models';
import { comparedBy, yearOf } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { lowerFirst } from '../reading/lower-first.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { fitsTitle } from '../scenes/scene-titles.ts';
import type { SceneCut } from '../scenes/cut-scenes.ts';
import { explains, nearnessOf, saysAnswer } from '../score-sentences.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import { criterionPhrase } from './criterion-phrase.ts';
import { criterionQuestion } from './criterion-questions.ts';
import { timeLater } from './time-later.ts';
import { transitionWords } from './transition-words.ts';

interface Leading {
  readonly question: TitledQuestion | undefined;
  readonly passages: readonly SourceText[];
  readonly random: RandomSource;
  readonly code: LanguageCode;
}

/**
 * Scenes told from what research found, each after a word that leads over to it: the time that has passed, what one wants to know
 * now, what is compared next. Not before every scene, and never the same twice; a person's own words stand as they are.
 */
export function leadScenes(cuts: readonly SceneCut[], leading: Leading): SceneCut[] {
  const { question, passages } = leading;
  const isFound = cuts.every(({ sentences }) => {
    const passage = passages[sentences[0]?.source ?? -1];
    return passage !== undefined && isRetold(passage);
  });
  if (question === undefined || !isFound || cuts.length < fewestScenes) {
    return [...cuts];
  }
  const said = new Set<string>();
  let led = 0;
  const linked = question.kind === 'compare' ? withBeside(cuts, leading.code) : cuts;
  return withThen(linked, { question, code: leading.code }).map((cut, place) => {
    const isBare = cut.lead === undefined || cut.lead === '';
    const flow = { question, code: leading.code, isAfterLapse: led === place - 1 && place > 2 };
    const ways = isBare && place > 0 ? waysInto({ cut, place, cuts }, flow) : [];
    const open = ways.filter((way) => !said.has(way));
    if (open.length === 0) {
      return cut;
    }
    const lead = pick(open, leading.random);
    if (isTornFrom(cut, lead, leading.code)) {
      return cut;
    }
    said.add(lead);
    led = place;
    return withLead(cut, lead, leading.code);
  });
}

/** What is said of the second of two, where it names its side, after a word that sets it beside the first; in every other scene. */
function withBeside(cuts: readonly SceneCut[], code: LanguageCode): SceneCut[] {
  const { beside } = transitionWords[code];
  return cuts.map((cut, place) => {
    // The first may be told in two sentences.
    const at = cut.sentences.findIndex(({ index }) => index !== cut.sentences[0]?.index);
    const other = cut.sentences[at];
    const isPair = place > 0 && place < cuts.length - 1 && place % 2 === 0;
    const isNamed = other !== undefined && !namedBefore.test(other.text);
    return isPair && isNamed
      ? {
          ...cut,
          sentences: cut.sentences.with(at, {
            ...other,
            before: beside,
            text: lowerFirst(other.text, code),
          }),
        }
      : cut;
  });
}

/** 'In toads, …', 'The toad's body …', 'Ballena azul: …': of whom it is has been said. */
const namedBefore = /^In (?:the )?\p{Ll}[^,.]{1,30}, |^The \p{Ll}+’s |^[^.]{2,30}:\s/u;

/** In the midst of a scene of a history, what came later after a word that says so; each in its turn. */
function withThen(cuts: readonly SceneCut[], { question, code }: Omit<Flow, 'isAfterLapse'>): SceneCut[] {
  const isPast = question.kind === 'history' || question.kind === 'who';
  const { then } = transitionWords[code];
  let count = 0;
  return cuts.map((cut) => ({
    ...cut,
    sentences: cut.sentences.map((sentence, place) => {
      const last = cut.sentences
        .slice(0, place)
        .flatMap(({ text }) => yearsOf(text))
        .at(-1);
      const now = yearOf(sentence.text);
      const isLater = isPast && last !== undefined && now !== undefined && now > last;
      if (!isLater || sentence.isDependent) {
        return sentence;
      }
      const before = then[count % then.length] ?? '';
      count += 1;
      return { ...sentence, before: commaBefore(sentence.text, before), text: behind(sentence.text, code) };
    }),
  }));
}

const fewestScenes = 4;

interface Place {
  readonly cut: SceneCut;
  readonly place: number;
  readonly cuts: readonly SceneCut[];
}

interface Flow {
  readonly question: TitledQuestion;
  readonly code: LanguageCode;
  /** The scene before was led over to by the time that had passed. */
  readonly isAfterLapse: boolean;
}

/** How one may come to a scene; empty where the scene follows on the one before by itself. */
function waysInto({ cut, place, cuts }: Place, { question, code, isAfterLapse }: Flow): readonly string[] {
  const words = transitionWords[code];
  const isLast = place === cuts.length - 1;
  if (question.kind === 'compare') {
    return isLast ? [] : waysToCompare({ cut, place, cuts }, code);
  }
  if (question.kind === 'history' || question.kind === 'who') {
    const ways = isLast ? [] : waysThroughTime({ cut, place, cuts }, { question, code, isAfterLapse });
    return place === 1 ? words.history : ways;
  }
  if (question.kind === 'about') {
    const isBackground =
      place === 2 && !isLast && cut.sentences.every(({ text }) => yearOf(text) === undefined);
    const ways = isBackground ? words.background : [];
    const told = place === 1 ? words.news : ways;
    return question.isNews === true ? told : [];
  }
  if (question.kind === 'how-much') {
    const isPicture = cut.sentences.some(({ text }, at) => at < 2 && picturing[code].test(text));
    return isPicture && !isLast ? words.picture : [];
  }
  if (!explains(question)) {
    return [];
  }
  if (isLast) {
    return cut.title === undefined ? [] : words.ending;
  }
  if (place > 1) {
    return waysOn({ cut, place, cuts }, code);
  }
  const [first] = cut.sentences;
  const isTelling =
    first !== undefined &&
    (nearnessOf(first, question, code) === 'asked' || saysAnswer(first.text, question, code));
  return isTelling ? words.explain : [];
}

/** Every other scene of an explanation is led over to; a heading that says what it is about is a word of its own in Japanese. */
function waysOn({ cut, place, cuts }: Place, code: LanguageCode): readonly string[] {
  const [first] = cut.sentences;
  if (first === undefined || place % 2 === 0 || first.isItem || first.isDependent) {
    return [];
  }
  const isHeaded =
    first.heading !== cuts[place - 1]?.sentences.at(-1)?.heading &&
    cut.sentences.every(({ heading }) => heading === first.heading);
  const thing = isHeaded && fitsTitle(first.heading ?? '', code) ? first.heading : undefined;
  return transitionWords[code].next.flatMap((way) => {
    if (!way.includes('*')) {
      return [way];
    }
    return thing === undefined ? [] : [way.replace('*', thing)];
  });
}

const year = /(?<!\p{N})(?:1\d{3}|20\d\d)(?!\p{N})/gu;

function yearsOf(text: string): number[] {
  return (text.match(year) ?? []).map(Number);
}

/** Right after another lapse of time, so many years are worth a word. */
const leastAgain = 25;

function waysThroughTime({ cut, place, cuts }: Place, { code, isAfterLapse }: Flow): readonly string[] {
  const now = yearOf(cut.sentences[0]?.text ?? '');
  const before = cuts[place - 1]?.sentences.flatMap(({ text }) => yearsOf(text)) ?? [];
  const years = (now ?? 0) - Math.max(...before);
  const isWorth = now !== undefined && before.length > 0 && (!isAfterLapse || years >= leastAgain);
  return isWorth ? timeLater(years, code) : [];
}

/** What one wants to know of the two: asked, but for every other scene that is not the last. */
function waysToCompare({ cut, place, cuts }: Place, code: LanguageCode): readonly string[] {
  const title = cut.title?.toLocaleLowerCase() ?? '';
  const name = comparedBy(code)
    .map((criterion) => criterion.name)
    .filter((own) => title.endsWith(own.toLocaleLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];
  const asked = name === undefined ? undefined : criterionQuestion(name, code);
  if (name === undefined || asked === undefined) {
    return [];
  }
  const isAsked = place % 2 === 1 || place === cuts.length - 2 || /\s/u.test(name);
  return [isAsked ? asked : transitionWords[code].compared.replace('*', criterionPhrase(name, code))];
}

/** What sets a figure beside something that one knows. */
const picturing: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:as (?:much|heavy|long|tall|high|fast) as|times|would take|equivalent|the weight of|comparable)\b/iu,
  fr: /(?<!\p{L})(?:autant que|aussi \p{L}+ que|fois|il faudrait|équiva\p{L}+|comparable)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quanto|volte|ci vorrebbero|occorrerebbero|equival\p{L}+|paragonabil\p{L}+)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tanto como|veces|harían falta|equival\p{L}+|comparable)(?!\p{L})/iu,
  hi: /के बराबर|गुना|जितन[ाीे]/u,
  ja: /に相当|倍|匹敵|分の重さ/u,
};

/** 'All in all, Tadpoles breathe with gills': an English plural keeps its large letter, and stands better alone. */
function isTornFrom({ sentences }: SceneCut, lead: string, code: LanguageCode): boolean {
  const text = sentences[0]?.text ?? '';
  return code === 'en' && /,\s$/u.test(lead) && /^\p{Lu}\p{Ll}+s \p{Ll}/u.test(behind(text, code));
}

function withLead(cut: SceneCut, lead: string, code: LanguageCode): SceneCut {
  const [first, ...others] = cut.sentences;
  // After a question or a full stop the scene begins anew.
  const isOver = /[.?!。？।]\s?$/u.test(lead);
  const gap = code === 'ja' || /\s$/u.test(lead) ? '' : ' ';
  const goesOn: ArticleSentence[] =
    first === undefined ? [] : [isOver ? first : { ...first, text: behind(first.text, code) }];
  return { ...cut, lead: lead + gap, sentences: [...goesOn, ...others] };
}

/** 'Ten years later, in 1814, …': what says when stands between two commas. */
function behind(text: string, code: LanguageCode): string {
  return lowerFirst(text, code).replace(/^((?:in|en|nel) \d{4})(?=\s)/u, '$1,');
}

/** 'Then, in Paris, …': what begins on a place or a time of its own is set off. */
function commaBefore(text: string, before: string): string {
  return adverbial.test(text) ? before.replace(/(?<=\p{Ll})\s$/u, ', ') : before;
}

const adverbial =
  /^(?:In|On|At|During|With|Around|About|By|En|Lors|Au|Aux|À|Dans|Vers|Avec|Pendant|Durant|Nel|Nell['’]\p{L}+|Nella|Negli|A|Ad|Con|Durante|Verso|Intorno|Hacia|Tras|Desde|Depuis|Dopo)\s/u;
