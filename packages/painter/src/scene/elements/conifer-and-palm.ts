import { css } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { limb } from './branches.ts';
import type { Planting } from './tree-kinds.ts';

export function paintConifer({ context }: Sheet, { scene, look, foot, random }: Planting): void {
  const { height } = look;
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const lit = look.lit ?? 1;
  limb(context, {
    from: foot,
    control: { x: foot.x, y: foot.y - height / 2 },
    to: { x: foot.x, y: foot.y - height },
    widths: [height * 0.035, 1],
    colour: css(scene.tone(look.bark, 0.2, look.distance)),
  });
  const rows = scene.style.isGeometric ? 4 : Math.round(Math.max(9, Math.min(24, height / 14)));
  const slim = between(random, 0.2, 0.27);
  if (scene.style.isGeometric) {
    paintTiers(context, { scene, look, foot, random });
    return;
  }
  for (let row = 0; row < rows; row++) {
    const part = row / rows;
    const y = foot.y - height * 0.07 - (1 - part) * height * 0.02 - height * 0.92 * part;
    const half = height * slim * Math.pow(1 - part, 0.86) + height * 0.012;
    const boughs = Math.max(4, Math.round(half / (height * 0.013)));
    for (const pass of [0, 1]) {
      for (let bough = 0; bough < boughs; bough++) {
        const across = between(random, -1, 1);
        const reach = across * half * between(random, 0.75, 1.1);
        const droop = Math.abs(reach) * between(random, 0.26, 0.5);
        const facing = 0.36 + across * side * 0.34 + (pass === 0 ? -0.3 : 0.12) + (random() - 0.5) * 0.22;
        const thick = height * between(random, 0.011, 0.02) * (1 - part * 0.5);
        context.fillStyle = css(scene.tone(look.leaves, Math.max(0, facing) * lit, look.distance));
        context.beginPath();
        context.moveTo(foot.x + reach * 0.1, y - height * 0.022);
        context.quadraticCurveTo(
          foot.x + reach * 0.6,
          y - thick * 0.6 + droop * 0.3,
          foot.x + reach,
          y + droop,
        );
        context.quadraticCurveTo(
          foot.x + reach * 0.55,
          y + droop * 0.75 + thick * 2.2,
          foot.x + reach * 0.08,
          y + thick * 1.6,
        );
        context.fill();
      }
    }
  }
}

function paintTiers(context: Sheet['context'], { scene, look, foot }: Planting): void {
  const { height } = look;
  for (let tier = 0; tier < 3; tier++) {
    const base = foot.y - height * (0.12 + tier * 0.24);
    const half = height * (0.26 - tier * 0.055);
    const peak = base - height * 0.42;
    for (const [part, tone] of [
      [-1, 0.1],
      [1, 0.85],
    ] as const) {
      context.fillStyle = css(
        scene.tone(
          look.leaves,
          part * (scene.light.toward[0] > 0 ? 1 : -1) > 0 ? 0.85 : tone * 0.2,
          look.distance,
        ),
      );
      context.beginPath();
      context.moveTo(foot.x, peak);
      context.lineTo(foot.x + half * part, base);
      context.lineTo(foot.x, base);
      context.fill();
    }
  }
}

export function paintPalm({ context }: Sheet, { scene, look, foot, random }: Planting): void {
  const { height } = look;
  const lean = between(random, -0.24, 0.24) * height;
  const crown = { x: foot.x + lean, y: foot.y - height * 0.78 };
  const control = { x: foot.x + lean * 0.2, y: foot.y - height * 0.45 };
  limb(context, {
    from: foot,
    control,
    to: crown,
    widths: [height * 0.05, height * 0.026],
    colour: css(scene.tone(look.bark, 0.25, look.distance)),
  });
  limb(context, {
    from: { x: foot.x + height * 0.012 * Math.sign(scene.light.toward[0]), y: foot.y },
    control,
    to: crown,
    widths: [height * 0.018, height * 0.008],
    colour: css(scene.tone(look.bark, 0.9, look.distance)),
  });
  const fronds = 11;
  for (let frond = 0; frond < fronds; frond++) {
    const angle = -Math.PI * (0.02 + (0.96 * frond) / (fronds - 1)) + (random() - 0.5) * 0.2;
    const length = height * between(random, 0.3, 0.4);
    const end = {
      x: crown.x + Math.cos(angle) * length,
      y: crown.y + Math.sin(angle) * length * 0.55 + length * 0.3 * Math.abs(Math.cos(angle)),
    };
    const bend = {
      x: crown.x + Math.cos(angle) * length * 0.55,
      y: crown.y + Math.sin(angle) * length * 0.75 - length * 0.12,
    };
    context.strokeStyle = css(
      scene.tone(look.leaves, 0.35 + Math.cos(angle) * Math.sign(scene.light.toward[0]) * 0.4, look.distance),
    );
    context.lineWidth = Math.max(1, height * 0.007);
    drawFrond(context, { crown, bend, end, angle, height });
  }
}

interface Frond {
  readonly crown: { readonly x: number; readonly y: number };
  readonly bend: { readonly x: number; readonly y: number };
  readonly end: { readonly x: number; readonly y: number };
  readonly angle: number;
  readonly height: number;
}

/** Leaflets on both sides of an arched rib. */
function drawFrond(context: Sheet['context'], { crown, bend, end, angle, height }: Frond): void {
  for (let leaf = 0; leaf <= 26; leaf++) {
    const t = leaf / 26;
    const x = (1 - t) ** 2 * crown.x + 2 * (1 - t) * t * bend.x + t * t * end.x;
    const y = (1 - t) ** 2 * crown.y + 2 * (1 - t) * t * bend.y + t * t * end.y;
    const drop = height * 0.085 * Math.sin(Math.PI * (0.12 + t * 0.86));
    for (const way of [-1, 1]) {
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + way * drop * 0.3 + Math.cos(angle) * drop * 0.5,
        y + drop * 0.2,
        x + way * drop * 0.32 + Math.cos(angle) * drop * 0.7,
        y + drop * (0.9 - way * 0.25),
      );
      context.stroke();
    }
  }
}
