import { expect, it } from 'vitest';
import { fitClip } from './fit-clip.ts';

it.each([
  ['a little too short, is played slower', [8, 9], { speed: 8 / 9, restSeconds: 0 }],
  ['a little too long, is played faster', [8, 7.5], { speed: 8 / 7.5, restSeconds: 0 }],
  ['much too long, loses its end', [10, 5], { speed: 1.15, restSeconds: 0 }],
  ['much too short, leaves a rest', [5, 10], { speed: 0.85, restSeconds: 10 - 5 / 0.85 }],
] as const)('a clip that is %s, never beyond what a viewer sees', (_, lengths, expected) => {
  const [clipSeconds, sceneSeconds] = lengths;
  const fit = fitClip({ clipSeconds, sceneSeconds });
  expect(fit.speed).toBeCloseTo(expected.speed);
  expect(fit.restSeconds).toBeCloseTo(expected.restSeconds);
  expect(fit.seenSeconds).toBeCloseTo(sceneSeconds - expected.restSeconds);
});
