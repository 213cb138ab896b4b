import { imageModels, videoModels } from '@kinora/contract/catalogue';
import { receiptLabels } from '../../labels/receipt.ts';

const models: readonly { readonly key: string; readonly name: string }[] = [
  ...imageModels,
  ...videoModels,
  { key: 'text', name: receiptLabels.words },
  { key: 'speech', name: receiptLabels.voice },
];

/** A model by the catalogue's name; what is in no list of models goes by its key. */
export function modelName(key: string): string {
  return models.find((model) => model.key === key)?.name ?? key;
}
