import type { Sheet } from '../../canvas/frame.ts';
import type { Colour } from '../../canvas/colour.ts';
import { paintClouds } from '../elements/clouds.ts';
import { paintGround } from '../elements/ground.ts';
import { paintRainbow } from '../elements/rainbow.ts';
import { createRidge } from '../elements/ridge.ts';
import type { Ridge, RidgeShape } from '../elements/ridge.ts';
import { paintSky } from '../elements/sky.ts';
import { goesOnRails } from '../figures/on-rails.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast, setLandmark } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { growthOf } from './growth.ts';
import { growNearBeds, growTallBeds } from './tall-beds.ts';

/** Air and clouds: the two sheets at the back of everything outdoors. */
export function paintAir(stage: Stage, scene: Scene): void {
  paintSky(stage.add('sky', 0), scene);
  paintClouds(stage.add('clouds', 0.04, 'drift'), scene);
  if (scene.plan.details?.includes('rainbow') === true) {
    paintRainbow(stage.add('rainbow', 0.05), scene);
  }
}

/** A stretch of rolling ground; lengths are parts of the frame's height. */
export interface Hill {
  readonly name: string;
  /** Height of its foot, in pixels from the top. */
  readonly base: number;
  readonly height: number;
  readonly frequency: number;
  readonly sharpness?: number;
  readonly distance: number;
  /** Size of its patches in thousandths of the shorter side. */
  readonly grain: number;
  readonly depth: number;
  readonly surface?: Colour;
}

/** Rolls a stretch of ground out in the season's colours; answers with its upper edge. */
export function layHill(sheet: Sheet, scene: Scene, hill: Hill): Ridge {
  const { frame } = scene;
  const growth = growthOf(scene);
  const shape: RidgeShape = {
    name: hill.name,
    base: hill.base,
    height: frame.height * hill.height,
    frequency: hill.frequency,
    sharpness: hill.sharpness ?? 0,
  };
  const ridge = createRidge(scene, shape);
  const look = {
    surface: hill.surface ?? growth.grass,
    patches: growth.dry,
    distance: hill.distance,
    grain: frame.unit * hill.grain,
    depth: frame.height * hill.depth,
  };
  paintGround(sheet, scene, { ridge, look });
  return ridge;
}

/** How high a building is, as a part of the picture's height, and how far before the horizon one stands that a train passes, on the way to the feet of the cast. */
const [buildingPart, behindRails] = [0.42, 0.3] as const;

/** Where a building stands, and how high it is there: behind the rails, where there are some, and smaller. */
function footOfBuilding(
  { frame, horizon, plan }: Scene,
  usual: number,
): { readonly y: number; readonly height: number } {
  const feet = lowestFoot(plan) * frame.height;
  const hasRails = plan.subjects.some(({ figure }) => goesOnRails(figure));
  const y = hasRails ? Math.min(usual, horizon + (feet - horizon) * behindRails) : usual;
  return { y, height: frame.height * buildingPart * Math.max(0.55, (y - horizon) / (usual - horizon)) };
}

/** The cast on the near ground, buildings on the ground behind it, flyers above. */
export function setUp(stage: Stage, scene: Scene, { cast, ridge }: { cast: Cast; ridge: Ridge }): void {
  const { frame } = scene;
  const x = (scene.light.sunX > 0.5 ? 0.36 : 0.64) * frame.width;
  const hasLandmark = cast.roles.some(({ isLandmark }) => isLandmark);
  setFlyers(stage, scene, { cast, depth: 0.3, tallX: hasLandmark ? x : undefined });
  if (hasLandmark) {
    setLandmark(stage.add('landmarks', 0.66), scene, {
      cast,
      at: { x, distance: 0.3, ...footOfBuilding(scene, ridge.at(x) + frame.height * 0.04) },
    });
  }
  const foot = (at: number): number =>
    Math.max(
      ridge.at(at) + frame.height * 0.06,
      frame.height * (scene.plan.camera === 'close' ? 0.96 : 0.87),
    );
  growTallBeds(stage, scene, { foot: (at) => Math.min(foot(at), lowestFoot(scene.plan) * frame.height) });
  setCast(stage.add('subject', 0.66), scene, {
    cast,
    room: { foot, distance: 0.1, height: heroHeight(scene) },
  });
  growNearBeds(stage, scene);
}
