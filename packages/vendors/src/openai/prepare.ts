import type { Binding, JsonValue, MediaRequest, PreparedMedia, ServiceCall } from '@kinora/models';
import { z } from 'zod';
import { InputPictureSchema, layPictures } from '../pictures/input-pictures.ts';
import { pictureWish } from '../pictures/picture-wish.ts';
import { shapeOf } from './models.ts';
import type { OpenAiConnection } from './openai-connection.ts';
import { estimateOf } from './prices.ts';

/** A request as it is kept: its fields, and the pictures that go with them. */
export const WishSchema = z.object({
  fields: z.record(z.string(), z.json()),
  pictures: z.array(InputPictureSchema),
});

/** Fits a wish to a model's fields. Whatever the model cannot do is refused before anything is laid into the work folder. */
export async function prepare(
  openai: OpenAiConnection,
  { binding, wanted }: { readonly binding: Binding; readonly wanted: MediaRequest },
  { workFolder }: Pick<ServiceCall, 'workFolder'>,
): Promise<PreparedMedia> {
  const { endpoint } = binding;
  const shape = shapeOf(endpoint);
  const { words, request } = pictureWish(binding, wanted, shape.mostPictures);
  const fields: Record<string, JsonValue> = {
    model: endpoint,
    prompt: words,
    n: 1,
    size: shape.sizes[request.aspectRatio],
    ...(shape.isGptImage ? {} : { response_format: 'b64_json' }),
    ...binding.fields,
  };
  const pictures = await layPictures(request.inputs, workFolder);
  return {
    endpoint,
    body: { fields, pictures },
    estimate: estimateOf(openai, endpoint, fields['quality']),
  };
}
