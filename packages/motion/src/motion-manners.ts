import type { VideoModelKey } from '@kinora/contract/catalogue';
import type { LayeredSceneInput } from '@kinora/renderer';
import type { CameraPlan } from './camera/camera-path.ts';
import type { CameraMove } from './camera/camera-words.ts';

/** How one model moves pictures: what its name promises. */
export interface MotionManner {
  /** The model's own words for itself in `madeBy`. */
  readonly name: string;
  /** What the camera does when the prompt does not say; which one follows from the seed. */
  readonly moves: readonly (readonly CameraMove[])[];
  /** Times the ordinary way. */
  readonly strength: number;
  readonly handheld: number;
  readonly ease: CameraPlan['ease'];
  /** How lively layers move by themselves: 1 is natural. */
  readonly life: number;
  readonly motionBlur: number;
  readonly grade: NonNullable<LayeredSceneInput['grade']>;
  readonly particles: readonly NonNullable<LayeredSceneInput['particles']>[number]['kind'][];
}

const plain: MotionManner = {
  name: 'motion',
  moves: [['push-in']],
  strength: 1,
  handheld: 0,
  ease: 'smooth',
  life: 1,
  motionBlur: 0,
  grade: { vignette: 0.12 },
  particles: [],
};

function manner(name: string, own: Partial<MotionManner>): MotionManner {
  return { ...plain, name, ...own };
}

const calm = manner('calm-camera', {
  moves: [['push-in'], ['pan-right'], ['pull-out']],
  strength: 0.75,
  grade: { vignette: 0.14, contrast: 1.03 },
});
const weighty = manner('weighty-camera', {
  moves: [['crane-up'], ['push-in'], ['orbit-right']],
  strength: 1.1,
  handheld: 2,
  ease: 'smooth',
  life: 1.2,
  grade: { vignette: 0.18, contrast: 1.06, saturation: 1.05 },
});
const flowing = manner('flowing-camera', {
  moves: [
    ['orbit-right', 'push-in'],
    ['pan-left', 'push-in'],
    ['track', 'crane-up'],
  ],
  strength: 0.95,
  grade: { vignette: 0.14 },
});
const quick = manner('quick-camera', {
  moves: [['pan-right'], ['push-in'], ['pan-left']],
  strength: 0.8,
  ease: 'out',
});
const precise = manner('precise-camera', {
  moves: [['push-in'], ['static']],
  strength: 0.6,
  grade: { contrast: 1.02 },
});
const anime = manner('anime-camera', {
  moves: [['crane-up'], ['pan-right', 'push-in'], ['push-in']],
  strength: 1.35,
  ease: 'out',
  life: 1.5,
  motionBlur: 0.3,
  grade: { saturation: 1.16, contrast: 1.08, vignette: 0.1 },
  particles: ['petals'],
});

/** By video model of the catalogue. */
const modelManners = {
  veo3: calm,
  veo3_t2v: calm,
  hailuo: manner('lively-camera', {
    moves: [['orbit-left'], ['push-in'], ['orbit-right']],
    strength: 1.15,
    handheld: 3,
    life: 1.35,
    grade: { saturation: 1.06, vignette: 0.1 },
  }),
  hailuo2: weighty,
  hailuo2_t2v: weighty,
  runway: manner('cinematic-camera', {
    moves: [['push-in'], ['crane-down'], ['orbit-right']],
    strength: 1.1,
    grade: { vignette: 0.32, contrast: 1.08, saturation: 0.94, tint: { colour: '#2a4a66', amount: 0.06 } },
    particles: ['dust'],
  }),
  seedance: flowing,
  seedance_t2v: flowing,
  seedance_lite: quick,
  seedance_lite_t2v: quick,
  wan_2_2: precise,
  wan_2_2_t2v: precise,
  vidu: manner('imaginative-camera', {
    moves: [['orbit-left', 'push-in'], ['tilt-up'], ['crane-up']],
    life: 1.7,
    grade: { saturation: 1.12, vignette: 0.12 },
    particles: ['sparkles'],
  }),
  kling_2_1: manner('dynamic-camera', {
    moves: [
      ['crane-up', 'push-in'],
      ['orbit-right', 'push-in'],
      ['track', 'orbit-left'],
    ],
    strength: 1.4,
    handheld: 2,
    life: 1.3,
    motionBlur: 0.4,
    grade: { vignette: 0.24, contrast: 1.1 },
    particles: ['dust'],
  }),
  pixaverse_t2v: anime,
  argil_avatar_t2v: manner('presenter', { moves: [['push-in']], strength: 0.35, grade: { vignette: 0.2 } }),
} as const satisfies Record<VideoModelKey, MotionManner>;

/** Of engines whose way of moving is no model of the catalogue. */
const engineManners = {
  pixaverse: anime,
  multi_talk: manner('talk', { strength: 0.4 }),
  talking_character: manner('talk', { strength: 0.4 }),
} as const;

/** In whose hand a clip made from words is painted. */
const firstPictures: Partial<Record<string, string>> = {
  veo3_t2v: 'flux_pro_max',
  hailuo2_t2v: 'dalle_3',
  wan_2_2_t2v: 'flux_v1',
  pixaverse_t2v: 'ideogram_v3',
  seedance_t2v: 'seedream',
  seedance_lite_t2v: 'flux_vector',
  argil_avatar_t2v: 'imagen_4_educational',
};

/** Every key that moves pictures: how it does, and the image function that paints its first picture when there is none. */
export const motionModels: readonly {
  readonly key: string;
  readonly manner: MotionManner;
  readonly firstPicture: string;
}[] = Object.entries({ ...modelManners, ...engineManners }).map(([key, each]) => ({
  key,
  manner: each,
  firstPicture: firstPictures[key] ?? 'flux_pro',
}));
