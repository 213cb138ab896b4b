import { expect, it } from 'vitest';
import { leadInSeconds, sceneFrames, tailSeconds } from './scene-clock.ts';

const scene = { narration: { durationSeconds: 3 }, minimumSeconds: 0 };

it('gives a scene whole frames for its words and the silence round them', () => {
  expect(sceneFrames(scene, 30)).toBe(Math.ceil((leadInSeconds + 3 + tailSeconds) * 30));
  expect(sceneFrames({ ...scene, minimumSeconds: 5 }, 30)).toBe(150);
});

it('takes another silence after the words where the scene says so', () => {
  expect(sceneFrames({ ...scene, tailSeconds: 1 }, 24)).toBe(Math.ceil((leadInSeconds + 4) * 24));
  expect(sceneFrames({ ...scene, narration: null, minimumSeconds: 2, tailSeconds: 1 }, 24)).toBe(48);
});
