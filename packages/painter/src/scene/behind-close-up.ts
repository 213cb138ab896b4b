import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { evenPixels } from '../canvas/frame.ts';
import { bakedIn } from './merge-layers.ts';
import type { PaintedDiorama } from './paint-diorama.ts';
import type { PaintedLayer } from './stage.ts';

/** How far away what is behind a face is, among the depths of a picture's layers. */
export const behindDepth = 0.1;
/** How far what is out of focus is blurred, as a part of the picture's shorter side. */
const blurPart = 0.012;
/** Half the pixels each way are plenty for it. */
const finePart = 0.5;

/** The place behind whose face fills the picture, out of focus: as large as the frame and its bleed; undefined where no face does. */
export function behindCloseUp({ layers, frame }: PaintedDiorama): Canvas | undefined {
  const around = layers.find((layer) => layer.around !== undefined)?.around;
  if (around === undefined) {
    return undefined;
  }
  const { width, height, bleed } = frame;
  const size = [
    evenPixels((width + 2 * bleed) * finePart),
    evenPixels((height + 2 * bleed) * finePart),
  ] as const;
  const sharp = createCanvas(...size);
  const near = width / around.width;
  const context = sharp.getContext('2d');
  context.translate(finePart * bleed, finePart * bleed);
  context.scale(finePart * near, finePart * near);
  context.translate(-bleed - around.x, -bleed - around.y);
  for (const { sheet } of layers.filter(isOfPlace)) {
    context.drawImage(sheet.canvas, 0, 0);
  }
  const behind = createCanvas(...size);
  const over = behind.getContext('2d');
  // Blurred alone it would fade towards its edges.
  over.drawImage(sharp, 0, 0);
  over.filter = `blur(${blurPart * Math.min(width, height) * finePart}px)`;
  over.drawImage(sharp, 0, 0);
  over.filter = 'none';
  for (const { sheet } of bakedIn(layers)) {
    over.drawImage(sheet.canvas, 0, 0, ...size);
  }
  return behind;
}

/** Nobody is behind whose face is looked at. */
function isOfPlace({ motion, moment, sheet }: PaintedLayer): boolean {
  const isPeopled = sheet.cast !== undefined || sheet.life !== undefined;
  return motion !== 'screen' && !isPeopled && (moment ?? 'shown') === 'shown';
}
