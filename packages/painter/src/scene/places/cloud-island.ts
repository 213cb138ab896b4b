import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Detail } from '../../plan/scene-plan.ts';
import type { Scene } from '../scene.ts';

/** What a cloud that a garden is on is told by. */
const ofGardens: readonly Detail[] = ['plot', 'beds', 'lush', 'seedlings'];

/** How far behind and before the feet the turf reaches, and how far down it still grows at the end, as parts of the picture's height. */
const turf = { behind: 0.072, before: 0.055, steepest: 0.1 } as const;
/** Where an island ends, as a part of the width, and over how much of it its end is rounded off. */
const [endsAt, rounding] = [0.885, 0.085] as const;

/** An island of cloud that ends on the side away from whom its garden is grown around; the sky is seen beyond and below. */
export interface CloudIsland {
  /** How much lower its upper edge is at a place, in pixels: beyond its end it is out of the picture. */
  readonly drop: (x: number) => number;
  /** Takes away what is painted beyond its end. */
  readonly cutOff: (sheet: Sheet) => void;
}

/** The island that a garden in the clouds is on; undefined for who only stands on clouds. */
export function cloudIsland({ plan, frame, light }: Scene): CloudIsland | undefined {
  if (!ofGardens.some((each) => plan.details?.includes(each) === true)) {
    return undefined;
  }
  const { width, height, bleed } = frame;
  // Whoever is in it stands on the side of the sun.
  const isRight = light.sunX <= 0.5;
  const part = (x: number): number => (isRight ? x / width : 1 - x / width);
  return {
    drop(x) {
      const beyond = Math.max(0, part(x) - endsAt) / rounding;
      return (
        (1 - Math.sqrt(Math.max(0, 1 - Math.min(1, beyond) ** 2))) * (height + bleed) * 0.4 +
        Math.max(0, beyond - 1) * height
      );
    },
    cutOff({ context }) {
      const from = isRight ? width * (endsAt + 0.012) : -bleed;
      const to = isRight ? width + bleed : width * (1 - endsAt - 0.012);
      context.clearRect(from, -bleed, to - from, height + 2 * bleed);
    },
  };
}

interface Ground {
  readonly floor: number;
  readonly island: CloudIsland;
}

const green = hex('#86b35c');
const tufts = 150;

/** Grass on the island: its ground, told from the cloud it lies on and from the sky. */
export function layTurf(sheet: Sheet, scene: Scene, ground: Ground): void {
  const { context, frame } = sheet;
  const { floor, island } = ground;
  const { width, height } = frame;
  const noise = scene.noise('turf');
  const front = (x: number): number =>
    floor + height * (turf.before + 0.018 * noise.sum((x / width) * 9, 7.7, 2)) + island.drop(x) * 0.4;
  // The earth below the grass is seen where the turf ends.
  context.fillStyle = css(scene.tone(hex('#7a5638'), 0.45, 0.1));
  context.fill(lawnTo((x) => front(x) + height * 0.02, frame, ground));
  const lawn = lawnTo(front, frame, ground);
  const gradient = context.createLinearGradient(
    0,
    floor - height * turf.behind,
    0,
    floor + height * turf.before,
  );
  gradient.addColorStop(0, css(scene.tone(mix(green, scene.light.sky.low, 0.22), 0.72, 0.12)));
  gradient.addColorStop(1, css(scene.tone(green, 0.84, 0.1)));
  context.fillStyle = gradient;
  context.fill(lawn);
  context.save();
  context.clip(lawn);
  growTufts(sheet, scene, ground);
  context.restore();
}

/** The lawn from its upper edge down to a lower one. */
function lawnTo(
  lower: (x: number) => number,
  { width, height, bleed }: Sheet['frame'],
  { floor, island }: Ground,
): Path2D {
  const back = (x: number): number => floor - height * turf.behind + island.drop(x);
  const step = width / 160;
  const path = new Path2D();
  for (let x = -bleed; x <= width + bleed; x += step) {
    path.lineTo(x, back(x));
  }
  for (let x = width + bleed; x >= -bleed; x -= step) {
    path.lineTo(x, island.drop(x) > height * turf.steepest ? back(x) : Math.max(back(x), lower(x)));
  }
  path.closePath();
  return path;
}

function growTufts({ context, frame }: Sheet, scene: Scene, { floor, island }: Ground): void {
  const { width, height } = frame;
  const random = scene.random('turf');
  for (let tuft = 0; tuft < tufts; tuft++) {
    const near = (tuft + random()) / tufts;
    const x = between(random, -0.1, 1.1) * width;
    const y = floor + height * (near * (turf.behind + turf.before) - turf.behind) + island.drop(x);
    const across = width * between(random, 0.008, 0.02) * (0.5 + near);
    context.fillStyle = css(scene.tone(green, random() < 0.5 ? 0.56 : 0.98, 0.1), 0.5);
    context.beginPath();
    context.ellipse(x, y, across, height * 0.004 * (0.5 + near), 0, 0, 7);
    context.fill();
  }
}
