import { fullFigure } from '../../draw/full-figure.ts';
import { readPerson } from '../../describe/read-person.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { standArt } from '../figures/set-cast.ts';
import type { Scene } from '../scene.ts';
import type { StreetView } from './street-view.ts';

/** People who walk along a street in the middle distance, the far ones first. */
export function setPassersBy(
  sheet: Sheet,
  scene: Scene,
  { view, count }: { view: StreetView; count: number },
): void {
  const random = scene.random('passers-by');
  const tall = Math.min(scene.frame.height, scene.frame.width);
  for (let number = 0; number < count; number++) {
    const depth = 5.6 - (number / count) * 3.9 + between(random, -0.2, 0.2);
    const across = (number % 2 === 0 ? -1 : 1) * between(random, 0.06, 0.5);
    const [x, y] = view.ground(across, depth);
    const person = readPerson(
      { prompt: '', language: 'English', seed: Math.floor(random() * 1e9) },
      scene.plan.style,
    );
    const figure = fullFigure(person, {
      pose: 'rest',
      step: random() < 0.75 ? 'walk' : 'stand',
      yaw: between(random, -0.6, 0.6),
    });
    standArt(sheet, scene, {
      art: { ...figure, isShaded: true },
      at: {
        x,
        y,
        height: (tall * between(random, 0.46, 0.54)) / depth,
        distance: Math.min(0.5, depth / 12),
      },
    });
  }
}
