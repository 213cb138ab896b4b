import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { costumes } from './costume.ts';
import { paintForm, paintSpot, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { outerColour } from './outfit-cut.ts';
import { paintWornBefore } from './worn-before.ts';

/** Widths of a body in figure units. */
export interface BodyShape {
  readonly shoulder: number;
  readonly neck: number;
  readonly waist: number;
  readonly shoulderY: number;
}

/** Where a figure's picture ends below: at the hips. */
export const bodyBottom = 860;

export function bodyShape({ age, build }: PersonPlan): BodyShape {
  if (age === 'child') {
    return { shoulder: 150, neck: 40, waist: 122, shoulderY: 222 };
  }
  return build === 'masculine'
    ? { shoulder: 212, neck: 62, waist: 166, shoulderY: 228 }
    : { shoulder: 176, neck: 47, waist: 138, shoulderY: 226 };
}

/** Neck, trunk and clothes; arms come apart. */
export function paintBody(easel: Easel, plan: PersonPlan): void {
  const body = bodyShape(plan);
  const skin = hex(plan.skin);
  paintNeck(easel, body, skin);
  const cloth = hex(plan.outfitColour);
  const trunk = trunkPath(body);
  paintForm(easel, { path: trunk, colour: outerColour(plan, cloth), turn: 44 });
  easel.context.save();
  easel.context.clip(trunk);
  paintOutfit(easel, plan, { body, cloth, skin });
  easel.context.restore();
  paintWornBefore(easel, plan, body);
}

function paintNeck(easel: Easel, { neck, shoulderY }: BodyShape, skin: Colour): void {
  const path = smoothPath([
    [-neck, 60],
    [neck, 60],
    [neck, 190],
    [neck + 40, shoulderY - 6],
    [0, shoulderY + 70],
    [-neck - 40, shoulderY - 6],
    [-neck, 190],
  ]);
  paintForm(easel, { path, colour: skin, turn: 14 });
  easel.context.save();
  easel.context.clip(path);
  const shade = mix(skin, [80, 30, 40], 0.6);
  paintSpot(easel, { x: 8, y: 168, radiusX: neck * 1.7, radiusY: 52, colour: shade, alpha: 0.62 });
  easel.context.restore();
}

function trunkPath({ shoulder, neck, waist, shoulderY }: BodyShape): Path2D {
  const path = new Path2D();
  path.moveTo(-neck - 6, shoulderY - 54);
  path.bezierCurveTo(-neck - 30, shoulderY - 24, -shoulder * 0.78, shoulderY - 20, -shoulder, shoulderY + 34);
  path.bezierCurveTo(-shoulder - 8, shoulderY + 130, -waist - 18, shoulderY + 300, -waist, bodyBottom);
  path.lineTo(waist, bodyBottom);
  path.bezierCurveTo(waist + 18, shoulderY + 300, shoulder + 8, shoulderY + 130, shoulder, shoulderY + 34);
  path.bezierCurveTo(shoulder * 0.78, shoulderY - 20, neck + 30, shoulderY - 24, neck + 6, shoulderY - 54);
  path.quadraticCurveTo(0, shoulderY + 26, -neck - 6, shoulderY - 54);
  path.closePath();
  return path;
}

interface Cloth {
  readonly body: BodyShape;
  readonly cloth: Colour;
  readonly skin: Colour;
}

function paintOutfit(easel: Easel, plan: PersonPlan, of: Cloth): void {
  const { cloth } = of;
  switch (plan.outfit) {
    case 'shirt':
      paintOpening(easel, of, { depth: 70, inner: mix(cloth, [255, 255, 255], 0.75) });
      paintCollar(easel, of, mix(cloth, [255, 255, 255], 0.2));
      paintButtons(easel, of, mix(cloth, [20, 20, 40], 0.4));
      return;
    case 'suit':
      paintOpening(easel, of, { depth: 300, inner: [244, 244, 248] });
      paintTie(easel, of);
      paintCollar(easel, of, mix(cloth, [12, 10, 24], 0.25));
      return;
    case 'lab-coat':
      paintOpening(easel, of, { depth: 330, inner: cloth });
      paintCollar(easel, of, [226, 231, 240]);
      return;
    case 'hoodie':
      paintBand(easel, of, mix(cloth, [10, 8, 24], 0.25));
      paintStrings(easel, of);
      return;
    case 'sweater':
      paintBand(easel, of, mix(cloth, [255, 255, 255], 0.16));
      paintKnit(easel, of);
      return;
    case 'kurta':
      paintOpening(easel, of, { depth: 130, inner: mix(cloth, [255, 236, 190], 0.5) });
      paintBand(easel, of, mix(cloth, [250, 220, 130], 0.6));
      return;
    case 'dress':
      paintOpening(easel, of, { depth: 88, inner: of.skin });
      return;
    case 'overalls':
      paintStraps(easel, of);
      return;
    case 'tee':
    case 'swimsuit':
      paintBand(easel, of, mix(cloth, [10, 8, 24], 0.18));
      return;
    default:
      costumes[plan.outfit](easel, of);
  }
}

function paintOpening({ context }: Easel, { body }: Cloth, opening: { depth: number; inner: Colour }): void {
  const { neck, shoulderY } = body;
  const path = new Path2D();
  path.moveTo(-neck - 16, shoulderY - 70);
  path.lineTo(0, shoulderY + opening.depth);
  path.lineTo(neck + 16, shoulderY - 70);
  path.closePath();
  context.fillStyle = css(opening.inner);
  context.fill(path);
}

function paintCollar(easel: Easel, { body }: Cloth, colour: Colour): void {
  const { neck, shoulderY } = body;
  for (const sign of [-1, 1]) {
    const path = new Path2D();
    path.moveTo(sign * (neck + 2), shoulderY - 66);
    path.lineTo(sign * (neck + 36), shoulderY - 26);
    path.lineTo(sign * 46, shoulderY + 62);
    path.lineTo(sign * 2, shoulderY + 20);
    path.closePath();
    paintForm(easel, { path, colour, turn: 10 });
  }
}

function paintButtons({ context }: Easel, { body }: Cloth, colour: Colour): void {
  context.fillStyle = css(colour);
  context.fillRect(-1.6, body.shoulderY + 50, 3.2, 700);
  for (let y = body.shoulderY + 96; y < bodyBottom; y += 92) {
    context.beginPath();
    context.arc(10, y, 6.5, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintTie(easel: Easel, { body }: Cloth): void {
  const y = body.shoulderY;
  const path = new Path2D();
  path.moveTo(-17, y - 8);
  path.lineTo(17, y - 8);
  path.lineTo(12, y + 34);
  path.lineTo(30, y + 236);
  path.lineTo(0, y + 276);
  path.lineTo(-30, y + 236);
  path.lineTo(-12, y + 34);
  path.closePath();
  paintForm(easel, { path, colour: [158, 44, 60], turn: 10 });
}

function paintBand({ context }: Easel, { body }: Cloth, colour: Colour): void {
  const { neck, shoulderY } = body;
  context.strokeStyle = css(colour);
  context.lineWidth = 20;
  context.beginPath();
  context.moveTo(-neck - 10, shoulderY - 56);
  context.quadraticCurveTo(0, shoulderY + 36, neck + 10, shoulderY - 56);
  context.stroke();
}

function paintKnit({ context }: Easel, { body, cloth }: Cloth): void {
  context.strokeStyle = css(mix(cloth, [10, 8, 24], 0.3), 0.22);
  context.lineWidth = 3;
  for (let x = -body.shoulder; x <= body.shoulder; x += 24) {
    context.beginPath();
    context.moveTo(x, body.shoulderY - 30);
    context.lineTo(x * 0.92, bodyBottom);
    context.stroke();
  }
}

function paintStrings({ context }: Easel, { body, cloth }: Cloth): void {
  context.strokeStyle = css(mix(cloth, [255, 255, 255], 0.7));
  context.lineWidth = 6;
  context.lineCap = 'round';
  for (const sign of [-1, 1]) {
    context.beginPath();
    context.moveTo(sign * 34, body.shoulderY + 2);
    context.quadraticCurveTo(sign * 40, body.shoulderY + 70, sign * 32, body.shoulderY + 128);
    context.stroke();
  }
}

function paintStraps(easel: Easel, { body, cloth }: Cloth): void {
  const shirt: Colour = [246, 240, 226];
  easel.context.fillStyle = css(shirt);
  easel.context.fillRect(-400, body.shoulderY - 80, 800, 250);
  for (const sign of [-1, 1]) {
    const path = new Path2D();
    path.rect(sign * 96 - 26, body.shoulderY - 60, 52, 260);
    paintForm(easel, { path, colour: cloth, turn: 8 });
  }
  const bib = new Path2D();
  bib.roundRect(-128, body.shoulderY + 150, 256, 900, 16);
  paintForm(easel, { path: bib, colour: cloth, turn: 26 });
}
