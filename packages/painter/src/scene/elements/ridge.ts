import { Path2D } from '@napi-rs/canvas';
import { between } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';

/** The upper edge of a range or hill: height in pixels from the top, over the whole width and its bleed. */
export interface Ridge {
  readonly name: string;
  at(x: number): number;
}

export interface RidgeShape {
  readonly name: string;
  /** Height of the foot, in pixels from the top. */
  readonly base: number;
  readonly height: number;
  /** Peaks per width of the frame. */
  readonly frequency: number;
  /** 0 rolling hills, 1 sharp peaks. */
  readonly sharpness: number;
}

export function createRidge(scene: Scene, shape: RidgeShape): Ridge {
  const noise = scene.noise(`ridge ${shape.name}`);
  const span = Math.max(scene.frame.width, scene.frame.height * 0.8);
  const scale = shape.frequency / span;
  const fine = scene.style.isGeometric ? 0 : 1;
  const peaks = shape.sharpness > 0.3 ? createPeaks(scene, shape, span) : [];
  return {
    name: shape.name,
    at(x) {
      const u = x * scale;
      const rolling = 0.5 + noise.sum(u, 3.7, 2 + fine) * 0.75;
      if (peaks.length === 0) {
        return (
          shape.base - shape.height * (rolling + shape.sharpness * noise.sum(u * 9, 5.1, 3) * 0.3 * fine)
        );
      }
      const bent = x + noise.at(u * 2.4, 7.7) * span * 0.025 * fine;
      let highest = 0.1;
      for (const peak of peaks) {
        const away = Math.abs(bent - peak.x) / (bent < peak.x ? peak.left : peak.right);
        highest = Math.max(highest, peak.height * (1 - Math.pow(Math.min(1, away), 0.86)));
      }
      const broken = noise.sum(u * 7, 2.2, 4) * 0.075 * fine;
      const part = highest + broken * (0.4 + highest);
      return shape.base - shape.height * (part * shape.sharpness + rolling * 0.5 * (1 - shape.sharpness));
    },
  };
}

interface Peak {
  readonly x: number;
  readonly height: number;
  /** Width of its slopes in pixels. */
  readonly left: number;
  readonly right: number;
}

/** Peaks in a range: one that rules, others that lean on it. */
function createPeaks(scene: Scene, shape: RidgeShape, span: number): Peak[] {
  const random = scene.random(`peaks ${shape.name}`);
  const count = Math.round(shape.frequency * 5.5);
  const ruler = scene.light.sunX > 0.5 ? between(random, 0.24, 0.42) : between(random, 0.58, 0.76);
  const peaks: Peak[] = [
    {
      x: ruler * scene.frame.width,
      height: 1,
      left: span * between(random, 0.3, 0.42),
      right: span * between(random, 0.3, 0.42),
    },
  ];
  for (let index = 0; index < count; index++) {
    const x = ((index + between(random, 0.1, 0.9)) / count) * 1.4 - 0.2;
    const near = Math.exp(-(((x - ruler) / 0.4) ** 2));
    const height = between(random, 0.3, 0.58) + near * 0.2;
    peaks.push({
      x: x * scene.frame.width,
      height,
      left: span * height * between(random, 0.26, 0.4),
      right: span * height * between(random, 0.26, 0.4),
    });
  }
  return peaks;
}

/** The area under a ridge. */
export function ridgePath(ridge: Ridge, scene: Scene): Path2D {
  const { width, height, unit } = scene.frame;
  const margin = 0.2 * Math.max(width, height);
  const path = new Path2D();
  path.moveTo(-margin, height + margin);
  for (let x = -margin; x <= width + margin; x += unit * 2.5) {
    path.lineTo(x, ridge.at(x));
  }
  path.lineTo(width + margin, height + margin);
  path.closePath();
  return path;
}
