import { effectReasons, prices } from '@kinora/contract';
import type { GenerateEffectData } from '@kinora/contract';
import type { GenerationsDeps } from '../generations/index.ts';
import { startClip } from './start-clip.ts';
import type { ClipCall } from './start-clip.ts';

/** Starts a camera effect over a picture. */
export async function startEffect(
  deps: GenerationsDeps,
  start: ClipCall & { readonly data: GenerateEffectData },
): Promise<string> {
  const { data, uploads } = start;
  return await startClip(deps, {
    ...start,
    mode: 'effects',
    said: { ...data },
    reasons: (account) => effectReasons({ ...data, imageCount: uploads.length }, account),
    priceCredits: prices.effect,
    effect: data.dynamic_effect,
  });
}
