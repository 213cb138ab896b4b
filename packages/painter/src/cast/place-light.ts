import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Colour } from '../canvas/colour.ts';
import { css, mix } from '../canvas/colour.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { readLight } from '../scene/light/light.ts';
import { paintStyle } from '../scene/styles/styles.ts';

/** The light of a place as it falls on those who stand in it. */
export interface PlaceLight {
  readonly light: Colour;
  readonly shadow: Colour;
  /** 1 by day, less in the night. */
  readonly brightness: number;
  /** The air's own colour over everything, and how much of it. */
  readonly tint: Colour;
  readonly tintAmount: number;
}

export function lightOf(background: ScenePlan): PlaceLight {
  const { key, ambient, darkness } = readLight(background, paintStyle(background.style));
  return {
    light: mix(key, [255, 246, 230], 0.35),
    shadow: mix(ambient, [52, 40, 92], 0.5),
    brightness: 1 - darkness * 0.3,
    tint: mix(key, ambient, darkness),
    tintAmount: 0.07 + darkness * 0.13,
  };
}

/** The same picture in a place's light; what is transparent stays so. */
export function lightCanvas(canvas: Canvas, { brightness, tint, tintAmount }: PlaceLight): Canvas {
  const lit = createCanvas(canvas.width, canvas.height);
  const context = lit.getContext('2d');
  context.filter = `brightness(${brightness})`;
  context.drawImage(canvas, 0, 0);
  context.filter = 'none';
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = css(tint, tintAmount);
  context.fillRect(0, 0, canvas.width, canvas.height);
  return lit;
}
