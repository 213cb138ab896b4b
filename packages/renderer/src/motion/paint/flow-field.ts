import { smoothNoise } from '../../draw/seeded-random.ts';
import type { Flow } from '../scene/layer.ts';

/**
 * Moves a point of a picture. `x` and `y` are scene units in the picture, `down` is how far down it is (0 top, 1 bottom);
 * the answer is where to look instead, in scene units.
 */
export type FlowField = (x: number, y: number, down: number) => { x: number; y: number };

/** The flow of one moment. Everything is a sum of few slow waves: it never repeats visibly and never jumps. */
export function createFlow(flow: Flow): (seconds: number) => FlowField {
  const { amount, speed, wavelength, seed } = flow;
  const wave = (2 * Math.PI) / wavelength;
  const noise = smoothNoise(seed + 31);
  const turn = (seed % 97) * 0.7;
  switch (flow.kind) {
    case 'water':
      return (seconds) => ripples(flow, seconds * speed * 1.5 + turn);
    case 'clouds':
      return (seconds) => {
        const t = seconds * speed * 0.35 + turn;
        return (x, y) => ({
          x: amount * (Math.sin(y * wave * 0.5 + t) + 0.4 * Math.sin(x * wave * 0.7 - t * 1.3)),
          y: amount * 0.4 * Math.sin(x * wave * 0.6 + t * 1.1),
        });
      };
    case 'foliage':
    case 'cloth':
      return (seconds) => {
        const t = seconds * speed * 1.2 + turn;
        const gust = 0.65 + 0.5 * noise(seconds * speed * 0.35);
        return (x, y, down) => {
          const loose = flow.kind === 'foliage' ? 1 - down : down;
          const reach = amount * gust * loose ** 1.4;
          return {
            x: reach * (Math.sin(t + x * wave * 0.6) + 0.4 * Math.sin(t * 2.3 + x * wave * 1.7 + y * wave)),
            y: reach * 0.15 * Math.sin(t * 1.9 + x * wave * 1.3),
          };
        };
      };
    case 'heat':
    case 'smoke':
      return (seconds) => {
        const t = seconds * speed * (flow.kind === 'heat' ? 3.2 : 0.8) + turn;
        return (x, y) => ({
          x: amount * (Math.sin(y * wave + t) + 0.5 * Math.sin(y * wave * 2.2 + t * 1.7 + x * wave)),
          y: amount * 0.5 * Math.sin(x * wave * 0.9 - t * 0.8 + y * wave * 0.5),
        });
      };
  }
}

/** Rows of ripples; those far away, at the top, are packed closer and move less. */
function ripples({ amount, wavelength }: Flow, t: number): FlowField {
  const wave = (2 * Math.PI) / wavelength;
  return (x, y, down) => {
    const row = (y * wave * 1.6) / (0.45 + 0.55 * down);
    const near = amount * (0.25 + 0.75 * down);
    return {
      x: near * (Math.sin(row + t * 1.3 + x * wave * 0.25) + 0.5 * Math.sin(row * 1.7 - t * 2.1)),
      y: near * 0.35 * Math.sin(row * 0.8 + t * 1.7 + x * wave * 0.6),
    };
  };
}
