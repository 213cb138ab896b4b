import { imageModels, videoModels } from '@kinora/contract/catalogue';
import { describeFalModels } from '../../testing/generations/describe-fal-models.ts';

/** One of every family of endpoints; `fal-models.slow.test.ts` has the others. */
const oneOfAFamily: ReadonlySet<string> = new Set([
  'image_whiteboard',
  'nano_banana_edit',
  'ideogram_v3',
  'flux_pro',
  'flux_pro_max',
  'veo3',
  'argil_avatar_t2v',
  'kling_2_1',
  'seedance',
]);

await describeFalModels({
  pictures: imageModels.filter(({ key }) => oneOfAFamily.has(key)),
  clips: videoModels.filter(({ key }) => oneOfAFamily.has(key)),
  effects: ['fast_sprint'],
});
