import { prices } from '@kinora/contract/catalogue';
import { animateReasons } from '@kinora/contract/readiness';
import type { AnimateData } from '@kinora/contract/api';
import type { GenerationsDeps } from '../generations/index.ts';
import { startClip } from '../videos/index.ts';
import type { ClipCall } from '../videos/index.ts';

/** Starts the animation of a picture along the strokes drawn over it. */
export async function startAnimation(
  deps: GenerationsDeps,
  start: ClipCall & { readonly data: AnimateData },
): Promise<string> {
  const { data, uploads } = start;
  return await startClip(deps, {
    ...start,
    mode: 'animate',
    said: { ...data },
    reasons: (account) => animateReasons({ prompt: data.prompt, imageCount: uploads.length }, account),
    priceCredits: prices.animate,
    strokes: data.strokes,
  });
}
