import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';
import type { Role } from './cast.ts';
import { footOfPerson, persons } from './depth.ts';
import { goesOnRails } from './on-rails.ts';
import { setOnRails } from './set-chase.ts';
import { lightFigure } from './sprite.ts';

/** How tall a grown person is so far away, and what is hardly seen any more, as parts of the picture's height. */
const [personPart, leastPart] = [0.1, 0.07];
const haze = 0.3;

/** Whether it is told of as far away: whoever only dreams of it, or runs after it in vain, is not beside it. */
export function isDistant({ subject, isLandmark }: Role): boolean {
  return subject.relation === 'far' && !isLandmark && subject.figure.startsWith('icon:');
}

/** Height of what is far away, in pixels. */
export function distantHeight({ subject, size }: Role, { frame }: Scene): number {
  const times = goesOnRails(subject.figure) ? persons.train : size;
  return Math.max(leastPart, personPart * times) * frame.height;
}

/** Sets up what is far away on the ground, before whoever looks at it; `side` -1 is the left. */
export function setDistant(
  sheet: Sheet,
  scene: Scene,
  { roles, side }: { readonly roles: readonly Role[]; readonly side: -1 | 1 },
): void {
  const { width, height } = scene.frame;
  for (const [index, role] of roles.entries()) {
    const [art] = role.arts;
    if (art === undefined) {
      continue;
    }
    const own = distantHeight(role, scene);
    const isTurned = side < 0;
    const x = width * (0.5 + side * (0.22 + index * 0.12));
    const at = { x, y: footOfPerson(scene, personPart * height), distance: haze };
    const setup = { art, figure: role.subject.figure, height: own, x, back: 0, isTurned };
    if (goesOnRails(setup.figure)) {
      setOnRails(sheet, scene, { setup, at });
    }
    const sprite = lightFigure(art, scene, {
      scale: own / art.box.height,
      distance: haze,
      isTurned,
      glow: scene.light.darkness,
    });
    sheet.context.drawImage(sprite.canvas, at.x - sprite.footX, at.y - sprite.footY);
  }
}
