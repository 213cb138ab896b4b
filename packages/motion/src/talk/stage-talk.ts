import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeRawPicture, LayeredSceneSchema } from '@kinora/renderer';
import type { LayeredSceneInput } from '@kinora/renderer';
import type { JsonValue, ProviderCall, SpokenTurn, StagedScene, VideoRequest } from '@kinora/models';
import {
  partSeed,
  openIconArts,
  indoorPlaces,
  lightCanvas,
  lightOf,
  paintTable,
  tableBox,
  writeSprites,
} from '@kinora/painter';
import type { IconArts, CastPlan } from '@kinora/painter';
import type { LayerInput } from './layer-parts.ts';
import { personDepth, personLayers } from './person-layers.ts';
import { placeLayers } from './place-layers.ts';
import { talkCamera } from './talk-camera.ts';

/** Sets people before their place, moving and speaking as a request's turns say. */
export type TalkStage = (plan: CastPlan, request: VideoRequest, call: ProviderCall) => Promise<StagedScene>;

export function openTalkStage(): TalkStage {
  const icons = openIconArts();
  return (plan, request, call) => stageTalk({ plan, icons }, request, call);
}

async function stageTalk(
  { plan, icons }: { plan: CastPlan; icons: IconArts },
  request: VideoRequest,
  call: ProviderCall,
): Promise<StagedScene> {
  const size = sceneSize(request);
  const turns = spokenTurns(request, plan.people.length);
  const { behind, over } = await placeLayers({ plan: plan.background, size, icons }, call);
  const people: LayerInput[] = [];
  for (const index of plan.people.keys()) {
    people.push(...(await stagePerson(plan, { index, turns, request }, call)));
  }
  const scene: LayeredSceneInput = {
    version: 1,
    aspect: request.aspectRatio,
    layers: [...behind, ...people, ...(await tableLayers(plan, request, call)), ...over],
    camera: talkCamera({
      plan,
      turns,
      durationSeconds: request.durationSeconds,
      seed: request.seed,
      aspectRatio: request.aspectRatio,
    }),
    particles: weather(plan, request.seed),
  };
  return {
    // A parsed scene is plain data.
    scene: JSON.parse(JSON.stringify(LayeredSceneSchema.parse(scene))) as JsonValue,
    madeBy: { provider: 'builtin', model: 'talking-people' },
  };
}

/** The table before who sits at it: as near as they are. */
async function tableLayers(plan: CastPlan, request: VideoRequest, call: ProviderCall): Promise<LayerInput[]> {
  if (plan.isAtTable !== true) {
    return [];
  }
  call.signal.throwIfAborted();
  const light = lightOf(plan.background);
  const canvas = lightCanvas(paintTable(plan, request.longSide / 1920, light), light);
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const file = path.join(call.workFolder, 'table.pam');
  await writeFile(file, encodeRawPicture({ data, width, height }), { signal: call.signal });
  return [{ id: 'table', files: [file], box: tableBox(plan), depth: personDepth, edge: 'extend' }];
}

/** `lipsync: false` keeps every mouth closed: the words are then a narrator's. */
function spokenTurns({ speech = [], lipsync }: VideoRequest, people: number): SpokenTurn[] {
  return lipsync === false ? [] : speech.filter(({ character }) => character < people);
}

async function stagePerson(
  plan: CastPlan,
  part: { index: number; turns: readonly SpokenTurn[]; request: VideoRequest },
  call: ProviderCall,
): Promise<LayerInput[]> {
  const { index, turns, request } = part;
  const placed = plan.people[index];
  if (placed === undefined) {
    return [];
  }
  const light = lightOf(plan.background);
  // Cameras come closer than the picture: a third more pixels keep faces sharp.
  const pixelsPerUnit = (request.longSide / 1920) * placed.scale * 1.3;
  const sprites = await writeSprites(
    placed.person,
    { pose: placed.pose, yaw: placed.yaw, ...light },
    {
      folder: call.workFolder,
      prefix: `person-${index}`,
      pixelsPerUnit,
      signal: call.signal,
      finish: (canvas) => lightCanvas(canvas, light),
    },
  );
  return personLayers({
    placed,
    sprites,
    own: turns.filter(({ character }) => character === index),
    others: turns.filter(({ character }) => character !== index),
    durationSeconds: request.durationSeconds,
    seed: partSeed(request.seed, `person-${index}`),
  });
}

function weather({ background }: CastPlan, seed: number): LayeredSceneInput['particles'] {
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
