import { effectKeys, imageModels, videoModels } from '@kinora/contract/catalogue';
import { describeFalModels } from '../../testing/generations/describe-fal-models.ts';

await describeFalModels({
  pictures: imageModels.filter((model) => !model.characters_only),
  clips: videoModels,
  effects: effectKeys,
});
