import path from 'node:path';
import type { JsonValue, ProviderCall, ImageModel, ImageRequest, ImageResult } from '@kinora/models';
import type { SceneManner } from '../describe/describe-scene.ts';
import type { Painting } from '../plan/painting.ts';
import type { PictureOrder } from '../plan/painting-order.ts';
import type { CastPlan, Panels } from '../plan/cast-plan.ts';
import { createCastPlanner } from './plan-cast.ts';
import { composePortrait } from './compose-cast.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { readPerson } from '../describe/read-person.ts';

/**
 * Adds people to a painter of places: portraits of described people, whose plan is a {@link PersonPlan}, and scenes with
 * the people of such plans, or with what is explained where nobody is, whose plan is a {@link CastPlan}. Everything else the
 * painter does alone.
 */
export function createCastModel(
  manner: SceneManner,
  {
    places,
    painting,
    panels,
  }: {
    readonly places: ImageModel;
    readonly painting: Painting;
    readonly panels?: Panels;
  },
): ImageModel {
  const plans = createCastPlanner(manner, panels);
  return {
    async start(request, call) {
      if (request.isPortrait === true) {
        return { state: 'finished', result: await portray(request, { manner, painting }, call) };
      }
      const plan = plans(request);
      if (plan === undefined) {
        return places.start(request, call);
      }
      const wanted = { plan, painted: plan.acted ?? plan, size: pictureSize(request) };
      return { state: 'finished', result: await keep(wanted, { manner, painting }, call) };
    },
    status: (operation, call) => places.status(operation, call),
    cancel: (operation, call) => places.cancel(operation, call),
  };
}

interface Painter {
  readonly manner: SceneManner;
  readonly painting: Painting;
}

async function portray(request: ImageRequest, painter: Painter, call: ProviderCall): Promise<ImageResult> {
  const plan = readPerson(request, painter.manner.style);
  const painted = composePortrait(plan, request.aspectRatio);
  return await keep({ plan, painted, size: pictureSize(request) }, painter, call);
}

interface Wanted {
  readonly plan: PersonPlan | CastPlan;
  readonly painted: PictureOrder['plan'];
  readonly size: { readonly width: number; readonly height: number };
}

async function keep(
  { plan, painted, size }: Wanted,
  { manner, painting }: Painter,
  call: ProviderCall,
): Promise<ImageResult> {
  const file = path.join(call.workFolder, `${plan.kind}.webp`);
  await painting.picture({ plan: painted, ...size, file }, call);
  return {
    file,
    contentType: 'image/webp',
    ...size,
    // A plan is plain data; a round through text is what storing it does anyway.
    plan: JSON.parse(JSON.stringify(plan)) as JsonValue,
    madeBy: { provider: 'builtin', model: `people-${manner.style}` },
  };
}

/** Width and height for a longer side, both even as films want them. */
function pictureSize({ aspectRatio, longSide }: ImageRequest): { width: number; height: number } {
  const long = Math.round(longSide / 2) * 2;
  const short = Math.round((longSide * 9) / 32) * 2;
  return aspectRatio === '16:9' ? { width: long, height: short } : { width: short, height: long };
}
