import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLeft } from '../testing/decode-left.ts';
import { babble, levelDb, sine } from '../testing/signals.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { WavWriter } from '../wav/wav-writer.ts';
import { openAac } from './aac-packets.ts';
import { writeMaster } from './master.ts';
import { mixSoundtrack } from './mix-soundtrack.ts';
import type { MixedSoundtrack, SoundtrackRequest } from './soundtrack.ts';
import type { SoundtrackSegment } from './narration-track.ts';

const never = { signal: new AbortController().signal };
const folder = await mkdtemp(join(tmpdir(), 'kinora-remix-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (name: string): string => join(folder, name);
const sceneFrames = 100;
const seconds = (4 * sceneFrames) / 30;

/** A chord of a music box: it has beginnings, which have windows of their own in AAC. */
function* musicBox(): Generator<{ left: Float32Array; right: Float32Array }> {
  for (let second = 0; second < seconds; second += 1) {
    const tone = sine({ frequencyHz: 330 + 55 * (second % 5), levelDb: -22, seconds: 1 });
    const struck = tone.map((sample, index) => sample * Math.exp(-index / (0.2 * sampleRateHz)));
    yield { left: struck, right: struck.slice() };
  }
}

async function* asStream<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  await Promise.resolve();
  yield* items;
}

/** Four scenes, spoken and drawn. */
function film(changes: Readonly<Record<number, Partial<SoundtrackSegment>>> = {}): SoundtrackSegment[] {
  return Array.from({ length: 4 }, (_, index) => ({
    frames: sceneFrames,
    narrationFile: place('narration.wav'),
    leadInSeconds: 0.15,
    penStrokes: [
      { startSeconds: 0, endSeconds: 1.4 },
      { startSeconds: 2, endSeconds: 3.3 },
    ],
    ...changes[index],
  }));
}

function request(segments: SoundtrackSegment[], output: string): SoundtrackRequest {
  return { segments, framesPerSecond: 30, music: place('music.m4a'), output: place(output) };
}

let before: MixedSoundtrack;
beforeAll(async () => {
  const writer = await WavWriter.create(place('narration.wav'), { sampleRateHz, channels: 1 });
  await writer.write(babble(2.5));
  await writer.finish();
  await writeMaster({ blocks: asStream(musicBox()), gain: 1, output: place('music.m4a') });
  before = await mixSoundtrack(request(film(), 'before.m4a'), never);
});

/** The film with other scenes, mixed from the one before, and as a whole. */
async function bothWays(segments: SoundtrackSegment[], changed: { from: number; until: number }) {
  const standing = { file: place('before.m4a'), ...before, changed };
  const made = await mixSoundtrack({ ...request(segments, 'part.m4a'), standing }, never);
  const whole = await mixSoundtrack(request(segments, 'whole.m4a'), never);
  const [part, anew] = [await decodeLeft(place('part.m4a')), await decodeLeft(place('whole.m4a'))];
  return { made, whole, part, anew };
}

async function packetsOf(name: string): Promise<string[]> {
  const sound = await openAac(place(name));
  const found: string[] = [];
  for await (const packet of sound.packets()) {
    found.push(`${packet.pts} ${packet.duration} ${packet.data?.toString('base64') ?? ''}`);
    packet.free();
  }
  await sound.close();
  return found;
}

/** The loudest hundredth of a second in which two sounds differ. */
function largestDifferenceDb(one: Float32Array, other: Float32Array): number {
  const difference = one.map((sample, index) => sample - (other[index] ?? 0));
  const size = sampleRateHz / 100;
  const count = Math.floor(difference.length / size);
  return Math.max(
    ...Array.from({ length: count }, (_, at) => levelDb(difference.subarray(at * size, (at + 1) * size))),
  );
}

/** Under a sound of -16 LUFS: what two codings at 128 kbit/s add, each in its own way. */
const codingNoiseDb = -36;

const silent = { narrationFile: null, penStrokes: [] };

describe('a soundtrack of which most stands', () => {
  it.each([
    { name: 'at the beginning', scene: 0, change: { penStrokes: [] } },
    { name: 'in the middle, where nobody speaks any more', scene: 1, change: silent },
  ])('is heard as one that was mixed as a whole, changed $name', async ({ scene, change }) => {
    const { made, whole, part, anew } = await bothWays(film({ [scene]: change }), {
      from: scene,
      until: scene + 1,
    });
    expect(part.samples).toHaveLength(anew.samples.length);
    expect(part.seconds).toBe(anew.seconds);
    expect(largestDifferenceDb(part.samples, anew.samples)).toBeLessThan(codingNoiseDb);
    expect(made.integratedLufs).toBeCloseTo(whole.integratedLufs, 0);
    expect(made.seconds).toBe(whole.seconds);
    const [old, spliced, mixed] = await Promise.all(['before.m4a', 'part.m4a', 'whole.m4a'].map(packetsOf));
    const copied = spliced?.filter((packet, index) => packet === old?.[index]).length ?? 0;
    expect(spliced).toHaveLength(mixed?.length ?? 0);
    expect(copied / (old?.length ?? 0)).toBeGreaterThan(0.3);
    expect(copied).toBeLessThan(old?.length ?? 0);
  });

  it('is mixed from where a scene has become longer to the end', async () => {
    const { part, anew } = await bothWays(film({ 3: { frames: 121 } }), { from: 3, until: 4 });
    expect(part.samples).toHaveLength((3 * sceneFrames + 121) * 1600);
    expect(largestDifferenceDb(part.samples, anew.samples)).toBeLessThan(codingNoiseDb);
  });

  it('is mixed as a whole where the film would be too loud or too quiet', async () => {
    const steps = before.mastering.steps.map((step) => step + 100);
    const mastering = { ...before.mastering, steps };
    const standing = { file: place('before.m4a'), ...before, mastering, changed: { from: 1, until: 2 } };
    expect(await mixSoundtrack({ ...request(film(), 'part.m4a'), standing }, never)).toEqual(before);
    expect(await packetsOf('part.m4a')).toEqual(await packetsOf('before.m4a'));
    const names = await readdir(folder);
    expect(names.toSorted()).toEqual(['before.m4a', 'music.m4a', 'narration.wav', 'part.m4a', 'whole.m4a']);
  });
});
