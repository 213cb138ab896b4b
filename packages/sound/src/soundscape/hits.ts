import { bandNoise, whiteNoise } from './noise.ts';
import type { Voice } from './noise.ts';
import type { HitKind, SoundHit } from './soundscape.ts';

/** Makes one channel of a hit; the voice is given the time since it began. */
const hits: Record<HitKind, (seed: number, lengthSeconds: number) => Voice> = {
  /** Comes near, passes and goes: louder and higher, then lower. */
  rush(seed, lengthSeconds) {
    const noise = bandNoise(whiteNoise(seed, 21), 1.6);
    return (seconds) => {
      const part = seconds / lengthSeconds;
      const near = Math.sin(Math.min(1, part) * Math.PI) ** 2;
      return noise(260 + 1700 * near * (part < 0.5 ? 1 : 0.7)) * near * 2.2;
    };
  },
  blast(seed) {
    const [body, crack] = [bandNoise(whiteNoise(seed, 31), 0.7), bandNoise(whiteNoise(seed, 32), 0.6)];
    return (seconds) =>
      Math.sin(38 * 2 * Math.PI * seconds - 9 * Math.exp(-seconds * 9)) * Math.exp(-seconds * 3.2) * 1.1 +
      body(110) * Math.exp(-seconds * 2.4) * 3 +
      crack(1400) * Math.exp(-seconds * 16) * 1.2;
  },
  step(seed) {
    const [heel, grit] = [bandNoise(whiteNoise(seed, 41), 1.4), bandNoise(whiteNoise(seed, 42), 0.8)];
    return (seconds) => heel(120) * Math.exp(-seconds * 38) * 4 + grit(2600) * Math.exp(-seconds * 60) * 0.7;
  },
};

/** Of a hit, at any time of the clip; silent before and after it. */
export function openHit({ kind, atSeconds, seconds: length, level }: SoundHit, seed: number): Voice {
  const voice = hits[kind](seed, length);
  return (seconds) => {
    const since = seconds - atSeconds;
    return since < 0 || since > length ? 0 : voice(since) * level * Math.min(1, (length - since) / 0.03);
  };
}
