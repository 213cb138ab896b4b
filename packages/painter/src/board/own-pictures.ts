import type { PictureName } from '@kinora/words';
import type { OutlineShape } from '../outline/index.ts';
import { drawEarthquake, drawLayers, drawTwigs } from './own-grounds.ts';
import { drawCertificate, drawFridge, drawGardenFork, drawRound } from './own-things.ts';

/** Drawn by us where a bundled picture is a mere sign: a heartbeat says nothing of an earthquake. */
export const ownPictures: Readonly<Record<string, () => OutlineShape[]>> = {
  'tabler:activity': drawEarthquake,
  'tabler:fridge': drawFridge,
  'tabler:certificate': drawCertificate,
  'tabler:shovel-pitchforks': drawGardenFork,
  'tabler:stack-2': drawLayers,
  'tabler:twig': drawTwigs,
  'tabler:refresh': drawRound,
};

/** Whether we have a drawing of our own for a picture: it says most, whatever else could stand for its word. */
export function isOwnPicture({ set, name }: PictureName): boolean {
  return name === 'circle-pile' || ownPictures[`${set}:${name}`] !== undefined;
}
