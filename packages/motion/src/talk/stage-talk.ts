import { LayeredSceneSchema } from '@kinora/renderer';
import type { LayeredSceneInput } from '@kinora/renderer';
import type { JsonValue, ProviderCall, SpokenTurn, StagedScene, VideoRequest } from '@kinora/models';
import { partSeed, panelArea, standBox, tableBox } from '@kinora/painter';
import type { CastLayers, CastPlan } from '@kinora/painter';
import type { LayerInput } from './layer-parts.ts';
import type { ArmRoom } from './arm-layers.ts';
import { gestureMoments } from './gesture-moments.ts';
import type { TimedGesture } from './gesture-moments.ts';
import { personDepth, personLayers } from './person-layers.ts';
import { shouldersBefore } from './shoulder-layers.ts';
import { letteringOver, pageTurnsOf, paintCastOf, placeBehind, weather } from './cast-stage.ts';
import type { CastToStage, PaintedCast } from './cast-stage.ts';
import { seenUnless, talkCamera } from './talk-camera.ts';
import { isClose } from './talk-framing.ts';
import type { TalkToFilm } from './talk-shots.ts';
import { unseenSpans, withoutSpans } from './unseen.ts';

/** In focus: the camera frames it where it is. */
const panelDepth = 0.5;

/** Sets people before their place, moving and speaking as a request's turns say. */
export async function stageTalk(
  { plan, painting }: CastToStage,
  request: VideoRequest,
  call: ProviderCall,
): Promise<StagedScene> {
  const { painted, frame, talk, people } = await paintTalk({ plan, painting }, request, call);
  const { aspectRatio, seed } = request;
  const scene: LayeredSceneInput = {
    version: 1,
    aspect: aspectRatio,
    layers: [
      ...placeBehind(painted, frame),
      ...panelBehind(painted, talk),
      ...people.flatMap((layers, index) =>
        layers.map((layer) => withoutSpans(layer, unseenSpans(talk, index))),
      ),
      ...tableBefore(painted, talk),
      ...shouldersBefore(painted, talk),
      ...letteringOver(painted, frame),
    ],
    camera: talkCamera({ ...talk, seed }),
    particles: weather(plan, seed),
  };
  return {
    // A parsed scene is plain data.
    scene: JSON.parse(JSON.stringify(LayeredSceneSchema.parse(scene))) as JsonValue,
    madeBy: { provider: 'builtin', model: 'talking-people' },
  };
}

/** The people of a plan before their place, speaking and moving, with nothing around them. */
export async function talkingPeople(
  { plan, painting }: CastToStage,
  request: VideoRequest,
  call: ProviderCall,
): Promise<LayerInput[]> {
  const { painted, frame, people } = await paintTalk({ plan, painting }, request, call);
  return [...placeBehind(painted, frame), ...people.flat()];
}

interface PaintedTalk extends PaintedCast {
  readonly talk: TalkToFilm;
  /** The layers of each of them. */
  readonly people: readonly LayerInput[][];
}

async function paintTalk(
  { plan, painting }: CastToStage,
  request: VideoRequest,
  call: ProviderCall,
): Promise<PaintedTalk> {
  const { painted, frame } = await paintCastOf({ plan, painting }, request, call);
  const turns = spokenTurns(request, plan.people.length);
  const { durationSeconds, aspectRatio } = request;
  const pageTurns = pageTurnsOf(plan, request);
  const gestures = gestureMoments(plan, request);
  const talk: TalkToFilm = { plan, turns, durationSeconds, aspectRatio, pageTurns, gestures };
  const people = plan.people.map((_, index) => personOf({ plan, index, turns, gestures, painted }, request));
  return { painted, frame, talk, people };
}

/** Nearer than the place, and behind who speaks of it, on its stand; turned to the page of what they speak of. */
function panelBehind({ panel, stand }: CastLayers, talk: TalkToFilm): LayerInput[] {
  const { plan, pageTurns } = talk;
  if (panel.length === 0 || plan.panel === undefined) {
    return [];
  }
  const layer: LayerInput = {
    id: 'panel',
    files: [...panel],
    box: panelArea(plan.panel),
    depth: panelDepth,
    variantTrack: pageTurns.map((atSeconds, index) => ({ atSeconds, variant: index + 1 })),
    keys: seenUnless(talk, isClose),
  };
  if (stand === null) {
    return [layer];
  }
  const box = standBox(plan.panel, talk.aspectRatio === '16:9');
  return [{ id: 'stand', files: [stand], box, depth: panelDepth, keys: seenUnless(talk, isClose) }, layer];
}

/** As near as those who sit at it, with what stands on it: whole where everybody is seen, and cut anywhere nearer. */
function tableBefore({ table, things }: CastLayers, talk: TalkToFilm): LayerInput[] {
  const keys = seenUnless(talk, ({ of }) => of !== 'all');
  return table === null
    ? []
    : [
        {
          id: 'table',
          files: [table],
          box: tableBox(talk.plan),
          depth: personDepth,
          edge: 'extend',
          keys,
        },
        ...things.map(({ file, box }, index): LayerInput => ({
          id: `thing-${index}`,
          files: [file],
          box,
          depth: personDepth,
          keys,
        })),
      ];
}

/** `lipsync: false` keeps every mouth closed: the words are then a narrator's. */
export function spokenTurns({ speech = [], lipsync }: VideoRequest, people: number): SpokenTurn[] {
  return lipsync === false ? [] : speech.filter(({ character }) => character < people);
}

function personOf(
  part: {
    plan: CastPlan;
    index: number;
    turns: readonly SpokenTurn[];
    gestures: readonly TimedGesture[];
    painted: CastLayers;
  },
  request: VideoRequest,
): LayerInput[] {
  const { plan, index, turns, painted, gestures } = part;
  const [placed, sprites] = [plan.people[index], painted.people[index]];
  if (placed === undefined || sprites === undefined) {
    return [];
  }
  return personLayers({
    placed,
    sprites,
    own: turns.filter(({ character }) => character === index),
    others: turns.filter(({ character }) => character !== index),
    gestures,
    person: index,
    isAlone: plan.people.length === 1,
    room: armRoom(plan, request),
    durationSeconds: request.durationSeconds,
    seed: partSeed(request.seed, `person-${index}`),
  });
}

function armRoom({ people, panel }: CastPlan, { aspectRatio }: VideoRequest): ArmRoom {
  if (aspectRatio === '9:16') {
    return 'upright';
  }
  return people.length > 1 && panel === undefined ? 'between' : 'wide';
}
