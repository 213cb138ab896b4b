import { effectivePlan, hundredthsOf, priceOfProject, projectStatus, storyReasons } from '@kinora/contract';
import type { EngineKey, Plan, ReadinessContext, StartStoryData } from '@kinora/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { readBalance } from '../credits/index.ts';
import {
  enqueueStep,
  ensureHold,
  findRepeated,
  initialTitle,
  inputHash,
  insertProject,
  planSteps,
  refuseFor,
} from '../projects/index.ts';
import type { NewProject } from '../projects/index.ts';
import { rememberSession } from '../history/index.ts';
import { writeScenes } from './jobs/write-scenes.ts';
import { refuseUnavailable } from './refuse-unavailable.ts';
import { scriptInput } from './script-step.ts';
import type { StoriesDeps } from './stories-deps.ts';
import type { StorySettings } from './story-settings.ts';

export interface StoryStart {
  readonly user: { readonly id: string; readonly storedPlan: Plan };
  readonly data: StartStoryData;
  readonly imageCount: number;
  readonly hasPdf: boolean;
  /** The `Idempotency-Key` header; the data's `request_id` wins. */
  readonly idempotencyKey: string | null;
}

/**
 * Starts a story: project, credit hold and first job in one transaction. The same key with the same data answers the
 * project it started before. @throws AppError for every reason the story cannot start
 */
export async function startStory(deps: StoriesDeps, start: StoryStart): Promise<string> {
  const requestKey = start.data.request_id ?? start.idempotencyKey;
  const requestFingerprint = fingerprintOf(start);
  const repeated = await findRepeated(deps.database, {
    ownerId: start.user.id,
    requestKey,
    requestFingerprint,
  });
  if (repeated !== undefined) {
    return repeated.id;
  }
  const context = await readinessContext(deps, start.user);
  const draft = { ...start.data, imageCount: start.imageCount, hasPdf: start.hasPdf };
  refuseFor(storyReasons(draft, context));
  refuseUnavailable(deps.providers, draft);
  const settings = settingsFrom(start.data);
  const now = deps.clock.now();
  const project: NewProject = {
    id: deps.ids.next(),
    ownerId: start.user.id,
    sessionId: start.data.session_id ?? deps.ids.next(),
    mode: 'stories',
    requestKey,
    requestFingerprint,
    title: initialTitle(start.data.user_query),
    prompt: start.data.user_query,
    settings,
    plan: effectivePlan(context),
    priceHundredths: hundredthsOf(priceOfProject(settings.engine)),
    status: projectStatus.SCENES_QUEUED,
    scenes: [],
    now,
  };
  return await createStory(deps, project);
}

async function createStory(deps: StoriesDeps, fresh: NewProject): Promise<string> {
  const created = await deps.database.transaction(async (tx) => {
    const project = await insertProject(tx, fresh);
    if (project === undefined) {
      return undefined;
    }
    await rememberSession(tx, { ...project, content: project.prompt, now: fresh.now });
    await ensureHold(tx, project);
    const wanted = [{ kind: 'script', input: scriptInput(project), take: 0 }] as const;
    const [step] = await planSteps(tx, { projectId: project.id, wanted, now: fresh.now, ids: deps.ids });
    await enqueueStep(tx, deps.queue, { definition: writeScenes, project, step });
    return project;
  });
  // Lost the race against the same request: the winner's project is the answer.
  const project = created ?? (await findRepeated(deps.database, fresh));
  if (project === undefined) {
    throw new AppError('conflict');
  }
  return project.id;
}

async function readinessContext(deps: StoriesDeps, user: StoryStart['user']): Promise<ReadinessContext> {
  const [balance, voices] = await Promise.all([
    readBalance(deps.database, user.id),
    deps.providers.speech.voices(),
  ]);
  return { availableHundredths: balance.availableHundredths, storedPlan: user.storedPlan, voices };
}

/** Everything the caller said, without the name they gave the request. */
function fingerprintOf({ data, imageCount, hasPdf }: StoryStart): string {
  return inputHash({ ...data, request_id: null, imageCount, hasPdf });
}

/** The reasons above have refused every missing choice; this says so to the compiler and to whoever changes them. */
function settingsFrom(data: StartStoryData): StorySettings {
  return {
    videoType: chosen(data.video_type),
    videoStyle: data.video_style,
    language: data.language,
    aspectRatio: data.aspect_ratio,
    engine: chosen<EngineKey>(data.selected_engine),
    voiceId: chosen(data.voice),
    secondVoiceId: data.voice_2,
    hasSubtitles: data.subtitle,
    wantsWebResults: data.include_web_results,
    imageModel: data.selected_image_model,
    videoModel: data.selected_video_model,
    uploads: [],
    documentAssetId: null,
    speakers: [],
  };
}

function chosen<Value>(choice: Value | null): Value {
  if (choice === null) {
    throw new AppError('invalid');
  }
  return choice;
}
