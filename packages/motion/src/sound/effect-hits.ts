import type { EffectKey } from '@kinora/contract/catalogue';
import type { Soundscape } from '@kinora/sound';

type EffectSound = Pick<Soundscape, 'beds' | 'hits'>;
type Hit = Soundscape['hits'][number];

/** What is heard of an effect, in time with what its camera does; times are parts of the clip. */
const sounds: Record<EffectKey, (seconds: number) => EffectSound> = {
  flying_cam_transition: (seconds) => ({
    beds: [],
    hits: [
      rush(seconds, { from: 0.08, part: 0.3, level: 0.5 }),
      rush(seconds, { from: 0.34, part: 0.4, level: 1 }),
      rush(seconds, { from: 0.72, part: 0.26, level: 0.4 }),
    ],
  }),
  fast_sprint: (seconds) => ({
    beds: [{ kind: 'wind', level: 0.6 }],
    hits: [...steps(seconds, 3.6), rush(seconds, { from: 0.2, part: 0.75, level: 0.7 })],
  }),
  helicopter_rope_extraction: () => ({ beds: [{ kind: 'rotor', level: 1 }], hits: [] }),
  orbiting_shoulder_reveal: (seconds) => ({
    beds: [],
    hits: [rush(seconds, { from: 0.2, part: 0.7, level: 0.45 })],
  }),
  over_the_shoulder_running_scene: (seconds) => ({
    beds: [{ kind: 'wind', level: 0.4 }],
    hits: steps(seconds, 2.9),
  }),
  fast_drone_pushin: (seconds) => ({
    beds: [],
    hits: [rush(seconds, { from: 0.28, part: 0.56, level: 1 })],
  }),
  battlefield_pan: (seconds) => ({
    beds: [{ kind: 'rumble', level: 1 }],
    hits: [0.24, 0.58, 0.82].map((at): Hit => ({
      kind: 'blast',
      atSeconds: at * seconds,
      seconds: 2.4,
      level: 1,
    })),
  }),
  dramatic_crane: (seconds) => ({
    beds: [{ kind: 'deep', level: 0.4 }],
    hits: [rush(seconds, { from: 0.1, part: 0.9, level: 0.4 })],
  }),
};

export function effectHits(effect: EffectKey, seconds: number): EffectSound {
  return sounds[effect](seconds);
}

function rush(seconds: number, { from, part, level }: { from: number; part: number; level: number }): Hit {
  const length = Math.max(0.2, Math.min(part, 1 - from) * seconds);
  return { kind: 'rush', atSeconds: from * seconds, seconds: length, level };
}

function steps(seconds: number, perSecond: number): Hit[] {
  return Array.from({ length: Math.floor(seconds * perSecond) }, (_, step): Hit => ({
    kind: 'step',
    atSeconds: (step + 0.5) / perSecond,
    seconds: 0.25,
    level: step % 2 === 0 ? 0.9 : 0.75,
  }));
}
