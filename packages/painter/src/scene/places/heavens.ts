import { css } from '../../canvas/colour.ts';
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
import { growTallBeds } from './tall-beds.ts';

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
  const rows = [
    { y: 0.72, width: 0.3, count: 6, depth: 0.14 },
    { y: 0.85, width: 0.4, count: 5, depth: 0.32 },
  ];
  for (const row of rows) {
    const sheet = stage.add(`clouds ${row.depth}`, row.depth, 'drift');
    for (let cloud = 0; cloud < row.count; cloud++) {
      const x = ((cloud + between(random, 0.1, 0.9)) / row.count) * 1.3 - 0.15;
      paintCumulus(sheet, high, {
        x: x * frame.width,
        y: (row.y + between(random, -0.03, 0.05)) * frame.height,
        width: row.width * frame.width * between(random, 0.8, 1.2),
        random,
      });
    }
  }
  const floor = frame.height * Math.min(0.8, lowestFoot(scene.plan) - 0.01);
  setFlyers(stage, scene, { cast, depth: 0.5 });
  growTallBeds(stage, scene, () => floor);
  setCast(stage.add('subject', 0.6), scene, {
    cast,
    // Nobody throws a shadow on a cloud, and all stand on the same one.
    room: { foot: () => floor, distance: 0.06, height: heroHeight(scene), isSwum: true },
  });
  layNearClouds(stage.add('near clouds', 0.85, 'drift'), high, { floor, random });
}

/** Clouds before the feet of whoever stands on them. */
function layNearClouds(
  near: Sheet,
  high: Scene,
  { floor, random }: { readonly floor: number; readonly random: Random },
): void {
  const { frame, light } = high;
  // Row before row, as far down as an upright picture goes.
  const rows = Math.max(1, Math.ceil((frame.height * 1.06 - floor) / (frame.width * 0.2) - 1));
  for (let cloud = 0; cloud < 4 * rows; cloud++) {
    paintCumulus(
      near,
      { ...high, horizon: frame.height * 2 },
      {
        x: (((cloud % 4) + between(random, 0.2, 0.8)) / 4) * 1.3 * frame.width - 0.15 * frame.width,
        y: floor + frame.width * (0.2 * Math.floor(cloud / 4) + between(random, 0.185, 0.225)),
        width: frame.width * between(random, 0.5, 0.66),
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
