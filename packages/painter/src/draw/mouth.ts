import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { Easel } from './form.ts';
import { turned } from './face-shape.ts';
import type { FaceShape } from './face-shape.ts';
import { warmer } from './head.ts';

export interface MouthForm {
  /** Half the width, times the person's own. */
  readonly width: number;
  /** Height of the opening in figure units. */
  readonly open: number;
  /** How far the corners are raised. */
  readonly smile: number;
  /** Times natural fullness of the lips. */
  readonly lips: number;
  readonly teeth: 'none' | 'upper' | 'both' | 'on-lip';
  readonly hasTongue: boolean;
}

/**
 * The shapes a mouth takes in speech, after the nine of classical lip-sync charts (Blair, "Cartoon Animation"), and a
 * smile for silence.
 */
export const mouthForms = {
  smile: { width: 1.06, open: 0, smile: 7, lips: 1, teeth: 'none', hasTongue: false },
  closed: { width: 0.94, open: 0, smile: 2, lips: 0.92, teeth: 'none', hasTongue: false },
  consonant: { width: 1, open: 9, smile: 3, lips: 1, teeth: 'both', hasTongue: false },
  small: { width: 0.9, open: 14, smile: 2, lips: 1, teeth: 'upper', hasTongue: false },
  open: { width: 1, open: 34, smile: 3, lips: 1, teeth: 'upper', hasTongue: true },
  wide: { width: 1.16, open: 18, smile: 7, lips: 0.95, teeth: 'upper', hasTongue: true },
  round: { width: 0.68, open: 27, smile: -1, lips: 1.12, teeth: 'none', hasTongue: true },
  pucker: { width: 0.44, open: 12, smile: -1, lips: 1.3, teeth: 'none', hasTongue: false },
  lip: { width: 0.92, open: 8, smile: 2, lips: 0.8, teeth: 'on-lip', hasTongue: false },
  tongue: { width: 0.94, open: 17, smile: 2, lips: 1, teeth: 'upper', hasTongue: true },
  frown: { width: 0.88, open: 0, smile: -8, lips: 0.94, teeth: 'none', hasTongue: false },
} as const satisfies Record<string, MouthForm>;
export type MouthShape = keyof typeof mouthForms;
// The table's own keys.
export const mouthShapes = Object.keys(mouthForms) as MouthShape[];

export function paintMouth(easel: Easel, face: FaceShape, shape: MouthShape | MouthForm): void {
  const form: MouthForm = typeof shape === 'string' ? mouthForms[shape] : shape;
  const { context } = easel;
  const place = turned(face, 0, face.mouthY);
  const lip = lipColour(face);
  context.save();
  context.translate(place.x + face.yaw * 6, place.y);
  const half = face.mouthWidth * form.width * (1 - Math.abs(face.yaw) * 0.12);
  if (form.open > 0) {
    paintOpening(easel, form, { half, lip });
  } else {
    paintSeam(easel, form, { half, lip });
  }
  context.restore();
}

function lipColour({ plan }: FaceShape): Colour {
  return mix(warmer(hex(plan.skin), 0.4), [150, 48, 60], plan.build === 'feminine' ? 0.42 : 0.18);
}

interface Lips {
  readonly half: number;
  readonly lip: Colour;
}

function paintOpening(easel: Easel, form: MouthForm, { half, lip }: Lips): void {
  const { context } = easel;
  const fullness = 6.5 * form.lips;
  const corner = -form.smile;
  const outer = lipsPath(half + fullness * 0.55, {
    corner,
    top: -form.open * 0.42 - fullness,
    bottom: form.open * 0.68 + fullness * 1.15,
  });
  context.fillStyle = css(lip);
  context.fill(outer);
  const inner = lipsPath(half - 1, { corner, top: -form.open * 0.42, bottom: form.open * 0.68 });
  context.fillStyle = css([74, 20, 30]);
  context.fill(inner);
  context.save();
  context.clip(inner);
  if (form.hasTongue) {
    context.fillStyle = css([204, 92, 98]);
    context.beginPath();
    context.ellipse(0, form.open * 0.74, half * 0.62, form.open * 0.4, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = '#fbf7f0';
  if (form.teeth === 'upper' || form.teeth === 'both') {
    context.fillRect(-half, -form.open, 2 * half, form.open * 0.58 + Math.min(9, form.open * 0.34));
  }
  if (form.teeth === 'both') {
    context.fillRect(-half, form.open * 0.26, 2 * half, form.open);
  }
  context.restore();
  if (form.teeth === 'on-lip') {
    context.fillStyle = '#fbf7f0';
    context.beginPath();
    context.roundRect(-half * 0.52, -3, half * 1.04, 8, 3);
    context.fill();
  }
  paintLowLight(easel, { half, y: form.open * 0.68 + fullness * 0.7, lip });
}

function lipsPath(half: number, edge: { corner: number; top: number; bottom: number }): Path2D {
  const path = new Path2D();
  path.moveTo(-half, edge.corner);
  path.bezierCurveTo(-half * 0.55, edge.top * 1.2, -half * 0.16, edge.top * 1.3, 0, edge.top);
  path.bezierCurveTo(half * 0.16, edge.top * 1.3, half * 0.55, edge.top * 1.2, half, edge.corner);
  path.bezierCurveTo(half * 0.6, edge.bottom * 1.24, -half * 0.6, edge.bottom * 1.24, -half, edge.corner);
  path.closePath();
  return path;
}

function paintSeam(easel: Easel, form: MouthForm, { half, lip }: Lips): void {
  const { context } = easel;
  const { smile } = form;
  const fullness = 8 * form.lips;
  const lips = new Path2D();
  lips.moveTo(-half * 0.9, -smile * 0.8);
  lips.bezierCurveTo(-half * 0.45, -fullness * 0.9, -half * 0.12, -fullness * 1.1, 0, -fullness * 0.55);
  lips.bezierCurveTo(half * 0.12, -fullness * 1.1, half * 0.45, -fullness * 0.9, half * 0.9, -smile * 0.8);
  lips.bezierCurveTo(half * 0.5, fullness * 1.9, -half * 0.5, fullness * 1.9, -half * 0.9, -smile * 0.8);
  context.fillStyle = css(lip, 0.82);
  context.fill(lips);
  context.strokeStyle = css(mix(lip, [60, 14, 26], 0.62));
  context.lineWidth = 3.6;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-half, -smile);
  context.bezierCurveTo(-half * 0.5, smile * 0.75 + 1, half * 0.5, smile * 0.75 + 1, half, -smile);
  context.stroke();
  paintLowLight(easel, { half, y: fullness * 0.72, lip });
}

/** Light on the lower lip. */
function paintLowLight({ context, style }: Easel, at: { half: number; y: number; lip: Colour }): void {
  if (style.lightStrength === 0) {
    return;
  }
  context.fillStyle = css(mix(at.lip, [255, 236, 230], 0.6), 0.45);
  context.beginPath();
  context.ellipse(-at.half * 0.08, at.y, at.half * 0.3, 2, 0, 0, 2 * Math.PI);
  context.fill();
}
