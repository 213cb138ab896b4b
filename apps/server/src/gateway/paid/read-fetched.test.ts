import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { probeFilm } from '@kinora/renderer';
import { afterAll, describe, expect, it } from 'vitest';
import { readFetched } from './read-fetched.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-fetched-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A WebM clip of 32x18 pixels in VP8. */
const webm = Buffer.from(
  [
    'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAWGEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZU',
    'rmtTrIHYTbuMU6uEElTDZ1OsggEyTbuMU6uEHFO7a1OsggVw7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1M',
    'YXZmNjIuMTkuMTAxV0GNTGF2ZjYyLjE5LjEwMUSJiECziAAAAAAAFlSua9WuAQAAAAAAAEzXgQFzxYh/2+Ece+3Pd5yBACK1nIN1',
    'bmSGhVZfVlA4g4EB4JmwgSC6gRJVsJBVuoEBVbGBAVW7gQFVuYEBVe6BAOwBAAAAAAAAAgAAElTDZ/lzc6BjwIBnyJpFo4dFTkNP',
    'REVSRIeNTGF2ZjYyLjE5LjEwMXNz02PAi2PFiH/b4Rx77c93Z8ieRaOMSEFORExFUl9OQU1FRIeMVmlkZW9IYW5kbGVyZ8ihRaOI',
    'RFVSQVRJT05Eh5MwMDowMDowNS4wMDAwMDAwMDAAH0O2dUO654EAo0HCgQAAgHAIAJ0BKiAAEgAABwiFhYiFhIgCAgJ1uiSJfxV5',
    'jlx21fkdCSWoA+gD0nVmE5jc8X5zOAVwXt3I3PXfZacCqC/DtLrovCgdLPouh9Ew/v9cQ+BVMH0dq2Hxmg53lwhf94NWNOdwfflk',
    'Xf/lh//lz2QV0/z+3+1ollUO4bx528y95wX8z6GVVsK8NBI3/NkfYg7M9G/QgyPV/NhNQ2rt6KeXNru8o7DMsfbP9kqqZGObwspE',
    'oJBbP//p1H8GZMdtlny5crzR2X/xagcEgOP/9dySWcmf5HzuUaW1Q+5v62xvJpP/5Z7OO4x1RP4YMT13yHfJEd//k+QdfD/Y3enY',
    'nvvwRBu0fmWi9kf0XLCNJuLWgrd2+DqrgRetONSRB5NRqvlD/p729o78ulcMal6SrkgHw1NBH+mcu4xyLgYR2rnf6/tzRP9/wdNf',
    '38XtKNwNxGXJQsK3eAJNZBW/umP9/t0SkCij3McU8EgKsj+npTInFIu3msADLAEdvn99+fsv75/ffn7HSFcta1Jieducam8yIi9/',
    'zIk380ejq7T7+a4vYq2ABqYACYcAreqvDqF2nlS+LW5OD8kOZEJUOQAAo5WBAfQAsQEADhHYABgAGFgv9AAIcACjloED6ADRAQAO',
    'EdgAGAAYWCP/6BcUAACjl4EF3ADxAQAOEdgAGAAYWBgv6Dc48gAAo5eBB9AA8QEADhHYABgAGFgYL+iivwQAAKOXgQnEAPEBAA4R',
    '2AAYABhYGC/o1IO+AACjmIELuAARAgAaEdgAGAAYXfAP6csAhi0AAKNBLIENrADxBgAAEBAUYC28g+/s9AN+qss7A9IqRYM7iUuJ',
    'bhEyCjXDZ8hfPVkaJqO43B6ZtjYfGQOq9aDiIRAA/GhYfqR0SgwKsnkmcfhST6NLz4Ud5UjX0Fna40sM7VrbWokq6MTvNEi6lJw0',
    'bG9cDaQwY/w3kGjLL+CFUgEiDLLSSX6dCCo4OI9OizJwhU9idlduVM8PVxpKxkxaZS+tdWCw5K05Q07Tv/voI4xfVJ9m3ZGcno3y',
    'CZ0Dr8/8mQQn1DIdtWKyqOpuG42Zs0H00PHbRfzp5shUmfM/nqtI+KC85Gfs+5vG+iZra/yYX5Iw5PlBP1STAXtYBaa7KACej4iA',
    '6ZGTfdfm6Y2T2WxY6eylwdMAWjcAAAAOT5Ugc1HYPj8EIHEnaLwoPGCMgKOVgQ+gALEBAA4R2AAYABhYL/QACHAAo5aBEZQA0QEA',
    'DhHYABgAGFgj/+gJvgAAHFO7a5G7j7OBALeK94EB8YIBsPCBAw==',
  ].join(''),
  'base64',
);

async function readAs(name: string, content: Buffer) {
  const file = join(folder, name);
  await writeFile(file, content);
  return await readFetched('clip', { file, madeBy: { provider: 'fal', model: 'fal-ai/veo3' } });
}

describe('a clip that a vendor made', () => {
  // Its name says nothing.
  it.each(['clip.webm', 'clip.mp4'])('as WebM is read as MP4, called %s', async (name) => {
    const { file, durationSeconds } = await readAs(name, webm);
    expect((await probeFilm(file)).video).toMatchObject({ codec: 'h264', width: 32, height: 18 });
    expect(durationSeconds).toBeGreaterThan(0);
  });

  it('REAL-08 that is none is not usable', async () => {
    for (const content of [webm.subarray(0, 100), Buffer.from('no clip at all'), Buffer.alloc(0)]) {
      await expect(readAs('none', content)).rejects.toMatchObject({
        message: sentences.generation.unusableResult,
      });
    }
  });
});
