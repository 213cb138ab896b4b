import { Path2D } from '@napi-rs/canvas';
import { css, hex, luminance, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { lineColour, paintForm, paintSpot, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { headPath, turned } from './face-shape.ts';
import type { FaceShape } from './face-shape.ts';

/** Blood under the skin: ears, nose, cheeks and lips lean to it. */
export function warmer(skin: Colour, amount: number): Colour {
  return mix(skin, [204, 72, 66], amount);
}

/** Ears, face, nose and beard: all of a head that neither speaks nor blinks. */
export function paintHead(easel: Easel, face: FaceShape): void {
  const skin = hex(face.plan.skin);
  paintEars(easel, face, skin);
  const outline = headPath(face);
  paintForm(easel, { path: outline, colour: skin, turn: 26 });
  easel.context.save();
  easel.context.clip(outline);
  paintCheeks(easel, face, skin);
  paintBeard(easel, face);
  easel.context.restore();
  paintNose(easel, face, skin);
  if (face.plan.age === 'old') {
    paintAge(easel, face, skin);
  }
}

function paintEars(easel: Easel, face: FaceShape, skin: Colour): void {
  for (const sign of [-1, 1]) {
    const isFar = sign * face.yaw > 0.35;
    if (isFar) {
      continue;
    }
    const x = sign * (face.cheek + 4) * (1 - Math.abs(face.yaw) * 0.2);
    const path = smoothPath([
      [x, -8],
      [x + sign * 17, -14],
      [x + sign * 20, 12],
      [x + sign * 9, 42],
      [x - sign * 6, 44],
      [x - sign * 8, 12],
    ]);
    paintForm(easel, { path, colour: warmer(skin, 0.08), turn: 8 });
    easel.context.lineWidth = 3;
    easel.context.strokeStyle = css(mix(warmer(skin, 0.25), [60, 20, 20], 0.18), 0.6);
    easel.context.beginPath();
    easel.context.arc(
      x + sign * 5,
      12,
      10,
      sign > 0 ? -1.4 : Math.PI + 1.4,
      sign > 0 ? 1.2 : Math.PI - 1.2,
      sign < 0,
    );
    easel.context.stroke();
  }
}

function paintCheeks(easel: Easel, face: FaceShape, skin: Colour): void {
  // Blood shows less through dark skin.
  const fairness = Math.min(1, luminance(skin) / 190);
  for (const sign of [-1, 1]) {
    const { x, y, narrowing } = turned(face, sign * 62, 56);
    paintSpot(easel, {
      x,
      y,
      radiusX: 36 * narrowing,
      radiusY: 25,
      colour: warmer(skin, 0.55),
      alpha: easel.style.blush * fairness,
    });
    const eye = turned(face, sign * face.eyeGap, face.eyeY - 6);
    paintSpot(easel, { ...eye, radiusX: 40, radiusY: 30, colour: mix(skin, easel.shadow, 0.5), alpha: 0.16 });
  }
}

function paintNose(easel: Easel, face: FaceShape, skin: Colour): void {
  const { context, style } = easel;
  const tip = turned(face, 0, face.eyeY + face.noseLength);
  const x = tip.x + face.yaw * 10;
  const dark = mix(warmer(skin, 0.3), [70, 24, 28], style.outline > 0 ? 0.4 : 0.22);
  if (style.shadeBlur > 4) {
    paintSpot(easel, {
      x: x + 6,
      y: tip.y + 6,
      radiusX: face.noseWidth * 1.5,
      radiusY: 15,
      colour: dark,
      alpha: 0.34,
    });
    paintSpot(easel, {
      x: x - 2,
      y: tip.y - 9,
      radiusX: 9,
      radiusY: 13,
      colour: mix(skin, [255, 255, 255], 0.5),
      alpha: 0.3,
    });
  }
  context.strokeStyle = css(dark, 0.85);
  context.lineWidth = style.outline > 0 ? style.outline : 3.4;
  context.lineCap = 'round';
  const width = face.noseWidth;
  const direction = face.yaw === 0 ? 1 : Math.sign(face.yaw);
  const path = new Path2D();
  path.moveTo(x - width * 0.62, tip.y + 6);
  path.quadraticCurveTo(x, tip.y + 15, x + width * 0.62, tip.y + 6);
  path.moveTo(x + direction * width * 0.8, tip.y + 7);
  path.quadraticCurveTo(x + direction * width * 1.05, tip.y - 2, x + direction * width * 0.72, tip.y - 10);
  context.stroke(path);
}

function paintBeard(easel: Easel, face: FaceShape): void {
  const { beard } = face.plan;
  if (beard === 'none') {
    return;
  }
  const hair = hex(face.plan.hair);
  const lean = face.yaw * 24;
  const mouth = turned(face, 0, face.mouthY);
  if (beard === 'stubble') {
    paintSpot(easel, {
      x: lean,
      y: 118,
      radiusX: 96,
      radiusY: 70,
      colour: mix(hair, [60, 60, 70], 0.4),
      alpha: 0.3,
    });
    return;
  }
  if (beard === 'full') {
    const { cheek } = face;
    const path = smoothPath([
      [-cheek - 2, 10],
      [-cheek * 0.8 + lean * 0.6, 62],
      [mouth.x - 44, 78],
      [mouth.x, 84],
      [mouth.x + 44, 78],
      [cheek * 0.8 + lean * 0.6, 62],
      [cheek + 2, 10],
      [cheek + 14, 90],
      [50 + lean, 176],
      [-50 + lean, 176],
      [-cheek - 14, 90],
    ]);
    paintForm(easel, { path, colour: hair, turn: 22 });
  }
  paintMoustache(easel, mouth, hair);
}

function paintMoustache(
  easel: Easel,
  mouth: { x: number; y: number; narrowing: number },
  hair: Colour,
): void {
  const { x, y } = mouth;
  paintForm(easel, {
    path: smoothPath([
      [x, y - 21],
      [x + 26, y - 17],
      [x + 42, y - 1],
      [x + 20, y - 7],
      [x, y - 10],
      [x - 20, y - 7],
      [x - 42, y - 1],
      [x - 26, y - 17],
    ]),
    colour: hair,
    turn: 5,
  });
}

function paintAge(easel: Easel, face: FaceShape, skin: Colour): void {
  const { context } = easel;
  context.strokeStyle = css(lineColour(easel, mix(warmer(skin, 0.22), [60, 30, 30], 0.25)), 0.45);
  context.lineWidth = 2.6;
  context.lineCap = 'round';
  for (const sign of [-1, 1]) {
    const fold = turned(face, sign * 36, face.mouthY - 26);
    const corner = turned(face, sign * 74, face.eyeY + 6);
    const path = new Path2D();
    path.moveTo(fold.x, fold.y);
    path.quadraticCurveTo(fold.x + sign * 12, fold.y + 16, fold.x + sign * 10, fold.y + 32);
    path.moveTo(corner.x, corner.y);
    path.quadraticCurveTo(corner.x + sign * 8, corner.y + 6, corner.x + sign * 9, corner.y + 14);
    context.stroke(path);
  }
}
