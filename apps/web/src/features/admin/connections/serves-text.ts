import { builtInProvider } from '@kinora/contract/api';
import type { ProviderConnection } from '@kinora/contract/api';
import { imageModels, engines } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { connectionLabels } from '../../../labels/connections.ts';

const words = connectionLabels.card;
const pictureKeys = new Set<string>([
  ...imageModels.map(({ key }) => key),
  ...engines.map(({ image_function: key }) => key),
]);

/** What somebody makes, in a few words. */
export function servesText({ provider, models, capabilities }: ProviderConnection): string {
  if (provider === builtInProvider) {
    return words.everything;
  }
  const isOfMedia = capabilities.some((capability) => capability === 'images' || capability === 'video');
  if (!isOfMedia) {
    const names = capabilities.map((capability) => sentences.admin.capabilityUses[capability]);
    return [...names, ...models].join(', ');
  }
  const pictures = models.filter((key) => pictureKeys.has(key)).length;
  const clips = models.length - pictures;
  return [
    ...(pictures > 0 ? [words.pictures(pictures)] : []),
    ...(clips > 0 ? [words.clips(clips)] : []),
  ].join(', ');
}
