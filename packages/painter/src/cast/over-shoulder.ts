import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { fromBehindBox, paintFromBehind } from '../draw/from-behind.ts';
import { personStyle } from '../draw/person-style.ts';
import type { CastPlan, PlacedPerson } from '../plan/cast-plan.ts';
import { lightCanvas, lightOf } from './place-light.ts';

/** Whoever is nearest the camera is larger than in the picture. */
const nearness = 1.6;
/** Figure units of blur: nobody is looked at there. */
const blur = 4;
/** Out of focus, few pixels are plenty. */
const pixelsPerFigureUnit = 0.6;
/** As if away from the light. */
const dimmed = 0.8;

/** Width and height of somebody from behind, and where the point between the eyes would be, in scene units. */
export const overShoulderBox = {
  x: fromBehindBox.x * nearness,
  y: fromBehindBox.y * nearness,
  width: fromBehindBox.width * nearness,
  height: fromBehindBox.height * nearness,
} as const;

/** Whether one is looked at over the other's shoulder; upright there is no room for it. */
export function hasOverShoulder({ people, background }: CastPlan): boolean {
  return people.length > 1 && background.aspectRatio === '16:9';
}

/** Somebody's head and shoulders from behind, out of focus. */
export function paintOverShoulder(plan: CastPlan, { person }: PlacedPerson): Canvas {
  const light = lightOf(plan.background);
  const { x, y, width, height } = fromBehindBox;
  const sharp = createCanvas(width * pixelsPerFigureUnit, height * pixelsPerFigureUnit);
  const context = sharp.getContext('2d');
  context.scale(pixelsPerFigureUnit, pixelsPerFigureUnit);
  context.translate(-x, -y);
  paintFromBehind({ context, style: personStyle(person.style), ...light }, person);
  const canvas = createCanvas(sharp.width, sharp.height);
  const blurred = canvas.getContext('2d');
  blurred.filter = `blur(${blur * pixelsPerFigureUnit}px)`;
  blurred.drawImage(sharp, 0, 0);
  return lightCanvas(canvas, { ...light, brightness: light.brightness * dimmed });
}
