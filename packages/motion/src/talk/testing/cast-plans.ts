import type { ImageRequest, JsonValue, ProviderCall } from '@kinora/models';
import { createCastModel, createDioramaModel } from '@kinora/painter';
import type { SceneManner } from '@kinora/painter';
import { createPanelPlanner } from '@kinora/painter/board';
import { openPainting } from '@kinora/painter/hand';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';

export const smallPicture: ImageRequest = {
  prompt: 'a sunny meadow',
  aspectRatio: '16:9',
  language: 'English',
  videoStyle: 'auto',
  seed: 4,
  inputs: [],
  longSide: 320,
};
export const painting = openPainting();

/** A call that logs nothing and works in a folder of its own beneath `root`. */
export async function quietCall(root: string): Promise<ProviderCall> {
  return {
    signal: new AbortController().signal,
    workFolder: await mkdtemp(path.join(root, 'call-')),
    log: pino({ level: 'silent' }),
  };
}

/** The plan of a small picture of people, or of somebody's portrait. */
export async function paintedPlan(
  manner: SceneManner | undefined,
  change: Partial<ImageRequest>,
  root: string,
): Promise<JsonValue> {
  if (manner === undefined) {
    throw new Error('no manner');
  }
  const places = createDioramaModel(manner, painting);
  const model = createCastModel(manner, { places, painting, panels: createPanelPlanner() });
  const progress = await model.start({ ...smallPicture, ...change }, await quietCall(root));
  return progress.state === 'finished' ? (progress.result.plan ?? null) : null;
}
