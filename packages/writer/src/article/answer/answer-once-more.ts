import { countSpokenWords, readStems } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { SceneCut } from '../scenes/cut-scenes.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import { answerTitles } from './answer-words.ts';

/** Of its words, those of the beginning that an end may say again. */
const mostSaid = 0.8;

interface Asked {
  readonly topic: string;
  readonly question: TitledQuestion | undefined;
  readonly code: LanguageCode;
  /** Somebody else asks. */
  readonly isTalk: boolean;
}

/**
 * A film that would end on its first answer word for word: the question is put once more, and its figure or name answers it. As it
 * is where that answer is no part of a sentence by itself.
 */
export function answerOnceMore(cuts: readonly SceneCut[], asked: Asked): SceneCut[] {
  const { topic, question, code, isTalk } = asked;
  const [opening] = cuts;
  const closing = cuts.at(-1);
  const [first, ...others] = closing?.sentences ?? [];
  const isAsked = /[?？]$|か。?$/u.test(topic.trim());
  const isClosed = closing !== undefined && closing.title === answerTitles[code].closing;
  if (opening === undefined || first === undefined || !isClosed || !isAsked || !repeats(first, opening)) {
    return [...cuts];
  }
  const text = answerIn(first.text, question, code);
  if (text === undefined) {
    return [...cuts];
  }
  const said = { ...first, text, stems: readStems(text, code), spokenWords: countSpokenWords(text, code) };
  const gap = code === 'ja' ? '' : ' ';
  const lead = isTalk ? {} : { lead: topic.trim().replace(/か。?$/u, 'か？') + gap };
  return [...cuts.slice(0, -1), { ...closing, ...lead, sentences: [said, ...others] }];
}

function repeats({ stems }: ArticleSentence, { sentences }: SceneCut): boolean {
  const known = new Set(sentences.flatMap((sentence) => sentence.stems));
  const own = [...new Set(stems)];
  return own.filter((stem) => known.has(stem)).length >= own.length * mostSaid;
}

function answerIn(
  text: string,
  question: TitledQuestion | undefined,
  code: LanguageCode,
): string | undefined {
  switch (question?.kind) {
    case 'how-much':
      return figureOf(text, code);
    case 'who':
      return nameOf(text, code);
    default:
      return undefined;
  }
}

const amount = String.raw`\d[\d.,\s]*(?:(?:million|milliard|milione|milioni|miliard[oi]|millones|thousand|mille|mila|mil|लाख|करोड़|हज़ार|万|億)s?\s(?:de |di |d['’])?)?`;
const nearly = String.raw`(?:(?:about|around|some|nearly|over|more than|up to|environ|près de|plus de|jusqu['’]à|circa|quasi|oltre|più di|fino a|unos|unas|cerca de|alrededor de|más de|hasta|लगभग|क़रीब|約|およそ)\s?){0,2}`;
const unit = String.raw`\s?(?:°\s?[CF]|[%\p{L}\p{M}²³/]+)`;
/** What stands between both ends of a span, and what opens it. */
const spans: Readonly<Record<LanguageCode, readonly [opens: string, between: string]>> = {
  en: ['(?:between|from) ', ' (?:and|to) '],
  fr: ['(?:entre|de) ', ' (?:et|à) '],
  it: ['(?:tra|fra|da) ', ' (?:e|a) '],
  es: ['(?:entre|de) ', ' (?:y|a) '],
  hi: ['', ' से '],
  ja: ['', '(?:から|～|〜)'],
};
/** What a sentence may end on behind its figure. */
const ends: Readonly<Partial<Record<LanguageCode, string>>> = {
  hi: '(?: के बीच| तक)? (?:होता|होती|होते|है|हैं)(?: है| हैं)?',
  ja: '(?:です|になります|あります|に達します)',
};

/** 'Entre 100 y 150 toneladas.' of 'La masa suele estar entre 100 y 150 toneladas.'; undefined where it names another figure. */
function figureOf(text: string, code: LanguageCode): string | undefined {
  const [opens, between] = spans[code];
  const one = nearly + amount + unit;
  const span = `(?:${opens})?${nearly}${amount}(?:${unit})?${between}${one}`;
  const pattern = new RegExp(
    `(?<![${code === 'ja' ? '' : '\\p{L}\\p{M}'}\\d.,])(${span}|${one})${ends[code] ?? ''}[.।。]$`,
    'iu',
  );
  const found = pattern.exec(text);
  const figure = found?.[1];
  if (figure === undefined || /\d/u.test(text.slice(0, found?.index))) {
    return undefined;
  }
  return sentenceOf(figure, code);
}

/** Who is credited as a rule is named so. */
const asRule: Readonly<Record<LanguageCode, readonly [cue: RegExp, said: string]>> = {
  en: [/\b(?:usually|generally|commonly|often|as a rule)\b/u, 'As a rule, the name given is *.'],
  fr: [/(?<!\p{L})(?:généralement|en général|d['’]ordinaire|souvent)(?!\p{L})/u, 'On nomme en général *.'],
  it: [/(?<!\p{L})(?:generalmente|di solito|in genere|spesso)(?!\p{L})/u, 'Di solito si fa il nome di *.'],
  es: [
    /(?<!\p{L})(?:generalmente|por lo general|suele|habitualmente)(?!\p{L})/u,
    'Por lo general se nombra a *.',
  ],
  hi: [/आम तौर पर|सामान्यतः|प्रायः/u, 'आम तौर पर * का नाम लिया जाता है।'],
  ja: [/一般に|ふつう|通常/u, 'ふつうは*の名が挙げられます。'],
};
/** A person's name; in Hindi what somebody is credited with is given to 'को', in Japanese names of others are spelled by sound. */
const names: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!^)(?<!\p{L})\p{Lu}\p{Ll}+(?: (?:de |von |van )?\p{Lu}(?:\p{Ll}+|\.)){1,3}/u,
  fr: /(?<!^)(?<!\p{L})\p{Lu}\p{Ll}+(?: (?:de |von |van )?\p{Lu}(?:\p{Ll}+|\.)){1,3}/u,
  it: /(?<!^)(?<!\p{L})\p{Lu}\p{Ll}+(?: (?:de |von |van |da )?\p{Lu}(?:\p{Ll}+|\.)){1,3}/u,
  es: /(?<!^)(?<!\p{L})\p{Lu}\p{Ll}+(?: (?:de |von |van )?\p{Lu}(?:\p{Ll}+|\.)){1,3}/u,
  hi: /(?<=(?:^|आम तौर पर |सामान्यतः |प्रायः |श्रेय ))(?:\S+ ){1,4}\S+(?= को (?:दिया|जाता))/u,
  ja: /[\p{sc=Katakana}ー]{2,}(?:・[\p{sc=Katakana}ー]{2,}){1,3}/u,
};

function nameOf(text: string, code: LanguageCode): string | undefined {
  const name = names[code].exec(text)?.[0];
  if (name === undefined) {
    return undefined;
  }
  const [cue, said] = asRule[code];
  return cue.test(text) ? said.replace('*', name) : sentenceOf(name, code);
}

function sentenceOf(part: string, code: LanguageCode): string {
  const bare = part.trim();
  const whole = bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
  switch (code) {
    case 'ja':
      return `${whole}です。`;
    case 'hi':
      return `${whole}।`;
    default:
      return `${whole}.`;
  }
}
