import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { enqueueStep, inputHash, planSteps, readStepsByHash } from '../../projects/index.ts';
import type { Project, Step, WantedStep } from '../../projects/index.ts';
import { NarrationResultSchema } from '../narration/narration-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';
import { filmPlanOf } from './film-length.ts';
import { musicStep } from './music-steps.ts';
import { playMusic } from './music-job.ts';
import { SegmentInputSchema, lookOf } from './segment-steps.ts';

type ScoredFilm = Pick<Project, 'id' | 'settings' | 'prompt' | 'filmPlan'>;

/** The music of a film whose segments are planned: all it depends on is in their inputs and their narrations. */
export async function wantedMusic(
  database: DatabaseOrTransaction,
  deps: Pick<StoriesDeps, 'longSide'>,
  project: ScoredFilm,
): Promise<WantedStep> {
  const hashes = filmPlanOf(project)?.segmentHashes ?? [];
  const planned = await readStepsByHash(database, { projectId: project.id, hashes });
  const inputs = hashes.map((hash) => {
    const segment = planned.find((step) => step.kind === 'segment' && step.inputHash === hash);
    return SegmentInputSchema.parse(segment?.input);
  });
  const spoken = await readNarrations(database, {
    projectId: project.id,
    hashes: inputs.flatMap(({ narration }) => narration?.hash ?? []),
  });
  const scenes = inputs.map(({ narration, minimumSeconds }) => {
    return { narration: narration === null ? null : (spoken.get(narration.hash) ?? null), minimumSeconds };
  });
  return musicStep(project, scenes, lookOf(settingsOf(project), deps).framesPerSecond);
}

async function readNarrations(database: DatabaseOrTransaction, of: { projectId: string; hashes: string[] }) {
  const rows = await database
    .select({ hash: steps.inputHash, result: steps.result })
    .from(steps)
    .where(
      and(
        eq(steps.projectId, of.projectId),
        eq(steps.kind, 'narration'),
        eq(steps.state, 'finished'),
        inArray(steps.inputHash, of.hashes),
      ),
    );
  return new Map(rows.map(({ hash, result }) => [hash, NarrationResultSchema.parse(result)]));
}

/** Plans a film's music and queues it, unless it is there from before. */
export async function enqueueMusic(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const [step] = await planSteps(tx, {
    projectId: project.id,
    wanted: [await wantedMusic(tx, deps, project)],
    now: deps.clock.now(),
    ids: deps.ids,
  });
  if (step?.state !== 'finished') {
    await enqueueStep(tx, deps.queue, { definition: playMusic, project, step });
  }
}

/** The step of a film's music; undefined when nobody has planned it, as in films that were begun by an earlier version. */
export async function findMusic(
  database: DatabaseOrTransaction,
  deps: Pick<StoriesDeps, 'longSide'>,
  project: ScoredFilm,
): Promise<Step | undefined> {
  const wanted = await wantedMusic(database, deps, project);
  const hash = inputHash(wanted.input);
  const known = await readStepsByHash(database, { projectId: project.id, hashes: [hash] });
  return known.find((step) => step.kind === 'music' && step.inputHash === hash);
}
