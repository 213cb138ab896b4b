import type { SpokenTurn } from '@kinora/models';
import { seededRandom } from '@kinora/painter';
import type { CastPlan, PlacedPerson } from '@kinora/painter';
import type { CameraInput, ShotInput } from './layer-parts.ts';

/** Turns shorter than this are not worth a cut. */
const shortestShotSeconds = 1.9;

export interface FilmedTalk {
  readonly plan: CastPlan;
  readonly turns: readonly SpokenTurn[];
  readonly durationSeconds: number;
  readonly seed: number;
  readonly aspectRatio: '16:9' | '9:16';
}

/** One person is filmed in one slow move; two in a shot of both, then cut to who speaks. */
export function talkCamera(talk: FilmedTalk): CameraInput {
  const shots = talk.plan.people.length === 1 ? [soloShot(talk)] : dialogueShots(talk);
  return { shots, depthStrength: 0.8, seed: talk.seed };
}

function soloShot({ plan, durationSeconds, seed, aspectRatio }: FilmedTalk): ShotInput {
  const isPush = seededRandom(seed)() < 0.65;
  const [person] = plan.people;
  // What hangs beside them stays in the picture.
  const aside = person === undefined || plan.panel !== undefined ? 0 : offCentre(person, aspectRatio) * 0.12;
  const near = {
    zoom: plan.panel === undefined ? 1.085 : 1.035,
    x: aside,
    y: plan.panel === undefined ? -8 : 0,
  };
  const far = { zoom: 1.015, x: 0, y: 0 };
  const [from, to] = isPush ? [far, near] : [near, far];
  return {
    fromSeconds: 0,
    keys: [
      { atSeconds: 0, ...from, handheld: 2 },
      { atSeconds: durationSeconds, ...to, handheld: 2 },
    ],
  };
}

function offCentre({ x }: PlacedPerson, aspectRatio: FilmedTalk['aspectRatio']): number {
  return x - (aspectRatio === '16:9' ? 960 : 540);
}

function dialogueShots(talk: FilmedTalk): ShotInput[] {
  const { plan, turns, durationSeconds } = talk;
  const shots: ShotInput[] = [both(0, durationSeconds)];
  for (const [index, turn] of turns.entries()) {
    const speaker = plan.people[turn.character];
    const last = shots.at(-1);
    const isLongEnough = turn.endSeconds - turn.startSeconds >= shortestShotSeconds;
    if (
      speaker === undefined ||
      last === undefined ||
      (last.fromSeconds ?? 0) > turn.startSeconds - shortestShotSeconds
    ) {
      continue;
    }
    if (isLongEnough && index % 3 !== 2) {
      shots.push(closeUp(talk, speaker, turn));
    } else {
      shots.push(both(turn.startSeconds, durationSeconds));
    }
  }
  return shots;
}

function both(fromSeconds: number, durationSeconds: number): ShotInput {
  return {
    fromSeconds,
    keys: [
      { atSeconds: fromSeconds, zoom: 1.01, handheld: 2 },
      { atSeconds: Math.max(durationSeconds, fromSeconds + 1), zoom: 1.06, handheld: 2 },
    ],
  };
}

/** Cuts a tenth of a second before the words, as editors do; who is spoken to stays at the edge. */
function closeUp(
  { durationSeconds, aspectRatio }: FilmedTalk,
  speaker: PlacedPerson,
  turn: SpokenTurn,
): ShotInput {
  const fromSeconds = Math.max(0, turn.startSeconds - 0.1);
  const zoom = aspectRatio === '16:9' ? 1.34 : 1.2;
  const x = offCentre(speaker, aspectRatio) * (aspectRatio === '16:9' ? 0.62 : 0.5);
  return {
    fromSeconds,
    keys: [
      { atSeconds: fromSeconds, x, y: -30, zoom, handheld: 2 },
      { atSeconds: Math.max(durationSeconds, fromSeconds + 1), x, y: -34, zoom: zoom * 1.05, handheld: 2 },
    ],
  };
}
