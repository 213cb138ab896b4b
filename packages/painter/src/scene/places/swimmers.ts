import type { Cast, Role } from '../figures/cast.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import { isDistant } from '../figures/set-distant.ts';
import type { Scene } from '../scene.ts';
import { momentsOf } from '../../canvas/frame.ts';
import type { Stage } from '../stage.ts';
import { paintFoam } from './launch.ts';

/** Who comes to the surface of a sea that is seen from its shore, and never stands on land. */
const ofTheSurface = /whale|dolphin|shark/u;

/** Of whom a back as large as a ship is seen, where they are near. */
const giants = /whale/u;

/** How tall who swims is, in heights of somebody who stands ashore, and how far from the middle, as a part of the width. */
const swimmers = {
  people: { height: 0.95, aside: 0.1 },
  giants: { height: 0.63, aside: 0.17 },
  others: { height: 0.42, aside: 0.1 },
} as const;

/** The same of who is far away. */
const farAway = { part: 0.44, aside: 0.04 } as const;

/** So much of a swimmer's room lies under water: what is seen is a back, an eye and a tail, of a giant no more than to the eye. */
const sunkParts = { people: 0.64, giants: 0.57, others: 0.5 } as const;

/** Those of a cast who swim, and all others. */
export function partSwimmers({ roles }: Cast): { swimming: Cast; others: Cast } {
  const swims = ({ subject, isLandmark }: Role): boolean =>
    !isLandmark &&
    subject.relation !== 'above' &&
    (subject.act === 'swim' || ofTheSurface.test(subject.figure));
  return {
    swimming: { roles: roles.filter(swims) },
    others: { roles: roles.filter((role) => !swims(role)) },
  };
}

/** Swimmers in the water between the horizon and the shore, cut off where it covers them; `side` -1 is the left. */
export function paintSwimmers(
  stage: Stage,
  scene: Scene,
  { swimming, side, ...water }: { swimming: Cast; line: number; side: number },
): void {
  const { frame } = scene;
  const isFar = swimming.roles.every(isDistant);
  // Out at sea, before the haze of the horizon.
  const line = isFar ? scene.horizon + frame.height * 0.035 : water.line;
  const isComing = swimming.roles.some(({ subject }) => subject.isComing === true);
  const sheet = stage.add('swimmers', 0.55, isComing ? 'near' : 'water');
  if (isComing) {
    sheet.heading = side < 0 ? 1 : -1;
  }
  const isPeopled = swimming.roles.some(({ subject }) => subject.act === 'swim');
  const kind = isPeopled ? 'people' : kindOf(swimming, isFar);
  const height = heroHeight(scene) * swimmers[kind].height * (isFar ? farAway.part : 1);
  const centre = 0.5 + side * (isFar ? farAway : swimmers[kind]).aside;
  setCast(sheet, scene, {
    cast: { roles: swimming.roles.map(near) },
    room: {
      foot: () => line + height * sunkParts[kind],
      distance: isFar ? 0.5 : 0.24,
      height,
      centre,
      isSwum: true,
    },
  });
  for (const each of momentsOf(sheet)) {
    each.context.clearRect(-frame.bleed, line, frame.width + 2 * frame.bleed, frame.height + frame.bleed);
    paintFoam(each, scene, { x: frame.width * centre, y: line, width: height * 0.9 });
  }
}

function kindOf({ roles }: Cast, isFar: boolean): 'giants' | 'others' {
  return !isFar && roles.some(({ subject }) => giants.test(subject.figure)) ? 'giants' : 'others';
}

/** Its distance is that of the water it is in. */
function near(role: Role): Role {
  const { subject } = role;
  return subject.relation === 'far' ? { ...role, subject: { ...subject, relation: 'beside' } } : role;
}
