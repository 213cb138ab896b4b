import { effects, imageModels, videoModels } from '@kinora/contract/catalogue';
import type { EffectKey, ImageModelKey, VideoModelKey } from '@kinora/contract/catalogue';

/** What a model or an effect is given to show what it is for. */
export interface ChoiceSample {
  readonly key: EffectKey | ImageModelKey | VideoModelKey;
  readonly name: string;
  readonly makes: 'effect' | 'picture' | 'changed picture' | 'character' | 'clip' | 'clip of a picture';
  readonly prompt: string;
  /** The picture it starts from, in words; empty where it starts from words. */
  readonly startsFrom: string;
}

type Wish = Pick<ChoiceSample, 'prompt'> & Partial<ChoiceSample>;

/** The pictures that the camera moves through. */
const effectWishes: Readonly<Record<EffectKey, string>> = {
  flying_cam_transition: 'a castle on a rock above a river, pine forest, morning',
  fast_sprint: 'a straight road through a wheat field to a red barn, summer day',
  helicopter_rope_extraction: 'a climber on a snowy mountain top, clear sky',
  orbiting_shoulder_reveal: 'a woman in a red coat looks over a city at dusk',
  over_the_shoulder_running_scene: 'a boy runs along a forest path, autumn',
  fast_drone_pushin: 'a lighthouse on a cliff above the sea, golden hour',
  battlefield_pan: 'a ruined castle on a wide plain, dark clouds, evening',
  dramatic_crane: 'an old oak on a hill above a village, sunset',
};

const imageWishes: Readonly<Record<ImageModelKey, Wish>> = {
  image_whiteboard: { prompt: 'the sun, rain and a tree' },
  nano_banana_edit: {
    prompt: 'make it a snowy evening',
    startsFrom: 'a red house beside a lake, pine forest, summer day',
  },
  gemini_2_5_flash: { prompt: 'a fox sits on a stone beside a stream, birch forest, morning light' },
  ideogram_v3: { prompt: 'a girl in a white dress on a hill above a lake at golden hour, birds in the sky' },
  seedream: { prompt: 'a small house with a red roof on a green hill beside the sea, a girl in a red dress' },
  flux_v1: { prompt: 'sailing boats in a harbour at dusk, lights on the water' },
  flux_pro_max: {
    prompt: 'make it night',
    startsFrom: 'a lighthouse beside the sea, sailing boats, summer day',
  },
  flux_pro: { prompt: 'an elephant in the savanna at golden hour' },
  youtube_thumbnail: {
    prompt: 'Rome in one day',
    startsFrom: 'a man in a blue jacket before a ruined castle',
  },
  dalle_3: { prompt: 'a whale swims above a city at night, full moon and stars' },
  imagen_4_educational: { prompt: 'a teacher with round glasses, black hair in a bun and a yellow jacket' },
};

const videoWishes: Readonly<Record<VideoModelKey, Wish>> = {
  veo3: { prompt: 'slow push in', startsFrom: 'a mountain lake with pine forest at sunrise' },
  hailuo: {
    prompt: 'she waves, slow push in',
    startsFrom: 'a woman in a yellow coat on a beach, summer day',
  },
  runway: { prompt: 'slow pan right', startsFrom: 'a train on a bridge over a river at sunset' },
  hailuo2: { prompt: 'the horse gallops', startsFrom: 'a brown horse on a green meadow, morning' },
  seedance: { prompt: 'slow pull back', startsFrom: 'a girl in a red dress on a hill above a lake' },
  wan_2_2: { prompt: 'the boat drifts to the right', startsFrom: 'a sailing boat on a calm lake, evening' },
  seedance_lite: { prompt: 'slow tilt up', startsFrom: 'a tall waterfall in a green forest' },
  vidu: { prompt: 'grass in the wind, slow push in', startsFrom: 'a small house on a hill beside the sea' },
  veo3_t2v: { prompt: 'a lighthouse above a stormy sea, waves roll in' },
  argil_avatar_t2v: { prompt: 'Good evening. Here is what happened today.' },
  hailuo2_t2v: { prompt: 'a dog runs along a beach, summer day' },
  kling_2_1: { prompt: 'fishing boats in a harbour at dusk, slow push in' },
  wan_2_2_t2v: { prompt: 'hot air balloons rise over green hills, morning sun' },
  pixaverse_t2v: { prompt: 'a train crosses a bridge under an evening sky with big clouds' },
  seedance_t2v: { prompt: 'a fox walks through a snowy forest' },
  seedance_lite_t2v: { prompt: 'rain falls on a city street at night' },
};

/** A sample for every effect and model of the catalogue. */
export const choiceSamples: readonly ChoiceSample[] = [
  ...effects.map(({ key, name }) =>
    sampleOf({ key, name, makes: 'effect' }, { prompt: effectWishes[key], startsFrom: effectWishes[key] }),
  ),
  ...imageModels.map(({ key, name, kind, characters_only: isForCharacters }) => {
    const picture = kind === 'edit' ? 'changed picture' : 'picture';
    return sampleOf({ key, name, makes: isForCharacters ? 'character' : picture }, imageWishes[key]);
  }),
  ...videoModels.map(({ key, name, kind }) =>
    sampleOf(
      { key, name, makes: kind === 'image_to_video' ? 'clip of a picture' : 'clip' },
      videoWishes[key],
    ),
  ),
];

function sampleOf(choice: Pick<ChoiceSample, 'key' | 'name' | 'makes'>, wish: Wish): ChoiceSample {
  return { startsFrom: '', ...choice, ...wish };
}
