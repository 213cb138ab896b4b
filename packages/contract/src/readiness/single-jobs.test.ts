import { describe, expect, it } from 'vitest';
import { effectKeys } from '../catalogue/effects.ts';
import { imageModels } from '../catalogue/image-models.ts';
import { videoModels } from '../catalogue/video-models.ts';
import { activationReasons, applicationReasons } from './account.ts';
import { animateReasons } from './animate.ts';
import { characterReasons } from './characters.ts';
import { effectReasons } from './effects.ts';
import type { EffectDraft } from './effects.ts';
import { imageReasons } from './images.ts';
import type { ImageDraft } from './images.ts';
import type { AccountContext, Reason } from './reason.ts';
import { videoReasons } from './videos.ts';

const rich: AccountContext = { availableHundredths: 50_000n, storedPlan: 'free' };
const stored = (availableHundredths: bigint): AccountContext => ({
  availableHundredths,
  storedPlan: 'proxl',
});
const codesOf = (reasons: readonly Reason[]) => reasons.map((reason) => reason.code);
const needsUpload = ['flux_pro_max', 'nano_banana_edit', 'youtube_thumbnail'];

describe('an image', () => {
  const draft = (changes: Partial<ImageDraft>): ImageDraft => ({
    prompt: 'A lighthouse at dusk',
    model_name: 'image_whiteboard',
    aspect_ratio: '16:9',
    imageCount: 0,
    ...changes,
  });

  it('VAL-05 needs a prompt and an image model', () => {
    expect(imageReasons(draft({}), rich)).toEqual([]);
    expect(codesOf(imageReasons(draft({ prompt: ' ', model_name: null }), rich))).toEqual([
      'prompt-missing',
      'image-model-missing',
    ]);
  });

  it('VAL-01 that is being sent cannot be sent again', () => {
    expect(codesOf(imageReasons(draft({}), { ...rich, isLoading: true }))).toEqual(['loading']);
  });

  it.each(imageModels.filter((model) => !model.characters_only).map((model) => model.key))(
    'VAL-07 with %s needs an upload exactly when the model changes images',
    (model) => {
      const without = imageReasons(draft({ model_name: model }), rich);
      const with_ = imageReasons(draft({ model_name: model, imageCount: 1 }), rich);
      if (needsUpload.includes(model)) {
        expect(without).toMatchObject([
          { sentence: 'This image model needs an uploaded image.', status: 422 },
        ]);
        expect(with_).toEqual([]);
      } else {
        expect(without).toEqual([]);
        expect(with_).toMatchObject([
          { sentence: 'Uploaded images need an image-to-image model.', status: 422 },
        ]);
      }
    },
  );

  it('VAL-07 an upload without any model says so too', () => {
    expect(codesOf(imageReasons(draft({ model_name: null, imageCount: 1 }), rich))).toEqual([
      'image-model-missing',
      'image-needs-model',
    ]);
  });

  it('VAL-06 takes at most five uploaded images', () => {
    expect(imageReasons(draft({ model_name: 'nano_banana_edit', imageCount: 6 }), rich)).toMatchObject([
      { sentence: 'You can upload a maximum of 5 images.' },
    ]);
  });

  it('VAL-10 is upright only with a model that can', () => {
    expect(imageReasons(draft({ model_name: 'seedream', aspect_ratio: '9:16' }), rich)).toEqual([]);
    expect(codesOf(imageReasons(draft({ model_name: 'dalle_3', aspect_ratio: '9:16' }), rich))).toEqual([
      'nine-sixteen-closed',
    ]);
  });

  it('a model for characters makes no other images', () => {
    expect(codesOf(imageReasons(draft({ model_name: 'imagen_4_educational' }), rich))).toEqual([
      'image-model-incompatible',
    ]);
  });

  it('VAL-04 a basic one needs its price, others their threshold, closed ones their plan', () => {
    expect(imageReasons(draft({}), stored(100n))).toEqual([]);
    expect(imageReasons(draft({}), stored(99n))).toMatchObject([{ status: 402 }]);
    expect(imageReasons(draft({ model_name: 'gemini_2_5_flash' }), stored(9_999n))).toMatchObject([
      { status: 402 },
    ]);
    expect(
      imageReasons(draft({ model_name: 'dalle_3' }), { availableHundredths: 19_999n, storedPlan: 'free' }),
    ).toMatchObject([{ code: 'closed-tier', field: 'model_name', status: 403 }]);
  });
});

describe('a video', () => {
  it.each(videoModels.map((model) => [model.key, model.kind] as const))(
    'VAL-05 with %s, which is %s, needs an image or takes none',
    (model, kind) => {
      const reasonsWith = (imageCount: number) =>
        codesOf(videoReasons({ prompt: 'Waves', model_name: model, imageCount }, rich));
      expect(reasonsWith(0)).toEqual(kind === 'image_to_video' ? ['model-needs-image'] : []);
      expect(reasonsWith(1)).toEqual(kind === 'image_to_video' ? [] : ['upload-closed']);
    },
  );

  it('VAL-05 needs a prompt and a model', () => {
    expect(codesOf(videoReasons({ prompt: '', model_name: null, imageCount: 0 }, rich))).toEqual([
      'prompt-missing',
      'video-model-missing',
    ]);
  });

  it('is made of one image', () => {
    const draft = { prompt: 'Waves', model_name: 'hailuo', imageCount: 2 } as const;
    expect(videoReasons(draft, rich)).toMatchObject([{ sentence: 'Only one image can be used here.' }]);
  });

  it('VAL-04 needs its price, threshold or plan', () => {
    const basic = { prompt: 'Waves', model_name: 'veo3_t2v', imageCount: 0 } as const;
    expect(videoReasons(basic, stored(300n))).toEqual([]);
    expect(videoReasons(basic, stored(299n))).toMatchObject([{ status: 402 }]);
    const closed = { ...basic, model_name: 'kling_2_1' } as const;
    expect(videoReasons(closed, { availableHundredths: 300n, storedPlan: 'pro' })).toMatchObject([
      { status: 403 },
    ]);
  });
});

describe('an effect', () => {
  const draft: EffectDraft = {
    prompt: 'Run',
    model_name: 'hailuo',
    dynamic_effect: 'fast_sprint',
    imageCount: 1,
  };

  it.each(effectKeys)('VAL-05 %s can start with an image', (effect) => {
    expect(effectReasons({ ...draft, dynamic_effect: effect }, rich)).toEqual([]);
  });

  it('VAL-01 VAL-05 needs a prompt, an image and an effect', () => {
    expect(
      codesOf(effectReasons({ ...draft, prompt: '', imageCount: 0, dynamic_effect: null }, rich)),
    ).toEqual(['prompt-missing', 'image-missing', 'effect-missing']);
  });

  it('VAL-04 has the tier of its model', () => {
    expect(
      effectReasons({ ...draft, model_name: 'vidu' }, { availableHundredths: 300n, storedPlan: 'free' }),
    ).toMatchObject([{ field: 'model_name', status: 403 }]);
  });
});

describe('an animated image', () => {
  it('needs an image and a prompt', () => {
    expect(animateReasons({ prompt: 'Clouds travel east', imageCount: 1 }, rich)).toEqual([]);
    expect(codesOf(animateReasons({ prompt: '', imageCount: 0 }, rich))).toEqual([
      'prompt-missing',
      'image-missing',
    ]);
    expect(codesOf(animateReasons({ prompt: 'x', imageCount: 2 }, rich))).toEqual(['too-many-images']);
  });

  it('is open to every plan for its price', () => {
    const free = { availableHundredths: 300n, storedPlan: 'free' } as const;
    expect(animateReasons({ prompt: 'x', imageCount: 1 }, free)).toEqual([]);
    expect(
      animateReasons({ prompt: 'x', imageCount: 1 }, { ...free, availableHundredths: 299n }),
    ).toMatchObject([{ status: 402 }]);
  });
});

describe('a character', () => {
  const draft = {
    name: 'Mira',
    prompt: 'A kind robot',
    model_name: 'imagen_4_educational',
    aspect_ratio: '16:9',
  } as const;

  it.each([
    ['name', { name: ' ' }],
    ['prompt', { prompt: '\n' }],
    ['name', { name: '', prompt: '' }],
  ])('VAL-14 without a %s says what is missing, once', (field, changes) => {
    expect(characterReasons({ ...draft, ...changes }, rich)).toEqual([
      { code: 'name-or-prompt-missing', field, sentence: 'Please provide a name and a prompt.', status: 422 },
    ]);
  });

  it('VAL-14 with both can start, and not twice at once', () => {
    expect(characterReasons(draft, rich)).toEqual([]);
    expect(codesOf(characterReasons(draft, { ...rich, isLoading: true }))).toEqual(['loading']);
  });

  it('is not made by a model that changes images', () => {
    expect(codesOf(characterReasons({ ...draft, model_name: 'nano_banana_edit' }, rich))).toEqual([
      'image-model-incompatible',
    ]);
  });

  it('VAL-10 is upright only with a model that can', () => {
    expect(codesOf(characterReasons({ ...draft, aspect_ratio: '9:16' }, rich))).toEqual([
      'nine-sixteen-closed',
    ]);
    expect(characterReasons({ ...draft, aspect_ratio: '9:16', model_name: 'seedream' }, rich)).toEqual([]);
  });

  it('VAL-04 costs a credit, with the tier of its model', () => {
    expect(characterReasons(draft, { availableHundredths: 99n, storedPlan: 'free' })).toMatchObject([
      { status: 402 },
    ]);
    const closed = { ...draft, model_name: 'dalle_3' } as const;
    expect(characterReasons(closed, { availableHundredths: 99n, storedPlan: 'free' })).toMatchObject([
      { status: 403 },
    ]);
  });
});

describe('an account', () => {
  it('needs an invitation code to be activated', () => {
    expect(activationReasons(' ')).toEqual([
      {
        code: 'invitation-code-missing',
        field: 'invitation_code',
        sentence: 'Please enter your invitation code',
        status: 422,
      },
    ]);
    expect(activationReasons('KINO-0000')).toEqual([]);
  });

  it('needs an e-mail address to apply for access', () => {
    expect(applicationReasons('')).toMatchObject([
      { field: 'email', sentence: 'Please fill in this field.' },
    ]);
    expect(applicationReasons('me at home')).toMatchObject([
      { field: 'email', sentence: 'Please enter a valid e-mail address.' },
    ]);
    expect(applicationReasons(' Me@Example.org ')).toEqual([]);
  });
});
