import { LayeredSceneSchema } from '@kinora/renderer';
import type { LayeredScene } from '@kinora/renderer';
import type { JsonValue, VideoRequest } from '@kinora/models';
import type { CastPlan, ScenePlan } from '@kinora/painter';
import type { MotionManner } from '../motion-manners.ts';
import { stageClip } from '../stage/stage-clip.ts';
import type { StagingCall } from '../stage/staging-call.ts';
import { closeSpans } from './close-spans.ts';
import type { LayerInput, ShotInput } from './layer-parts.ts';
import { spokenTurns, talkingPeople } from './stage-talk.ts';
import { movedShot } from './talk-camera.ts';
import type { View } from './talk-framing.ts';
import { withoutSpans } from './unseen.ts';
import type { Span } from './unseen.ts';

/** A film of people is cut as often as they are looked at from near. */
const shotSeconds = 3.7;

/** People who do what is told of them; who speaks is seen from near while they do. */
export async function stageActed(
  { plan, acted, manner }: { plan: CastPlan; acted: ScenePlan; manner: MotionManner },
  request: VideoRequest & { readonly image: string },
  call: StagingCall,
): Promise<LayeredScene> {
  const scene = await stageClip({ ...request, imagePlan: asJson(acted) }, { ...manner, shotSeconds }, call);
  const { durationSeconds } = request;
  const turns = spokenTurns(request, plan.people.length);
  const near = closeSpans(turns, durationSeconds);
  if (near.length === 0) {
    return scene;
  }
  const far = spansBetween(near, durationSeconds);
  const people = await talkingPeople({ plan, painting: call.painting }, request, call);
  const shots = [
    ...far.flatMap((span) => within(scene.camera.shots, span)),
    ...near.flatMap((span) => nearShots(span, plan, request)),
  ].toSorted((one, other) => startOf(one) - startOf(other));
  const layers: LayerInput[] = [
    ...scene.layers.map((layer) => withoutSpans(layer, near)),
    ...people.map((layer) => withoutSpans(layer, far)),
  ];
  return LayeredSceneSchema.parse({ ...scene, layers, camera: { ...scene.camera, shots } });
}

const startOf = ({ fromSeconds = 0 }: ShotInput): number => fromSeconds;

/** A plan is plain data. */
function asJson(plan: ScenePlan): JsonValue {
  // JSON.parse gives nothing but JSON.
  return JSON.parse(JSON.stringify(plan)) as JsonValue;
}

function spansBetween(spans: readonly Span[], durationSeconds: number): Span[] {
  const ends = [0, ...spans.map(([, until]) => until)];
  const starts = [...spans.map(([from]) => from), durationSeconds];
  return ends.flatMap((from, index): Span[] => {
    const until = starts[index] ?? durationSeconds;
    // A scene may go on a little longer than it was said to.
    return until - from < 0.01 ? [] : [[from, until === durationSeconds ? until + 1 : until]];
  });
}

type Shots = LayeredScene['camera']['shots'];

/** A cut so soon after another is none. */
const shortestSeconds = 1.3;

/** The shots of a camera that goes on while something else is looked at. */
function within(shots: Shots, [from, until]: Span): Shots {
  const going = shots.findLast(({ fromSeconds }) => fromSeconds <= from + shortestSeconds);
  const later = shots.filter(
    ({ fromSeconds }) => fromSeconds > from + shortestSeconds && fromSeconds < until - shortestSeconds,
  );
  return [...(going === undefined ? [] : [{ ...going, fromSeconds: from }]), ...later];
}

/** Nobody is looked at in one way for longer. */
const longestSeconds = 4;

function nearShots([from, until]: Span, plan: CastPlan, request: VideoRequest): ShotInput[] {
  const speaker = request.speech?.find(({ endSeconds }) => endSeconds > from)?.character ?? 0;
  const index = Math.min(speaker, plan.people.length - 1);
  const count = Math.ceil((until - from) / longestSeconds);
  const seconds = (until - from) / count;
  return Array.from({ length: count }, (_, shot): ShotInput => {
    const view: View = { of: shot % 2 === 0 ? 'half' : 'person', index };
    const fromSeconds = from + shot * seconds;
    const talk = { plan, aspectRatio: request.aspectRatio };
    return movedShot({ fromSeconds, view }, { talk, end: fromSeconds + seconds, isPush: true });
  });
}
