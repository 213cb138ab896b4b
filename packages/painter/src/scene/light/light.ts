import { lastingSeed } from '../lasting-seed.ts';
import type { Colour } from '../../canvas/colour.ts';
import { clamp, hex, luminance, mix, multiply } from '../../canvas/colour.ts';
import { between, partSeed, seededRandom } from '../../canvas/random.ts';
import type { ScenePlan, TimeOfDay, Weather } from '../../plan/scene-plan.ts';
import { inMood } from './mood.ts';
import type { SceneLight } from './scene-light.ts';
import type { PaintStyle } from '../styles/paint-style.ts';

interface Hour {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly key: Colour;
  readonly ambient: Colour;
  readonly haze: string;
  readonly hazeDensity: number;
  readonly height: readonly [number, number];
  readonly darkness: number;
  readonly cloud: readonly [string, string];
}

/** Colours of the sky and of light by the hour; mixed by eye. */
const hours: Readonly<Record<TimeOfDay, readonly Hour[]>> = {
  dawn: [
    {
      sky: ['#5b7fb4', '#c9a9b8', '#fbd9b0'],
      sun: '#fff0cf',
      key: [262, 220, 196],
      ambient: [122, 128, 168],
      haze: '#e9c9bd',
      hazeDensity: 0.82,
      height: [0.4, 0.5],
      darkness: 0.16,
      cloud: ['#ffe3d0', '#a692b4'],
    },
    {
      sky: ['#3f6a93', '#8fb3bd', '#f6e3bd'],
      sun: '#fff6da',
      key: [258, 232, 200],
      ambient: [112, 136, 164],
      haze: '#d8d6c4',
      hazeDensity: 0.8,
      height: [0.38, 0.48],
      darkness: 0.14,
      cloud: ['#fff1da', '#95a5b6'],
    },
  ],
  morning: [
    {
      sky: ['#3f8ed0', '#8cc3e6', '#e8f1e2'],
      sun: '#fffbe6',
      key: [268, 250, 220],
      ambient: [124, 146, 182],
      haze: '#cfe0e4',
      hazeDensity: 0.66,
      height: [0.14, 0.26],
      darkness: 0,
      cloud: ['#ffffff', '#a9bfd6'],
    },
    {
      sky: ['#4b9ccb', '#a4d3dd', '#f6efd2'],
      sun: '#fffae0',
      key: [270, 246, 212],
      ambient: [122, 148, 172],
      haze: '#dbe5d4',
      hazeDensity: 0.66,
      height: [0.16, 0.28],
      darkness: 0,
      cloud: ['#fffdf4', '#aabfcd'],
    },
  ],
  day: [
    {
      sky: ['#1f6fc4', '#5aa9e2', '#c4e5f1'],
      sun: '#ffffff',
      key: [272, 262, 238],
      ambient: [116, 142, 190],
      haze: '#bcdcea',
      hazeDensity: 0.58,
      height: [0.04, 0.16],
      darkness: 0,
      cloud: ['#ffffff', '#9fb8d8'],
    },
    {
      sky: ['#2a82bd', '#74bcd9', '#dcefe8'],
      sun: '#ffffff',
      key: [272, 264, 236],
      ambient: [116, 148, 182],
      haze: '#c9e2e2',
      hazeDensity: 0.58,
      height: [0.05, 0.18],
      darkness: 0,
      cloud: ['#ffffff', '#a4bfd0'],
    },
  ],
  golden: [
    {
      sky: ['#5690c6', '#f0c8a0', '#ffdc8e'],
      sun: '#fff3c4',
      key: [296, 232, 158],
      ambient: [118, 112, 140],
      haze: '#f2cf95',
      hazeDensity: 0.76,
      height: [0.3, 0.42],
      darkness: 0.08,
      cloud: ['#ffedc2', '#a58f92'],
    },
    {
      sky: ['#6787b4', '#f0b48c', '#ffd486'],
      sun: '#fff0bc',
      key: [298, 222, 146],
      ambient: [120, 104, 134],
      haze: '#f1bf83',
      hazeDensity: 0.78,
      height: [0.32, 0.44],
      darkness: 0.1,
      cloud: ['#ffe2b0', '#a08292'],
    },
  ],
  sunset: [
    {
      sky: ['#2f4272', '#b8647a', '#ff9f58'],
      sun: '#fff0b8',
      key: [300, 172, 116],
      ambient: [98, 86, 110],
      haze: '#b4787c',
      hazeDensity: 0.76,
      height: [0.46, 0.56],
      darkness: 0.36,
      cloud: ['#ffba88', '#74567c'],
    },
    {
      sky: ['#26506f', '#b87f72', '#ffb963'],
      sun: '#fff3c6',
      key: [300, 186, 118],
      ambient: [84, 88, 116],
      haze: '#a88487',
      hazeDensity: 0.76,
      height: [0.46, 0.56],
      darkness: 0.34,
      cloud: ['#ffc685', '#75657f'],
    },
  ],
  dusk: [
    {
      sky: ['#12284c', '#456089', '#d8978c'],
      sun: '#ffe1c8',
      key: [190, 178, 192],
      ambient: [62, 76, 108],
      haze: '#8084a0',
      hazeDensity: 0.74,
      height: [0.58, 0.64],
      darkness: 0.72,
      cloud: ['#d2a6a6', '#415072'],
    },
    {
      sky: ['#0e2b45', '#2f6579', '#e2a47c'],
      sun: '#ffe6c0',
      key: [180, 172, 184],
      ambient: [50, 76, 106],
      haze: '#6b8796',
      hazeDensity: 0.74,
      height: [0.58, 0.64],
      darkness: 0.7,
      cloud: ['#d3a594', '#31516a'],
    },
  ],
  night: [
    {
      sky: ['#050b1f', '#0f2148', '#284875'],
      sun: '#f4f3e4',
      key: [142, 166, 214],
      ambient: [40, 56, 98],
      haze: '#2c4771',
      hazeDensity: 0.72,
      height: [0.12, 0.26],
      darkness: 1,
      cloud: ['#57719e', '#14223f'],
    },
    {
      sky: ['#060a1c', '#1b1d4a', '#44407e'],
      sun: '#fbf3dd',
      key: [150, 156, 216],
      ambient: [48, 50, 102],
      haze: '#3d3f77',
      hazeDensity: 0.72,
      height: [0.12, 0.26],
      darkness: 1,
      cloud: ['#6a6aa4', '#191a43'],
    },
  ],
};

interface WeatherLight {
  readonly cover: number;
  readonly hardness: number;
  /** How much of the sky's own colour is left, and towards what it turns. */
  readonly colour: number;
  readonly grey: string;
  readonly haze: number;
}

const weatherLights: Readonly<Record<Weather, WeatherLight>> = {
  clear: { cover: 0.22, hardness: 1, colour: 1, grey: '#8fa3b5', haze: 0 },
  cloudy: { cover: 0.5, hardness: 0.85, colour: 0.92, grey: '#93a5b4', haze: 0.04 },
  overcast: { cover: 0.86, hardness: 0.3, colour: 0.4, grey: '#98a5ae', haze: 0.1 },
  rain: { cover: 0.9, hardness: 0.2, colour: 0.3, grey: '#6d7d8b', haze: 0.16 },
  storm: { cover: 1, hardness: 0.25, colour: 0.3, grey: '#4a5568', haze: 0.1 },
  snow: { cover: 0.8, hardness: 0.3, colour: 0.42, grey: '#bcc8d2', haze: 0.2 },
  fog: { cover: 0.6, hardness: 0.2, colour: 0.3, grey: '#a4c4d6', haze: 0.24 },
};

/** Works out the light of a scene from hour, weather, mood, style and seed. */
export function readLight(plan: ScenePlan, style: PaintStyle): SceneLight {
  const random = seededRandom(partSeed(plan.seed, 'light'));
  const variants = hours[plan.time];
  const hour = variants[Math.floor(random() * variants.length)] ?? hours.day[0];
  if (hour === undefined) {
    throw new Error(`No light is known for ${plan.time}`);
  }
  const weather = weatherLights[plan.weather];
  const isLeft = random() < 0.5;
  // Within a film the light of a place, and with it all that is set up by it, stays on its side.
  const isOnLeft = plan.castSeed === undefined ? isLeft : seededRandom(lastingSeed(plan, 'side'))() < 0.5;
  const side = isOnLeft ? between(random, 0.16, 0.34) : between(random, 0.66, 0.84);
  const sunY = between(random, hour.height[0], hour.height[1]);
  const grey = mix(
    hex(weather.grey),
    multiply(hex(weather.grey), mix(hour.ambient, [255, 255, 255], 0.4)),
    Math.max(0.3, hour.darkness),
  );
  const veil = (text: string): Colour =>
    style.grade(mix(dim(grey, hour.darkness), hex(text), weather.colour), 'sky');
  const keyStrength = 0.62 + 0.38 * weather.hardness;
  const key = mix(hour.ambient, mix(greyOf(hour.key), hour.key, 0.4 + 0.6 * weather.hardness), keyStrength);
  const plain: SceneLight = {
    sunX: side,
    sunY,
    toward: normalise([
      side < 0.5 ? -0.62 : 0.62,
      -0.35 - (0.6 - Math.min(0.6, sunY)) * 0.9,
      plan.time === 'sunset' ? 0.18 : 0.42,
    ]),
    key,
    ambient: mix(hour.ambient, greyOf(hour.key), (1 - weather.hardness) * 0.22),
    haze: veil(hour.haze),
    hazeDensity: clamp((hour.hazeDensity + weather.haze) * style.haze, 0, 0.96),
    sky: { top: veil(hour.sky[0]), middle: veil(hour.sky[1]), low: veil(hour.sky[2]) },
    sun: hex(hour.sun),
    darkness: clamp(hour.darkness + (plan.weather === 'storm' ? 0.25 : 0), 0, 1),
    hardness: weather.hardness,
    cloud: { lit: veil(hour.cloud[0]), shade: veil(hour.cloud[1]), cover: weather.cover },
  };
  const light = inMood(plain, plan.mood);
  return plan.isForFilm === true ? seen(light) : light;
}

/** The least brightness of a film's lights, by which a face is still read on a small screen. */
const leastSeen = { key: 170, ambient: 84 } as const;

/** A light no darker than a film's is: its colour stays. */
function seen(light: SceneLight): SceneLight {
  const lift = (colour: Colour, least: number): Colour => {
    const factor = Math.max(1, least / Math.max(1, luminance(colour)));
    return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
  };
  return { ...light, key: lift(light.key, leastSeen.key), ambient: lift(light.ambient, leastSeen.ambient) };
}

/** A surface's colour in the scene: `lit` from 0 in shadow to 1 in full light, `distance` from 0 near to 1 at the horizon. */
export function shadeColour(
  surface: Colour,
  at: { lit: number; distance: number },
  scene: { light: SceneLight; style: PaintStyle },
): Colour {
  const { light, style } = scene;
  const seen = multiply(surface, mix(light.ambient, light.key, at.lit));
  const graded = style.grade(seen, 'thing');
  return mix(graded, light.haze, light.hazeDensity * Math.pow(clamp(at.distance, 0, 1), 0.85));
}

function dim(colour: Colour, darkness: number): Colour {
  return mix(colour, [colour[0] * 0.3, colour[1] * 0.34, colour[2] * 0.44], darkness);
}

function greyOf(colour: Colour): Colour {
  const grey = Math.min(255, luminance(colour)) * (luminance(colour) > 200 ? 0.9 : 1);
  return mix([grey, grey, grey], colour, 0.1);
}

function normalise([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
