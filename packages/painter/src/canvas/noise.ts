import { seededRandom } from './random.ts';

/** Smooth noise over the plane, from -1 to 1. */
export interface Noise {
  readonly at: (x: number, y: number) => number;
  /** Sum of octaves, each of half the size and strength of the one before; about -1 to 1. */
  readonly sum: (x: number, y: number, octaves: number) => number;
  /** Sum of folded octaves: sharp crests near 1. From 0 to 1. */
  readonly crests: (x: number, y: number, octaves: number) => number;
}

const size = 256;
const mask = size - 1;

/** Value noise on a lattice with a quintic fade: fast enough for every pixel of a picture. */
export function createNoise(seed: number): Noise {
  const lattice = new Float32Array(size * size);
  const random = seededRandom(seed);
  for (let at = 0; at < lattice.length; at++) {
    lattice[at] = random() * 2 - 1;
  }
  const at = (x: number, y: number): number => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const fx = x - column;
    const fy = y - row;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const left = column & mask;
    const right = (column + 1) & mask;
    const upper = (row & mask) << 8;
    const lower = ((row + 1) & mask) << 8;
    const a = lattice[upper | left] ?? 0;
    const b = lattice[upper | right] ?? 0;
    const c = lattice[lower | left] ?? 0;
    const d = lattice[lower | right] ?? 0;
    const top = a + (b - a) * u;
    return top + (c + (d - c) * u - top) * v;
  };
  return { at, sum: sumOver(at), crests: crestsOver(at) };
}

function sumOver(at: Noise['at']): Noise['sum'] {
  return (x, y, octaves) => {
    let total = 0;
    let strength = 0.55;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      total += at(x * scale + octave * 17.3, y * scale + octave * 9.1) * strength;
      strength *= 0.5;
      scale *= 2.03;
    }
    return total;
  };
}

function crestsOver(at: Noise['at']): Noise['crests'] {
  return (x, y, octaves) => {
    let total = 0;
    let strength = 0.5;
    let scale = 1;
    let whole = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const folded = 1 - Math.abs(at(x * scale + octave * 31.7, y * scale + octave * 13.9));
      total += folded * folded * strength;
      whole += strength;
      strength *= 0.5;
      scale *= 2.07;
    }
    return total / whole;
  };
}
