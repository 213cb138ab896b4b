import type { LayeredSceneInput } from '@kinora/renderer';
import type { ProviderCall, VideoRequest } from '@kinora/models';
import { indoorPlaces } from '@kinora/painter';
import type { CastLayers, CastPlan, Painting } from '@kinora/painter';
import type { LayerInput } from './layer-parts.ts';
import { heardAt } from './spoken-moment.ts';

/** The place reaches so far beyond the frame, as a part of the shorter side: the camera comes no further. */
const bleedPart = 0.14;
/** Depths of what is far of a place, and of what is near. */
const placeDepths = [
  ['place-far', 0.12],
  ['place-near', 0.36],
] as const;

export interface CastToStage {
  readonly plan: CastPlan;
  readonly painting: Painting;
}

/** The parts of a plan as files, and where its place is. */
export interface PaintedCast {
  readonly painted: CastLayers;
  /** Of the place. */
  readonly frame: LayerInput['box'];
}

/** Paints the parts of a plan for a request's size. */
export async function paintCastOf(
  { plan, painting }: CastToStage,
  request: VideoRequest,
  call: ProviderCall,
): Promise<PaintedCast> {
  const { width, height } = sceneSize(request);
  // Even: whole chroma pixels.
  const bleed = 2 * Math.round((Math.min(width, height) * bleedPart) / 2);
  const painted = await painting.cast({ plan, width, height, bleed, folder: call.workFolder }, call);
  const unit = 1920 / Math.max(width, height);
  const frame = {
    x: -bleed * unit,
    y: -bleed * unit,
    width: (width + 2 * bleed) * unit,
    height: (height + 2 * bleed) * unit,
  };
  return { painted, frame };
}

/** The place, what is far of it and what is near. */
export function placeBehind({ behind }: CastLayers, box: LayerInput['box']): LayerInput[] {
  return placeDepths.flatMap(([id, depth], index): LayerInput[] => {
    const file = behind[index];
    return file === undefined ? [] : [{ id, files: [file], box, depth, edge: 'extend' }];
  });
}

/** When a panel is turned to each of its next pages, in seconds: by all that is said, whoever says it. */
export function pageTurnsOf({ panel }: CastPlan, request: VideoRequest): number[] {
  return (panel?.pages ?? []).map(({ from }) => heardAt(from, request));
}

/** What a place has lettered over it. */
export function letteringOver({ lettering }: CastLayers, box: LayerInput['box']): LayerInput[] {
  return lettering === null ? [] : [{ id: 'place-words', files: [lettering], box, space: 'screen' }];
}

/** What falls through the air of a place. */
export function weather({ background }: CastPlan, seed: number): LayeredSceneInput['particles'] {
  if (indoorPlaces.has(background.place)) {
    return [];
  }
  switch (background.weather) {
    case 'rain':
    case 'storm':
      return [{ kind: 'rain', seed, density: background.weather === 'storm' ? 0.8 : 0.5 }];
    case 'snow':
      return [{ kind: 'snow', seed, density: 0.5 }];
    default:
      return background.season === 'spring' && background.place === 'garden'
        ? [{ kind: 'petals', seed, density: 0.25 }]
        : [];
  }
}

function sceneSize({ aspectRatio, longSide }: VideoRequest): { width: number; height: number } {
  const long = Math.round(longSide / 2) * 2;
  const short = Math.round((longSide * 9) / 32) * 2;
  return aspectRatio === '16:9' ? { width: long, height: short } : { width: short, height: long };
}
