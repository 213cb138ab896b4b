import { momentsOf } from '../../canvas/frame.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import type { Cast } from '../figures/cast.ts';
import { goesIntoWater } from '../figures/into-water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { paintFoam } from './foam.ts';

/** So much of who goes into the sea is under water: they are in it to the knees. */
const sunkPart = 0.2;

/** Those of a cast who go into the sea, and all others. */
export function partWaders({ roles }: Cast): { wading: Cast; others: Cast } {
  return {
    wading: { roles: roles.filter(({ subject }) => goesIntoWater(subject)) },
    others: { roles: roles.filter(({ subject }) => !goesIntoWater(subject)) },
  };
}

/** Those who go into the sea, in the shallows before the near shore; `line` is where the water reaches up to on them. */
export function paintWaders(
  stage: Stage,
  scene: Scene,
  { wading, line }: { readonly wading: Cast; readonly line: number },
): void {
  const { frame } = scene;
  const sheet = stage.add('waders', 0.62);
  const height = heroHeight(scene) * 0.94;
  setCast(sheet, scene, {
    cast: wading,
    room: { foot: () => line + height * sunkPart, distance: 0.1, height, isSwum: true },
  });
  const centre = scene.light.sunX > 0.5 ? 0.62 : 0.38;
  for (const each of momentsOf(sheet)) {
    each.context.clearRect(-frame.bleed, line, frame.width + 2 * frame.bleed, frame.height + frame.bleed);
    paintFoam(each, scene, { x: frame.width * centre, y: line, width: height * 0.5 });
  }
}
