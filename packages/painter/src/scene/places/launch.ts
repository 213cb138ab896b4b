import type { Cast, Role } from '../figures/cast.ts';
import { isBoat } from '../../describe/mounts.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { paintFoam } from './foam.ts';
import { hasRiverMouth } from './river-mouth.ts';
import { layPassing, layWake } from './wake.ts';

/** Whether a boat or a surfer of the cast goes out on the water before the viewer. */
export function hasLaunch(cast: Cast): boolean {
  return onWater(cast).roles.length > 0;
}

/** Whether somebody sits or only stands ashore beside a boat, which lies there then. */
export function isBeached({ roles }: Cast): boolean {
  return roles.some(
    ({ subject: { seat, isResting, relation }, load }) =>
      load === undefined && (seat !== undefined || isResting === true) && relation !== 'aboard',
  );
}

/**
 * A cast where it is on the water, or ashore, at both moments of its scene; one that goes from one to the other is seen at the
 * picture's moment alone, where the land about the water is another one.
 */
export function onSameGround(cast: Cast): Cast {
  const { other, roles } = cast;
  return other === undefined || hasLaunch(cast) === hasLaunch(other) ? cast : { roles };
}

/** Boats and surfers. */
export function onWater({ roles }: Cast): Cast {
  return { roles: roles.filter(isAfloat) };
}

/** Everybody else. */
export function onLand(cast: Cast): Cast {
  return hasLaunch(cast) ? { roles: cast.roles.filter((role) => !isAfloat(role)) } : cast;
}

function isAfloat({ subject, isLandmark, station }: Role): boolean {
  return (
    !isLandmark && subject.relation !== 'above' && (isBoat(subject.figure) || station?.isAfloat === true)
  );
}

/** A boat and who is in it, on the water before the viewer; `foot` is a part of the height. */
export function launch(stage: Stage, scene: Scene, { cast, foot }: { cast: Cast; foot: number }): void {
  const { frame } = scene;
  const isRidden = cast.roles.some(({ station }) => station?.isAfloat === true);
  const height = heroHeight(scene) * (isRidden ? 1.06 : 0.8);
  const isBetweenBanks = hasRiverMouth(scene);
  const room = {
    foot: () => frame.height * foot,
    distance: 0.06,
    height,
    isSwum: true,
    ...(isBetweenBanks ? { centre: 0.5 } : {}),
  };
  const isVoyage = scene.isAlive && scene.plan.voyage !== undefined && !isRidden;
  if (isVoyage) {
    const top = scene.horizon + (frame.height * 0.98 - scene.horizon) * 0.3;
    const [left, right] = [-frame.width * 0.1, frame.width * 1.1];
    layPassing(stage, scene, { left, right, top, bottom: frame.height * 0.98 });
  }
  const sheet = stage.add('subject', 0.7, 'ride');
  setCast(sheet, scene, { cast, room });
  if (isVoyage && sheet.cast !== undefined) {
    layWake(stage, scene, { hull: sheet.cast.hero, wide: frame.width * (isBetweenBanks ? 0.2 : 0.3) });
    return;
  }
  const near = stage.add('ripples', 0.72, 'water');
  const x = frame.width / 2;
  paintFoam(near, scene, {
    x,
    y: frame.height * (foot + 0.008),
    width: frame.width * (isBetweenBanks ? 0.2 : 0.36),
  });
}
