import type { AspectRatio } from '@kinora/contract/catalogue';
import type { Binding, ImageRequest, MediaRequest, VideoRequest } from '@kinora/models';
import { effectWording, templateText, worded } from '../../wording/templates.ts';
import { clipSeconds, templateOf } from '../bindings.ts';
import { frameRateOf } from '../workflows/graph.ts';
import type { Graph } from '../workflows/graph.ts';
import type { Values } from '../workflows/fill-workflow.ts';

const LARGEST_SEED = 2_147_483_647;

/** What no result should have, where the effect does not say. Models on one's own card heed it. */
const NEGATIVE = 'text, watermark, signature, blurry, deformed hands, warped faces, extra limbs';

interface Wording {
  readonly prompt: string;
  readonly negative: string;
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Long and short side. SDXL paints about a million pixels well; clips of half a million end on a card of 12 GB. */
const sides = { picture: [1280, 720], clip: [960, 544] } as const;

/** What the placeholders of a workflow stand for, but for the picture. The binding's own fields stand before ours. */
export function valuesOf(binding: Binding, wanted: MediaRequest, graph: Graph): Values {
  const { medium, request } = wanted;
  return {
    ...(medium === 'picture' ? pictureWording(binding, request) : clipWording(request)),
    ...sizeOf(medium, request.aspectRatio),
    ...(medium === 'clip' ? lengthOf(binding, request, graph) : {}),
    seed: Math.abs(Math.trunc(request.seed)) % LARGEST_SEED,
    ...binding.fields,
  };
}

function pictureWording({ key }: Binding, { prompt }: ImageRequest): Wording {
  const template = templateOf(key);
  const words = template === null ? prompt : worded(templateText(template), prompt);
  return { prompt: words, negative: NEGATIVE };
}

/** A named effect is words around the prompt. */
function clipWording({ prompt, effect }: VideoRequest): Wording {
  if (effect === undefined) {
    return { prompt: prompt.trim() === '' ? templateText('motion') : prompt, negative: NEGATIVE };
  }
  const { prompt: template, negative_prompt: negative } = effectWording(effect);
  return { prompt: worded(template, prompt), negative };
}

function sizeOf(medium: MediaRequest['medium'], ratio: AspectRatio): PixelSize {
  const [long, short] = sides[medium];
  return ratio === '16:9' ? { width: long, height: short } : { width: short, height: long };
}

/** The first frame begins the clip and the last one ends it: models count one more than they play. */
function lengthOf({ fields }: Binding, { durationSeconds }: VideoRequest, graph: Graph) {
  const own = fields['seconds'];
  const seconds = typeof own === 'number' && own > 0 ? own : clipSeconds(durationSeconds);
  return { seconds, frames: Math.round(seconds * frameRateOf(graph)) + 1 };
}
