import { Path2D } from '@napi-rs/canvas';
import { hex, mix } from '../canvas/colour.ts';
import type { Act } from '../plan/acts.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { actPoses } from './act-poses.ts';
import { rightHandMove } from './arms.ts';
import { bodyShape } from './body.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import { points, rect, shape } from './shapes.ts';
import type { Point } from './limb.ts';
import type { Movement } from './swings.ts';

/** A tool in the right hand, or in both. */
interface Tool {
  /** The wrist that holds it, for a shoulder of 200. */
  readonly at: Point;
  readonly draw: (easel: Easel) => void;
}

const tools: Partial<Record<Act, Tool>> = {
  paint: { at: [460, 370], draw: paintBrush },
  water: { at: [420, 600], draw: paintCan },
  plant: { at: [250, 800], draw: paintSpade },
  fish: { at: [330, 560], draw: paintRod },
  build: { at: [380, 130], draw: paintHammer },
  trace: { at: [430, 704], draw: paintStick },
  bake: { at: [520, 590], draw: paintPeel },
  ski: { at: [540, 420], draw: paintPole },
};

/** What is in the hands for an act: over the trunk, under the arms. */
export function paintActTool(
  easel: Easel,
  plan: PersonPlan,
  { act, movement }: { readonly act: Act; readonly movement?: Movement | undefined },
): void {
  const tool = tools[act];
  if (tool === undefined) {
    return;
  }
  const body = bodyShape(plan);
  const size = body.shoulder / 200;
  const { context } = easel;
  const { move, degrees } =
    movement === undefined ? { move: [0, 0], degrees: 0 } : rightHandMove(actPoses[act].pose, movement);
  const [x, y] = [tool.at[0] + (move[0] ?? 0), tool.at[1] + (move[1] ?? 0)];
  context.save();
  context.translate(x * size, body.shoulderY + 42 + (y - 300) * Math.min(1, size + 0.06));
  context.rotate((degrees * Math.PI) / 180);
  const scale = plan.age === 'child' ? 0.94 : 1.1;
  context.scale(scale, scale * (plan.age === 'child' ? 1.3 : 1));
  tool.draw(easel);
  context.restore();
}

const wood = hex('#9a6a42');
const iron = hex('#8d939c');

const bar = (from: Point, to: Point, width: number): Path2D => limb([from, to], [width, width]);

function paintBrush(easel: Easel): void {
  paintForm(easel, { path: bar([-60, 60], [150, -90], 11), colour: wood, turn: 4 });
  paintForm(easel, { path: bar([140, -84], [182, -114], 16), colour: iron, turn: 4 });
  paintForm(easel, { path: bar([186, -118], [228, -150], 19), colour: hex('#d9433a'), turn: 6 });
}

/** Tilted to the right; drops fall from its rose. */
function paintCan(easel: Easel): void {
  const tin = hex('#4f8fa8');
  const { context } = easel;
  context.save();
  context.translate(40, 60);
  context.rotate(0.42);
  paintForm(easel, {
    path: limb(points('-60,-20 0,-120 70,-20'), [15, 15, 15]),
    colour: mix(tin, easel.shadow, 0.3),
    turn: 4,
  });
  paintForm(easel, {
    path: limb(points('90,120 290,-30'), [26, 17]),
    colour: mix(tin, easel.shadow, 0.14),
    turn: 8,
  });
  paintForm(easel, {
    path: limb(points('270,-60 324,6'), [34, 34]),
    colour: iron,
    turn: 8,
  });
  paintForm(easel, { path: rect(-110, -20, 220, 190, 24), colour: tin, turn: 26 });
  context.restore();
  for (const [x, y] of [
    [372, 170],
    [410, 250],
    [350, 290],
    [440, 350],
    [386, 400],
    [420, 470],
  ] as const) {
    paintForm(easel, {
      path: limb(
        [
          [x, y - 24],
          [x + 6, y + 14],
        ],
        [5, 13],
      ),
      colour: hex('#8fd0ee'),
      turn: 3,
    });
  }
}

/** From the upper hand before the chest to a blade in the earth. */
function paintSpade(easel: Easel): void {
  paintForm(easel, { path: bar([-250, -390], [170, 500], 17), colour: wood, turn: 6 });
  paintForm(easel, {
    path: bar([-300, -380], [-206, -424], 20),
    colour: mix(wood, easel.shadow, 0.3),
    turn: 5,
  });
  paintForm(easel, {
    path: shape('110,440 226,396 330,600 318,740 200,660'),
    colour: iron,
    turn: 14,
  });
}

function paintRod(easel: Easel): void {
  const line = hex('#e8eef2');
  paintForm(easel, {
    path: limb(points('640,-560 760,-100 770,520'), [7, 7, 7]),
    colour: line,
    turn: 0,
  });
  paintForm(easel, {
    path: limb(points('-190,150 220,-210 640,-560'), [26, 19, 12]),
    colour: wood,
    turn: 5,
  });
  paintForm(easel, { path: rect(-40, 20, 60, 60, 30), colour: iron, turn: 8 });
  const float = new Path2D();
  float.ellipse(770, 530, 40, 50, 0, 0, Math.PI * 2);
  paintForm(easel, { path: float, colour: hex('#d9433a'), turn: 8 });
}

function paintHammer(easel: Easel): void {
  paintForm(easel, { path: bar([-30, 110], [60, -210], 18), colour: wood, turn: 6 });
  paintForm(easel, { path: bar([-40, -236], [170, -178], 42), colour: iron, turn: 16 });
}

function paintPole(easel: Easel): void {
  paintForm(easel, { path: bar([40, -60], [-140, 900], 9), colour: iron, turn: 3 });
}

/** From above the hand down to the ground before the feet. */
function paintStick(easel: Easel): void {
  paintForm(easel, { path: limb(points('-130,-220 30,50 330,560'), [15, 18, 11]), colour: wood, turn: 5 });
}

/** A long wooden shovel on which bread goes into an oven. */
function paintPeel(easel: Easel): void {
  paintForm(easel, { path: limb(points('-900,40 0,6 420,-8'), [15, 15, 17]), colour: wood, turn: 5 });
  paintForm(easel, {
    path: shape('380,-30 520,-56 700,-44 730,0 700,30 520,34 380,18'),
    colour: mix(wood, [255, 240, 214], 0.24),
    turn: 8,
  });
  paintForm(easel, {
    path: shape('440,-40 470,-120 560,-160 650,-130 690,-46 560,-28'),
    colour: hex('#d9a860'),
    turn: 26,
  });
}
