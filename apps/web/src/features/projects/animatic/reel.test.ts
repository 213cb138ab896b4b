import type { AnimaticScene } from '@kinora/contract/api';
import { describe, expect, it } from 'vitest';
import { Reel } from './reel.ts';
import type { ReelSounds, Sound } from './reel.ts';
import { timelineOf } from './timeline.ts';

/** A browser's sound without a loudspeaker: it notes where it stands and how loud it is. */
function createSound(play: () => Promise<void> = () => Promise.resolve()) {
  let isPaused = true;
  const element = {
    src: '',
    currentTime: 0,
    playbackRate: 1,
    duration: 60,
    readyState: 4,
    get paused() {
      return isPaused;
    },
    play: () => {
      isPaused = false;
      return play();
    },
    pause: () => {
      isPaused = true;
    },
  };
  const heard = { element, level: 0 };
  const sound: Sound = {
    element,
    setLevel: (level) => {
      heard.level = level;
    },
  };
  return { heard, sound };
}

const done = () => Promise.resolve();

function createReel(play?: () => Promise<void>) {
  const voice = createSound(play);
  const music = createSound(play);
  const sounds: ReelSounds = { voice: voice.sound, music: music.sound, wake: done, close: done };
  return { reel: new Reel(sounds), voice: voice.heard, music: music.heard };
}

function scene(id: string, status: 'making' | 'ready'): AnimaticScene {
  return {
    scene_id: id,
    title: id,
    image_prompt: '',
    picture_url: null,
    clips: [],
    seconds: 4,
    voice_seconds: 0.5,
    narration: { status, url: status === 'ready' ? `/media/${id}.wav` : null, error: null },
    cues: [{ text: `of ${id}`, start_seconds: 0.5, end_seconds: 2 }],
  };
}

describe('the reel of an animatic', () => {
  it('plays each voice in its scene and the music under it, at one speed and from where one goes', () => {
    const { reel, voice, music } = createReel();
    reel.load(timelineOf([scene('a', 'ready'), scene('b', 'ready')]), '/media/music.m4a');
    reel.play();
    reel.tick(10);
    reel.tick(11);
    expect(reel.state).toMatchObject({ positionSeconds: 1, caption: 'of a', isWaiting: false });
    expect(voice.element).toMatchObject({ src: '/media/a.wav', currentTime: 0.5, paused: false });
    expect(music.element).toMatchObject({ src: '/media/music.m4a', currentTime: 1, paused: false });
    expect(music.level).toBeLessThan(voice.level);

    reel.speed = 2;
    reel.seekTo(4);
    reel.tick(11.5);
    reel.tick(12);
    expect(reel.state).toMatchObject({ positionSeconds: 6, isPlaying: true });
    expect(voice.element).toMatchObject({ src: '/media/b.wav', playbackRate: 2, currentTime: 1.5 });
    reel.tick(14);
    expect(reel.state).toMatchObject({ positionSeconds: 8, isPlaying: false });
    expect([voice.element.paused, music.element.paused]).toEqual([true, true]);
  });

  it('stands in a scene that is not spoken yet, in silence, and goes on with its voice', () => {
    const { reel, voice, music } = createReel();
    reel.load(timelineOf([scene('a', 'making')]), '/media/music.m4a');
    reel.play();
    reel.tick(1);
    reel.tick(2);
    expect(reel.state).toMatchObject({ positionSeconds: 0, isWaiting: true });
    expect(music.element.paused).toBe(true);
    reel.load(timelineOf([scene('a', 'ready')]), '/media/music.m4a');
    reel.tick(3);
    expect(reel.state).toMatchObject({ positionSeconds: 1, isWaiting: false });
    expect(voice.element).toMatchObject({ src: '/media/a.wav', paused: false });
  });

  it('falls silent for what is heard after it', () => {
    const first = createReel();
    const second = createReel();
    for (const { reel } of [first, second]) {
      reel.load(timelineOf([scene('a', 'ready')]), null);
      reel.play();
    }
    expect([first.reel.state.isPlaying, second.reel.state.isPlaying]).toEqual([false, true]);
  });

  it('stands where the browser refuses to play, so that its button asks for a press', async () => {
    const { reel } = createReel(() => Promise.reject(new DOMException('a press first', 'NotAllowedError')));
    reel.load(timelineOf([scene('a', 'ready')]), null);
    reel.play();
    reel.tick(1);
    reel.tick(2);
    expect(reel.state.isPlaying).toBe(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(reel.state.isPlaying).toBe(false);
  });
});
