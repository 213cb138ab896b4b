import { css } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { ridgePath } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import type { Scene } from '../scene.ts';

/** Great waves before the viewer, their crests torn by wind. */
export function paintBreakers({ context, frame }: Sheet, scene: Scene): void {
  const noise = scene.noise('breakers');
  for (let row = 0; row < 3; row++) {
    const base = frame.height * (0.84 + row * 0.1);
    const tall = frame.height * (0.05 + row * 0.02);
    const ridge: Ridge = {
      name: `breaker ${row}`,
      at: (x) =>
        base -
        Math.pow(
          Math.abs(
            Math.sin((x / frame.width) * (6 - row) + row * 1.7 + noise.at((x / frame.width) * 3, row) * 1.2),
          ),
          0.6,
        ) *
          tall -
        noise.sum((x / frame.width) * 14, row * 3, 3) * tall * 0.3,
    };
    const path = ridgePath(ridge, scene);
    const gradient = context.createLinearGradient(0, base - tall * 1.2, 0, base + tall * 2);
    gradient.addColorStop(0, css(scene.tone([96, 140, 152], 0.8, 0.1)));
    gradient.addColorStop(0.35, css(scene.tone([44, 78, 94], 0.5, 0.05)));
    gradient.addColorStop(1, css(scene.tone([20, 38, 52], 0.3, 0)));
    context.fillStyle = gradient;
    context.fill(path);
    const random = scene.random(`spray ${row}`);
    for (let drop = 0; drop < 900; drop++) {
      const x = between(random, -0.1, 1.1) * frame.width;
      const y = ridge.at(x) + Math.pow(random(), 2) * tall * 0.9 - frame.unit * 3;
      const size = frame.unit * between(random, 0.6, 3.4);
      context.fillStyle = css(
        scene.tone([236, 244, 248], between(random, 0.5, 1), 0.1),
        between(random, 0.15, 0.6),
      );
      context.beginPath();
      context.ellipse(x, y, size * 2, size * 0.6, between(random, -0.4, 0.1), 0, Math.PI * 2);
      context.fill();
    }
  }
}
