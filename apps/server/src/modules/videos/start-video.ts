import { prices, videoReasons } from '@kinora/contract';
import type { GenerateVideoData } from '@kinora/contract';
import type { GenerationsDeps } from '../generations/index.ts';
import { startClip } from './start-clip.ts';
import type { ClipCall } from './start-clip.ts';

/** Starts a video of words, or of a picture and words. */
export async function startVideo(
  deps: GenerationsDeps,
  start: ClipCall & { readonly data: GenerateVideoData },
): Promise<string> {
  const { data, uploads } = start;
  return await startClip(deps, {
    ...start,
    mode: 'videos',
    said: { ...data },
    reasons: (account) => videoReasons({ ...data, imageCount: uploads.length }, account),
    priceCredits: prices.video,
  });
}
