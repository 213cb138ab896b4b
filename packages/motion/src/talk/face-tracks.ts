import type { VariantKey } from './layer-parts.ts';
import type { SpokenTurn } from '@kinora/models';
import type { Look } from './gaze.ts';
import { between, browVariants, eyeVariants } from '@kinora/painter';
import type { Random, BrowState, EyeState } from '@kinora/painter';

const eye = (atSeconds: number, state: EyeState): VariantKey => ({
  atSeconds,
  variant: eyeVariants.indexOf(state),
});
const brow = (atSeconds: number, state: BrowState): VariantKey => ({
  atSeconds,
  variant: browVariants.indexOf(state),
});

/** People blink 15 to 20 times a minute, for a sixth of a second (Bentivoglio 1997), twice in a row now and then. */
export function eyeTrack(durationSeconds: number, looks: readonly Look[], random: Random): VariantKey[] {
  const lookAt = (at: number): EyeState =>
    looks.findLast(({ atSeconds }) => atSeconds <= at)?.state ?? 'open';
  const blinks: (readonly [number, number])[] = [];
  const keys: VariantKey[] = [];
  let at = between(random, 0.6, 2.4);
  while (at < durationSeconds - 0.3) {
    blinks.push([at, at + 0.165]);
    keys.push(eye(at, 'half'), eye(at + 0.045, 'shut'), eye(at + 0.125, 'half'));
    keys.push(eye(at + 0.165, lookAt(at + 0.165)));
    at += random() < 0.16 ? 0.32 : between(random, 2.1, 4.8);
  }
  const shown = looks.filter(({ atSeconds }) =>
    blinks.every(([from, until]) => atSeconds < from || atSeconds > until),
  );
  return [...keys, ...shown.map(({ atSeconds, state }) => eye(atSeconds, state))].toSorted(
    (one, other) => one.atSeconds - other.atSeconds,
  );
}

/** Brows rise at the beginning of what is said and on some of its stresses; who listens raises them in answer. */
export function browTrack(
  own: readonly SpokenTurn[],
  others: readonly SpokenTurn[],
  random: Random,
): VariantKey[] {
  const raises = own.flatMap(({ startSeconds, endSeconds }) => {
    const moments = [startSeconds + 0.1];
    for (
      let at = startSeconds + between(random, 1.6, 2.6);
      at < endSeconds - 0.8;
      at += between(random, 1.8, 3.4)
    ) {
      moments.push(at);
    }
    return moments.map((at, index) => [at, 0.55, index === 0 || random() < 0.7 ? 'raised' : 'keen'] as const);
  });
  const answers = others
    .filter(() => random() < 0.7)
    .map(
      ({ startSeconds, endSeconds }) => [between(random, startSeconds, endSeconds), 0.8, 'raised'] as const,
    );
  const keys = [brow(0, 'calm')];
  for (const [at, lasts, state] of [...raises, ...answers].toSorted((one, other) => one[0] - other[0])) {
    if (at > (keys.at(-1)?.atSeconds ?? 0) + 0.1) {
      keys.push(brow(at, state), brow(at + lasts, 'calm'));
    }
  }
  return keys;
}
