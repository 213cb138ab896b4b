import type { LanguageCode, Question } from '@kinora/words';
import { isStatement, languageProfiles, readStems, readWords, withoutJoint } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { hindiDeed, isOfOtherTime, isPlaceOnly, knownComplement, knownThing } from './fitting-titles.ts';
import { isHeadingOf, periodOf, thingOf } from './plain-titles.ts';
import { inPlainWords } from '../speech/plain-words.ts';
import { isCenturies, saidOfPair, twoThings } from './said-titles.ts';
import type { ScoredPhrase } from './scene-phrases.ts';

const mostTitleWords = 6;
const mostTitleCharacters = 44;
const mostJapaneseCharacters = 18;
/** 'and', with the spaces around it. */
export const joiners: Readonly<Record<LanguageCode, string>> = {
  en: ' and ',
  fr: ' et ',
  it: ' e ',
  es: ' y ',
  hi: ' और ',
  ja: 'と',
};

/** Whether a phrase fits on a title card whole. */
export function fitsTitle(text: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return text.length <= mostJapaneseCharacters;
  }
  return readWords(text, code).length <= mostTitleWords && text.length <= mostTitleCharacters;
}

/** A heading may have more short words than a phrase that we choose. */
export function fitsHeading(text: string, code: LanguageCode): boolean {
  return code === 'ja' ? fitsTitle(text, code) : text.length <= mostTitleCharacters;
}

/** First letter large, no closing mark: how a phrase stands as a title. */
export function toTitle(text: string): string {
  const bare = text.trim().replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '');
  const [first = ''] = Array.from(bare);
  return first.toLocaleUpperCase() + bare.slice(first.length);
}

interface TitledScene {
  readonly sentences: readonly ArticleSentence[];
  readonly phrases: readonly ScoredPhrase[];
  /** Of an article that research found, what is asked; the headings of a person's own document are kept. */
  readonly asked?: Question | undefined;
}

/** A scene's title: its heading where one stands over it, says what it says and is new, else its own best phrase. */
export function titleScene(scene: TitledScene, taken: ReadonlySet<string>, code: LanguageCode): string {
  const [first] = scene.sentences;
  const said = headingOrThing(scene, taken, code);
  if (said !== undefined) {
    return said;
  }
  const fitting = scene.phrases.filter(
    (phrase) => fitsTitle(phrase.text, code) && isNameable(phrase.text, code),
  );
  // A word that already names another scene goes to the end of the queue.
  const isUsed = (phrase: ScoredPhrase): boolean =>
    [...taken].some((title) => title.includes(phrase.text.toLowerCase()));
  const queue = [...fitting.slice(0, 8).filter((phrase) => !isUsed(phrase)), ...fitting.filter(isUsed)];
  // Of what research found, the scene speaks first of what it is about; two nouns side by side promise a pair.
  const isPlain = scene.asked !== undefined && code !== 'ja' && code !== 'hi';
  const at = ({ text }: ScoredPhrase): number => first?.text.indexOf(text) ?? -1;
  const opening = isPlain
    ? queue
        .filter((phrase) => at(phrase) >= 0 && !isUsed(phrase))
        .toSorted((one, other) => at(one) - at(other))
    : queue;
  for (const phrase of [...opening, ...queue].slice(0, 8)) {
    const isWhole = isPlain || phrase.stems.length > 1;
    const title = toTitle(isWhole ? phrase.text : joinPartner(phrase, queue, code));
    if (!taken.has(title.toLowerCase())) {
      return title;
    }
  }
  const [last] = fitting;
  if (last !== undefined) {
    return toTitle(last.text);
  }
  // Where nothing else can be said, when it was says more than words torn from a sentence.
  const time = isOfPast(scene.asked) ? periodOf(scene.sentences) : undefined;
  return time ?? openingWords(first?.text ?? '', code);
}

/** What stands over a scene, or what it speaks of as known. */
function headingOrThing(
  scene: TitledScene,
  taken: ReadonlySet<string>,
  code: LanguageCode,
): string | undefined {
  const isMistimed = headingsOf(scene.sentences).some(
    (each) => isOfOtherTime(each, scene.sentences, code) || isCenturies(each, code),
  );
  const known = scene.asked !== undefined && isMistimed ? knownThing(scene.sentences, code) : undefined;
  if (known !== undefined && fitsTitle(known, code) && !taken.has(known.toLowerCase())) {
    return toTitle(known);
  }
  const plain = plainTitle(scene, taken, code);
  if (plain !== undefined) {
    return plain;
  }
  const heading = newHeading(scene, taken, code);
  if (heading !== undefined) {
    return heading;
  }
  const thing = isOfPast(scene.asked) ? knownComplement(scene.sentences, code) : undefined;
  if (thing !== undefined && fitsTitle(thing, code) && !taken.has(thing.toLowerCase())) {
    return toTitle(thing);
  }
  return code === 'hi' && scene.asked !== undefined ? deedTitle(scene, taken) : undefined;
}

function isOfPast(asked: Question | undefined): boolean {
  return asked?.kind === 'history' || asked?.kind === 'who';
}

/** In a Hindi history what was done, rather than two of the nouns that it was done with. */
function deedTitle({ sentences, asked }: TitledScene, taken: ReadonlySet<string>): string | undefined {
  const deed = isOfPast(asked) ? hindiDeed(sentences) : undefined;
  return deed === undefined || taken.has(deed) ? undefined : deed;
}

/** A person's own headings are kept where they are not word for word the same. */
function newHeading(
  { sentences, asked }: TitledScene,
  taken: ReadonlySet<string>,
  code: LanguageCode,
): string | undefined {
  return headingsOf(sentences)
    .map((heading) =>
      toTitle(asked === undefined ? heading : plainHeading(saidOfPair(heading, sentences, code), code)),
    )
    .find(
      (title) =>
        fitsHeading(title, code) &&
        (asked === undefined || !isOfOtherTime(title, sentences, code)) &&
        !(asked === undefined ? taken.has(title.toLowerCase()) : saysSame(title, taken, code)),
    );
}

/** A Hindi heading in the words that its scene is told in: 'प्लेट विवर्तनिकी' is said by nobody. */
function plainHeading(heading: string, code: LanguageCode): string {
  return code === 'hi' ? inPlainWords(heading, code) : heading;
}

/** Where a heading would say something else: the years of a history, or what the scene speaks of first. */
function plainTitle(scene: TitledScene, taken: ReadonlySet<string>, code: LanguageCode): string | undefined {
  const { sentences, asked } = scene;
  if (asked === undefined) {
    return undefined;
  }
  const isNew = (title: string | undefined): title is string =>
    title !== undefined && fitsTitle(title, code) && !saysSame(title, taken, code);
  const heading = newHeading(scene, taken, code);
  if (isOfPast(asked)) {
    const isOverSections = headingsOf(sentences).length > 1;
    // A span of years says nothing of what was then.
    const said = heading === undefined ? statementsOf(sentences, code) : [];
    const chapter = isOverSections && asked.kind === 'history' ? chapterOf(sentences) : undefined;
    const both = isOverSections ? bothHeadings(sentences, taken, code) : undefined;
    const title = [chapter, both, ...said].find((each) => isNew(each));
    if (title !== undefined || asked.kind === 'history' || heading === undefined) {
      return title;
    }
  }
  if (heading !== undefined && isHeadingOf(heading, { sentences, asked }, code)) {
    return undefined;
  }
  const both = twoThings(sentences, joiners[code], code);
  if (isNew(both)) {
    return toTitle(both);
  }
  const things = sentences.flatMap((sentence) => thingOf(sentence, code) ?? []).map(toTitle);
  return things.find((thing) => isNew(thing));
}

/** Whether a title of the film says as much: 'The mass' after 'Mass of the body'. */
function saysSame(title: string, taken: ReadonlySet<string>, code: LanguageCode): boolean {
  const stems = readStems(title, code);
  return [...taken].some((known) => {
    const other = new Set(readStems(known, code));
    return known === title.toLowerCase() || (stems.length > 0 && stems.every((stem) => other.has(stem)));
  });
}

/** Of two sections told in one scene, both are named: 'टेस्ला और जगदीश चन्द्र बसु', 'Wooden rails – First engines'. */
function bothHeadings(
  sentences: readonly ArticleSentence[],
  taken: ReadonlySet<string>,
  code: LanguageCode,
): string | undefined {
  const headings = [...new Set(sentences.flatMap(({ heading }) => heading ?? []))];
  const [one = '', other = ''] = headings;
  const isPair =
    headings.length === 2 &&
    headings.every((heading) => !saysSame(toTitle(heading), taken, code) && !holdsTwo[code].test(heading));
  // Each begins large, as it stands over its section.
  const joiner = code === 'hi' || code === 'ja' ? joiners[code] : ' – ';
  if (!isPair) {
    return undefined;
  }
  // 'In France' says where; what was there is its chapter: 'Expansion / In France'.
  const said = [one, other].map((heading) =>
    isPlaceOnly(heading) ? chapterAbove(heading, sentences) : heading,
  );
  return said
    .filter((heading) => heading !== '')
    .map(toTitle)
    .join(joiner);
}

function chapterAbove(heading: string, sentences: readonly ArticleSentence[]): string {
  const { section = '' } = sentences.find((sentence) => sentence.heading === heading) ?? {};
  return section.split(' / ').at(-2) ?? '';
}

/** 'Olmecs and Maya' and a third are too many. */
const holdsTwo: Readonly<Record<LanguageCode, RegExp>> = {
  en: /,|\sand\s/u,
  fr: /,|\set\s/u,
  it: /,|\se\s/u,
  es: /,|\s[ye]\s/u,
  hi: /,|\sऔर\s|\sतथा\s|\sएवं\s/u,
  ja: /[、・]|と/u,
};

/** Clauses of a scene that say something by themselves and are as short as a heading, without the year they name. */
function statementsOf(sentences: readonly ArticleSentence[], code: LanguageCode): string[] {
  return sentences.flatMap(({ text }) =>
    text
      .split(code === 'ja' ? /[、。]/u : /[,;:]\s|(?<!(?<!\p{L})\p{Lu})[.!?।]/u)
      .map((clause) => withoutJoint(clause, code).replace(datePhrase[code], '').trim())
      .filter((clause) => fitsTitle(clause, code) && !/\d{4}/u.test(clause) && isStatement(clause, code))
      .flatMap((clause) => namedDeed(clause, code) ?? [])
      .map(toTitle),
  );
}

/** Who 'he' is a heading does not say: in Hindi what was done has a name, 'पेटेण्ट का आवेदन' of 'उन्होंने पेटेण्ट का आवेदन दिया'. */
function namedDeed(clause: string, code: LanguageCode): string | undefined {
  return somebody[code].test(clause) ? hindiStatement.exec(clause)?.[1] : clause;
}

const somebody: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:he|she|they|it) /iu,
  fr: /^(?:ils?|elles?) /iu,
  it: /^(?:egli|ella|lui|lei|essi|loro) /iu,
  es: /^(?:él|ella|ellos|ellas) /iu,
  hi: /^(?:उन्होंने|इन्होंने|उसने|इसने|वे|वह|ये|यह) /u,
  ja: /^(?:彼|彼女|彼ら)[はがも]/u,
};
const hindiStatement =
  /^(?:उन्होंने|इन्होंने|उसने|इसने) (\S+ (?:का|की|के) \S+) (?:दिया|दी|किया|की|लिया|ली|कराया|रखा|रखी)$/u;

/** When something was, at the head of a clause. */
const datePhrase: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^in \d{4} /iu,
  fr: /^en \d{4} /iu,
  it: /^nel \d{4} /iu,
  es: /^en \d{4} /iu,
  hi: /^\d{4} में /u,
  ja: /^\d{4}年に?/u,
};

/** What stands over several sections, where it is one chapter. */
function chapterOf(sentences: readonly ArticleSentence[]): string | undefined {
  const chapters = new Set(sentences.map(({ section }) => section.split(' / ')[0] ?? ''));
  const [chapter = ''] = chapters;
  return chapters.size === 1 && chapter !== '' ? toTitle(chapter) : undefined;
}

/** The headings over the sentences, that of the most sentences first. */
function headingsOf(sentences: readonly ArticleSentence[]): string[] {
  const counts = new Map<string, number>();
  for (const { heading } of sentences) {
    if (heading !== undefined) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, first], [, second]) => second - first).map(([heading]) => heading);
}

/** A lone noun says little: with the scene's next noun it makes a title ('Salt and gluten'). */
function joinPartner(phrase: ScoredPhrase, others: readonly ScoredPhrase[], code: LanguageCode): string {
  const partner = others.find(
    (other) => other.stems.length === 1 && other.certainty >= 1.5 && other.stems[0] !== phrase.stems[0],
  );
  if (partner === undefined) {
    return phrase.text;
  }
  const joined = phrase.text + joiners[code] + partner.text;
  return fitsTitle(joined, code) ? joined : phrase.text;
}

/** Long enough to name something, and in Hindi not a form that only stands before a postposition. */
function isNameable(text: string, code: LanguageCode): boolean {
  if (code === 'hi') {
    return text.length > 2 && !/(?:े|ों)$/u.test(text) && !emptyEnd.test(text);
  }
  return code === 'ja' ? text.length > 1 : /\p{L}{3}/u.test(text);
}

/** 'तरंगों के रूप' is left of 'in the form of waves'. */
const emptyEnd = /(?:^|\s)(?:रूप|प्रकार|तरह|ओर|आधार|कारण|समय|स्थान|दौरान)$/u;

/** The film's title from its strongest phrases. */
export function titleFromPhrases(phrases: readonly ScoredPhrase[], code: LanguageCode): string {
  const [best, ...others] = phrases.filter((phrase) => fitsTitle(phrase.text, code));
  if (best === undefined) {
    return '';
  }
  const partner = others.find(
    (phrase) => phrase.score > best.score * 0.5 && phrase.stems.every((stem) => !best.stems.includes(stem)),
  );
  const joined = partner === undefined ? best.text : best.text + joiners[code] + partner.text;
  return toTitle(fitsTitle(joined, code) ? joined : best.text);
}

/** The first words up to a natural stop: only when a scene holds no phrase at all. */
function openingWords(text: string, code: LanguageCode): string {
  const [clause = ''] = text.split(/[,;:.!?、。।]/u);
  if (fitsTitle(clause, code)) {
    return toTitle(clause);
  }
  if (code === 'ja') {
    return clause.slice(0, mostJapaneseCharacters);
  }
  const words = readWords(clause, code).slice(0, 4);
  while (words.length > 1 && languageProfiles[code].stopWords.has(words.at(-1)?.text.toLowerCase() ?? '')) {
    words.pop();
  }
  return toTitle(clause.slice(0, words.at(-1)?.end ?? 0));
}
