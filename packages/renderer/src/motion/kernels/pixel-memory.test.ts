import { describe, expect, it } from 'vitest';
import { createPixelMemory } from './pixel-memory.ts';
import { seededRandom } from '../../draw/seeded-random.ts';

const [width, height] = [64, 48];

async function noisyPlane() {
  const memory = await createPixelMemory();
  const source = memory.reserve(width * height);
  const alpha = memory.reserve(width * height);
  const target = memory.reserve(16 * 4);
  const random = seededRandom(5);
  for (const plane of [source, alpha]) {
    const bytes = memory.bytes(plane, width * height);
    for (let at = 0; at < bytes.length; at++) {
      bytes[at] = random() * 256;
    }
  }
  return { memory, source, alpha, target };
}

/** What a bilinear sample is, in full precision, kept inside the plane. */
function sample(plane: Buffer, u: number, v: number): number {
  const x = Math.max(0, Math.min(width - 1 - 1 / 65_536, u));
  const y = Math.max(0, Math.min(height - 1 - 1 / 65_536, v));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const value = (across: number, down: number): number => plane[(top + down) * width + left + across] ?? 0;
  const upper = value(0, 0) + (value(1, 0) - value(0, 0)) * (x - left);
  const lower = value(0, 1) + (value(1, 1) - value(0, 1)) * (x - left);
  return upper + (lower - upper) * (y - top);
}

describe('the loops over pixels', () => {
  it.each([
    ['upright', { u: 3.3, v: 7.8, ux: 1.1, vx: 0, uy: 0, vy: 1.1 }],
    ['turned', { u: 20, v: 5, ux: 0.9, vx: 0.5, uy: -0.5, vy: 0.9 }],
    ['mirrored', { u: 40, v: 30, ux: -1, vx: 0, uy: 0, vy: -1 }],
    ['half outside', { u: -6, v: -2, ux: 1.3, vx: 0.01, uy: 0, vy: 1.3 }],
    ['over the far edge', { u: 55, v: 46, ux: 1.2, vx: 0, uy: 0, vy: 1 }],
  ])('sample a plane bilinearly: %s', async (_, steps) => {
    const { memory, source, target } = await noisyPlane();
    const fixed = (value: number): number => Math.round(value * 65_536);
    const { u, v, ux, vx, uy, vy } = steps;
    const limits = [width, (width - 1) * 65_536 - 1, (height - 1) * 65_536 - 1] as const;
    const movement = [u, v, ux, vx, uy, vy].map(fixed) as [number, number, number, number, number, number];
    memory.kernels.cover(source, source, ...limits, target, 16, ...movement, 0, 0, 16, 4, 256, 0);
    const plane = memory.bytes(source, width * height);
    const made = memory.bytes(target, 64);
    for (let at = 0; at < 64; at++) {
      const [x, y] = [at % 16, Math.floor(at / 16)];
      const wanted = sample(plane, u + ux * x + uy * y, v + vx * x + vy * y);
      expect(Math.abs((made[at] ?? 0) - wanted)).toBeLessThan(2);
    }
  });

  it('sample small pictures turned to every side, whose rows lie close together in memory', async () => {
    const memory = await createPixelMemory();
    const [source, target] = [memory.reserve(256), memory.reserve(64)];
    memory.bytes(source, 256).fill(128);
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const angle = (degrees * Math.PI) / 180;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * 131_072));
      const turn = [cosine ?? 0, sine ?? 0, -(sine ?? 0), cosine ?? 0, 0, 0] as const;
      const limits = [16, 15 * 65_536 - 1, 15 * 65_536 - 1] as const;
      memory.kernels.cover(source, source, ...limits, target, 16, 524_288, 524_288, ...turn, 16, 4, 256, 0);
      expect([...memory.bytes(target, 64)].every((value) => value === 128)).toBe(true);
    }
  });

  it('lay a picture over another by its alpha and the layer’s opacity', async () => {
    const { memory, source, alpha, target } = await noisyPlane();
    memory.bytes(source, width * height).fill(100);
    memory.bytes(alpha, width * height).fill(128);
    const identity = [0, 0, 65_536, 0, 0, 65_536, 0, 0] as const;
    const limits = [width, (width - 1) * 65_536 - 1, (height - 1) * 65_536 - 1] as const;
    memory.bytes(target, 64).fill(200);
    memory.kernels.blend(source, alpha, ...limits, target, 16, ...identity, 16, 4, 256, 0);
    expect(memory.bytes(target, 64)[20]).toBe(100 + Math.round((200 * 127) / 255));
    memory.bytes(target, 64).fill(200);
    memory.kernels.lay(source, alpha, width, target, 16, 16, 4);
    expect(memory.bytes(target, 64)[20]).toBe(100 + Math.round((200 * 127) / 255));
    memory.bytes(target, 64).fill(200);
    memory.kernels.blend(source, alpha, ...limits, target, 16, ...identity, 16, 4, 128, 0);
    expect(memory.bytes(target, 64)[20]).toBe(50 + Math.round((200 * 191) / 255));
  });

  it('average several moments and start again from nothing', async () => {
    const { memory, source } = await noisyPlane();
    const [sums, target] = [memory.reserve(64), memory.reserve(32)];
    for (const value of [10, 20, 90]) {
      memory.bytes(source, 32).fill(value);
      memory.kernels.accumulate(source, sums, 32);
    }
    memory.kernels.average(sums, target, Math.round(32_768 / 3), 32);
    expect(memory.bytes(target, 32)[31]).toBe(40);
    expect([...memory.bytes(sums, 64)].every((value) => value === 0)).toBe(true);
  });

  it('darken and brighten about black without changing what is to stay', async () => {
    const { memory, source } = await noisyPlane();
    const gains = memory.reserve(16);
    memory.bytes(gains, 16).fill(255);
    memory.bytes(source, 16).fill(180);
    memory.kernels.shade(source, gains, 16_384, 16, 16);
    expect(memory.bytes(source, 16)[3]).toBe(180);
    memory.kernels.shade(source, gains, 8192, 16, 16);
    expect(memory.bytes(source, 16)[3]).toBe(98);
    memory.kernels.shade(source, gains, 0, 16, 16);
    expect(memory.bytes(source, 16)[3]).toBe(16);
  });
});
