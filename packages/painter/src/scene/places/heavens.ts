import { Path2D } from '@napi-rs/canvas';
import { css, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { paintCumulus, paintStreaks } from '../elements/clouds.ts';
import { glow, paintSky } from '../elements/sky.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { cloudIsland, layTurf } from './cloud-island.ts';
import type { CloudIsland } from './cloud-island.ts';
import { growNearBeds, growTallBeds } from './tall-beds.ts';

/** High in the air: a sea of clouds in rows that grow nearer, light above it. */
export function paintHeavens(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const high: Scene = { ...scene, horizon: frame.height * 0.86 };
  const sky = stage.add('sky', 0);
  paintSky(sky, high);
  if (!scene.style.isGeometric) {
    paintStreaks(sky, high);
  }
  const random = scene.random('heavens');
  const floor = frame.height * Math.min(0.8, lowestFoot(scene.plan) - 0.01);
  const rim = floor / frame.height - bankDepth;
  const rows = [
    { y: Math.min(0.72, rim), width: 0.3, count: 6, depth: 0.14 },
    { y: rim + 0.045, width: 0.24, count: 7, depth: 0.32 },
  ];
  const island = cloudIsland(scene);
  // Behind a garden the sky is seen over its fence.
  for (const row of island === undefined ? rows : rows.slice(1)) {
    const sheet = stage.add(`clouds ${row.depth}`, row.depth, 'drift');
    for (let cloud = 0; cloud < row.count; cloud++) {
      const x = ((cloud + between(random, 0.2, 0.8)) / row.count) * 1.3 - 0.15;
      paintCumulus(sheet, high, {
        x: x * frame.width,
        y: (row.y + between(random, -0.02, 0.03)) * frame.height,
        width: row.width * frame.width * between(random, 0.8, 1.2),
        random,
      });
    }
  }
  setFlyers(stage, scene, { cast, depth: 0.5 });
  const bank = stage.add('cloud bank', 0.52);
  layBank(bank, scene, { floor, island });
  if (island !== undefined) {
    layTurf(bank, scene, { floor, island });
  }
  growTallBeds(stage, scene, { foot: () => floor, island });
  setCast(stage.add('subject', 0.6), scene, {
    cast,
    // All stand on the same cloud.
    room: { foot: () => floor, distance: 0.06, height: heroHeight(scene) },
  });
  if (island === undefined) {
    layNearClouds(stage.add('near clouds', 0.85, 'drift'), high, { floor, random });
  }
  growNearBeds(stage, scene);
}

/** How far behind the feet the bank that they stand on begins, as a part of the height. */
const bankDepth = 0.06;
/** Soft heaps on it. */
const puffs = 60;

/** A bank of cloud with a flat top, as wide as the picture: ground for whoever stands on it. */
export function layBank(
  { context, frame }: Sheet,
  scene: Scene,
  { floor, island }: { readonly floor: number; readonly island?: CloudIsland | undefined },
): void {
  const { cloud, sky } = scene.light;
  const { width, height, bleed } = frame;
  const noise = scene.noise('bank');
  const top = floor - height * bankDepth;
  const edge = (x: number): number =>
    top + noise.sum((x / width) * 5, 3.3, 3) * height * 0.022 + (island?.drop(x) ?? 0);
  const path = new Path2D();
  path.moveTo(-bleed, height + bleed);
  for (let x = -bleed; x <= width + bleed; x += width / 160) {
    path.lineTo(x, edge(x));
  }
  path.lineTo(width + bleed, height + bleed);
  path.closePath();
  const gradient = context.createLinearGradient(0, top - height * 0.03, 0, floor + height * 0.08);
  gradient.addColorStop(0, css(mix(cloud.lit, sky.low, 0.16)));
  gradient.addColorStop(0.4, css(cloud.lit));
  gradient.addColorStop(1, css(mix(cloud.lit, cloud.shade, 0.24)));
  context.fillStyle = gradient;
  context.fill(path);
  context.save();
  context.clip(path);
  const random = scene.random('bank');
  for (let puff = 0; puff < puffs; puff++) {
    // The nearer, the larger: row after row towards the viewer.
    const near = (puff + random()) / puffs;
    const radius = width * (0.03 + 0.06 * near) * between(random, 0.7, 1.3);
    layPuff(context, scene, {
      x: between(random, -0.05, 1.05) * width,
      y: top + near * near * (height - top) + radius * 0.4,
      radius,
    });
  }
  context.restore();
}

/** A soft heap on the bank, light above and in its own shade below. */
function layPuff(
  context: Sheet['context'],
  { light: { cloud } }: Scene,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(1, 0.46);
  const body = context.createLinearGradient(0, -radius, 0, radius);
  body.addColorStop(0, css(cloud.lit, 0.9));
  body.addColorStop(0.3, css(mix(cloud.lit, cloud.shade, 0.18), 0.6));
  body.addColorStop(0.75, css(mix(cloud.lit, cloud.shade, 0.62), 0.34));
  body.addColorStop(1, css(cloud.shade, 0));
  context.fillStyle = body;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** Clouds of a row. */
const inRow = 5;

/** Clouds below the feet of whoever stands on them. */
function layNearClouds(
  near: Sheet,
  high: Scene,
  { floor, random }: { readonly floor: number; readonly random: Random },
): void {
  const { frame, light } = high;
  // Row before row, as far down as an upright picture goes.
  const rows = Math.max(1, Math.ceil((frame.height * 1.06 - floor) / (frame.width * 0.2) - 1));
  for (let cloud = 0; cloud < inRow * rows; cloud++) {
    const width = frame.width * between(random, 0.28, 0.38);
    paintCumulus(
      near,
      { ...high, horizon: frame.height * 2 },
      {
        x: (((cloud % inRow) + between(random, 0.2, 0.8)) / inRow) * 1.3 * frame.width - 0.15 * frame.width,
        // Its towers end below the feet.
        y: floor + width * 0.57 + frame.width * 0.2 * Math.floor(cloud / inRow),
        width,
        random,
      },
    );
  }
  glow(
    near,
    { x: frame.width * light.sunX, y: frame.height * 0.9, radius: frame.width * 0.4 },
    css(light.sun, 0.14),
  );
}
