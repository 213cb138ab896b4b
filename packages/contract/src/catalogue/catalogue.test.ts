import { describe, expect, it } from 'vitest';
import { languageDetails, languages } from './languages.ts';
import { effects } from './effects.ts';
import { engineOf, engines, filmsEngine } from './engines.ts';
import { entryOf } from './entries.ts';
import {
  characterModels,
  defaultCharacterModel,
  imageModelOf,
  imageModels,
  shotEditModels,
} from './image-models.ts';
import { priceOfProject, prices } from './prices.ts';
import { animateTier, defaultEffectModel, imageToVideoModelKeys, videoModels } from './video-models.ts';
import { builtInVoiceId, DEFAULT_FILMS_VOICE } from '../voices/built-in-voices.ts';
import type { Tier } from '../plans/plans.ts';

/** key, name, tier, image function, video model, 9:16 in stories, speakers, images, pdf: the product's tables as rows. */
const engineRows = [
  ['engine_normal', 'Basic', 'basic', 'flux_whiteboard', 'drawn', true, 1, false, true],
  ['engine_qwen_edit', 'Image Edit & Motion', 'pro', 'qwen_image_edit', 'wan_2_2', false, 1, true, false],
  ['engine_flux_pro', 'High Creativity', 'pro', 'flux_pro', 'hailuo2', true, 1, false, true],
  ['engine_image_upload', 'AI Twin', 'proXL', 'nano_banana_edit', 'seedance', false, 1, true, false],
  ['engine_vectorflux', 'Vector Animation', 'proXL', 'flux_vector', 'seedance_lite', true, 1, false, true],
  ['engine_japanese', 'Japanese Animation', 'proXL', 'ideogram_v3', 'pixaverse', true, 1, false, false],
  [
    'engine_multi_talk',
    'Multi-Character Talk',
    'proXL',
    'gemini_2_5_flash',
    'multi_talk',
    false,
    2,
    false,
    false,
  ],
  ['engine_ghibli', 'Ghibli Style', 'proXL', 'seedream', 'hailuo2', true, 1, false, true],
  [
    'engine_character',
    'AI Talking Character',
    'proXL',
    'imagen_4_educational',
    'talking_character',
    false,
    1,
    false,
    false,
  ],
  ['engine_flux', 'State of the Art', 'proXL', 'flux_pro_max', 'veo3', true, 1, false, true],
  ['engine_films', 'Films', 'proXL', 'flux_pro', 'seedance', true, 1, false, false],
] as const;

function keysByTier(entries: readonly { key: string; tier: Tier }[]): Record<Tier, string[]> {
  const keysOf = (tier: Tier): string[] =>
    entries.filter((entry) => entry.tier === tier).map((entry) => entry.key);
  return { basic: keysOf('basic'), pro: keysOf('pro'), proXL: keysOf('proXL') };
}

describe('the catalogue', () => {
  it.each(engineRows)('%s is %s', (...row) => {
    const [key, name, tier, imageFunction, videoModel, nineSixteen, speakers, acceptsImages, acceptsPdf] =
      row;
    expect(engineOf(key)).toMatchObject({
      name,
      tier,
      image_function: imageFunction,
      video_model: videoModel,
      nine_sixteen: nineSixteen,
      speakers,
      accepts_images: acceptsImages,
      accepts_pdf: acceptsPdf,
    });
  });

  it('there are eleven engines, in the order of the product; all but Films make stories', () => {
    expect(engines.map((engine) => engine.key)).toEqual(engineRows.map(([key]) => key));
    expect(engines.filter((engine) => engine.mode !== 'stories').map((engine) => engine.key)).toEqual([
      filmsEngine,
    ]);
  });

  it('Basic makes one drawing per scene, every other engine two options', () => {
    for (const engine of engines) {
      expect(engine.image_options).toBe(engine.key === 'engine_normal' ? 1 : 2);
    }
  });

  it('ENG-02 the image models have the tiers of the product', () => {
    expect(keysByTier(imageModels)).toEqual({
      basic: ['image_whiteboard', 'imagen_4_educational'],
      pro: ['nano_banana_edit', 'gemini_2_5_flash'],
      proXL: [
        'ideogram_v3',
        'seedream',
        'flux_v1',
        'flux_pro_max',
        'flux_pro',
        'youtube_thumbnail',
        'dalle_3',
      ],
    });
  });

  it('the image-to-video models have the tiers of the product', () => {
    expect(keysByTier(videoModels.filter((model) => model.kind === 'image_to_video'))).toEqual({
      basic: ['veo3', 'hailuo'],
      pro: ['runway'],
      proXL: ['hailuo2', 'seedance', 'wan_2_2', 'seedance_lite', 'vidu'],
    });
  });

  it('the text-to-video models have the tiers of the product', () => {
    expect(keysByTier(videoModels.filter((model) => model.kind === 'text_to_video'))).toEqual({
      basic: ['veo3_t2v'],
      pro: ['argil_avatar_t2v'],
      proXL: [
        'hailuo2_t2v',
        'kling_2_1',
        'wan_2_2_t2v',
        'pixaverse_t2v',
        'seedance_t2v',
        'seedance_lite_t2v',
      ],
    });
  });

  it('the eight effects are there, all of them basic, made by hailuo unless another is named', () => {
    expect(keysByTier(effects)).toEqual({
      basic: [
        'flying_cam_transition',
        'fast_sprint',
        'helicopter_rope_extraction',
        'orbiting_shoulder_reveal',
        'over_the_shoulder_running_scene',
        'fast_drone_pushin',
        'battlefield_pan',
        'dramatic_crane',
      ],
      pro: [],
      proXL: [],
    });
    expect(defaultEffectModel).toBe('hailuo');
    expect(imageToVideoModelKeys).toHaveLength(8);
  });

  it('Animate is open to every plan', () => {
    expect(animateTier).toBe('basic');
  });

  it('the shot editor offers a flux pro and a nano-banana edit model', () => {
    expect(shotEditModels.map((model) => model.key).toSorted()).toEqual(['flux_pro_max', 'nano_banana_edit']);
  });

  it('the character model without a catalogue is the educational one, of tier basic', () => {
    expect(defaultCharacterModel).toBe('imagen_4_educational');
    expect(imageModelOf(defaultCharacterModel).tier).toBe('basic');
    expect(characterModels.map((model) => model.key)).toContain(defaultCharacterModel);
  });

  it('no key is there twice, and every entry has its own name and description', () => {
    for (const entries of [engines, imageModels, videoModels, effects]) {
      for (const property of ['key', 'name', 'description'] as const) {
        expect(new Set(entries.map((entry) => entry[property])).size).toBe(entries.length);
      }
    }
  });

  it('a key that is not in the catalogue is a mistake', () => {
    expect(() => entryOf(engines, 'engine_unknown')).toThrow("no entry 'engine_unknown'");
  });

  it('the prices are those of the product', () => {
    const { image, shotEdit, video, effect, animate, character, film } = prices;
    expect({ image, shotEdit, video, effect, animate, character, film }).toEqual({
      image: 1,
      shotEdit: 1,
      video: 3,
      effect: 3,
      animate: 3,
      character: 1,
      film: 20,
    });
    expect(priceOfProject('engine_normal')).toBe(5);
    expect(priceOfProject('engine_flux_pro')).toBe(10);
    expect(priceOfProject('engine_ghibli')).toBe(20);
    expect(priceOfProject(filmsEngine)).toBe(20);
  });

  it('six languages are there, each with its script', () => {
    expect(languages).toEqual(['English', 'Hindi', 'French', 'Italian', 'Spanish', 'Japanese']);
    expect(languages.map((language) => languageDetails[language].code)).toEqual([
      'en',
      'hi',
      'fr',
      'it',
      'es',
      'ja',
    ]);
    expect(languageDetails.Hindi.script).toBe('Deva');
    expect(languageDetails.Japanese.script).toBe('Jpan');
  });

  it('films start with a voice that ships with the product', () => {
    expect(DEFAULT_FILMS_VOICE).toBe(builtInVoiceId('English', 'Aria'));
    expect(builtInVoiceId('Japanese', 'Yuki')).toBe('builtin-ja-yuki');
  });
});
