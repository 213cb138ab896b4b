import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { evenPixels } from '../canvas/frame.ts';
import type { FrameArea } from '../canvas/frame.ts';
import type { SceneMoment } from '../plan/painting-order.ts';
import { bakedIn } from './merge-layers.ts';
import type { PaintedDiorama } from './paint-diorama.ts';
import type { PaintedLayer } from './stage.ts';

/** How far away what is behind a face is, among the depths of a picture's layers. */
export const behindDepth = 0.1;
/** How far what is out of focus is blurred, as a part of the picture's shorter side. */
const blurPart = 0.012;
/** Half the pixels each way are plenty for it. */
const finePart = 0.5;

/** What is behind a face or thing that fills the picture. */
interface Behind {
  readonly moment: SceneMoment;
  readonly canvas: Canvas;
}

/** The place behind each that fills the picture, out of focus: as large as the frame and its bleed. */
export function behindCloseUps(painted: PaintedDiorama): Behind[] {
  return painted.layers.flatMap(({ around, moment }) =>
    around === undefined || moment === undefined ? [] : [{ moment, canvas: behind(painted, around) }],
  );
}

function behind({ layers, frame }: PaintedDiorama, around: FrameArea): Canvas {
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
  const blurred = createCanvas(...size);
  const over = blurred.getContext('2d');
  // Blurred alone it would fade towards its edges.
  over.drawImage(sharp, 0, 0);
  over.filter = `blur(${blurPart * Math.min(width, height) * finePart}px)`;
  over.drawImage(sharp, 0, 0);
  over.filter = 'none';
  for (const { sheet } of bakedIn(layers)) {
    over.drawImage(sheet.canvas, 0, 0, ...size);
  }
  return blurred;
}

/** Nobody is behind whose face is looked at. */
function isOfPlace({ motion, moment, sheet }: PaintedLayer): boolean {
  const isPeopled = sheet.cast !== undefined || sheet.life !== undefined;
  return motion !== 'screen' && !isPeopled && (moment ?? 'shown') === 'shown';
}
