import type { LanguageCode, LanguageProfile, Word } from '@kinora/words';
import { languageProfiles, isContentWord, readWords, stemWord } from '@kinora/words';

/** A run of words that very likely names a thing, as written. */
export interface NounPhrase {
  readonly text: string;
  readonly stems: readonly string[];
  /** How sure the neighbouring words make it: 1 is a bare run, 2 stands where only a noun can. */
  readonly certainty: number;
}

const mostPhraseWords = 4;

/** The likely noun phrases of a sentence, found by the small words around them: no grammar, no dictionary. */
export function readNounPhrases(sentence: string, code: LanguageCode): NounPhrase[] {
  const words = readWords(sentence, code);
  const profile = languageProfiles[code];
  switch (code) {
    case 'ja':
      return readBeforeMarkers({ sentence, words, profile, isMarker: startsWithParticle });
    case 'hi':
      return readBeforeMarkers({ sentence, words, profile, isMarker: isPostposition });
    case 'en':
    case 'fr':
    case 'it':
    case 'es':
      return readAfterMarkers(sentence, words, profile);
  }
}

interface MarkedSentence {
  readonly sentence: string;
  readonly words: readonly Word[];
  readonly profile: LanguageProfile;
  readonly isMarker: (word: Word, before: Word, profile: LanguageProfile) => boolean;
}

function startsWithParticle(word: Word, before: Word, profile: LanguageProfile): boolean {
  return word.start === before.end && profile.nounMarkers.has(word.text.charAt(0));
}

function isPostposition(word: Word, _before: Word, profile: LanguageProfile): boolean {
  return profile.nounMarkers.has(word.text);
}

/** Hindi and Japanese: a run of topic words right before a postposition or particle. */
function readBeforeMarkers({ sentence, words, profile, isMarker }: MarkedSentence): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (
      before === undefined ||
      !isMarker(word, before, profile) ||
      !isContentWord(before.text, profile.code)
    ) {
      continue;
    }
    const run = [before];
    let place = index - 2;
    while (place >= 0 && run.length < mostPhraseWords) {
      const candidate = words[place];
      const next = words[place + 1];
      if (
        candidate === undefined ||
        next === undefined ||
        /[^\s]/u.test(sentence.slice(candidate.end, next.start))
      ) {
        break;
      }
      const isLink =
        profile.connectors.has(candidate.text) && isContentWord(words[place - 1]?.text ?? '', profile.code);
      const followsLink = profile.connectors.has(run[0]?.text ?? '');
      const isCompound = profile.code === 'ja' && isContentWord(candidate.text, profile.code);
      // Two Hindi nouns side by side are subject and object, not one phrase.
      if (!isLink && !isCompound && !(followsLink && isContentWord(candidate.text, profile.code))) {
        break;
      }
      run.unshift(candidate);
      place -= 1;
    }
    while (run.length > 0 && profile.connectors.has(run[0]?.text ?? '')) {
      run.shift();
    }
    phrases.push(toPhrase(sentence, run, { code: profile.code, certainty: 2 }));
  }
  return phrases.filter((phrase) => phrase.stems.length > 0);
}

/** English, French, Italian, Spanish: a run of topic words, surest after an article and before a form of 'be'. */
function readAfterMarkers(sentence: string, words: readonly Word[], profile: LanguageProfile): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let index = 0;
  while (index < words.length) {
    const run = readRun(sentence, words, { index, profile });
    if (run.length === 0) {
      index += 1;
      continue;
    }
    const before = words[index - 1]?.text.toLowerCase() ?? '';
    const after = words[index + run.length];
    const isTouching =
      after !== undefined && !/[^\s'’]/u.test(sentence.slice(run.at(-1)?.end ?? 0, after.start));
    const next = isTouching ? after.text.toLowerCase() : '';
    const trimmed = trimVerb(run, { next, profile });
    const isMarked = profile.nounMarkers.has(before);
    const certainty = 1 + (isMarked ? 0.6 : 0) + (profile.auxiliaries.has(next) || !isTouching ? 0.4 : 0);
    if (trimmed.length > 0) {
      phrases.push(toPhrase(sentence, trimmed, { code: profile.code, certainty }));
    }
    index += run.length;
  }
  return phrases.filter((phrase) => phrase.stems.length > 0);
}

function readRun(
  sentence: string,
  words: readonly Word[],
  { index, profile }: { index: number; profile: LanguageProfile },
): Word[] {
  const first = words[index];
  if (first === undefined || !isContentWord(first.text, profile.code) || /^\p{N}/u.test(first.text)) {
    return [];
  }
  const run = [first];
  for (let place = index + 1; place < words.length && run.length < mostPhraseWords; place += 1) {
    const word = words[place];
    const previous = run.at(-1);
    if (
      word === undefined ||
      previous === undefined ||
      /[^\s]/u.test(sentence.slice(previous.end, word.start))
    ) {
      break;
    }
    const following = words[place + 1];
    const isLink =
      profile.connectors.has(word.text) &&
      following !== undefined &&
      isContentWord(following.text, profile.code);
    if (!isLink && !isContentWord(word.text, profile.code)) {
      break;
    }
    run.push(word);
  }
  while (profile.connectors.has(run.at(-1)?.text ?? '')) {
    run.pop();
  }
  return run;
}

/** Keeps what is surely a noun phrase of a run whose end may be a verb ('yeast eats | the sugar'). */
function trimVerb(
  run: readonly Word[],
  { next, profile }: { next: string; profile: LanguageProfile },
): Word[] {
  const isSafeEnd = next === '' || profile.auxiliaries.has(next);
  const words =
    profile.code === 'en' ? trimEnglish(run, next === '', isSafeEnd) : trimRomance(run, isSafeEnd, profile);
  if (
    !isSafeEnd &&
    words.length > 1 &&
    words.length === run.length &&
    profile.nounMarkers.has(next) &&
    profile.code === 'en'
  ) {
    words.pop();
  }
  while (profile.connectors.has(words.at(-1)?.text ?? '')) {
    words.pop();
  }
  return words;
}

function trimEnglish(run: readonly Word[], isLast: boolean, isSafeEnd: boolean): Word[] {
  const verbal = run.findIndex(
    (word, index) => index > 0 && /(?:ed|ing|ly)$/u.test(word.text) && word.text.length > 4,
  );
  const words = verbal === -1 ? [...run] : run.slice(0, verbal);
  if (/(?:ly|ing)$/u.test(words[0]?.text ?? '') && (words[0]?.text.length ?? 0) > 4) {
    return [];
  }
  const last = words.at(-1)?.text ?? '';
  const isVerbLike = /[^sui]s$/u.test(last) && !(words.at(-2)?.text ?? 's').endsWith('s');
  const isBeforeAdverb = /ly$/u.test(run[words.length]?.text ?? '');
  if (
    words.length > 1 &&
    isVerbLike &&
    (isBeforeAdverb || (!isSafeEnd && !isLast && words.length === run.length))
  ) {
    words.pop();
  }
  return words;
}

/** Head noun with its 'de' parts; an adjective only where endings agree and nothing but a noun phrase can end. */
function trimRomance(whole: readonly Word[], isSafeEnd: boolean, profile: LanguageProfile): Word[] {
  const run = withoutEpithet(whole);
  const words: Word[] = [];
  for (const [index, word] of run.entries()) {
    const isLink = profile.connectors.has(word.text);
    const followsLink = index > 0 && profile.connectors.has(run[index - 1]?.text ?? '');
    const agrees = isSafeEnd && index === run.length - 1 && agreesWith(run[index - 1]?.text ?? '', word.text);
    const isInfinitive = followsLink && infinitive.test(word.text);
    // A name is whole or not there: 'tumba de Río Azul'.
    const isOfName = isLarge(word.text) && index > 1 && isLarge(run[index - 1]?.text ?? '');
    if (isInfinitive || (index > 0 && !isLink && !followsLink && !agrees && !isOfName)) {
      break;
    }
    words.push(word);
  }
  return words;
}

function isLarge(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

/** A participle before a name says something of it and names nothing: 'la disabitata Valle del Bove'. */
function withoutEpithet(run: readonly Word[]): readonly Word[] {
  const [first, second] = run;
  const isEpithet = first !== undefined && /^\p{Ll}{3,}(?:[aiu]t[aoei]|[ai]d[ao]s?|ée?s?)$/u.test(first.text);
  return isEpithet && second !== undefined && /^\p{Lu}/u.test(second.text) ? run.slice(1) : run;
}

/** After 'de' or 'di' these endings make a verb ('tempo di produrre'), save a few short nouns. */
const infinitive = /\p{L}{3,}(?:are|ere|ire|urre|iser|cer|rir|rer|nir)$/u;

function agreesWith(noun: string, adjective: string): boolean {
  const ending = /(?:os|as|es|i|e|o|a|s)$/u;
  return ending.exec(noun)?.[0] === ending.exec(adjective)?.[0];
}

function toPhrase(
  sentence: string,
  run: readonly Word[],
  { code, certainty }: { code: LanguageCode; certainty: number },
): NounPhrase {
  const text = sentence.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0).trim();
  const stems = run.filter((word) => isContentWord(word.text, code)).map((word) => stemWord(word.text, code));
  return { text, stems, certainty };
}
