import { css } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';

/** Flecks of foam on the water. */
export function paintFoam(
  { context, frame }: Sheet,
  scene: Scene,
  at: { x: number; y: number; width: number },
): void {
  const random = scene.random('foam');
  for (let fleck = 0; fleck < 130; fleck++) {
    const x = at.x + (random() + random() - 1) * at.width * 1.05;
    const size = frame.unit * between(random, 1.5, 7);
    context.fillStyle = css(
      scene.tone([240, 248, 250], between(random, 0.4, 1), 0.25),
      between(random, 0.3, 0.8),
    );
    context.beginPath();
    context.ellipse(x, at.y + between(random, -3, 7) * frame.unit, size * 1.8, size * 0.5, 0, 0, Math.PI * 2);
    context.fill();
  }
}
