import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import { lineColour } from './form.ts';
import type { Easel } from './form.ts';
import { turned } from './face-shape.ts';
import type { FaceShape } from './face-shape.ts';
import { warmer } from './head.ts';

/** How eyes are open, and where they look. */
export interface EyeLook {
  /** How far the lids are open, 0 to 1. */
  readonly openness: number;
  /** Parts of the eye's width that it looks further to the side the head is turned to; negative: back to whoever watches. */
  readonly aside: number;
  /** The same upward. */
  readonly up: number;
}

const ahead = { aside: 0, up: 0 } as const;
/** `open` looks where the head is turned to, `viewer` at whoever watches, `board` at what hangs beyond whom one talks to. */
export const eyeStates = {
  open: { openness: 1, ...ahead },
  half: { openness: 0.5, ...ahead },
  shut: { openness: 0.06, ...ahead },
  viewer: { openness: 1, aside: -0.3, up: 0 },
  board: { openness: 1, aside: 0.34, up: 0.12 },
} as const satisfies Readonly<Record<string, EyeLook>>;
export type EyeState = keyof typeof eyeStates;

/** Both eyes. They are a layer of their own: a blink shows another picture of it. */
export function paintEyes(easel: Easel, face: FaceShape, state: EyeState | EyeLook): void {
  const look = typeof state === 'string' ? eyeStates[state] : state;
  for (const sign of [-1, 1] as const) {
    paintEye(easel, face, { sign, look });
  }
}

interface EyePlace {
  readonly sign: -1 | 1;
  readonly look: EyeLook;
}

function paintEye(easel: Easel, face: FaceShape, { sign, look }: EyePlace): void {
  const { context, style } = easel;
  const { x, y, narrowing } = turned(face, sign * face.eyeGap, face.eyeY);
  const { openness, aside, up } = look;
  const width = face.eyeWidth * narrowing * (0.85 + style.eyeSize * 0.15);
  const height = face.eyeWidth * 0.56 * style.eyeSize * openness;
  const lower = height * 0.78;
  const side = face.yaw < 0 ? -1 : 1;
  // The less a head is turned, the less its eyes have to come back.
  const back = aside < 0 ? Math.min(1, Math.abs(face.yaw) / 0.4) : 1;
  const tilt = sign * -2;
  context.save();
  context.translate(x, y);
  const almond = new Path2D();
  almond.moveTo(-width, tilt * -0.6);
  almond.bezierCurveTo(-width * 0.55, -height * 1.32, width * 0.55, -height * 1.32, width, tilt * 0.6);
  almond.bezierCurveTo(width * 0.5, lower * 1.15, -width * 0.5, lower * 1.15, -width, tilt * -0.6);
  almond.closePath();
  context.fillStyle = css(mix([255, 253, 250], hex(face.plan.skin), 0.06));
  context.fill(almond);
  context.save();
  context.clip(almond);
  context.save();
  context.translate(side * aside * back * width, -up * width);
  paintIris(easel, face, { radius: face.eyeWidth * 0.56 * style.eyeSize, narrowing });
  context.restore();
  context.fillStyle = css(easel.shadow, 0.26);
  context.fillRect(-width, -height * 1.4, width * 2, height * 0.75);
  context.restore();
  paintLids(easel, face, { width, height, lower, tilt, sign });
  context.restore();
}

function paintIris(easel: Easel, face: FaceShape, eye: { radius: number; narrowing: number }): void {
  const { context } = easel;
  const iris = hex(face.plan.eyes);
  const { radius } = eye;
  context.save();
  context.translate(face.yaw * 4, 0);
  context.scale(Math.min(1, eye.narrowing), 1);
  const gradient = context.createRadialGradient(0, radius * 0.35, radius * 0.1, 0, 0, radius);
  gradient.addColorStop(0, css(mix(iris, [255, 240, 210], 0.45)));
  gradient.addColorStop(0.7, css(iris));
  gradient.addColorStop(1, css(mix(iris, [10, 8, 16], 0.62)));
  disc(context, { x: 0, y: 0, radius, fill: gradient });
  disc(context, { x: 0, y: 0, radius: radius * 0.46, fill: '#120e16' });
  disc(context, {
    x: -radius * 0.3,
    y: -radius * 0.36,
    radius: radius * 0.27,
    fill: 'rgba(255,255,255,0.95)',
  });
  disc(context, { x: radius * 0.34, y: radius * 0.34, radius: radius * 0.13, fill: 'rgba(255,255,255,0.6)' });
  context.restore();
}

function disc(
  context: Easel['context'],
  spot: { x: number; y: number; radius: number; fill: string | CanvasGradient },
): void {
  context.fillStyle = spot.fill;
  context.beginPath();
  context.arc(spot.x, spot.y, spot.radius, 0, 2 * Math.PI);
  context.fill();
}

type CanvasGradient = ReturnType<Easel['context']['createRadialGradient']>;

interface Lids {
  readonly width: number;
  readonly height: number;
  readonly lower: number;
  readonly tilt: number;
  readonly sign: -1 | 1;
}

function paintLids(easel: Easel, face: FaceShape, { width, height, lower, tilt, sign }: Lids): void {
  const { context } = easel;
  const skin = hex(face.plan.skin);
  const lash = mix(hex(face.plan.hair), [24, 14, 20], 0.78);
  context.lineCap = 'round';
  context.strokeStyle = css(lash);
  context.lineWidth = face.plan.build === 'feminine' ? 6.4 : 5;
  const upper = new Path2D();
  upper.moveTo(-width - 1, tilt * -0.6 + 1);
  upper.bezierCurveTo(-width * 0.55, -height * 1.34, width * 0.55, -height * 1.34, width + 1, tilt * 0.6 + 1);
  context.stroke(upper);
  if (face.plan.build === 'feminine') {
    const outer = new Path2D();
    outer.moveTo(sign * width, 0);
    outer.lineTo(sign * (width + 8), -7);
    context.lineWidth = 4.4;
    context.stroke(outer);
  }
  context.strokeStyle = css(lineColour(easel, mix(warmer(skin, 0.3), [80, 30, 30], 0.3)), 0.5);
  context.lineWidth = 2.2;
  const below = new Path2D();
  below.moveTo(-width * 0.72, lower * 0.62);
  below.quadraticCurveTo(0, lower * 1.12, width * 0.72, lower * 0.62);
  context.stroke(below);
  const crease = new Path2D();
  crease.moveTo(-width * 0.86, -height * 0.72 - 5);
  crease.quadraticCurveTo(0, -height * 1.3 - 7, width * 0.86, -height * 0.72 - 5);
  context.stroke(crease);
}

/** How far brows are lowered, and their inner ends below the outer; negative: raised. */
export interface BrowLook {
  readonly lift: number;
  readonly slant: number;
}

/** What the brows say. */
export const browStates = {
  calm: { lift: 0, slant: -3 },
  raised: { lift: -9, slant: -4 },
  keen: { lift: 1, slant: 3 },
  worried: { lift: -3, slant: -10 },
} as const satisfies Readonly<Record<string, BrowLook>>;
export type BrowState = keyof typeof browStates;

export function paintBrows(easel: Easel, face: FaceShape, state: BrowState | BrowLook): void {
  const { context } = easel;
  const { lift, slant } = typeof state === 'string' ? browStates[state] : state;
  const colour = mix(hex(face.plan.hair), [40, 26, 22], face.plan.age === 'old' ? 0.1 : 0.32);
  context.fillStyle = css(colour);
  for (const sign of [-1, 1]) {
    const { x, y, narrowing } = turned(face, sign * (face.eyeGap + 1), face.eyeY - 37);
    const width = 29 * narrowing;
    const inner = -sign * width;
    const thickness = face.browThickness;
    const path = new Path2D();
    path.moveTo(x + inner, y + lift + slant + 2);
    path.quadraticCurveTo(x, y + lift - 12, x - inner * 1.08, y + lift + 1);
    path.quadraticCurveTo(
      x,
      y + lift - 12 + thickness * 1.1,
      x + inner,
      y + lift + slant + 2 + thickness * 0.8,
    );
    path.closePath();
    context.fill(path);
  }
}

export function paintGlasses(easel: Easel, face: FaceShape): void {
  const { context } = easel;
  context.strokeStyle = '#2c2733';
  context.lineWidth = 5;
  const lenses = [-1, 1].map((sign) => turned(face, sign * (face.eyeGap + 1), face.eyeY + 4));
  for (const { x, y, narrowing } of lenses) {
    context.beginPath();
    context.roundRect(x - 37 * narrowing, y - 30, 74 * narrowing, 58, 24);
    context.fillStyle = 'rgba(225,240,255,0.13)';
    context.fill();
    context.stroke();
  }
  const [left, right] = lenses;
  if (left === undefined || right === undefined) {
    return;
  }
  context.beginPath();
  context.moveTo(left.x + 37 * left.narrowing, left.y - 6);
  context.quadraticCurveTo((left.x + right.x) / 2, left.y - 16, right.x - 37 * right.narrowing, right.y - 6);
  context.moveTo(left.x - 37 * left.narrowing, left.y - 8);
  context.lineTo(-face.cheek - 4 - face.yaw * 20, left.y - 12);
  context.moveTo(right.x + 37 * right.narrowing, right.y - 8);
  context.lineTo(face.cheek + 4 - face.yaw * 20, right.y - 12);
  context.stroke();
}
