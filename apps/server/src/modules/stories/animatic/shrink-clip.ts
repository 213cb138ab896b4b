import { join } from 'node:path';
import { restingStatuses } from '@kinora/contract/statuses';
import type { JobHandler } from '../../../platform/queue/job.ts';
import { readAssets, sourceOfWork } from '../../assets/index.ts';
import { enqueueStep, runStep } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { standAgain } from '../hearing/hear-scene.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { told } from '../upgrades/cut-own-clip.ts';
import { ClipPreviewInputSchema } from './clip-previews.ts';
import { shrinkClip } from './shrink-clip-job.ts';

/** A vendor's clip in small, for an animatic. Whatever becomes of it, its project goes on. */
export function runShrinkClip(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: restingStatuses },
        perform: (claimed, call) => shrink(deps, claimed, call),
        settle: () => Promise.resolve(),
        comeBack: standAgain,
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: shrinkClip, project, step, delaySeconds }),
      },
    );
}

async function shrink(
  { database, storage, clipCutter }: StoriesDeps,
  { project, step }: ClaimedStep,
  { workFolder, signal, log }: StepCall,
): Promise<MadeStep> {
  const { clipAssetId } = ClipPreviewInputSchema.parse(step.input);
  const clip = (await readAssets(database, [clipAssetId])).get(clipAssetId);
  if (clip?.ownerId !== project.ownerId) {
    throw new Error(`A clip of project ${project.id} is missing`);
  }
  const input = await storage.localCopy(clip.storageKey, workFolder);
  const output = join(workFolder, 'preview.mp4');
  const run = { person: project.ownerId, signal, log };
  const { seconds } = await told(() => clipCutter.shrink({ input, output }, run));
  const { provider, model } = clip;
  const digitalSource =
    provider === 'builtin' ? { digitalSource: await sourceOfWork(database, [clip.id]) } : {};
  return {
    result: { seconds },
    madeBy: { provider, model },
    files: [{ file: output, kind: 'preview', contentType: 'video/mp4', ...digitalSource }],
  };
}
