import { describe, expect, it } from 'vitest';
import { emptyScene } from '../scenes/edit-scenes.ts';
import type { Scene } from '../scenes/scene.ts';
import { projectStatuses } from '../statuses/project-statuses.ts';
import { assembleReasons } from './assemble.ts';
import { cancelReasons, retryReasons } from './project-actions.ts';
import type { Reason } from './reason.ts';
import { filmScenesReasons, saveScenesReasons, storyScenesReasons } from './scenes-review.ts';
import type { ProjectContext } from './scenes-review.ts';
import { shotEditReasons } from './shot-edit.ts';
import type { ShotEditContext } from './shot-edit.ts';

const context: ProjectContext = {
  status: 'SCENES_READY',
  plan: 'free',
  voices: [
    { voice_id: 'aria', tier: 'basic' },
    { voice_id: 'cora', tier: 'pro' },
  ],
};
const codesOf = (reasons: readonly Reason[]) => reasons.map((reason) => reason.code);
const scene = (changes: Partial<Scene> = {}): Scene => ({
  ...emptyScene(1, 'a'),
  narration: 'x',
  ...changes,
});

describe('confirming the scenes of a story', () => {
  it('needs a scene; a scene’s own voice is optional', () => {
    expect(storyScenesReasons([scene()], context)).toEqual([]);
    expect(codesOf(storyScenesReasons([], context))).toEqual(['scenes-missing']);
    expect(
      codesOf(
        storyScenesReasons(
          Array.from({ length: 61 }, () => scene()),
          context,
        ),
      ),
    ).toEqual(['too-many-scenes']);
  });

  it('VAL-03 needs a known voice where one is named', () => {
    expect(storyScenesReasons([scene(), scene({ voice_id: 'nobody' })], context)).toEqual([
      {
        code: 'voice-unknown',
        field: 'scenes.1.voice_id',
        sentence: 'Please select a valid voice from the dropdown.',
        status: 422,
      },
    ]);
  });

  it('TIER-02 needs a voice that the project’s plan opens', () => {
    const scenes = [scene({ voice_id: 'cora' })];
    expect(storyScenesReasons(scenes, context)).toMatchObject([{ field: 'scenes.0.voice_id', status: 403 }]);
    expect(storyScenesReasons(scenes, { ...context, plan: 'pro' })).toEqual([]);
  });

  it.each(projectStatuses)(
    'JOB-01 keeps edited words in review and after a failure, tried in %s',
    (status) => {
      const isPossible = ['SCENES_READY', 'IMAGES_READY', 'FAILED'].includes(status);
      expect(saveScenesReasons([scene()], { ...context, status }).map((reason) => reason.status)).toEqual(
        isPossible ? [] : [409],
      );
    },
  );

  it.each(projectStatuses)('JOB-01 is possible in review and after completion, tried in %s', (status) => {
    const isPossible = ['SCENES_READY', 'IMAGES_READY', 'COMPLETE'].includes(status);
    expect(storyScenesReasons([scene()], { ...context, status }).map((reason) => reason.status)).toEqual(
      isPossible ? [] : [409],
    );
  });

  it('VAL-01 is not done twice at once', () => {
    expect(codesOf(storyScenesReasons([scene()], { ...context, isLoading: true }))).toEqual(['loading']);
  });
});

describe('confirming the scenes of a film', () => {
  const full = scene({
    voice_id: 'aria',
    has_character: true,
    selected_character_url: '/media/1/a.png',
    lipsync: false,
  });

  it('VAL-11 needs a voice in every scene', () => {
    expect(filmScenesReasons([full, scene()], context)).toEqual([
      {
        code: 'voice-missing',
        field: 'scenes.1.voice_id',
        sentence: 'Choose a voice for scene 2 to continue.',
        status: 422,
      },
    ]);
  });

  it('VAL-11 needs a character and an explicit lipsync choice in a character scene', () => {
    const undecided = scene({ voice_id: 'aria', has_character: true });
    expect(filmScenesReasons([undecided], context).map((reason) => reason.field)).toEqual([
      'scenes.0.selected_character_url',
      'scenes.0.lipsync',
    ]);
    expect(filmScenesReasons([full], context)).toEqual([]);
    expect(filmScenesReasons([{ ...full, lipsync: true }], context)).toEqual([]);
  });

  it('VAL-11 asks neither of a scene without a character', () => {
    expect(filmScenesReasons([scene({ voice_id: 'aria' })], context)).toEqual([]);
  });

  it('VAL-03 needs voices that are known', () => {
    expect(codesOf(filmScenesReasons([{ ...full, voice_id: 'nobody' }], context))).toEqual(['voice-unknown']);
  });
});

describe('assembling', () => {
  const inReview = { status: 'IMAGES_READY' } as const;
  const options = ['/media/1/a.png', '/media/2/b.png'];

  it('VAL-12 needs one selected image for every scene that has options', () => {
    const scenes = [
      { generated_image_options: options, selected_image_url: '/media/1/a.png' },
      { generated_image_options: options, selected_image_url: null },
      { generated_image_options: [], selected_image_url: null },
    ];
    expect(assembleReasons(scenes, inReview)).toEqual([
      {
        code: 'image-not-selected',
        field: 'scenes.1.selected_image_url',
        sentence: 'Select one image for every scene that has options before assembling.',
        status: 422,
      },
    ]);
    expect(assembleReasons(scenes.toSpliced(1, 1), inReview)).toEqual([]);
  });

  it('needs a scene at all, and is not done twice at once', () => {
    expect(codesOf(assembleReasons([], { ...inReview, isLoading: true }))).toEqual([
      'loading',
      'scenes-missing',
    ]);
  });

  it.each(projectStatuses)('JOB-01 is possible in review and after completion, tried in %s', (status) => {
    const isPossible = status === 'IMAGES_READY' || status === 'COMPLETE';
    expect(codesOf(assembleReasons([scene()], { status }))).toEqual(isPossible ? [] : ['wrong-moment']);
  });
});

describe('editing a shot', () => {
  const inReview: ShotEditContext = { status: 'IMAGES_READY', plan: 'proxl', availableHundredths: 100n };
  const draft = { new_prompt: 'Make it night', model_name: 'nano_banana_edit' } as const;

  it('VAL-15 needs an instruction', () => {
    expect(shotEditReasons(draft, inReview)).toEqual([]);
    expect(shotEditReasons({ ...draft, new_prompt: ' \t' }, inReview)).toMatchObject([
      { code: 'instruction-missing', field: 'new_prompt', status: 422 },
    ]);
  });

  it.each(projectStatuses)('VAL-15 is closed while images are made, tried in %s', (status) => {
    const isPossible = status === 'IMAGES_READY' || status === 'COMPLETE';
    expect(shotEditReasons(draft, { ...inReview, status }).map((reason) => reason.status)).toEqual(
      isPossible ? [] : [409],
    );
  });

  it('CHAT-13 is done by one of its two models', () => {
    expect(shotEditReasons({ ...draft, model_name: 'flux_pro_max' }, inReview)).toEqual([]);
    for (const model of ['seedream', 'youtube_thumbnail', null] as const) {
      expect(codesOf(shotEditReasons({ ...draft, model_name: model }, inReview))).toEqual([
        'shot-model-missing',
      ]);
    }
  });

  it('TIER-02 is judged by the plan of the project and costs a credit', () => {
    expect(shotEditReasons(draft, { ...inReview, plan: 'free' })).toMatchObject([{ status: 403 }]);
    expect(
      shotEditReasons({ ...draft, model_name: 'flux_pro_max' }, { ...inReview, plan: 'pro' }),
    ).toMatchObject([{ status: 403 }]);
    expect(shotEditReasons(draft, { ...inReview, availableHundredths: 99n })).toMatchObject([
      { status: 402 },
    ]);
  });

  it('VAL-01 is not done twice at once', () => {
    expect(codesOf(shotEditReasons(draft, { ...inReview, isLoading: true }))).toEqual(['loading']);
  });
});

describe('stopping and trying again', () => {
  it.each(projectStatuses)(
    'JOB-05 a project can be cancelled while it works and at a review, and retried when it failed: %s',
    (status) => {
      const hasEnded = ['COMPLETE', 'FAILED'].includes(status);
      expect(cancelReasons(status).map((reason) => reason.status)).toEqual(hasEnded ? [409] : []);
      expect(retryReasons(status).map((reason) => reason.status)).toEqual(status === 'FAILED' ? [] : [409]);
    },
  );
});
