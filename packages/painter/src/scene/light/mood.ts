import type { Colour } from '../../canvas/colour.ts';
import { clamp, mix, multiply, saturate } from '../../canvas/colour.ts';
import type { ScenePlan } from '../../plan/scene-plan.ts';
import type { SceneLight } from './scene-light.ts';

/** What a mood does to a scene's light. */
interface MoodLight {
  /** Times the strength of colours. */
  readonly saturation: number;
  /** Colour that the lights and that the shadows are seen through; 255 leaves them. */
  readonly lights: Colour;
  readonly shadows: Colour;
  /** Added to the air's thickness. */
  readonly haze: number;
  /** Added to how much of the sky clouds cover. */
  readonly cover: number;
  /** Added to the hardness of shadows. */
  readonly hardness: number;
}

const moodLights: Readonly<Record<ScenePlan['mood'], MoodLight>> = {
  calm: { saturation: 1, lights: [255, 255, 255], shadows: [255, 255, 255], haze: 0, cover: 0, hardness: 0 },
  joyful: {
    saturation: 1.24,
    lights: [272, 264, 240],
    shadows: [270, 266, 256],
    haze: -0.12,
    cover: 0.12,
    hardness: 0.1,
  },
  mysterious: {
    saturation: 0.86,
    lights: [196, 226, 248],
    shadows: [176, 186, 248],
    haze: 0.2,
    cover: 0.1,
    hardness: -0.1,
  },
  dramatic: {
    saturation: 1.08,
    lights: [262, 226, 190],
    shadows: [136, 138, 176],
    haze: -0.08,
    cover: 0.3,
    hardness: 0.3,
  },
  sad: {
    saturation: 0.74,
    lights: [214, 222, 234],
    shadows: [204, 212, 230],
    haze: 0.06,
    cover: 0.3,
    hardness: -0.34,
  },
  tender: {
    saturation: 1.02,
    lights: [272, 244, 232],
    shadows: [262, 232, 246],
    haze: 0.08,
    cover: 0,
    hardness: -0.12,
  },
  energetic: {
    saturation: 1.32,
    lights: [274, 258, 226],
    shadows: [214, 214, 262],
    haze: -0.16,
    cover: 0.04,
    hardness: 0.3,
  },
};

/** The scene's light in its mood: other colours of light and shadow, thicker or clearer air, more or fewer clouds. */
export function inMood(light: SceneLight, mood: ScenePlan['mood']): SceneLight {
  const turn = moodLights[mood];
  const tint = (colour: Colour, glass: Colour): Colour => saturate(unclamped(colour, glass), turn.saturation);
  const sky = mix(turn.lights, turn.shadows, 0.5);
  return {
    ...light,
    key: unclamped(light.key, turn.lights),
    ambient: unclamped(light.ambient, turn.shadows),
    haze: tint(light.haze, sky),
    hazeDensity: clamp(light.hazeDensity + turn.haze, 0, 0.97),
    sky: {
      top: tint(light.sky.top, turn.shadows),
      middle: tint(light.sky.middle, sky),
      low: tint(light.sky.low, turn.lights),
    },
    hardness: clamp(light.hardness + turn.hardness, 0, 1),
    cloud: {
      lit: multiply(light.cloud.lit, turn.lights),
      shade: tint(light.cloud.shade, turn.shadows),
      cover: clamp(light.cloud.cover + turn.cover, 0, 1),
    },
  };
}

/** Seen through coloured glass; light may be brighter than a surface. */
function unclamped(colour: Colour, glass: Colour): Colour {
  return [(colour[0] * glass[0]) / 255, (colour[1] * glass[1]) / 255, (colour[2] * glass[2]) / 255];
}

/** Times the strength of all colours of things in a mood. */
export function moodSaturation(mood: ScenePlan['mood']): number {
  return moodLights[mood].saturation;
}
