import { isRetold } from '@kinora/models';
import type { SourceText } from '@kinora/models';
import { countSpokenWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { SceneCut } from '../scenes/cut-scenes.ts';
import { sayAskedWord } from './asked-word.ts';
import type { AskedWord } from './asked-word.ts';
import { sayPart } from './part-sentences.ts';
import { spokenParts } from './spoken-parts.ts';

export interface Spoken {
  readonly passages: readonly SourceText[];
  /** By source. */
  readonly askedWords: readonly (AskedWord | undefined)[];
  readonly code: LanguageCode;
}

/** A scene's sentences as they are said: what an encyclopedia wrote for the eye is turned for the ear, a person's own words are not. */
export function sayCut(cut: SceneCut, { passages, askedWords, code }: Spoken): SceneCut {
  const sentences = cut.sentences.flatMap((sentence) => {
    const passage = passages[sentence.source];
    const isOwn = passage === undefined || !isRetold(passage);
    return isOwn ? [sentence] : saySentence(sentence, askedWords[sentence.source], code);
  });
  return { ...cut, sentences };
}

function saySentence(
  sentence: ArticleSentence,
  word: AskedWord | undefined,
  code: LanguageCode,
): ArticleSentence[] {
  const placed = code === 'ja' ? inItsCountry(sentence) : sentence.text;
  const named = word === undefined ? placed : sayAskedWord(placed, word);
  const whole = sentence.isItem ? sayPart(named, code) : named;
  return spokenParts(whole, code).map((text) =>
    text === sentence.text ? sentence : { ...sentence, text, spokenWords: countSpokenWords(text, code) },
  );
}

/** '北東部のアッサムは' of the section about India: elsewhere nobody knows the north-east of what. */
function inItsCountry({ text, heading = '' }: ArticleSentence): string {
  const isCountry = /^[\p{sc=Han}\p{sc=Katakana}ー]{2,8}$/u.test(heading);
  return isCountry ? text.replace(/(?<=^|では、)(?=[東西南北]{1,2}部の)/u, heading) : text;
}
