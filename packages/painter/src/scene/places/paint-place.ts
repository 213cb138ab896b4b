import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import type { Place } from '../../plan/scene-plan.ts';
import type { Stage } from '../stage.ts';
import { paintCave } from './cave.ts';
import { paintCity } from './city.ts';
import { paintCoast } from './coast.ts';
import { paintDesert } from './desert.ts';
import { paintForest } from './forest.ts';
import { paintHeavens } from './heavens.ts';
import { paintInterior } from './interior.ts';
import { paintHighland } from './highland.ts';
import { paintMeadow } from './meadow.ts';
import { paintSummit } from './summit.ts';
import { paintStudio, paintTheatre } from './set-pieces.ts';
import { paintSpace } from './space.ts';
import { paintStreet } from './street.ts';
import { paintThroneHall } from './throne-hall.ts';
import { paintWaterfall } from './waterfall.ts';
import { paintUnderwater } from './underwater.ts';

type PlacePainter = (stage: Stage, scene: Scene, cast: Cast) => void;

const painters: Readonly<Record<Place, PlacePainter>> = {
  meadow: paintMeadow,
  forest: paintForest,
  jungle: paintForest,
  mountains: paintHighland,
  lake: paintHighland,
  river: paintHighland,
  coast: paintCoast,
  beach: paintCoast,
  island: paintCoast,
  underwater: paintUnderwater,
  desert: paintDesert,
  snowfield: paintDesert,
  volcano: paintHighland,
  farm: paintMeadow,
  garden: paintMeadow,
  village: paintMeadow,
  city: paintCity,
  street: paintStreet,
  sky: paintHeavens,
  space: paintSpace,
  cave: paintCave,
  room: paintInterior,
  kitchen: paintInterior,
  classroom: paintInterior,
  library: paintInterior,
  laboratory: paintInterior,
  workshop: paintInterior,
  theatre: paintTheatre,
  hall: paintThroneHall,
  studio: paintStudio,
};

/** What is seen of a place in another way than of its kind. */
const specials = { waterfall: paintWaterfall, summit: paintSummit } as const;

/** Paints the layers of a place, its cast among them. */
export function paintPlace(stage: Stage, scene: Scene, cast: Cast): void {
  const { place, details } = scene.plan;
  const special = details?.find((each) => each === 'waterfall' || each === 'summit');
  const paint = special === undefined ? painters[place] : specials[special];
  paint(stage, scene, cast);
}
