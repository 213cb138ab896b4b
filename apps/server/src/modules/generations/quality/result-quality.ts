import { sentences } from '@kinora/contract/sentences';
import type { AspectRatio } from '@kinora/contract/catalogue';
import { z } from 'zod';
import { ProviderError } from '@kinora/models';
import type { PictureSigns } from './picture-signs.ts';

/** What can be wrong with a picture or clip. The first two make it unfit to be handed out; the others are told with it. */
const brokenFindings = ['blank', 'black'] as const;
const minorFindings = ['frozen', 'soft', 'other-shape', 'small', 'no-sound'] as const;
const FindingSchema = z.enum([...brokenFindings, ...minorFindings]);
export type ResultFinding = z.infer<typeof FindingSchema>;

/** The report kept with a single picture or clip: what was measured, and what of it is not as it should be. */
export const ResultQualitySchema = z.object({
  width: z.int(),
  height: z.int(),
  /** Mean brightness and its spread over the picture, 0 to 255; of a clip: over its stills. */
  brightness: z.number(),
  contrast: z.number(),
  /** Mean difference between neighbouring pixels of a small copy. */
  detail: z.number(),
  /** The rest is null for a picture. */
  durationSeconds: z.number().nullable(),
  blackSeconds: z.number().nullable(),
  /** How long in all nothing changed from one still to the next. */
  frozenSeconds: z.number().nullable(),
  hasSound: z.boolean().nullable(),
  findings: z.array(FindingSchema),
});
export type ResultQuality = z.infer<typeof ResultQualitySchema>;

/** What a result is judged by. */
export interface ResultObservations {
  readonly width: number;
  readonly height: number;
  readonly wanted: { readonly aspectRatio: AspectRatio; readonly longSide: number };
  /** Of a picture one, of a clip its stills, evenly spaced. */
  readonly stills: readonly PictureSigns[];
  /** null for a picture. */
  readonly clip: {
    readonly durationSeconds: number;
    /** Between a still and the one before, of 255. */
    readonly changes: readonly number[];
    readonly hasSound: boolean;
  } | null;
}

/** Less spread than this is one colour all over; a foggy morning has 8 and more. */
const blankContrast = 1.2;
/** Dimmer than this is black: a night has 12 and more. */
const blackBrightness = 5;
const longestBlackPart = 0.25;
/** A camera that creeps changes a still by more than this in half a second. */
const frozenChange = 0.05;
const frozenPart = 0.6;
const softDetail = 0.7;
const shapeTolerance = 0.03;
const smallPart = 0.5;

/** Judges a result by what was observed. A pure function. */
export function assessResult(result: ResultObservations): ResultQuality {
  const { width, height, wanted, stills, clip } = result;
  const mean = (value: (still: PictureSigns) => number): number =>
    stills.reduce((sum, still) => sum + value(still), 0) / Math.max(1, stills.length);
  const blackPart = mean(({ brightness }) => (brightness < blackBrightness ? 1 : 0));
  const changes = clip?.changes ?? [];
  const frozen = changes.filter((change) => change < frozenChange).length / Math.max(1, changes.length);
  const [across, down] = wanted.aspectRatio.split(':').map(Number);
  const shape = width / height / ((across ?? 1) / (down ?? 1));
  const contrast = mean((still) => still.contrast);
  const detail = mean((still) => still.detail);
  const isFound: Record<ResultFinding, boolean> = {
    blank: contrast < blankContrast,
    black: blackPart > longestBlackPart,
    frozen: clip !== null && frozen > frozenPart,
    soft: detail < softDetail,
    'other-shape': Math.abs(shape - 1) > shapeTolerance,
    small: Math.max(width, height) < wanted.longSide * smallPart,
    'no-sound': clip?.hasSound === false,
  };
  const seconds = clip?.durationSeconds ?? null;
  return {
    width,
    height,
    brightness: mean((still) => still.brightness),
    contrast,
    detail,
    durationSeconds: seconds,
    blackSeconds: seconds === null ? null : seconds * blackPart,
    frozenSeconds: seconds === null ? null : seconds * frozen,
    hasSound: clip?.hasSound ?? null,
    findings: FindingSchema.options.filter((finding) => isFound[finding]),
  };
}

/** @throws ProviderError `transient` for what nobody should be given */
export function refuseBroken(quality: ResultQuality): ResultQuality {
  const broken = brokenFindings.filter((finding) => quality.findings.includes(finding));
  if (broken.length > 0) {
    const cause = new Error(`The result is ${broken.join(' and ')}`);
    throw new ProviderError('transient', sentences.generation.unusableResult, { cause });
  }
  return quality;
}
