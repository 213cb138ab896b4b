import type { VariantKey } from './layer-parts.ts';
import type { PhonemeTime, SpokenTurn } from '@kinora/models';
import { mouthShapes } from '@kinora/painter';
import type { MouthShape } from '@kinora/painter';

/** Sounds of the International Phonetic Alphabet by the mouth that makes them. The first row that fits counts. */
const shapeOfSound: readonly (readonly [RegExp, MouthShape])[] = [
  [/^[mbpɓ]/u, 'closed'],
  [/^[fvʋɸβ]/u, 'lip'],
  [/^[θðlɫɭɬ]/u, 'tongue'],
  [/^[uʊʉɯwy]/u, 'pucker'],
  [/^[oɔøœɒɵ]/u, 'round'],
  [/^[aɑæʌɐɶ]/u, 'open'],
  [/^[iɪeɛj]/u, 'wide'],
  [/^[əɜɚɝɘɤɨ]/u, 'small'],
  [/^[ʃʒʧʤɕʑ]/u, 'round'],
  [/^\p{L}/u, 'consonant'],
];

/** A mouth needs this long to be seen: shorter sounds take over the shape before. Two frames of 30 a second. */
const shortestSeconds = 0.066;

export function mouthOfSound(phoneme: string): MouthShape {
  const bare = phoneme.normalize('NFC').replace(/[ˈˌ_ˑː]/gu, '');
  return shapeOfSound.find(([pattern]) => pattern.test(bare))?.[1] ?? 'smile';
}

/** Which mouth is shown when, while these turns are spoken; a smile between them. */
export function mouthTrack(turns: readonly SpokenTurn[]): VariantKey[] {
  const keys: VariantKey[] = [{ atSeconds: 0, variant: mouthShapes.indexOf('smile') }];
  for (const turn of turns) {
    const sounds = turn.phonemes.length > 0 ? turn.phonemes : guessSounds(turn);
    for (const { phoneme, startSeconds } of sounds) {
      push(keys, { atSeconds: startSeconds, shape: phoneme === '' ? 'closed' : mouthOfSound(phoneme) });
    }
    push(keys, { atSeconds: turn.endSeconds, shape: 'smile', isCertain: true });
  }
  return keys;
}

interface MouthKey {
  readonly atSeconds: number;
  readonly shape: MouthShape;
  /** Shown however soon it comes. */
  readonly isCertain?: boolean;
}

function push(keys: VariantKey[], { atSeconds, shape, isCertain = false }: MouthKey): void {
  const variant = mouthShapes.indexOf(shape);
  const last = keys.at(-1);
  if (last?.variant === variant) {
    return;
  }
  if (!isCertain && last !== undefined && keys.length > 1 && atSeconds - last.atSeconds < shortestSeconds) {
    return;
  }
  keys.push({ atSeconds: Math.max(0, atSeconds), variant });
}

/** Where a speech engine does not tell its sounds: open and close at the pace of syllables, some four a second. */
function guessSounds({ startSeconds, endSeconds }: SpokenTurn): PhonemeTime[] {
  const syllables = ['a', 't', 'e', 'n', 'o', 'm', 'i', 's', 'a', 'l'];
  const stepSeconds = 0.125;
  const count = Math.max(0, Math.floor((endSeconds - startSeconds) / stepSeconds));
  return Array.from({ length: count }, (_, index) => ({
    phoneme: syllables[index % syllables.length] ?? 'a',
    startSeconds: startSeconds + index * stepSeconds,
    endSeconds: startSeconds + (index + 1) * stepSeconds,
  }));
}
