import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { ridgePath } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import type { Scene } from '../scene.ts';
import { flowerFields } from '../../plan/scene-plan.ts';
import type { FlowerField, ScenePlan } from '../../plan/scene-plan.ts';

/** What a field of flowers is full of; undefined where none is told of. */
export function flowersOf({ details }: ScenePlan): FlowerField | undefined {
  return flowerFields.find((name) => details?.includes(name));
}

interface Bloom {
  readonly x: number;
  readonly y: number;
  /** Height of the plant in pixels. */
  readonly tall: number;
  readonly tint: Colour;
  readonly distance: number;
  readonly random: Random;
}

interface Crop {
  /** Colours of the flowers, row by row. */
  readonly tints: readonly Colour[];
  readonly leaf: Colour;
  /** Height of the nearest plants as a part of the picture's. */
  readonly tall: number;
  /** Rows from the ridge to the viewer, plants of the nearest row. */
  readonly rows: number;
  readonly along: number;
  readonly draw: (context: Sheet['context'], scene: Scene, bloom: Bloom) => void;
}

const crops: Readonly<Record<FlowerField, Crop>> = {
  sunflowers: {
    tints: [hex('#f2b31f'), hex('#f7c832'), hex('#eda51c')],
    leaf: hex('#4f8a34'),
    tall: 0.26,
    rows: 15,
    along: 12,
    draw: drawSunflower,
  },
  tulips: {
    tints: [hex('#d8343c'), hex('#f2b93a'), hex('#e86fa0'), hex('#f4efe6'), hex('#8a4ea6'), hex('#ee7a2e')],
    leaf: hex('#5c9a4c'),
    tall: 0.12,
    rows: 26,
    along: 26,
    draw: drawTulip,
  },
  poppies: {
    tints: [hex('#d93a2b'), hex('#e8503a'), hex('#c92f2c')],
    leaf: hex('#6f9a4a'),
    tall: 0.13,
    rows: 24,
    along: 20,
    draw: drawPoppy,
  },
  lavender: {
    tints: [hex('#7f62b8'), hex('#9276c8'), hex('#6d54a8')],
    leaf: hex('#7d8f6a'),
    tall: 0.12,
    rows: 26,
    along: 34,
    draw: drawLavender,
  },
};

/** A field in full flower: rows of plants that grow larger towards the viewer. */
export function plantFlowers(
  sheet: Sheet,
  scene: Scene,
  { ground, name }: { ground: Ridge; name: FlowerField },
): void {
  const crop = crops[name];
  const { frame } = scene;
  const { context } = sheet;
  const random = scene.random(`field of ${name}`);
  context.save();
  context.clip(ridgePath({ name: 'field', at: (x) => ground.at(x) - frame.height * crop.tall * 0.1 }, scene));
  for (let row = 0; row < crop.rows; row++) {
    const part = row / (crop.rows - 1);
    const near = 0.07 + 0.93 * Math.pow(part, 1.7);
    const tall = frame.height * crop.tall * near;
    const count = Math.ceil((crop.along * 1.3) / (near * 0.9 + 0.06));
    const isBanded = name === 'tulips';
    const tint = crop.tints[Math.floor(part * 11) % crop.tints.length] ?? crop.leaf;
    for (let plant = 0; plant < count; plant++) {
      const x = (((plant + between(random, 0.1, 0.9)) / count) * 1.3 - 0.15) * frame.width;
      const top = ground.at(x);
      crop.draw(context, scene, {
        x,
        y: top + (frame.height * 1.04 - top) * Math.pow(part, 1.55) + tall * between(random, 0.6, 0.8),
        tall: tall * between(random, 0.85, 1.12),
        tint: mix(
          isBanded ? tint : (crop.tints[plant % crop.tints.length] ?? tint),
          crop.leaf,
          random() * 0.12,
        ),
        distance: 0.5 * (1 - near),
        random,
      });
    }
  }
  context.restore();
}

function stalk(context: Sheet['context'], scene: Scene, bloom: Bloom & { leaf: Colour; wide: number }): void {
  const { x, y, tall } = bloom;
  context.strokeStyle = css(scene.tone(bloom.leaf, 0.42, bloom.distance));
  context.lineWidth = Math.max(0.8, tall * bloom.wide);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x, y - tall * 0.9);
  context.stroke();
}

/** A pair of leaves on a stalk, one lit and one in shadow. */
function leaves(
  context: Sheet['context'],
  scene: Scene,
  { bloom, leaf, at, long }: { bloom: Bloom; leaf: Colour; at: number; long: number },
): void {
  for (const side of [-1, 1]) {
    context.fillStyle = css(scene.tone(leaf, side < 0 ? 0.72 : 0.36, bloom.distance));
    context.beginPath();
    const from = bloom.y - bloom.tall * at;
    const reach = side * bloom.tall * long;
    context.moveTo(bloom.x, from);
    context.quadraticCurveTo(
      bloom.x + reach * 0.4,
      from - bloom.tall * 0.2,
      bloom.x + reach,
      from - bloom.tall * 0.08,
    );
    context.quadraticCurveTo(bloom.x + reach * 0.5, from + bloom.tall * 0.06, bloom.x, from);
    context.fill();
  }
}

function oval(
  context: Sheet['context'],
  tint: string,
  [x, y, wide, high, turn = 0]: readonly [number, number, number, number, number?],
): void {
  context.fillStyle = tint;
  context.beginPath();
  context.ellipse(x, y, wide, high, turn, 0, Math.PI * 2);
  context.fill();
}

function drawSunflower(context: Sheet['context'], scene: Scene, bloom: Bloom): void {
  const { x, y, tall, tint, distance, random } = bloom;
  const leaf = crops.sunflowers.leaf;
  stalk(context, scene, { ...bloom, leaf, wide: 0.05 });
  leaves(context, scene, { bloom, leaf, at: 0.3, long: 0.34 });
  leaves(context, scene, { bloom, leaf, at: 0.52, long: 0.26 });
  const head = { x: x + between(random, -0.05, 0.05) * tall, y: y - tall * 0.9 };
  const size = tall * 0.15;
  for (const [ring, lit] of [
    [1, 0.5],
    [0.86, 0.95],
  ] as const) {
    const petals = tall < 14 ? 0 : 14;
    const colour = css(scene.tone(tint, lit, distance));
    if (petals === 0) {
      oval(context, colour, [head.x, head.y, size * 1.5 * ring, size * 1.4 * ring]);
    }
    for (let petal = 0; petal < petals; petal++) {
      const angle = ((petal + (ring === 1 ? 0 : 0.5)) / petals) * Math.PI * 2;
      oval(context, colour, [
        head.x + Math.cos(angle) * size * 1.15 * ring,
        head.y + Math.sin(angle) * size * 1.08 * ring,
        size * 0.62,
        size * 0.24,
        angle,
      ]);
    }
  }
  oval(context, css(scene.tone(hex('#5a3418'), 0.4, distance)), [head.x, head.y, size * 0.82, size * 0.78]);
  oval(context, css(scene.tone(hex('#7d4d22'), 0.8, distance)), [
    head.x - size * 0.1,
    head.y - size * 0.1,
    size * 0.5,
    size * 0.46,
  ]);
}

function drawTulip(context: Sheet['context'], scene: Scene, bloom: Bloom): void {
  const { x, y, tall, tint, distance } = bloom;
  const leaf = crops.tulips.leaf;
  stalk(context, scene, { ...bloom, leaf, wide: 0.06 });
  leaves(context, scene, { bloom, leaf, at: 0.12, long: 0.32 });
  const top = y - tall * 0.86;
  const wide = tall * 0.17;
  const high = tall * 0.22;
  const cup = (lit: number, reach: number, lean: number): void => {
    context.fillStyle = css(scene.tone(tint, lit, distance));
    context.beginPath();
    context.moveTo(x, top + high);
    context.bezierCurveTo(
      x - wide * reach,
      top + high,
      x - wide * reach * 1.1,
      top - high * 0.2,
      x + lean * wide - wide * 0.3 * reach,
      top - high,
    );
    context.quadraticCurveTo(
      x + lean * wide,
      top - high * 0.5,
      x + lean * wide + wide * 0.3 * reach,
      top - high,
    );
    context.bezierCurveTo(
      x + wide * reach * 1.1,
      top - high * 0.2,
      x + wide * reach,
      top + high,
      x,
      top + high,
    );
    context.fill();
  };
  cup(0.45, 1.15, 0.2);
  cup(0.9, 0.72, -0.12);
}

function drawPoppy(context: Sheet['context'], scene: Scene, bloom: Bloom): void {
  const { x, y, tall, tint, distance, random } = bloom;
  stalk(context, scene, { ...bloom, leaf: crops.poppies.leaf, wide: 0.03 });
  leaves(context, scene, { bloom, leaf: crops.poppies.leaf, at: 0.1, long: 0.22 });
  if (random() < 0.25) {
    return;
  }
  const size = tall * 0.17;
  const top = y - tall * 0.9;
  oval(context, css(scene.tone(tint, 0.4, distance)), [x, top, size * 1.25, size * 0.9]);
  oval(context, css(scene.tone(tint, 0.95, distance)), [
    x - size * 0.35,
    top + size * 0.12,
    size * 0.8,
    size * 0.68,
    0.3,
  ]);
  oval(context, css(scene.tone(tint, 0.75, distance)), [
    x + size * 0.45,
    top + size * 0.16,
    size * 0.7,
    size * 0.6,
    -0.3,
  ]);
  oval(context, css(scene.tone(hex('#2a1c22'), 0.5, distance)), [
    x,
    top + size * 0.05,
    size * 0.26,
    size * 0.2,
  ]);
}

function drawLavender(context: Sheet['context'], scene: Scene, bloom: Bloom): void {
  const { x, y, tall, tint, distance, random } = bloom;
  for (let stem = 0; stem < 4; stem++) {
    const lean = between(random, -0.34, 0.34) * tall;
    const high = tall * between(random, 0.75, 1.05);
    context.strokeStyle = css(scene.tone(crops.lavender.leaf, 0.5, distance));
    context.lineWidth = Math.max(0.7, tall * 0.03);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + lean, y - high);
    context.stroke();
    for (let bud = 0; bud < 4; bud++) {
      const part = 0.58 + bud * 0.13;
      oval(context, css(scene.tone(tint, between(random, 0.35, 1), distance)), [
        x + lean * part,
        y - high * part,
        tall * (0.085 - bud * 0.012),
        tall * 0.07,
      ]);
    }
  }
}
