import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineKeys, engines } from '../catalogue/engines.ts';
import { aspectRatios } from '../catalogue/formats.ts';
import { generationModes } from '../catalogue/modes.ts';
import { imageModelKeys, imageModels } from '../catalogue/image-models.ts';
import { videoModelKeys, videoModels } from '../catalogue/video-models.ts';
import { allowsNineSixteen, allowsPdf, allowsUpload } from './allowed-choices.ts';
import type { ModeChoices } from './allowed-choices.ts';
import {
  applyAspectRatioChoice,
  applyEngineChoice,
  applyImageModelChoice,
  applyModeChoice,
  applyVideoModelChoice,
  chosenVideoModel,
} from './prompt-choices.ts';
import type { PromptChoices } from './prompt-choices.ts';

const nothing: PromptChoices = {
  mode: 'stories',
  engine: null,
  imageModel: null,
  videoModel: null,
  aspectRatio: '16:9',
};
const withChoices = (choices: Partial<PromptChoices>): PromptChoices => ({ ...nothing, ...choices });

const anyChoices: fc.Arbitrary<PromptChoices> = fc.record({
  mode: fc.constantFrom(...generationModes),
  engine: fc.option(fc.constantFrom(...engineKeys)),
  imageModel: fc.option(fc.constantFrom(...imageModelKeys)),
  videoModel: fc.option(fc.constantFrom(...videoModelKeys)),
  aspectRatio: fc.constantFrom(...aspectRatios),
});

describe('9:16', () => {
  const upright = ['seedream', 'flux_v1', 'flux_pro', 'flux_pro_max', 'ideogram_v3', 'image_whiteboard'];

  it.each(imageModels.map((model) => model.key))('VAL-10 images with %s', (imageModel) => {
    expect(allowsNineSixteen(withChoices({ mode: 'images', imageModel }))).toBe(upright.includes(imageModel));
  });

  it.each(engines.map((engine) => [engine.key, engine.nine_sixteen] as const))(
    'VAL-10 stories with %s by its own image function: %s',
    (engine, isAllowed) => {
      expect(allowsNineSixteen(withChoices({ engine }))).toBe(isAllowed);
    },
  );

  it('VAL-10 stories go by the chosen image model before the engine', () => {
    expect(allowsNineSixteen(withChoices({ engine: 'engine_multi_talk', imageModel: 'seedream' }))).toBe(
      true,
    );
    expect(allowsNineSixteen(withChoices({ engine: 'engine_ghibli', imageModel: 'dalle_3' }))).toBe(false);
    expect(allowsNineSixteen(nothing)).toBe(false);
  });

  it.each(['films', 'videos', 'effects'] as const)('VAL-10 %s always', (mode) => {
    expect(allowsNineSixteen(withChoices({ mode, imageModel: 'dalle_3' }))).toBe(true);
  });
});

describe('uploads', () => {
  it.each(engines.map((engine) => engine.key))('VAL-08 images in a story with %s', (engine) => {
    const isAllowed = engine === 'engine_image_upload' || engine === 'engine_qwen_edit';
    expect(allowsUpload(withChoices({ engine }))).toBe(isAllowed);
  });

  it.each(videoModels.map((model) => [model.key, model.kind] as const))(
    'VAL-08 a video with %s',
    (videoModel, kind) => {
      expect(allowsUpload(withChoices({ mode: 'videos', videoModel }))).toBe(kind === 'image_to_video');
    },
  );

  it('VAL-08 images mode and effects always, films and choices not made yet never', () => {
    const isAllowed = (choices: Partial<ModeChoices>): boolean => allowsUpload(withChoices(choices));
    expect(isAllowed({ mode: 'images' })).toBe(true);
    expect(isAllowed({ mode: 'effects' })).toBe(true);
    expect(isAllowed({ mode: 'films', engine: 'engine_films' })).toBe(false);
    expect(isAllowed({ mode: 'videos' })).toBe(false);
    expect(isAllowed({})).toBe(false);
  });

  const withoutPdf = [
    'engine_image_upload',
    'engine_qwen_edit',
    'engine_character',
    'engine_multi_talk',
    'engine_japanese',
    'engine_films',
  ];
  it.each(engines.map((engine) => engine.key))('VAL-09 a PDF in a story with %s', (engine) => {
    expect(allowsPdf({ mode: 'stories', engine })).toBe(!withoutPdf.includes(engine));
  });

  it('VAL-09 a PDF nowhere but in stories', () => {
    for (const mode of ['films', 'videos', 'images', 'effects'] as const) {
      expect(allowsPdf({ mode, engine: 'engine_normal' })).toBe(false);
    }
  });
});

describe('what a choice changes', () => {
  it('EXP-06 an engine without 9:16 puts it back to 16:9', () => {
    const before = withChoices({ engine: 'engine_ghibli', aspectRatio: '9:16' });
    expect(applyEngineChoice(before, 'engine_character')).toEqual({
      choices: { ...before, engine: 'engine_character', aspectRatio: '16:9' },
      resets: ['aspectRatio'],
    });
    expect(applyEngineChoice(before, 'engine_normal').resets).toEqual([]);
  });

  it('EXP-06 an engine clears an image model that does not work with it', () => {
    const before = withChoices({ engine: 'engine_ghibli', imageModel: 'seedream' });
    expect(applyEngineChoice(before, 'engine_normal').choices.imageModel).toBeNull();
    expect(applyEngineChoice(before, 'engine_image_upload').resets).toEqual(['imageModel']);
    expect(applyEngineChoice(before, 'engine_flux').choices.imageModel).toBe('seedream');
  });

  it.each(['nano_banana_edit', 'flux_pro_max'] as const)(
    'EXP-07 films choose Films and clear the edit model %s',
    (imageModel) => {
      const before = withChoices({ engine: 'engine_image_upload', imageModel });
      expect(applyModeChoice(before, 'films').choices).toMatchObject({
        engine: 'engine_films',
        imageModel: null,
      });
    },
  );

  it('EXP-07 films keep another image model, and no other engine can be chosen there', () => {
    const films = applyModeChoice(
      withChoices({ engine: 'engine_ghibli', imageModel: 'seedream' }),
      'films',
    ).choices;
    expect(films).toMatchObject({ engine: 'engine_films', imageModel: 'seedream' });
    expect(applyEngineChoice(films, 'engine_normal').choices.engine).toBe('engine_films');
    expect(applyModeChoice(films, 'stories').choices.engine).toBeNull();
  });

  it('EXP-08 a text-to-video model clears the image-to-video model, and the reverse', () => {
    const first = applyVideoModelChoice(withChoices({ mode: 'videos' }), 'runway').choices;
    expect(chosenVideoModel(first, 'image_to_video')).toBe('runway');
    const second = applyVideoModelChoice(first, 'kling_2_1').choices;
    expect(chosenVideoModel(second, 'image_to_video')).toBeNull();
    expect(chosenVideoModel(second, 'text_to_video')).toBe('kling_2_1');
    const third = applyVideoModelChoice(second, 'vidu').choices;
    expect(chosenVideoModel(third, 'text_to_video')).toBeNull();
  });

  it('effects keep no text-to-video model', () => {
    const before = withChoices({ mode: 'videos', videoModel: 'kling_2_1' });
    expect(applyModeChoice(before, 'effects').choices.videoModel).toBeNull();
  });

  it('9:16 cannot be chosen where it is not offered', () => {
    expect(applyAspectRatioChoice(withChoices({ engine: 'engine_character' }), '9:16').resets).toEqual([
      'aspectRatio',
    ]);
    expect(applyAspectRatioChoice(withChoices({ engine: 'engine_normal' }), '9:16').choices.aspectRatio).toBe(
      '9:16',
    );
  });

  it('a character model cannot be chosen for images', () => {
    expect(
      applyImageModelChoice(withChoices({ mode: 'images' }), 'imagen_4_educational').choices.imageModel,
    ).toBeNull();
  });

  it('no choice leads to one that another choice would have to correct', () => {
    fc.assert(
      fc.property(anyChoices, fc.constantFrom(...generationModes), (before, mode) => {
        const { choices, resets } = applyModeChoice(before, mode);
        expect(choices.mode).toBe(mode);
        expect(applyModeChoice(choices, mode)).toEqual({ choices, resets: [] });
        expect(choices.aspectRatio === '16:9' || allowsNineSixteen(choices)).toBe(true);
        expect(resets.every((field) => choices[field] !== before[field])).toBe(true);
      }),
    );
  });
});
