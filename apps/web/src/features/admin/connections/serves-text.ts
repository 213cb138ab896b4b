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
export function servesText({ provider, key_url: keyUrl, models, capabilities }: ProviderConnection): string {
  if (provider === builtInProvider) {
    return words.everything;
  }
  if (keyUrl === null) {
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
