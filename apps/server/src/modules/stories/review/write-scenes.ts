import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { Gateway } from '../../../gateway/index.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import type { Lane } from '../../../platform/queue/lanes.ts';
import { enqueueStep, initialTitle, moveProject, runStep, StepTaskSchema } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import type { Script } from '@kinora/models';
import { letterableScript } from './letterable-script.ts';
import { research } from './research.ts';
import { emptyScript, scriptRequest, ScriptResultSchema } from './script-step.ts';
import { documentTexts } from './research.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { scenesOfScript } from '../story-scene.ts';
import { sceneVoiceOf, settingsOf } from '../story-settings.ts';

export const writeScenes: JobDefinition<StepTask> = {
  name: 'write-scenes',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'short',
};

/** A model elsewhere takes minutes, and no processor. */
export function laneOfScripts({ text }: Pick<Gateway, 'text'>): Lane {
  return text.isOutside ? 'outside' : writeScenes.expectedLength;
}

const place = {
  begins: { from: projectStatus.SCENES_QUEUED, to: projectStatus.GENERATING_SCENES },
  statuses: [projectStatus.GENERATING_SCENES],
};

/** Research where asked for, then the script: its scenes are the project's, which rests for the user's review. */
export function runWriteScenes(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place,
        perform: (claimed, call) => writeScript(deps, claimed, call),
        settle: (tx, claimed, made) => settleScript(tx, deps, { claimed, made }),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, {
            definition: writeScenes,
            lane: laneOfScripts(deps.gateway),
            project,
            step,
            delaySeconds,
          }),
      },
    );
}

async function writeScript(deps: StoriesDeps, claimed: ClaimedStep, call: StepCall): Promise<MadeStep> {
  const { project } = claimed;
  if (settingsOf(project).write_myself) {
    return { result: emptyScript(project), madeBy: { provider: 'person', model: 'person' }, files: [] };
  }
  const pages = await documentTexts(deps, project, call);
  const found = await research(deps.gateway, project, call);
  const request = scriptRequest(project, { ...found, sources: [...pages, ...found.sources] });
  const written = await deps.gateway.text.write(request, call, call.paidFor);
  const { language, voice: voiceId } = settingsOf(project);
  const { script, letters } = letterableScript(written, language);
  // Whoever reads the scenes hears them next.
  const text = script.scenes[0]?.narration ?? '';
  deps.gateway.speech.prepare({ text, language, voiceId }, call.log);
  const leftOut = letters.length === 0 ? null : sentences.story.lettersLeftOut(letters);
  return {
    result: ScriptResultSchema.parse({
      ...script,
      sources: script.sources.map(({ label, url }) => ({ label, url: url ?? null })),
      notice: noticeOf(script, found.notice ?? leftOut),
      model: script.madeBy.model,
    }),
    madeBy: script.madeBy,
    files: [],
  };
}

/** A writer that stood in is always told; other words of the writer's only where nothing else has to be said. */
function noticeOf({ isStandIn, notice }: Script, other: string | null): string | null {
  return isStandIn === true ? [notice, other].filter(Boolean).join(' ') : (other ?? notice ?? null);
}

async function settleScript(
  tx: Transaction,
  deps: StoriesDeps,
  done: { claimed: ClaimedStep; made: MadeStep },
): Promise<void> {
  const { project } = done.claimed;
  const script = ScriptResultSchema.parse(done.made.result);
  // A title the user has given in the meantime stays.
  const title = project.title === initialTitle(project.prompt) ? script.title : project.title;
  await moveProject(tx, {
    project,
    from: projectStatus.GENERATING_SCENES,
    to: projectStatus.SCENES_READY,
    now: deps.clock.now(),
    changes: {
      scenes: scenesOfScript(script.scenes, { ids: deps.ids, voiceId: sceneVoiceOf(project) }),
      title,
      notice: script.notice,
    },
  });
}
