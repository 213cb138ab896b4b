import type { Binding, MediaRequest, PreparedMedia, ServiceCall } from '@kinora/models';
import { pixelSize } from '../../endpoints/fields.ts';
import { fitWish } from '../../endpoints/fit-wish.ts';
import { falEndpoints } from '../bindings.ts';
import type { FalConnection } from '../fal-connection.ts';
import type { Amount, PriceList } from '../prices.ts';
import { uploadNarration, uploadPicture } from './upload-picture.ts';

/** Fits a wish to a model's fields. Whatever the model cannot do is refused before anything is uploaded. */
export async function prepare(
  { fal, prices }: { readonly fal: FalConnection; readonly prices: PriceList },
  wish: { readonly binding: Binding; readonly wanted: MediaRequest },
  { signal }: Pick<ServiceCall, 'signal'>,
): Promise<PreparedMedia> {
  const { endpoint, body, seconds } = await fitWish(falEndpoints, wish, {
    picture: (file) => uploadPicture(fal, file, signal),
    narration: (file) => uploadNarration(fal, file, signal),
  });
  const estimate = await prices.estimate(endpoint, amountOf(wish.wanted, seconds), signal);
  return { endpoint, body: { ...body }, estimate };
}

function amountOf({ medium, request }: MediaRequest, seconds: number | null): Amount {
  if (medium === 'clip') {
    return { seconds, megapixels: null };
  }
  const { width, height } = pixelSize(request.aspectRatio, request.longSide);
  return { seconds: null, megapixels: (width * height) / 1_000_000 };
}
