import { seededRandom } from '../music/seeded-random.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { bandNoise, slowly, wandering, whiteNoise } from './noise.ts';
import type { Voice } from './noise.ts';
import type { BedKind } from './soundscape.ts';

/** Makes one channel of a bed; the channels of a pair differ in their seed, which makes them wide. */
const beds: Record<BedKind, (seed: number) => Voice> = {
  wind: (seed) => gusts(seed, { lowHz: 180, highHz: 520, hertz: 0.16 }),
  rain(seed) {
    const [hiss, patter] = [bandNoise(whiteNoise(seed, 1), 0.6), bandNoise(whiteNoise(seed, 2), 1.2)];
    const drops = seededRandom(seed, 3);
    let drop = 0;
    return () => {
      drop = drops() < 0.0016 ? 0.6 + drops() * 0.8 : drop * 0.9965;
      return hiss(5200) * 0.9 + patter(1900) * (0.35 + drop);
    };
  },
  sea(seed) {
    const [swell, foam] = [bandNoise(whiteNoise(seed, 1), 0.6), bandNoise(whiteNoise(seed, 2), 0.5)];
    const pace = wandering(seed + 5, 0.03);
    const height = slowly(
      (seconds) => 0.5 - 0.5 * Math.cos((seconds / (5.5 + pace(seconds))) * 2 * Math.PI + seed * 0.3),
    );
    return (seconds) => {
      const wave = height(seconds);
      return swell(260) * (0.7 + wave) + foam(2300 + wave * 1400) * wave ** 2 * 0.8;
    };
  },
  stream(seed) {
    const [water, bubble] = [bandNoise(whiteNoise(seed, 1), 0.7), bandNoise(whiteNoise(seed, 2), 6)];
    const tone = wandering(seed + 2, 3.1);
    return (seconds) => water(1500) * 0.7 + bubble(500 + 900 * tone(seconds)) * 1.6;
  },
  birds: (seed) => callers(seed, { perSecond: 0.9, lowHz: 2300, highHz: 5200 }),
  crickets(seed) {
    const random = seededRandom(seed);
    const [pitchHz, pulseHz] = [4100 + random() * 500, 26 + random() * 8];
    const rest = wandering(seed + 1, 0.7);
    return (seconds) => {
      const pulse = Math.max(0, Math.sin(seconds * pulseHz * 2 * Math.PI)) ** 2;
      return Math.sin(seconds * pitchHz * 2 * Math.PI) * pulse * Math.max(0, rest(seconds) - 0.35);
    };
  },
  city(seed) {
    const hum = gusts(seed, { lowHz: 90, highHz: 240, hertz: 0.09 });
    const passing = gusts(seed + 9, { lowHz: 320, highHz: 900, hertz: 0.21 });
    return (seconds) => hum(seconds) * 1.4 + passing(seconds) * 0.35;
  },
  room(seed) {
    const air = bandNoise(whiteNoise(seed, 1), 0.5);
    return () => air(240);
  },
  deep(seed) {
    const swell = wandering(seed, 0.08);
    const air = bandNoise(whiteNoise(seed, 1), 0.8);
    return (seconds) =>
      Math.sin(seconds * 55 * 2 * Math.PI) * 0.3 * swell(seconds) +
      Math.sin(seconds * 82.4 * 2 * Math.PI) * 0.2 * (1 - swell(seconds)) +
      air(150 + 120 * swell(seconds));
  },
  rotor(seed) {
    const [blade, air] = [bandNoise(whiteNoise(seed, 1), 0.9), bandNoise(whiteNoise(seed, 2), 0.6)];
    return (seconds) => {
      const turn = Math.max(0, Math.sin(seconds * 11.5 * 2 * Math.PI)) ** 3;
      return blade(130) * (0.2 + 2.4 * turn) + air(900) * (0.12 + 0.5 * turn);
    };
  },
  rumble: (seed) => gusts(seed, { lowHz: 45, highHz: 130, hertz: 0.35 }),
};

export function openBed(kind: BedKind, seed: number): Voice {
  return beds[kind](seed);
}

/** Noise that swells and rises together, as wind does. */
function gusts(seed: number, band: { lowHz: number; highHz: number; hertz: number }): Voice {
  const noise = bandNoise(whiteNoise(seed, 1), 1.1);
  const force = wandering(seed + 1, band.hertz);
  return (seconds) => {
    const now = force(seconds);
    return noise(band.lowHz + (band.highHz - band.lowHz) * now) * (0.35 + 0.9 * now);
  };
}

/** Short falling and rising whistles, two or three in a row. */
function callers(seed: number, of: { perSecond: number; lowHz: number; highHz: number }): Voice {
  const random = seededRandom(seed);
  let call = {
    start: random() / of.perSecond,
    lengthSeconds: 0.1,
    fromHz: of.lowHz,
    toHz: of.highHz,
    left: 2,
  };
  let phase = 0;
  return (seconds) => {
    const part = (seconds - call.start) / call.lengthSeconds;
    if (part > 1) {
      const again = call.left > 0;
      const gap = again ? 0.05 + random() * 0.08 : (0.4 + random() * 1.4) / of.perSecond;
      const pitchHz = of.lowHz + random() * (of.highHz - of.lowHz);
      call = {
        start: seconds + gap,
        lengthSeconds: 0.06 + random() * 0.12,
        fromHz: again ? call.fromHz : pitchHz,
        toHz: again ? call.toHz : pitchHz * (0.75 + random() * 0.5),
        left: again ? call.left - 1 : Math.floor(random() * 4),
      };
    }
    if (part < 0 || part > 1) {
      return 0;
    }
    phase += ((call.fromHz + (call.toHz - call.fromHz) * part) / sampleRateHz) * 2 * Math.PI;
    return Math.sin(phase) * Math.sin(part * Math.PI) ** 2 * 0.5;
  };
}
