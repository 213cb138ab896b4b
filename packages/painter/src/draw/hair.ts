import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { between, partSeed, seededRandom } from '../canvas/random.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { backShapes, fringe, round } from './hair-shapes.ts';
import type { Point } from './hair-shapes.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import type { FaceShape } from './face-shape.ts';

export function paintHairBehind(easel: Easel, face: FaceShape): void {
  const { hairstyle } = face.plan;
  const colour = hairColour(face.plan);
  const deep = mix(colour, [20, 10, 24], 0.2);
  const shape = hairstyle === 'afro' ? round(188, [0, -66], 26) : backShapes[hairstyle];
  if (hairstyle === 'curly') {
    paintForm(easel, { path: smoothPath(round(152, [0, -30], 22)), colour: deep, turn: 34 });
  }
  if (hairstyle === 'ponytail') {
    const tail: Point[] = [
      [70, -120],
      [168, -96],
      [206, 10],
      [188, 130],
      [150, 190],
      [156, 90],
      [140, 0],
      [96, -56],
    ];
    paintForm(easel, {
      path: smoothPath(tail.map(([x, y]) => [face.yaw > 0 ? -x : x, y])),
      colour,
      turn: 22,
    });
  }
  if (hairstyle === 'bun') {
    paintForm(easel, { path: smoothPath(round(58, [face.yaw * -30, -196], 12)), colour, turn: 18 });
  }
  if (hairstyle === 'topknot') {
    paintForm(easel, { path: smoothPath(round(34, [face.yaw * -26, -186], 10)), colour, turn: 12 });
  }
  if (shape !== undefined) {
    const path = smoothPath(shape.map(([x, y]) => [x - face.yaw * 14, y]));
    paintForm(easel, { path, colour: hairstyle === 'headscarf' ? colour : deep, turn: 34 });
  }
}

/** Hair over the forehead and temples, or what covers it. */
export function paintHairBefore(easel: Easel, face: FaceShape): void {
  const { hairstyle } = face.plan;
  const colour = hairColour(face.plan);
  if (hairstyle === 'bald') {
    return;
  }
  if (hairstyle === 'headscarf') {
    paintScarf(easel, face, colour);
    return;
  }
  if (hairstyle === 'turban') {
    paintTurban(easel, face, colour);
    return;
  }
  const path = smoothPath(fringe(face));
  paintForm(easel, { path, colour, turn: 20 });
  paintStrands(easel, face, { path, colour });
}

export function hairColour(plan: PersonPlan): Colour {
  return plan.hairstyle === 'headscarf' || plan.hairstyle === 'turban'
    ? mix(hex(plan.outfitColour), [250, 240, 228], 0.28)
    : hex(plan.hair);
}

function paintStrands(easel: Easel, face: FaceShape, hair: { path: Path2D; colour: Colour }): void {
  const { context, style } = easel;
  const random = seededRandom(partSeed(face.plan.seed, 'strands'));
  context.save();
  context.clip(hair.path);
  context.lineCap = 'round';
  for (let strand = 0; strand < 16; strand++) {
    const x = between(random, -112, 112);
    const isDark = strand % 2 === 0;
    context.strokeStyle = css(
      mix(hair.colour, isDark ? [14, 8, 20] : [255, 244, 226], isDark ? 0.3 : 0.26),
      isDark ? 0.4 : style.hairGloss,
    );
    context.lineWidth = between(random, 2, 5);
    context.beginPath();
    context.moveTo(x * 0.42 - face.yaw * 18, -182);
    context.quadraticCurveTo(x * 0.9, -146, x * 1.06, between(random, -96, -30));
    context.stroke();
  }
  if (style.hairGloss > 0.2) {
    // A band of light around the crown, broken by the strands.
    context.strokeStyle = css(mix(hair.colour, [255, 250, 240], 0.55), style.hairGloss * 0.34);
    context.lineWidth = 12;
    context.setLineDash([26, 5, 12, 4]);
    context.beginPath();
    context.ellipse(-4 + face.yaw * 20, -30, 92, 104, 0, Math.PI * 1.2, Math.PI * 1.66);
    context.stroke();
    context.setLineDash([]);
  }
  context.restore();
}

function paintScarf(easel: Easel, face: FaceShape, colour: Colour): void {
  const lean = face.yaw * 16;
  const path = new Path2D();
  path.addPath(
    smoothPath([
      [0, -186],
      [104, -160],
      [140, -60],
      [132, 60],
      [96, 150],
      [0, 190],
      [-96, 150],
      [-132, 60],
      [-140, -60],
      [-104, -160],
    ]),
  );
  const window = smoothPath([
    [lean, -124],
    [70 + lean, -104],
    [96 + lean, -30],
    [92 + lean, 60],
    [54 + lean, 128],
    [lean, 146],
    [-54 + lean, 128],
    [-92 + lean, 60],
    [-96 + lean, -30],
    [-70 + lean, -104],
  ]);
  const { context } = easel;
  context.save();
  const frame = new Path2D();
  frame.rect(-900, -900, 1800, 1800);
  frame.addPath(window);
  context.clip(frame, 'evenodd');
  paintForm(easel, { path, colour, turn: 26 });
  context.restore();
}

function paintTurban(easel: Easel, face: FaceShape, colour: Colour): void {
  const { context } = easel;
  const path = smoothPath([
    [124, -58],
    [150, -120],
    [112, -202],
    [0, -232],
    [-112, -202],
    [-150, -120],
    [-124, -58],
    [-60, -92],
    [0, -116],
    [60, -92],
  ]);
  paintForm(easel, { path, colour, turn: 30 });
  context.save();
  context.clip(path);
  context.strokeStyle = css(mix(colour, [30, 10, 30], 0.4), 0.6);
  context.lineWidth = 5;
  for (let fold = 0; fold < 5; fold++) {
    context.beginPath();
    context.moveTo(-150, -70 - fold * 30);
    context.quadraticCurveTo(face.yaw * 40, -140 - fold * 34, 130, -66 - fold * 36);
    context.stroke();
  }
  context.restore();
}
