import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent, sampleLook, sampleScene } from '../testing/sample-scene.ts';
import { createRenderPool } from './render-pool.ts';
import type { SegmentRequest } from './render-segment.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pool-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const short = sampleScene({ narration: null, minimumSeconds: 0.5 });

function requestOf(name: string, scene = short): SegmentRequest {
  return { scene, look: sampleLook, profile: 'test', output: join(folder, name) };
}

const missing = sampleScene({
  drawing: layOutBoard({ ...sampleContent, pictures: [{ set: 'noto', name: 'no-such-picture' }] }),
});

describe('a render pool', () => {
  it('makes segments and sound one after the other, the later ones in a process that is warm', async () => {
    const pool = createRenderPool();
    try {
      const first = await pool.renderSegment(requestOf('first.mp4'));
      const second = await pool.renderSegment(requestOf('second.mp4'));
      expect(second).toEqual(first);
      const segments = [{ frames: 60, narrationFile: null, leadInSeconds: 0 }];
      const music = join(folder, 'music.m4a');
      const cues = { seconds: 2, scenes: [{ startSeconds: 0, firstWord: null }], lastWord: null };
      const played = await pool.writeMusic({ brief: { seed: 1, mood: 'calm' }, cues, output: music });
      expect(played.seconds).toBe(2);
      const output = join(folder, 'sound.m4a');
      const sound = await pool.mixSoundtrack({ segments, framesPerSecond: 30, music, output });
      expect(sound.seconds).toBe(2);
      await access(output);
    } finally {
      pool.close();
    }
  });

  it('goes on after a piece of work that failed and one that was stopped', async () => {
    const pool = createRenderPool();
    try {
      await expect(pool.renderSegment(requestOf('failed.mp4', missing))).rejects.toThrow(/no-such-picture/u);
      const controller = new AbortController();
      const reason = new Error('cancelled by the user');
      const endless = sampleScene({ narration: null, minimumSeconds: 600 });
      const stopped = pool.renderSegment(requestOf('stopped.mp4', endless), {
        signal: controller.signal,
        onProgress: () => controller.abort(reason),
      });
      await expect(stopped).rejects.toBe(reason);
      expect((await pool.renderSegment(requestOf('after.mp4'))).frames).toBe(15);
      expect((await readdir(folder)).filter((name) => /failed|stopped/u.test(name))).toEqual([]);
    } finally {
      pool.close();
    }
  });

  it('does all of a film side by side in one process, and ends all of it for the same reason', async () => {
    const pool = createRenderPool({ isOneProcess: true });
    const sound = (name: string) => ({
      segments: [{ frames: 600, narrationFile: null, leadInSeconds: 0, scene: short }],
      framesPerSecond: 30,
      music: null,
      output: join(folder, name),
    });
    try {
      const [segment, mixed] = await Promise.all([
        pool.renderSegment(requestOf('beside.mp4')),
        pool.mixSoundtrack(sound('beside.m4a')),
      ]);
      expect(segment.penStrokes.length).toBeGreaterThan(0);
      expect(mixed.seconds).toBe(20);
      const ended = await Promise.allSettled([
        pool.renderSegment(requestOf('beside-wrong.mp4', missing)),
        pool.mixSoundtrack(sound('beside-lost.m4a')),
      ]);
      const [wrong, lost] = ended.map((each) => (each.status === 'rejected' ? String(each.reason) : ''));
      expect(wrong).toContain('no-such-picture');
      expect(lost).toBe(wrong);
      expect((await readdir(folder)).filter((name) => /beside-/u.test(name))).toEqual([]);
    } finally {
      pool.close();
    }
  });

  it('works on several things at once when it is asked to, and loses none when one fails', async () => {
    const pool = createRenderPool();
    try {
      const results = await Promise.allSettled([
        pool.renderSegment(requestOf('left.mp4')),
        pool.renderSegment(requestOf('wrong.mp4', missing)),
        pool.renderSegment(requestOf('right.mp4')),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    } finally {
      pool.close();
    }
  });

  it.runIf(process.platform === 'linux')(
    'has its processes stand behind this one as far as it is told',
    async () => {
      const pool = createRenderPool({ niceness: 3 });
      try {
        await pool.renderSegment(requestOf('behind.mp4'));
        const [child] = await renderingProcesses();
        expect(getPriority(child)).toBe(getPriority() + 3);
      } finally {
        pool.close();
      }
    },
  );
});

/** The processes of this one that render, the newest first. */
async function renderingProcesses(): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name)).map(Number);
  const found = await Promise.all(ids.map(async (id) => ((await isRenderingHere(id)) ? [id] : [])));
  return found.flat().toSorted((one, other) => other - one);
}

async function isRenderingHere(id: number): Promise<boolean> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${id}/status`, 'utf8'),
      readFile(`/proc/${id}/cmdline`, 'utf8'),
    ]);
    return command.includes('segment-child') && status.includes(`PPid:\t${process.pid}\n`);
  } catch {
    // It ended while it was looked at.
    return false;
  }
}
