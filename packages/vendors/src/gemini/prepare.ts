import type { Binding, JsonValue, MediaRequest, PreparedMedia, ServiceCall } from '@kinora/models';
import { z } from 'zod';
import { InputPictureSchema, layPictures } from '../pictures/input-pictures.ts';
import { pictureWish } from '../pictures/picture-wish.ts';
import { mostPicturesOf } from './bindings.ts';
import { estimateOf } from './prices.ts';

/** A request as it is kept: what is said, and the pictures that go with it. */
export const WishSchema = z.object({
  prompt: z.string(),
  imageConfig: z.record(z.string(), z.json()),
  pictures: z.array(InputPictureSchema),
});

/** Fits a wish to a model. Whatever it cannot do is refused before anything is laid into the work folder. */
export async function prepare(
  { binding, wanted }: { readonly binding: Binding; readonly wanted: MediaRequest },
  { workFolder }: Pick<ServiceCall, 'workFolder'>,
): Promise<PreparedMedia> {
  const { endpoint } = binding;
  const { words, request } = pictureWish(binding, wanted, mostPicturesOf(endpoint));
  const imageConfig: Record<string, JsonValue> = { aspectRatio: request.aspectRatio, ...binding.fields };
  const pictures = await layPictures(request.inputs, workFolder);
  return {
    endpoint,
    body: { prompt: words, imageConfig, pictures },
    estimate: estimateOf(endpoint, imageConfig['imageSize']),
  };
}
