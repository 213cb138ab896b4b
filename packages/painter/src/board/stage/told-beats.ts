import type { LanguageCode } from '@kinora/contract/catalogue';
import { lettersInFourSeconds } from '@kinora/words';
import { withoutQuotations } from '../../describe/quotations.ts';
import type { SceneText } from '../scene-text.ts';
import { endOfQuotations, quotedWords, saidInTwo } from './quoted-words.ts';
import { toldActing, toldThing } from './told-acting.ts';

/** A part of a scene that has a picture of its own, and where its words begin: a UTF-16 offset of the narration. */
export interface ToldBeat {
  readonly from: number;
  /** Where its place is begun: whoever is told of is then there with the words. */
  readonly begun: number;
  readonly scene: SceneText;
  /** Its own words turn on a thing: that is shown, and not what is said before it. */
  readonly isSilent: boolean;
}

/** So long is a picture seen at least, before and after the next one begins. */
const leastSeconds = { first: 3, second: 2.4, afterTalk: 1.7 } as const;
/** So long before its words the place of a picture is begun. */
const leadSeconds = 1.5;
/** How much further from the middle than another a sentence may begin that tells what somebody does. */
const worthOfAct = 0.2;
/** And how much further where both parts turn on a thing. */
const worthOfTwo = 0.25;

/**
 * The two parts of a scene that tells of two things one after the other; undefined where one picture shows all. A story
 * opens with its place and its wish, each a picture of its own.
 */
export function beatsOf(scene: SceneText): readonly [ToldBeat, ToldBeat] | undefined {
  const { narration, code, keyFacts, index, count } = scene;
  if (keyFacts.length > 0 || count < 3 || index < 2) {
    return undefined;
  }
  const pace = lettersInFourSeconds[code] / 4;
  const [first, second] = [leastSeconds.first * pace, leastSeconds.second * pace];
  const from =
    afterTalk(scene, leastSeconds.afterTalk * pace) ??
    sentenceStarts(narration, code)
      .filter((at) => at >= first && narration.length - at >= second)
      .map((at) => ({ at, cost: costOf(narration, { at, code }) }))
      .sort((one, other) => one.cost - other.cost)[0]?.at;
  // A story closes with one large picture, unless its last words show something else.
  const isLast = index === count - 1;
  const isSeen = from !== undefined && (!isLast || isShowing(narration.slice(from), code));
  return from === undefined || !isSeen
    ? undefined
    : [
        { from: 0, begun: 0, isSilent: false, scene: { ...scene, narration: narration.slice(0, from) } },
        {
          from,
          begun: Math.round(from - leadSeconds * pace),
          isSilent: toldThing(narration.slice(from), code) !== undefined,
          scene: {
            ...scene,
            narration: narration.slice(from),
            before: [...(scene.before ?? []), narration.slice(0, from)],
          },
        },
      ];
}

/** Scripts without capital letters tell by their words alone that what follows is who said something. */
const ofSpeaker: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  hi: /^[^।]*(?:कहा|पूछा|बोल|पुकार|जवाब दिया)/u,
  ja: /^\s*と|^[^。]*(?:言い|言っ|いいま|たずね|聞き|答え)/u,
};

/** Who says two things says both in one picture; what then comes of it is the other. */
function afterTalk({ narration, code }: SceneText, least: number): number | undefined {
  const end = endOfQuotations(narration) ?? narration.length;
  const rest = narration.slice(end).trimStart();
  const isNext = ofSpeaker[code] === undefined ? /^\P{Ll}/u.test(rest) : !ofSpeaker[code].test(rest);
  const at = narration.length - rest.length;
  return isNext && rest.length >= least && saidInTwo(narration.slice(0, at), code) !== undefined
    ? at
    : undefined;
}

function isShowing(text: string, code: LanguageCode): boolean {
  return toldActing(text, code) !== undefined || quotedWords(text, code) !== undefined;
}

function costOf(narration: string, { at, code }: { at: number; code: LanguageCode }): number {
  const isTold = toldActing(narration.slice(at), code) !== undefined;
  // What is told before as well has its own picture, and does not go under in the other.
  const isOfTwo = isTold && toldThing(narration.slice(0, at), code) !== undefined;
  return Math.abs(at / narration.length - 0.5) - (isTold ? worthOfAct : 0) - (isOfTwo ? worthOfTwo : 0);
}

/** Where sentences begin that nobody is in the middle of saying. */
function sentenceStarts(narration: string, code: LanguageCode): number[] {
  const told = withoutQuotations(narration);
  return (
    [...new Intl.Segmenter(code, { granularity: 'sentence' }).segment(narration)]
      // Without a space before it, an opening mark is counted to the sentence before.
      .map(({ index }) => (/[「『“«]/u.test(narration[index - 1] ?? '') ? index - 1 : index))
      .filter((at) => at > 0 && !isWithinQuotation(narration, { at, told }) && !isOfSpeaker(narration, at))
  );
}

/** '… Kiki?' asked a forester: who said it belongs to what was said. */
function isOfSpeaker(narration: string, at: number): boolean {
  const isAfterQuotation = /["'”»’」』]\s*$/u.test(narration.slice(0, at));
  // Scripts without capital letters begin nothing new behind a quotation but the next one.
  return isAfterQuotation && /^(?:\p{Ll}|\p{Lo})/u.test(narration.slice(at));
}

function isWithinQuotation(narration: string, { at, told }: { at: number; told: string }): boolean {
  const isBlank = (place: number): boolean => told[place] === ' ' && narration[place] !== ' ';
  const before = narration.slice(0, at).trimEnd().length - 1;
  return isBlank(before) && isBlank(at) && !/["'”»’」]/u.test(narration[before] ?? '');
}
