import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardNote } from '@kinora/renderer';
import { cueAt } from './cues.ts';
import { readMeasures } from './read-measures.ts';
import type { ReadMeasure } from './read-number.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';

/** Of several lengths or masses that are told of one side the greatest stands for it; of other numbers there is to be but one. */
export const sizeUnits: ReadonlySet<string> = new Set(['km', 'm', 'cm', 'mm', 't', 'kg', 'g', 'l']);

/**
 * What either of two is told to measure, in the first unit in which both are, by the sentences that tell of either: '32 cm'
 * beside '2–20 cm'. Undefined where one sentence tells of both, or where no unit is common.
 */
export function figuresOf(
  { narration, code }: Pick<SceneText, 'narration' | 'code'>,
  [earlier, later]: readonly [number, number],
): readonly [BoardNote, BoardNote] | undefined {
  const sentences = splitSentences(narration, code);
  const placeOf = (at: number): number => sentences.findLastIndex(({ start }) => start <= at);
  const [first, second] = [placeOf(earlier), placeOf(later)];
  if (first === second) {
    return undefined;
  }
  const toldIn = (from: number, to: number): ReadMeasure[] =>
    sentences.slice(Math.max(0, from), to).flatMap(({ text, start }) =>
      withSpans(text, readMeasures(text, code), code).map((measure) => ({
        ...measure,
        at: measure.at + start,
      })),
    );
  const [one, other] = [toldIn(first, second), toldIn(second, sentences.length)];
  for (const { unit } of one) {
    const pair = [one, other].flatMap((told) => greatestOf(told.filter((each) => each.unit === unit)) ?? []);
    const [left, right] = pair.map(({ text, at }) => ({ text, cue: cueAt(narration, at, code) }));
    if (left !== undefined && right !== undefined) {
      return [left, right];
    }
  }
  return undefined;
}

function greatestOf(measures: readonly ReadMeasure[]): ReadMeasure | undefined {
  const [first, ...others] = measures;
  if (first === undefined || (others.length > 0 && !sizeUnits.has(first.unit))) {
    return undefined;
  }
  return others.reduce((most, each) => (each.amount > most.amount ? each : most), first);
}

/** What stands right before the lower end of a span, and before its upper one, which is told with its own unit. */
const ends: Readonly<Record<LanguageCode, readonly [RegExp, RegExp]>> = {
  en: [/\bfrom (?:\p{L}+ ){0,2}$/u, /\bto (?:\p{L}+ ){0,2}$/u],
  fr: [/(?<!\p{L})de (?:\p{L}+ ){0,2}$/u, /(?<!\p{L})à (?:\p{L}+ ){0,2}$/u],
  it: [/(?<!\p{L})da(?:i|gli)? (?:\p{L}+ ){0,2}$/u, /(?<!\p{L})a(?:i|gli)? (?:\p{L}+ ){0,2}$/u],
  es: [
    /(?<!\p{L})(?:de|desde) (?:los )?(?:\p{L}+ ){0,2}$/u,
    /(?<!\p{L})(?:a|hasta) (?:los )?(?:\p{L}+ ){0,2}$/u,
  ],
  hi: [/(?!)/u, /(?!)/u],
  ja: [/(?!)/u, /(?!)/u],
};

/** 'From about 2 cm in some to more than 20 cm' is one measure. */
function withSpans(text: string, measures: readonly ReadMeasure[], code: LanguageCode): ReadMeasure[] {
  const [isFrom, isTo] = ends[code];
  const joined: ReadMeasure[] = [];
  for (const measure of measures) {
    const lower = joined.at(-1);
    const isUpper =
      lower?.unit === measure.unit &&
      lower.amount < measure.amount &&
      isFrom.test(text.slice(0, lower.at)) &&
      isTo.test(text.slice(0, measure.at));
    if (lower !== undefined && isUpper) {
      const [number = ''] = /^[\d.,\s]*\d/u.exec(lower.text) ?? [];
      joined.splice(-1, 1, { ...measure, at: lower.at, text: `${number}–${measure.text}` });
    } else {
      joined.push(measure);
    }
  }
  return joined;
}
