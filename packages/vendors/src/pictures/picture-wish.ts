import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Binding, ImageRequest, MediaRequest } from '@kinora/models';
import { templateText, worded } from '../wording/templates.ts';
import { pictureKeys } from './picture-keys.ts';

/**
 * What is wanted of a model that paints anything, with what its key says around the prompt.
 * @throws ProviderError `invalid_input` for what it cannot do
 */
export function pictureWish(
  { key = '' }: Binding,
  wanted: MediaRequest,
  mostPictures: number,
): { readonly words: string; readonly request: ImageRequest } {
  const { refused, tooManyPictures, otherRatio } = sentences.mediaService;
  if (wanted.medium !== 'picture') {
    throw new ProviderError('invalid_input', refused, { cause: new Error('It makes pictures alone') });
  }
  const { request } = wanted;
  const { template, onlyWide } = pictureKeys[key] ?? {};
  if (request.inputs.length > mostPictures) {
    throw new ProviderError('invalid_input', tooManyPictures(mostPictures));
  }
  if (onlyWide && request.aspectRatio !== '16:9') {
    throw new ProviderError('invalid_input', otherRatio(request.aspectRatio));
  }
  const { prompt } = request;
  return { words: template === undefined ? prompt : worded(templateText(template), prompt), request };
}
