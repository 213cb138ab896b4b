import { css } from '../../canvas/colour.ts';
import { createSheet } from '../../canvas/frame.ts';
import type { FrameArea, Heading, Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { paintFoam } from './foam.ts';

/** Foam of a boat under way, by where its bow points; of either two, which a film shows by turns. */
export const wakeViews: readonly { readonly heading: Heading; readonly number: number }[] = [
  { heading: 1, number: 0 },
  { heading: 1, number: 1 },
  { heading: -1, number: 0 },
  { heading: -1, number: 1 },
];

interface Afloat {
  /** Who is in it, as wide as it. */
  readonly hull: FrameArea;
  /** How wide the foam is that lies about it while it rests, in pixels. */
  readonly wide: number;
}

/** Foam about a boat on a voyage: at rest, and under way to either side. */
export function layWake(stage: Stage, scene: Scene, { hull, wide }: Afloat): void {
  const sheet = stage.add('wake', 0.72, 'wake');
  const { frame } = scene;
  const [x, y] = [hull.x + hull.width / 2, hull.y + hull.height];
  paintFoam(sheet, scene, { x, y: y + frame.height * 0.008, width: wide });
  sheet.views = wakeViews.map(({ heading, number }) => {
    const view = createSheet(frame);
    paintWake(view, scene, {
      x,
      y,
      half: hull.width * 0.56,
      heading,
      random: scene.random(`wake ${number}`),
    });
    return view;
  });
}

interface Wake {
  readonly x: number;
  readonly y: number;
  /** Of the hull. */
  readonly half: number;
  readonly heading: Heading;
  readonly random: Random;
}

/** A wave thrown up by the bow, foam along the hull, and a trail that spreads behind the stern. */
function paintWake({ context, frame }: Sheet, scene: Scene, { x, y, half, heading, random }: Wake): void {
  const white = (alpha: number, lit = 0.95): string => css(scene.tone([244, 250, 252], lit, 0.12), alpha);
  const at = (along: number, down: number): [number, number] => [x + heading * along * half, y + down * half];
  context.lineCap = 'round';
  // Thin sheets of spray, each curling a little further out.
  for (let sheet = 0; sheet < 7; sheet++) {
    const out = 0.86 + 0.045 * sheet;
    const high = between(random, 0.04, 0.13);
    context.fillStyle = white(between(random, 0.22, 0.5));
    context.beginPath();
    context.moveTo(...at(out + 0.08, 0.05));
    context.quadraticCurveTo(...at(out + 0.1, -high), ...at(out - 0.1, -high * 0.7));
    context.quadraticCurveTo(...at(out - 0.02, -high * 0.1), ...at(out - 0.3, 0.03));
    context.quadraticCurveTo(...at(out - 0.1, 0.08), ...at(out + 0.08, 0.05));
    context.fill();
  }
  for (const side of [-1, 1] as const) {
    for (let streak = 0; streak < 16; streak++) {
      const from = between(random, -2.5, -0.55);
      const spread = side * (0.03 + 0.075 * (-from - 0.5)) * between(random, 0.55, 1.1);
      context.strokeStyle = white(0.2 + (0.55 * (2.7 + from)) / 2.2);
      context.lineWidth = frame.unit * between(random, 2, 6);
      context.beginPath();
      context.moveTo(...at(from, 0.04 + spread));
      context.lineTo(...at(from + between(random, 0.2, 0.5), 0.03 + spread * 0.7));
      context.stroke();
    }
  }
  for (let fleck = 0; fleck < 120; fleck++) {
    const along = between(random, -1.6, 1.1);
    const size = frame.unit * between(random, 1.4, 6);
    context.fillStyle = white(between(random, 0.35, 0.9), between(random, 0.7, 1));
    context.beginPath();
    context.ellipse(
      ...at(along, between(random, -0.02, 0.06) + Math.max(0, along - 0.7) * between(random, -0.4, 0)),
      size * 2,
      size * 0.7,
      0,
      0,
      7,
    );
    context.fill();
  }
}

const flecks = 90;

/** Flecks and crests on the open water, that a boat under way leaves behind. */
export function layPassing(
  stage: Stage,
  scene: Scene,
  { left, right, top, bottom }: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>,
): void {
  const { context, frame } = stage.add('passing', 0.6, 'pass');
  const random = scene.random('passing');
  context.lineCap = 'round';
  for (let fleck = 0; fleck < flecks; fleck++) {
    const near = Math.sqrt(random());
    const [x, y] = [between(random, left, right), top + (bottom - top) * near];
    const long = Math.min(frame.width * between(random, 0.012, 0.045), (right - left) / 6) * (0.3 + near);
    context.strokeStyle = css(scene.tone([240, 248, 250], 0.9, 0.2), between(random, 0.25, 0.7));
    context.lineWidth = frame.unit * (0.8 + 3.2 * near) * between(random, 0.6, 1.2);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + long / 2, y - long * 0.06, x + long, y);
    context.stroke();
  }
}
