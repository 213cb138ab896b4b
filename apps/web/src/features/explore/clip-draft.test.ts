import {
  defaultEffectModel,
  defaultImageModel,
  defaultVideoModel,
  imageModelOf,
  videoModelOf,
} from '@kinora/contract/catalogue';
import { chosenVideoModel } from '@kinora/contract/choices';
import { describe, expect, it } from 'vitest';
import { changeClipDraft, choicesOf, readClipDraft } from './clip-draft.ts';

describe('the draft of a single image, video or effect', () => {
  it('EXP-05 starts with 16:9 and a model that is open to all, also where an older visit left it open', () => {
    expect(readClipDraft('images', undefined)).toMatchObject({
      image_model: defaultImageModel,
      aspect_ratio: '16:9',
    });
    expect(readClipDraft('images', { image_model: null }).image_model).toBe(defaultImageModel);
    expect(readClipDraft('videos', undefined).video_model).toBe(defaultVideoModel);
    expect(readClipDraft('effects', undefined)).toMatchObject({
      video_model: defaultEffectModel,
      effect: null,
    });
    expect(readClipDraft('videos', { video_model: 'hailuo' }).video_model).toBe('hailuo');
    expect([imageModelOf(defaultImageModel).tier, videoModelOf(defaultVideoModel).tier]).toEqual([
      'basic',
      'basic',
    ]);
  });

  it('EXP-08 choosing a text-to-video model clears the image-to-video model, and the reverse', () => {
    const still = changeClipDraft('videos', readClipDraft('videos', undefined), {
      type: 'choose-video-model',
      model: 'hailuo',
    });
    const words = changeClipDraft('videos', still, { type: 'choose-video-model', model: 'veo3_t2v' });
    const back = changeClipDraft('videos', words, { type: 'choose-video-model', model: 'veo3' });
    const chosen = [still, words, back].map((draft) => [
      chosenVideoModel(choicesOf('videos', draft), 'image_to_video'),
      chosenVideoModel(choicesOf('videos', draft), 'text_to_video'),
    ]);
    expect(chosen).toEqual([
      ['hailuo', null],
      [null, 'veo3_t2v'],
      ['veo3', null],
    ]);
  });

  it('VAL-10 an image model without 9:16 puts the picture back to 16:9', () => {
    const tall = changeClipDraft(
      'images',
      changeClipDraft('images', readClipDraft('images', undefined), {
        type: 'choose-image-model',
        model: 'image_whiteboard',
      }),
      { type: 'choose-ratio', ratio: '9:16' },
    );
    expect(tall.aspect_ratio).toBe('9:16');
    const wide = changeClipDraft('images', tall, { type: 'choose-image-model', model: 'dalle_3' });
    expect(wide.aspect_ratio).toBe('16:9');
  });

  it('EXP-10 comes back from storage as it was, and empty when the stored one cannot be read', () => {
    const draft = changeClipDraft('effects', readClipDraft('effects', undefined), {
      type: 'choose-effect',
      effect: 'dramatic_crane',
    });
    expect(readClipDraft('effects', JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readClipDraft('effects', { effect: 'unheard of' }).effect).toBeNull();
  });
});
