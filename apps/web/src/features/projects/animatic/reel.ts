import { beginSound } from '../../../lib/one-at-a-time.ts';
import { captionAt, isPlayable, keptPosition, musicLevel, sceneAt } from './timeline.ts';
import type { TimedScene } from './timeline.ts';

/** What plays a file: the browser's own element, or a stand-in of a test. */
interface SoundElement {
  src: string;
  currentTime: number;
  playbackRate: number;
  readonly paused: boolean;
  /** Not a number before it is known. */
  readonly duration: number;
  readonly readyState: number;
  play: () => Promise<void>;
  pause: () => void;
}

export interface Sound {
  readonly element: SoundElement;
  /** From 0, silence, to 1, as it was made. */
  readonly setLevel: (level: number) => void;
}

export interface ReelSounds {
  readonly voice: Sound;
  readonly music: Sound;
  /** Has them heard again after the browser stopped them. */
  readonly wake: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ReelState {
  readonly isPlaying: boolean;
  /** It plays, and stands: for a scene that is still to be spoken, or a sound that is on its way. */
  readonly isWaiting: boolean;
  readonly positionSeconds: number;
  readonly caption: string;
}

/** Sounds that are further from the clock than this are set right. */
const DRIFT_SECONDS = 0.25;
/** From here on an element can go on playing what it has. */
const HAS_FUTURE_DATA = 3;

/** One clock for pictures, voices and music. `tick` is told the time in seconds, as often as pictures are drawn. */
export class Reel {
  #timeline: readonly TimedScene[] = [];
  #musicUrl: string | null = null;
  #position = 0;
  #isPlaying = false;
  #isWaiting = false;
  #lastTick: number | null = null;
  speed = 1;
  volume = 1;
  isMuted = false;

  readonly sounds: ReelSounds;

  constructor(sounds: ReelSounds) {
    this.sounds = sounds;
  }

  /** What is played from now on; the moment stays in its scene. */
  load(timeline: readonly TimedScene[], musicUrl: string | null): void {
    this.#position = keptPosition(this.#timeline, timeline, this.#position);
    this.#timeline = timeline;
    this.#musicUrl = musicUrl;
  }

  get state(): ReelState {
    return {
      isPlaying: this.#isPlaying,
      isWaiting: this.#isWaiting,
      positionSeconds: this.#position,
      caption: captionAt(sceneAt(this.#timeline, this.#position), this.#position),
    };
  }

  get durationSeconds(): number {
    return this.#timeline.at(-1)?.endSeconds ?? 0;
  }

  play(): void {
    if (this.#position >= this.durationSeconds) {
      this.#position = 0;
    }
    this.#isPlaying = true;
    this.#lastTick = null;
    beginSound(this.#stop);
    void this.sounds.wake();
  }

  readonly #stop = (): void => {
    this.pause();
  };

  pause(): void {
    this.#isPlaying = false;
    this.#isWaiting = false;
    this.sounds.voice.element.pause();
    this.sounds.music.element.pause();
  }

  seekTo(seconds: number): void {
    this.#position = Math.min(Math.max(0, seconds), this.durationSeconds);
  }

  tick(nowSeconds: number): void {
    const passed = this.#lastTick === null ? 0 : nowSeconds - this.#lastTick;
    this.#lastTick = nowSeconds;
    if (!this.#isPlaying) {
      return;
    }
    const timed = sceneAt(this.#timeline, this.#position);
    this.#isWaiting = timed === undefined || !isPlayable(timed.scene) || !this.#isVoiceAtHand(timed);
    if (this.#isWaiting) {
      this.sounds.music.element.pause();
      return;
    }
    this.#position += passed * this.speed;
    if (this.#position >= this.durationSeconds) {
      this.#position = this.durationSeconds;
      this.pause();
      return;
    }
    this.#follow(timed);
  }

  /** Has the voice of a scene loaded, and says whether it can be heard. Silence is always at hand. */
  #isVoiceAtHand(timed: TimedScene): boolean {
    const { element } = this.sounds.voice;
    const url = timed.scene.narration?.url ?? null;
    if (url === null) {
      return true;
    }
    if (!element.src.endsWith(url)) {
      element.pause();
      element.src = url;
    }
    return element.readyState >= HAS_FUTURE_DATA || this.#voiceTime(timed) < -0.5;
  }

  #voiceTime(timed: TimedScene): number {
    return this.#position - timed.startSeconds - timed.scene.voice_seconds;
  }

  #follow(timed: TimedScene | undefined): void {
    const { voice, music } = this.sounds;
    const level = this.isMuted ? 0 : this.volume;
    const now = sceneAt(this.#timeline, this.#position);
    const isSame = now !== undefined && now === timed && (now.scene.narration?.url ?? null) !== null;
    if (isSame) {
      this.#steer(voice, this.#voiceTime(now), level);
    } else {
      voice.element.pause();
    }
    if (this.#musicUrl === null) {
      music.element.pause();
      return;
    }
    if (!music.element.src.endsWith(this.#musicUrl)) {
      music.element.src = this.#musicUrl;
    }
    this.#steer(music, this.#position, level * musicLevel(now, this.#position));
  }

  /** Keeps a sound to the clock; before it begins and behind its end it is silent. */
  #steer({ element, setLevel }: Sound, seconds: number, level: number): void {
    setLevel(level);
    element.playbackRate = this.speed;
    if (seconds < 0 || seconds >= element.duration) {
      element.pause();
      return;
    }
    if (Math.abs(element.currentTime - seconds) > DRIFT_SECONDS) {
      element.currentTime = seconds;
    }
    if (element.paused) {
      void this.#begin(element);
    }
  }

  /** A browser that wants another press, or cannot have the file, makes the reel stand; its button says so. */
  async #begin(element: SoundElement): Promise<void> {
    try {
      await element.play();
    } catch (error) {
      // Another file, or a pause, came between.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        this.pause();
      }
    }
  }
}
