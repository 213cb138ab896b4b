import { describe, expect, it } from 'vitest';
import { cameraPath } from './camera-path.ts';
import { cameraMoves } from './camera-words.ts';
import { readCamera } from './read-camera.ts';

describe('the camera words of a prompt', () => {
  it.each([
    ['A fox in the snow, slow push in', ['push-in'], 0.6],
    ['zoom out to reveal the valley', ['pull-out'], 1],
    ['The camera pans left across the harbour', ['pan-left'], 1],
    ['pan right, then crane up over the roofs', ['pan-right', 'crane-up'], 1],
    ['A quick orbit around the dancer', ['orbit-right'], 1.5],
    ['Static shot of a lake', ['static'], 1],
    ['La caméra recule, travelling arrière', ['pull-out'], 1],
    ['Carrellata indietro lenta', ['pull-out'], 0.6],
    ['Paneo a la izquierda sobre la ciudad', ['pan-left'], 1],
    ['ゆっくりズームインする猫', ['push-in'], 0.6],
    ['धीरे ज़ूम आउट', ['pull-out'], 0.6],
    ['A kitchen at dawn', [], 1],
    ['Slow dolly-in, the keeper looks up and around', ['push-in'], 0.6],
    ['The old man looks down and sighs', [], 1],
    ['Look up at the tower', ['tilt-up'], 1],
    ['A canyon, the camera looks down', ['tilt-down'], 1],
    ['A low shot looking up at the robot', ['tilt-up'], 1],
  ])('are read in six languages: %s', (prompt, moves, pace) => {
    expect(readCamera(prompt)).toMatchObject({ moves, pace });
  });

  it.each([
    ['A fox in one continuous shot', true],
    ['Un renard en plan-séquence', true],
    ['Slow push-in, a fox looks up, steady motion, no cuts, no text.', false],
  ])('know a scene that is not to be cut: %s', (prompt, isOneTake) => {
    expect(readCamera(prompt).isOneTake).toBe(isOneTake);
  });

  it('know a held camera', () => {
    expect(readCamera('handheld chase through the market').isHandheld).toBe(true);
    expect(readCamera('a market').isHandheld).toBe(false);
  });
});

describe('a camera path', () => {
  const plan = { strength: 1, handheld: 0, ease: 'smooth', seed: 1 } as const;

  it.each(cameraMoves)('makes the move %s its own', (move) => {
    const paths = cameraMoves.map((each) =>
      JSON.stringify(cameraPath({ ...plan, moves: [each], durationSeconds: 6 })),
    );
    const own = JSON.stringify(cameraPath({ ...plan, moves: [move], durationSeconds: 6 }));
    expect(paths.filter((path) => path === own)).toHaveLength(1);
  });

  it.each(['tilt-up', 'tilt-down'] as const)('never looks up beyond the picture at rest: %s', (move) => {
    const { shots } = cameraPath({ ...plan, moves: [move], durationSeconds: 12 });
    const pitches = shots[0]?.keys.map(({ pitchDegrees }) => pitchDegrees ?? 0) ?? [];
    expect(Math.max(...pitches)).toBeCloseTo(0, 5);
    expect(Math.min(...pitches)).toBeLessThan(-1);
  });

  it('goes less far in a short clip, and ends where the clip ends', () => {
    const [short, long] = [3, 10].map((durationSeconds) => {
      const { shots } = cameraPath({ ...plan, moves: ['push-in'], durationSeconds });
      return shots[0]?.keys.at(-1);
    });
    expect(short?.atSeconds).toBe(3);
    expect(long?.atSeconds).toBe(10);
    expect(short?.dolly ?? 0).toBeLessThan(long?.dolly ?? 0);
  });
});
