import { describe, expect, it } from 'vitest';
import { StartStoryDataSchema } from '../api/making/stories.ts';
import { engines, filmsEngine } from '../catalogue/engines.ts';
import type { EngineKey } from '../catalogue/engines.ts';
import { planAllows, plans } from '../plans/plans.ts';
import { filmReasons, projectStartReasons, storyReasons } from './stories.ts';
import type { StoryDraft } from './stories.ts';
import type { ReadinessContext, Reason } from './reason.ts';

const context: ReadinessContext = {
  availableHundredths: 50_000n,
  storedPlan: 'free',
  voices: [
    { voice_id: 'aria', tier: 'basic' },
    { voice_id: 'ben', tier: 'basic' },
    { voice_id: 'cora', tier: 'pro' },
  ],
  hasPersonConsent: true,
};
const poor = { ...context, availableHundredths: 500n };

const good: StoryDraft = {
  user_query: 'Why do cats purr?',
  video_type: 'story',
  selected_engine: 'engine_normal',
  voice: 'aria',
  voice_2: null,
  aspect_ratio: '16:9',
  selected_image_model: null,
  selected_video_model: null,
  imageCount: 0,
  hasPdf: false,
};
const draft = (changes: Partial<StoryDraft>): StoryDraft => ({ ...good, ...changes });
const codesOf = (reasons: readonly Reason[]) => reasons.map((reason) => reason.code);

/** A story that is right in everything but the account's plan and credits. */
function storyWith(engine: EngineKey): StoryDraft {
  return draft({ selected_engine: engine, voice_2: 'ben' });
}

describe('a story', () => {
  it('VAL-02 with a prompt, a video type, an engine and a voice can start', () => {
    expect(storyReasons(good, context)).toEqual([]);
  });

  it.each([
    ['user_query', { user_query: ' \n ' }, 'prompt-missing'],
    ['video_type', { video_type: null }, 'video-type-missing'],
    ['selected_engine', { selected_engine: null }, 'engine-missing'],
    ['voice', { voice: null }, 'voice-missing'],
  ] as const)('VAL-01 VAL-02 without its %s cannot', (field, changes, code) => {
    expect(storyReasons(draft(changes), context)).toEqual([
      { code, field, sentence: expect.stringMatching(/ to continue\.$/u), status: 422 },
    ]);
  });

  it('REAL-23 of a photographed person needs to be agreed to, by whoever has a photograph', () => {
    const twin = { selected_engine: 'engine_image_upload', imageCount: 1 } as const;
    const unasked = { ...context, storedPlan: 'proxl', hasPersonConsent: false } as const;
    expect(codesOf(storyReasons(draft(twin), unasked))).toEqual(['consent-missing']);
    expect(storyReasons(draft(twin), { ...unasked, hasPersonConsent: true })).toEqual([]);
    expect(storyReasons(draft({ ...twin, imageCount: 0 }), unasked)).toEqual([]);
    expect(storyReasons(draft({ selected_engine: 'engine_qwen_edit', imageCount: 1 }), unasked)).toEqual([]);
  });

  it('VAL-01 that is being sent cannot be sent again', () => {
    expect(storyReasons(good, { ...context, isLoading: true })).toMatchObject([
      { code: 'loading', field: null },
    ]);
  });

  it('VAL-02 with two speakers needs a second voice', () => {
    const talk = draft({ selected_engine: 'engine_multi_talk' });
    expect(storyReasons(talk, context)).toEqual([
      {
        code: 'second-voice-missing',
        field: 'voice_2',
        sentence: 'Please select a second voice for the Multi-Character engine.',
        status: 422,
      },
    ]);
    expect(storyReasons({ ...talk, voice_2: 'ben' }, context)).toEqual([]);
  });

  it.each(['voice', 'voice_2'] as const)('VAL-03 needs a %s that is known', (field) => {
    const talk = draft({ selected_engine: 'engine_multi_talk', voice_2: 'ben', [field]: 'nobody' });
    expect(storyReasons(talk, context)).toEqual([
      {
        code: 'voice-unknown',
        field,
        sentence: 'Please select a valid voice from the dropdown.',
        status: 422,
      },
    ]);
  });

  it('WORD-08 says of a natural voice that is not here that it was removed', () => {
    const [reason] = storyReasons(draft({ voice: 'natural-en-heart' }), context);
    expect(reason).toMatchObject({ code: 'voice-unknown', field: 'voice' });
    expect(reason?.sentence).toMatch(/^This natural voice is not installed on this machine any more\./u);
  });

  it('VAL-02 with one speaker does not look at a second voice', () => {
    expect(storyReasons(draft({ voice_2: 'nobody' }), context)).toEqual([]);
  });

  it('VAL-10 cannot be upright where the choices have no 9:16', () => {
    const upright = draft({ selected_engine: 'engine_character', aspect_ratio: '9:16' });
    expect(storyReasons(upright, context)).toMatchObject([
      { code: 'nine-sixteen-closed', field: 'aspect_ratio', status: 422 },
    ]);
    expect(storyReasons({ ...upright, selected_image_model: 'seedream' }, context)).toEqual([]);
  });

  it('VAL-06 takes at most five images', () => {
    const upload = draft({ selected_engine: 'engine_image_upload', imageCount: 5 });
    expect(storyReasons(upload, context)).toEqual([]);
    expect(storyReasons({ ...upload, imageCount: 6 }, context)).toMatchObject([
      { field: 'images', sentence: 'You can upload a maximum of 5 images.', status: 422 },
    ]);
  });

  it.each(engines.filter((engine) => engine.key !== filmsEngine).map((engine) => engine.key))(
    'VAL-08 VAL-09 with %s takes images or a PDF only where the product says',
    (engine) => {
      const takesImages = engine === 'engine_image_upload' || engine === 'engine_qwen_edit';
      const closedToPdf = ['engine_image_upload', 'engine_qwen_edit', 'engine_character'];
      const takesPdf = ![...closedToPdf, 'engine_multi_talk', 'engine_japanese'].includes(engine);
      expect(codesOf(storyReasons({ ...storyWith(engine), imageCount: 1 }, context))).toEqual(
        takesImages ? [] : ['upload-closed'],
      );
      expect(codesOf(storyReasons({ ...storyWith(engine), hasPdf: true }, context))).toEqual(
        takesPdf ? [] : ['pdf-closed'],
      );
    },
  );

  it('EXP-06 refuses an image model that its engine cannot use', () => {
    expect(codesOf(storyReasons(draft({ selected_image_model: 'nano_banana_edit' }), context))).toEqual([
      'image-model-incompatible',
    ]);
  });

  it('is not made by the Films engine', () => {
    expect(codesOf(storyReasons(draft({ selected_engine: filmsEngine }), context))).toEqual([
      'engine-of-other-mode',
    ]);
  });
});

describe('plan and credits of a story', () => {
  const stories = engines.filter((engine) => engine.key !== filmsEngine);

  it.each(stories.flatMap((engine) => plans.map((plan) => [engine.key, plan, engine.tier] as const)))(
    'TIER-02 VAL-04 %s with a stored plan %s and no credits',
    (engine, storedPlan, tier) => {
      const reasons = storyReasons(storyWith(engine), { ...context, storedPlan, availableHundredths: 0n });
      const isOpen = planAllows(storedPlan, tier);
      expect(codesOf(reasons)).toEqual([isOpen ? 'not-enough-credits' : 'closed-tier']);
      expect(reasons[0]?.status).toBe(isOpen ? 402 : 403);
    },
  );

  it.each([
    ['engine_normal', 5],
    ['engine_flux_pro', 100],
    ['engine_ghibli', 200],
    ['engine_multi_talk', 200],
  ] as const)('VAL-04 %s needs %i credits, a hundredth less is too few', (engine, credits) => {
    const needed = BigInt(credits) * 100n;
    const with_ = (availableHundredths: bigint): ReadinessContext => ({
      ...context,
      storedPlan: 'proxl',
      availableHundredths,
    });
    expect(storyReasons(storyWith(engine), with_(needed))).toEqual([]);
    expect(storyReasons(storyWith(engine), with_(needed - 1n))).toEqual([
      {
        code: 'not-enough-credits',
        field: null,
        sentence: `You need ${credits}.00 credits for this.`,
        status: 402,
      },
    ]);
  });

  it('VAL-04 the highest tier among engine, models and voices decides', () => {
    const account = { ...context, storedPlan: 'proxl', availableHundredths: 9_999n } as const;
    expect(storyReasons(good, account)).toEqual([]);
    expect(storyReasons(draft({ voice: 'cora' }), account)).toMatchObject([
      { status: 402, sentence: 'You need 100.00 credits for this.' },
    ]);
    expect(storyReasons(draft({ selected_video_model: 'vidu' }), account)).toMatchObject([
      { status: 402, sentence: 'You need 200.00 credits for this.' },
    ]);
  });

  it('TIER-02 VAL-04 a closed choice is named at its own field', () => {
    const closed = draft({ selected_engine: 'engine_flux', selected_image_model: 'seedream', voice: 'cora' });
    expect(
      storyReasons(closed, poor).map((reason) => [reason.field, reason.status, reason.sentence]),
    ).toEqual([
      ['selected_engine', 403, 'This choice needs the ProXL plan.'],
      ['selected_image_model', 403, 'This choice needs the ProXL plan.'],
      ['voice', 403, 'This choice needs the Pro plan.'],
    ]);
  });
});

describe('a film', () => {
  const film = draft({ selected_engine: filmsEngine, video_type: null, voice: null });

  it('VAL-11 starts with nothing but a prompt, its voice being the default one', () => {
    expect(filmReasons(film, context)).toEqual([]);
    expect(filmReasons({ ...film, voice: 'nobody' }, context)).toMatchObject([{ code: 'voice-unknown' }]);
  });

  it('VAL-01 needs a prompt', () => {
    expect(filmReasons({ ...film, user_query: '' }, context)).toMatchObject([{ code: 'prompt-missing' }]);
  });

  it('EXP-07 is made by the Films engine alone', () => {
    expect(filmReasons({ ...film, selected_engine: 'engine_flux' }, context)).toMatchObject([
      { code: 'engine-of-other-mode', sentence: 'Films are made with the Films engine.' },
    ]);
  });

  it('VAL-10 may always be upright', () => {
    expect(filmReasons({ ...film, aspect_ratio: '9:16', selected_image_model: 'dalle_3' }, context)).toEqual(
      [],
    );
  });

  it('VAL-08 VAL-09 takes no upload', () => {
    expect(codesOf(filmReasons({ ...film, imageCount: 1, hasPdf: true }, context))).toEqual([
      'upload-closed',
      'pdf-closed',
    ]);
  });

  it('VAL-04 needs 200 credits, and the plan', () => {
    expect(filmReasons(film, poor)).toMatchObject([{ code: 'closed-tier', status: 403 }]);
    expect(filmReasons(film, { ...poor, storedPlan: 'proxl' })).toMatchObject([{ status: 402 }]);
  });

  it('API-10 starts by the same call as a story, told apart by its engine', () => {
    expect(projectStartReasons(film, context)).toEqual([]);
    expect(projectStartReasons({ ...film, selected_engine: 'engine_normal' }, context)).toHaveLength(2);
  });
});

it('VAL-16 what the call brings is judged as it is', () => {
  const data = StartStoryDataSchema.parse({
    user_query: 'Cats',
    selected_engine: 'engine_normal',
    video_type: 'news',
  });
  expect(codesOf(projectStartReasons({ ...data, imageCount: 0, hasPdf: false }, context))).toEqual([
    'voice-missing',
  ]);
});
