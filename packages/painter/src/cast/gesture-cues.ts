import type { LanguageCode } from '@kinora/contract/catalogue';
import {
  foldWord,
  isContentWord,
  readLexicon,
  readWith,
  readWords,
  spokenGestureWords,
  lettersInFourSeconds,
  splitSentences,
} from '@kinora/words';
import type { Word } from '@kinora/words';
import { seededRandom } from '../canvas/random.ts';
import { anyWords, gestures } from '../plan/gesture.ts';
import type { Gesture, GestureCue } from '../plan/gesture.ts';

/** What is said, in which language, and after which of its parts the board behind is turned. */
interface Told {
  readonly narration: string;
  readonly code: LanguageCode;
  readonly seed: number;
  readonly pages: readonly number[];
}

interface Saying {
  readonly at: number;
  readonly gesture: Gesture;
}

/** As parts of four seconds: hands rest at least so long, and at most. */
const [shortestRest, longestRest] = [0.72, 1.25] as const;
/** Whoever has just begun a scene's last words makes no other gesture. */
const lastPart = 0.94;

/** The gestures of a scene: what its words ask for, and where they ask for none for long, one at a word that carries them. */
export function gestureCues(told: Told): GestureCue[] {
  const { narration, code } = told;
  const pace = lettersInFourSeconds[code];
  const asked = spacedOut(askedGestures(told), pace * shortestRest);
  const made = withFillers(asked, told, pace);
  return made
    .filter(({ at }) => at < narration.length * lastPart)
    .map(({ at, gesture }) => ({ from: at / narration.length, gesture }));
}

/** What words or the board ask for; what is said first wins over what comes right behind it, words over the board. */
function askedGestures({ narration, code, pages }: Told): Saying[] {
  const folded = foldWord(narration);
  const { sayings } = readWith(readLexicon(spokenGestureWords, code), folded, code);
  const counted = sayings.filter(({ value }) => isCount(value));
  // Folding may take letters away: a place is a part of the whole.
  const scale = narration.length / Math.max(1, folded.length);
  const said = sayings.flatMap(({ at, value }): Saying[] => {
    const gesture = gestures.find((each) => each === value);
    const isOther = isPartOfNumber(folded, at) || isInCounted(folded, at, counted);
    return gesture === undefined || (counts.has(gesture) && isOther) ? [] : [{ at: at * scale, gesture }];
  });
  const questions = questionStarts(narration, code).map((at): Saying => ({ at, gesture: 'ask' }));
  const turned = pages.map((part): Saying => ({ at: part * narration.length, gesture: 'board' }));
  return [...said, ...questions, ...turned].toSorted((one, other) => one.at - other.at);
}

function questionStarts(narration: string, code: LanguageCode): number[] {
  const starts: number[] = [];
  let from = 0;
  for (const sentence of splitSentences(narration, code)) {
    const at = Math.max(from, narration.indexOf(sentence, from));
    if (asks.test(sentence) || (code === 'ja' && /か。$/u.test(sentence))) {
      starts.push(at);
    }
    from = at + sentence.length;
  }
  return starts;
}

const asks = /[?？]["'’”»」]?$/u;

const countsInOrder = ['one', 'two', 'three', 'four', 'five'] as const satisfies readonly Gesture[];
const counts: ReadonlySet<Gesture> = new Set(countsInOrder);

function isCount(value: string): boolean {
  return gestures.some((each) => each === value && counts.has(each));
}

/** 'Step five: After one or two weeks': where a sentence has been counted, its other numbers count something else. */
function isInCounted(
  text: string,
  at: number,
  counted: readonly { readonly at: number; readonly value: string }[],
): boolean {
  const before = counted.findLast((each) => each.at < at);
  if (before === undefined || /[.!?。！？।]/u.test(text.slice(before.at, at))) {
    return false;
  }
  const own = counted.find((each) => each.at === at);
  const places = [before, own].map((each) => countsInOrder.findIndex((count) => count === each?.value));
  return (places[1] ?? 0) !== (places[0] ?? 0) + 1;
}

/** What follows makes another number of it. */
const multiplied =
  /^[\p{L}\p{M}]+[\s-](?:hundred|thousand|million|billion|cents?|mille|millions?|milliards?|mila|milioni|miliardi|mil|millones|quarters?|सौ|हज़ार|हजार|लाख|करोड़|करोड|अरब)(?![\p{L}\p{M}])/u;

/** 'Three hundred', 'twenty-two': no hand counts so far. */
function isPartOfNumber(text: string, at: number): boolean {
  return multiplied.test(text.slice(at)) || /[\p{L}][-‐‑]$/u.test(text.slice(0, at));
}

/** Whoever says something twice shows it once; numbers, questions and pages are new each time. */
const repeated: ReadonlySet<Gesture> = new Set([...counts, 'ask', 'board']);

function spacedOut(sayings: readonly Saying[], shortest: number): Saying[] {
  const kept: Saying[] = [];
  for (const saying of sayings) {
    const before = kept.at(-1);
    if (!repeated.has(saying.gesture) && kept.some(({ gesture }) => gesture === saying.gesture)) {
      continue;
    }
    // Fingers count on where they are: 'in five steps. Step one'.
    const isCountedOn = before !== undefined && counts.has(before.gesture) && counts.has(saying.gesture);
    if (before === undefined || saying.at - before.at >= shortest * (isCountedOn ? 0.25 : 1)) {
      kept.push(saying);
    } else if (before.gesture === 'board' && saying.gesture !== 'board') {
      kept.splice(-1, 1, saying);
    }
  }
  return kept;
}

function withFillers(asked: readonly Saying[], told: Told, pace: number): Saying[] {
  const { narration, code, seed } = told;
  const random = seededRandom(seed);
  const words = readWords(narration, code).filter(({ text }) => isContentWord(text, code));
  const made: Saying[] = [];
  let turn = Math.floor(random() * anyWords.length);
  for (const end of [...asked, { at: narration.length, gesture: undefined }]) {
    for (;;) {
      const before = made.at(-1)?.at ?? -pace * shortestRest;
      const earliest = before + pace * shortestRest;
      const latest = Math.min(before + pace * longestRest, end.at - pace * shortestRest);
      if (latest < earliest) {
        break;
      }
      made.push({
        at: weightiest(words, earliest, latest) ?? latest,
        gesture: anyWords[turn % anyWords.length] ?? 'offer',
      });
      turn += 1 + Math.floor(random() * 2);
    }
    if (end.gesture !== undefined) {
      made.push(end);
    }
  }
  return made;
}

/** The longest word of a stretch is where a voice puts its weight. */
function weightiest(words: readonly Word[], earliest: number, latest: number): number | undefined {
  const [first] = words
    .filter(({ start }) => start >= earliest && start <= latest)
    .toSorted((one, other) => other.text.length - one.text.length || one.start - other.start);
  return first?.start;
}
