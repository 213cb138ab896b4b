import type { VideoStyle } from '@kinora/contract/catalogue';
import type { JsonValue } from '@kinora/models';
import { z } from 'zod';

/** One look over a whole film: a glass all its scenes are seen through. */
interface FilmGlass {
  readonly tint: { readonly colour: string; readonly amount: number };
  readonly saturation: number;
  readonly contrast: number;
  readonly vignette: number;
}

/** Mixed by eye; strong enough that scenes of different hours belong together, too weak to turn noon into dusk. */
const glasses: Readonly<Record<VideoStyle, FilmGlass>> = {
  auto: { tint: { colour: '#e2b98a', amount: 0.07 }, saturation: 0.96, contrast: 1.05, vignette: 0.16 },
  cinematic: { tint: { colour: '#d9a878', amount: 0.09 }, saturation: 0.92, contrast: 1.08, vignette: 0.24 },
  documentary: {
    tint: { colour: '#b8b4a6', amount: 0.06 },
    saturation: 0.88,
    contrast: 1.02,
    vignette: 0.08,
  },
  playful: { tint: { colour: '#ffd9a0', amount: 0.06 }, saturation: 1.12, contrast: 1.02, vignette: 0.04 },
  minimal: { tint: { colour: '#d6d4ce', amount: 0.1 }, saturation: 0.78, contrast: 0.98, vignette: 0 },
  dramatic: { tint: { colour: '#3f5f86', amount: 0.1 }, saturation: 0.9, contrast: 1.14, vignette: 0.3 },
};

const ExposuresSchema = z.looseObject({ exposure: z.array(z.json()).default([]) });
const GradedSceneSchema = z.looseObject({ grade: ExposuresSchema.optional() });

export interface FilmGrade {
  readonly videoStyle: VideoStyle;
  /** Height of each black bar as a part of the frame's height. */
  readonly letterbox: number;
  readonly dip: Dip;
  readonly durationSeconds: number;
}

/** A staged scene in the look of its film: one palette over all scenes, the bars of a cinema, and its light as scenes meet. */
export function withFilmGrade(scene: JsonValue, film: FilmGrade): JsonValue {
  const { grade, ...rest } = GradedSceneSchema.parse(scene);
  const own = grade?.exposure ?? [];
  const { openingExposure, openingSeconds, closingSeconds } = film.dip;
  const end = film.durationSeconds;
  // Lightning keeps its own flashes.
  const exposure =
    own.length > 0
      ? own
      : [
          { atSeconds: 0, exposure: openingExposure },
          { atSeconds: openingSeconds, exposure: 1 },
          { atSeconds: Math.max(openingSeconds, end - closingSeconds), exposure: 1 },
          { atSeconds: end, exposure: 0 },
        ];
  return z.json().parse({
    ...rest,
    grade: { ...grade, ...glasses[film.videoStyle], letterbox: film.letterbox, exposure },
  });
}

interface Dip {
  /** The light of a scene's first frame: 0 is black, 1 full. */
  readonly openingExposure: number;
  /** Seconds in which it comes to its full light, and in which it sinks into the black. */
  readonly openingSeconds: number;
  readonly closingSeconds: number;
}

/**
 * How a scene of a film meets its neighbours: a short dip into the black between scenes. A film itself opens in half its
 * light and not in black, since its first frame is what players, mails and folders show of it.
 */
export function dipOfScene(index: number): Dip {
  return index === 0
    ? { openingExposure: 0.55, openingSeconds: 0.8, closingSeconds: 0.2 }
    : { openingExposure: 0, openingSeconds: 0.24, closingSeconds: 0.2 };
}
