import { engines, imageModels, videoModels } from '@kinora/contract/catalogue';
import { connectionLabels } from '../../../labels/connections.ts';

/** What people call a key of the catalogue; what only an engine has is named after it. */
export function modelName(key: string): string {
  const model = [...imageModels, ...videoModels, ...engines].find((entry) => entry.key === key);
  if (model !== undefined) {
    return model.name;
  }
  const painting = engines.find((engine) => engine.image_function === key);
  const moving = engines.find((engine) => engine.video_model === key);
  if (painting !== undefined) {
    return connectionLabels.models.picturesOf(painting.name);
  }
  return moving === undefined ? key : connectionLabels.models.clipsOf(moving.name);
}
