import path from 'node:path';
import type { JsonValue, ProviderCall, ImageModel, ImageRequest, ImageResult } from '@kinora/models';
import { describeScene } from '../describe/describe-scene.ts';
import type { SceneManner } from '../describe/describe-scene.ts';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import type { Painting } from '../plan/painting.ts';
import type { PictureOrder } from '../plan/painting-order.ts';
import type { CastPlan, PanelBoard } from '../plan/cast-plan.ts';
import { readPeople } from '../plan/cast-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { planScene } from '../scene/diorama-model.ts';
import { actScene } from './act-scene.ts';
import { readPlayers, withPlayers } from './players.ts';
import { createExplainedPlaces } from './where-explained.ts';
import { composeCast, composePortrait } from './compose-cast.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { readPerson } from '../describe/read-person.ts';

/**
 * Adds people to a painter of places: portraits of described people, whose plan is a {@link PersonPlan}, and scenes with
 * the people of such plans, whose plan is a {@link CastPlan}. Everything else the painter does alone.
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
    /** What hangs behind who speaks of it; nothing when left out. */
    readonly panels?: (request: ImageRequest) => PanelBoard | undefined;
  },
): ImageModel {
  const indexes = openPictureIndexes();
  const describe = (request: ImageRequest): ScenePlan => describeScene(request, manner, indexes);
  const whereExplained = createExplainedPlaces(describe);
  const explain = (people: readonly PersonPlan[], request: ImageRequest): CastPlan => {
    const board = panels?.(request);
    const background = board === undefined ? describe(request) : whereExplained(request);
    return composeCast(people, { ...background, style: manner.style }, { ...request, board });
  };
  const act = (people: readonly PersonPlan[], request: ImageRequest): CastPlan | undefined => {
    const players = readPlayers(request);
    if (players.length === 0) {
      return undefined;
    }
    const prompt = withPlayers(request, players);
    const planOf = (words: string): ScenePlan => planScene({ ...request, prompt: words }, manner, indexes);
    const { filmPrompts: [opening] = [] } = request;
    const begins =
      opening === undefined ? undefined : planOf(withPlayers({ ...request, prompt: opening }, players));
    return actScene({ told: planOf(prompt), begins, people, players }, request);
  };
  return {
    async start(request, call) {
      if (request.isPortrait === true) {
        return { state: 'finished', result: await portray(request, { manner, painting }, call) };
      }
      const people = readPeople(request.characters ?? []).slice(0, 2);
      if (people.length === 0) {
        return places.start(request, call);
      }
      const acted = act(people, request);
      const plan = acted ?? explain(people, request);
      const wanted = { plan, painted: acted?.acted ?? plan, size: pictureSize(request) };
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
