import { css } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import type { Planting } from './tree-kinds.ts';

interface Bough {
  readonly levels: number;
  readonly length: number;
  readonly width: number;
}

/** Grows trunk and branches; answers with the tips. */
export function growBranches(
  { context }: Sheet,
  planting: Planting,
  bough: Bough,
): { x: number; y: number }[] {
  const tips: { x: number; y: number }[] = [];
  const { foot, random } = planting;
  const grow = (
    at: { x: number; y: number; angle: number },
    size: { length: number; width: number },
    level: number,
  ): void => {
    const bend = (random() - 0.5) * 0.24;
    const end = {
      x: at.x + Math.cos(at.angle + bend) * size.length,
      y: at.y + Math.sin(at.angle + bend) * size.length,
    };
    const control = {
      x: at.x + Math.cos(at.angle) * size.length * 0.5,
      y: at.y + Math.sin(at.angle) * size.length * 0.5,
    };
    drawBough(context, planting, {
      from: at,
      control,
      to: end,
      width: size.width,
      isTrunk: level === bough.levels,
    });
    if (level === 0) {
      tips.push(end);
      return;
    }
    const forks = level === bough.levels ? 3 : 2 + (random() < 0.35 ? 1 : 0);
    for (let fork = 0; fork < forks; fork++) {
      const turn = (fork - (forks - 1) / 2) * between(random, 0.42, 0.66) + (random() - 0.5) * 0.24;
      grow(
        { ...end, angle: at.angle + turn },
        { length: size.length * between(random, 0.54, 0.76), width: size.width * 0.6 },
        level - 1,
      );
    }
  };
  grow({ ...foot, angle: -Math.PI / 2 + (random() - 0.5) * 0.12 }, bough, bough.levels);
  return tips;
}

/** One branch: dark, with a streak of light on its lit side. */
function drawBough(
  context: Sheet['context'],
  { scene, look, random }: Planting,
  bough: Pick<Limb, 'from' | 'control' | 'to'> & { width: number; isTrunk: boolean },
): void {
  const { from, control, to, width, isTrunk } = bough;
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const dark = css(scene.tone(look.bark, 0.12, look.distance));
  const bright = css(scene.tone(look.bark, 0.85 * (look.lit ?? 1), look.distance), 0.75);
  limb(context, { from, control, to, widths: [width * (isTrunk ? 1.35 : 1), width * 0.62], colour: dark });
  const lit = {
    from: { x: from.x + side * width * 0.26, y: from.y },
    control: { x: control.x + side * width * 0.24, y: control.y },
    to,
  };
  limb(context, { ...lit, widths: [width * 0.4, width * 0.16], colour: bright });
  if (look.kind === 'birch' && isTrunk) {
    markBirch(context, {
      from,
      to,
      width,
      colour: css(scene.tone([46, 42, 44], 0.3, look.distance)),
      random,
    });
  }
}

interface Limb {
  readonly from: { readonly x: number; readonly y: number };
  readonly control: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly widths: readonly [number, number];
  readonly colour: string;
}

/** A tapering piece of wood, bent by its control point. */
export function limb(context: Sheet['context'], { from, control, to, widths, colour }: Limb): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [a, b] = [widths[0] / 2, widths[1] / 2];
  const middle = (a + b) / 2;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(from.x + cos * a, from.y + sin * a);
  context.quadraticCurveTo(
    control.x + cos * middle,
    control.y + sin * middle,
    to.x + cos * b,
    to.y + sin * b,
  );
  context.lineTo(to.x - cos * b, to.y - sin * b);
  context.quadraticCurveTo(
    control.x - cos * middle,
    control.y - sin * middle,
    from.x - cos * a,
    from.y - sin * a,
  );
  context.fill();
}

function markBirch(
  context: Sheet['context'],
  trunk: {
    from: { x: number; y: number };
    to: { x: number; y: number };
    width: number;
    colour: string;
    random: Random;
  },
): void {
  const { from, to, width, random } = trunk;
  context.fillStyle = trunk.colour;
  for (let mark = 0; mark < 16; mark++) {
    const part = random();
    const x = from.x + (to.x - from.x) * part + (random() - 0.5) * width * 0.7;
    const y = from.y + (to.y - from.y) * part;
    context.beginPath();
    context.ellipse(
      x,
      y,
      width * between(random, 0.12, 0.34),
      width * 0.06,
      (random() - 0.5) * 0.4,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
