import { imageModels, videoModels } from '@kinora/contract/catalogue';

/** A model by the catalogue's name; what is in no list of models goes by its key. */
export function modelName(key: string): string {
  return [...imageModels, ...videoModels].find((model) => model.key === key)?.name ?? key;
}
