import type { AnimaticScene } from '@kinora/contract/api';
import { describe, expect, it } from 'vitest';
import { captionAt, clipAt, isPlayable, keptPosition, musicLevel, sceneAt, timelineOf } from './timeline.ts';

function scene(id: string, seconds: number): AnimaticScene {
  return {
    scene_id: id,
    title: id,
    image_prompt: '',
    picture_url: null,
    clips: [],
    seconds,
    voice_seconds: 0.15,
    narration: { status: 'ready', url: `/media/${id}.wav`, error: null },
    cues: [{ text: `of ${id}`, start_seconds: 0.5, end_seconds: 2 }],
  };
}

const film = timelineOf([scene('a', 4), scene('b', 6)]);

describe('the timeline of an animatic', () => {
  it('shows each scene and its words when their moment comes', () => {
    expect([0, 3.9, 4, 9.9, 20].map((at) => sceneAt(film, at)?.scene.scene_id)).toEqual([
      'a',
      'a',
      'b',
      'b',
      'b',
    ]);
    expect([0.4, 0.5, 2].map((at) => captionAt(film[0], at))).toEqual(['', 'of a', '']);
    expect(captionAt(film[1], 4.6)).toBe('of b');
    expect(musicLevel(film[0], 1)).toBeLessThan(musicLevel(film[0], 3));
  });

  it('moves as its clips where they are, one after the other, and shows its picture where none is', () => {
    const part = (url: string, [start, end]: [number, number], speed: number) => {
      return { url, speed, start_seconds: start, end_seconds: end };
    };
    const clips = [part('/1.mp4', [0, 2], 0.5), part('/2.mp4', [3, 6], 1)];
    const [, second] = timelineOf([scene('a', 4), { ...scene('b', 6), clips }]);
    const at = (seconds: number) => second && clipAt(second, seconds);
    expect(at(5)).toEqual({ url: '/1.mp4', speed: 0.5, seconds: 0.5 });
    expect(at(6.5)).toBeNull();
    expect(at(8)).toEqual({ url: '/2.mp4', speed: 1, seconds: 1 });
    // Behind the film's end its last picture stands.
    expect(at(10)).toEqual({ url: '/2.mp4', speed: 1, seconds: 3 });
    expect(film[0] && clipAt(film[0], 1)).toBeNull();
  });

  it('waits for what is still to be spoken, and for nothing else', () => {
    const of = (status: 'missing' | 'making' | 'ready' | 'failed') =>
      isPlayable({ ...scene('a', 4), narration: { status, url: null, error: null } });
    expect([of('missing'), of('making'), of('ready'), of('failed')]).toEqual([false, false, true, true]);
    expect(isPlayable({ ...scene('a', 4), narration: null })).toBe(true);
  });

  it('stays in its scene when an edit makes others longer, and goes on where one was deleted', () => {
    const longer = timelineOf([scene('a', 9), scene('b', 6)]);
    expect(keptPosition(film, longer, 5)).toBe(10);
    expect(keptPosition(film, timelineOf([scene('a', 4)]), 9)).toBe(4);
    expect(keptPosition(film, timelineOf([scene('a', 4), scene('b', 1)]), 9)).toBe(5);
  });
});
