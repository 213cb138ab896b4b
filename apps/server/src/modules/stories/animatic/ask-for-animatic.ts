import type { AnimaticAnswer } from '@kinora/contract/api';
import { hearReasons } from '@kinora/contract/readiness';
import type { Transaction } from '../../../db/client.ts';
import { lockOwnProject, planSteps, refuseFor } from '../../projects/index.ts';
import type { OwnedProject, WantedStep } from '../../projects/index.ts';
import { beginStep } from '../hearing/begin-step.ts';
import { hearScene } from '../hearing/hear-scene-job.ts';
import { planOf } from '../review/review-scenes.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { musicOf, readParts, unspoken } from './animatic-parts.ts';
import { playBed } from './play-bed-job.ts';
import { animaticOf } from './read-animatic.ts';
import { shrinkClip } from './shrink-clip-job.ts';
import { isPaid } from './voice-price.ts';

/**
 * Has everything made that an animatic of the film as it is written lacks, the first scene first; the music once all of them
 * were spoken, and vendors' clips in small. Asking again goes on from what is there. @throws AppError `conflict` while
 * something runs, `invalid` for an unknown voice, `closed-tier`
 */
export async function askForAnimatic(
  deps: StoriesDeps,
  { mayBuy, ...owned }: OwnedProject & { readonly mayBuy: boolean },
): Promise<AnimaticAnswer> {
  const voices = await deps.gateway.speech.voices();
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, owned);
    const parts = await readParts(tx, project);
    const voiceIds = parts.flatMap(({ input }) => input?.parts.map(({ voiceId }) => voiceId) ?? []);
    refuseFor(hearReasons([...new Set(voiceIds)], { status: project.status, plan: planOf(project), voices }));
    const free = unspoken(parts).filter(({ input }) => mayBuy || !isPaid(input, voices));
    const narrations = free.map(({ wanted }) => wanted);
    const music = musicOf(project, parts, deps);
    const begin = (wanted: readonly WantedStep[], definition: typeof hearScene) =>
      beginAll(tx, deps, { project, wanted, definition });
    await begin(narrations, hearScene);
    await begin(music === null ? [] : [music], playBed);
    const previews = parts.flatMap(({ clips }) => clips.making.map(({ wanted }) => wanted));
    await begin(previews, shrinkClip);
    return await animaticOf({ database: tx, longSide: deps.longSide }, { project, voices });
  });
}

async function beginAll(
  tx: Transaction,
  deps: StoriesDeps,
  wish: {
    project: Parameters<typeof beginStep>[2]['project'];
    wanted: readonly WantedStep[];
    definition: typeof hearScene;
  },
): Promise<void> {
  const { project, wanted, definition } = wish;
  const now = deps.clock.now();
  const planned = await planSteps(tx, { projectId: project.id, wanted, now, ids: deps.ids });
  for (const step of new Map(planned.map((one) => [one.id, one])).values()) {
    await beginStep(tx, deps, { definition, project, step, now });
  }
}
