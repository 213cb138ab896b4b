import { entryOf } from './entries.ts';
import type { Tier } from '../plans/plans.ts';

export interface EffectEntry {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly tier: Tier;
}

/** Camera moves that make a video of one image; `key` is the API's `dynamic_effect`. */
const entries = [
  {
    key: 'flying_cam_transition',
    name: 'Flying cam transition',
    description:
      'The camera lifts off and swoops through the picture, as if it flew from one place to the next.',
    tier: 'basic',
  },
  {
    key: 'fast_sprint',
    name: 'Fast sprint',
    description: 'A low, racing run toward the subject, with the surroundings streaking past.',
    tier: 'basic',
  },
  {
    key: 'helicopter_rope_extraction',
    name: 'Helicopter rope extraction',
    description: 'The subject is drawn up and away while the ground falls back and sways below.',
    tier: 'basic',
  },
  {
    key: 'orbiting_shoulder_reveal',
    name: 'Orbiting shoulder reveal',
    description: 'The camera circles behind a shoulder and reveals what lies ahead.',
    tier: 'basic',
  },
  {
    key: 'over_the_shoulder_running_scene',
    name: 'Over the shoulder running scene',
    description: 'A handheld chase from right behind the runner, with every stride felt.',
    tier: 'basic',
  },
  {
    key: 'fast_drone_pushin',
    name: 'Fast drone push-in',
    description: 'A drone dives from far away straight in, until the subject fills the frame.',
    tier: 'basic',
  },
  {
    key: 'battlefield_pan',
    name: 'Battlefield pan',
    description: 'A wide, heavy pan across the scene, with shake and smoke in the air.',
    tier: 'basic',
  },
  {
    key: 'dramatic_crane',
    name: 'Dramatic crane',
    description: 'A slow crane rises from the detail to the whole and lets the moment breathe.',
    tier: 'basic',
  },
] as const satisfies readonly EffectEntry[];

export type EffectKey = (typeof entries)[number]['key'];
export type Effect = EffectEntry & { readonly key: EffectKey };
export const effects: readonly Effect[] = entries;
export const effectKeys = entries.map((effect) => effect.key);

export function effectOf(key: EffectKey): Effect {
  return entryOf(effects, key);
}
