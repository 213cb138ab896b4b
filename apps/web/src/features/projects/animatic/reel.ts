import { captionAt, isPlayable, keptPosition, musicLevel, sceneAt } from './timeline.ts';
import type { TimedScene } from './timeline.ts';

/** What plays a sound: the browser's own element, or a stand-in of a test. */
export interface Sound {
  src: string;
  currentTime: number;
  volume: number;
  muted: boolean;
  playbackRate: number;
  readonly paused: boolean;
  /** Not a number before it is known. */
  readonly duration: number;
  readonly readyState: number;
  play: () => Promise<void>;
  pause: () => void;
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

interface ReelSounds {
  readonly voice: Sound;
  readonly music: Sound;
}

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
  }

  pause(): void {
    this.#isPlaying = false;
    this.#isWaiting = false;
    this.sounds.voice.pause();
    this.sounds.music.pause();
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
      this.sounds.music.pause();
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
    const { voice } = this.sounds;
    const url = timed.scene.narration?.url ?? null;
    if (url === null) {
      return true;
    }
    if (!voice.src.endsWith(url)) {
      voice.pause();
      voice.src = url;
    }
    return voice.readyState >= HAS_FUTURE_DATA || this.#voiceTime(timed) < -0.5;
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
      steer(voice, { at: this.#voiceTime(now), level, speed: this.speed });
    } else {
      voice.pause();
    }
    if (this.#musicUrl === null) {
      music.pause();
      return;
    }
    if (!music.src.endsWith(this.#musicUrl)) {
      music.src = this.#musicUrl;
    }
    steer(music, { at: this.#position, level: level * musicLevel(now, this.#position), speed: this.speed });
  }
}

/** Keeps a sound to the clock; before it begins and behind its end it is silent. */
function steer(sound: Sound, wish: { at: number; level: number; speed: number }): void {
  sound.volume = wish.level;
  sound.muted = wish.level === 0;
  sound.playbackRate = wish.speed;
  if (wish.at < 0 || wish.at >= sound.duration) {
    sound.pause();
    return;
  }
  if (Math.abs(sound.currentTime - wish.at) > DRIFT_SECONDS) {
    sound.currentTime = wish.at;
  }
  if (sound.paused) {
    sound.play().catch(() => undefined);
  }
}
