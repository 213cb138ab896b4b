import { engineOf, priceOfProject } from '@kinora/contract/catalogue';
import type { EngineKey } from '@kinora/contract/catalogue';
import { hundredthsOf } from '@kinora/contract/money';
import { effectivePlan } from '@kinora/contract/plans';
import { projectStartReasons } from '@kinora/contract/readiness';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { StartStoryData } from '@kinora/contract/api';
import type { Plan } from '@kinora/contract/plans';
import type { ReadinessContext, StoryDraft } from '@kinora/contract/readiness';
import type { Voice } from '@kinora/contract/voices';
import type { Gateway } from '../../../gateway/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { refuseOverQuota } from '../../assets/index.ts';
import { playersOf } from '../../characters/index.ts';
import { readConsents } from '../../consents/index.ts';
import { readBalance } from '../../credits/index.ts';
import { rememberSession } from '../../history/index.ts';
import {
  enqueueStep,
  ensureHold,
  findRepeated,
  initialTitle,
  inputHash,
  insertProject,
  planSteps,
  refuseFor,
} from '../../projects/index.ts';
import type { NewProject } from '../../projects/index.ts';
import { hashUploads } from '../../uploads/index.ts';
import { canMakeStories } from './available-engines.ts';
import { laneOfScripts, writeScenes } from '../review/write-scenes.ts';
import { keepUploads, readUploads } from './keep-uploads.ts';
import type { KeptUploads, StoryUploads } from './keep-uploads.ts';
import { scriptInput } from '../review/script-step.ts';
import { untellableReason } from './untellable-reason.ts';
import { choicesFrom } from './start-settings.ts';
import type { StartChoices } from './start-settings.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import type { StorySettings } from '../story-settings.ts';

export interface StoryStart {
  readonly user: { readonly id: string; readonly storedPlan: Plan };
  readonly data: StartStoryData;
  readonly uploads: StoryUploads;
  /** The `Idempotency-Key` header; the data's `request_id` wins. */
  readonly idempotencyKey: string | null;
}

/**
 * Starts a story or film: project, uploads, credit hold and first job in one transaction. The same key with the same
 * data and files answers the project it started before. @throws AppError for every reason it cannot start
 */
export async function startStory(deps: StoriesDeps, start: StoryStart): Promise<string> {
  const { data, user, uploads } = start;
  const requestKey = data.request_id ?? start.idempotencyKey;
  const request = { ownerId: user.id, requestKey, requestFingerprint: await fingerprintOf(start) };
  const repeated = await findRepeated(deps.database, request);
  if (repeated !== undefined) {
    return repeated.id;
  }
  const voices = await deps.gateway.speech.voices();
  const own = data.selected_engine === null ? null : deps.gateway.media.creditsOf(data.selected_engine);
  const context = {
    ...(await readinessContext(deps, user, voices)),
    ...(own === null ? {} : { ownPriceCredits: own }),
  };
  const draft = { ...data, imageCount: uploads.images.length, hasPdf: uploads.pdf !== null };
  refuseFor(projectStartReasons(draft, context));
  refuseUnavailable(deps.gateway, draft);
  const files = uploads.pdf === null ? uploads.images : [...uploads.images, uploads.pdf];
  await refuseOverQuota(deps, { ownerId: user.id, uploads: files });
  const choices = await withPlayers(deps, choicesFrom(data, voices), user.id);
  await refuseUntellable(deps, start, choices);
  const read = await readUploads(deps, { ownerId: user.id, uploads });
  const fresh = freshProject(deps, { ...request, start, choices, plan: effectivePlan(context) });
  const { isKept } = await keepUploads(deps, { ownerId: user.id, projectId: fresh.id, read }, (kept) =>
    writeStart(deps, { fresh, choices, kept }),
  );
  // Lost the race against the same request: the winner's project is the answer.
  const project = isKept ? fresh : await findRepeated(deps.database, request);
  if (project === undefined) {
    throw new AppError('conflict');
  }
  return project.id;
}

/** A film is told of the characters that its user has made for it. */
async function withPlayers(deps: StoriesDeps, choices: StartChoices, ownerId: string): Promise<StartChoices> {
  const isFilm = engineOf(choices.selected_engine).mode === 'films';
  const characters = isFilm ? await playersOf(deps.database, ownerId) : [];
  return characters.length === 0 ? choices : { ...choices, characters };
}

/** What the writer cannot tell is said at once, where nothing is looked up or read that might help. @throws AppError */
async function refuseUntellable(deps: StoriesDeps, start: StoryStart, choices: StartChoices): Promise<void> {
  const { data, uploads } = start;
  if (uploads.pdf !== null || choices.include_web_results || choices.write_myself) {
    return;
  }
  const { video_type: videoType, video_style: videoStyle, language, selected_engine: engine } = choices;
  const { speakers } = engineOf(engine);
  const wish = { prompt: data.user_query, videoType, videoStyle, language, speakers };
  const message = await untellableReason(deps.gateway, wish);
  if (message !== null) {
    refuse('user_query', message);
  }
}

/** Everything of a new project but what its uploads add to its settings. */
type FreshProject = Omit<NewProject, 'settings'>;

function freshProject(
  deps: StoriesDeps,
  about: {
    start: StoryStart;
    choices: StartChoices;
    plan: Plan;
    requestKey: string | null;
    requestFingerprint: string;
  },
): FreshProject {
  const { data, user } = about.start;
  return {
    id: deps.ids.next(),
    ownerId: user.id,
    sessionId: data.session_id ?? deps.ids.next(),
    mode: engineOf(about.choices.selected_engine).mode,
    requestKey: about.requestKey,
    requestFingerprint: about.requestFingerprint,
    title: initialTitle(data.user_query),
    prompt: data.user_query,
    plan: about.plan,
    priceHundredths: hundredthsOf(priceOf(deps, about.choices.selected_engine)),
    status: projectStatus.SCENES_QUEUED,
    scenes: [],
    now: deps.clock.now(),
  };
}

async function writeStart(
  deps: StoriesDeps,
  write: { fresh: FreshProject; choices: StartChoices; kept: KeptUploads },
): Promise<{ isKept: boolean }> {
  const { fresh, choices, kept } = write;
  const settings: StorySettings = {
    ...choices,
    uploads: [...kept.uploads],
    documentAssetId: kept.documentAssetId,
  };
  return await deps.database.transaction(async (tx) => {
    const project = await insertProject(tx, { ...fresh, settings });
    if (project === undefined) {
      return { isKept: false };
    }
    await kept.writeRows(tx, fresh.now);
    await rememberSession(tx, { ...project, content: project.prompt, now: fresh.now });
    await ensureHold(tx, project);
    const wanted = [{ kind: 'script', input: scriptInput(project), take: 0 }] as const;
    const [step] = await planSteps(tx, { projectId: project.id, wanted, now: fresh.now, ids: deps.ids });
    await enqueueStep(tx, deps.queue, {
      definition: writeScenes,
      lane: laneOfScripts(deps.gateway),
      project,
      step,
    });
    return { isKept: true };
  });
}

/** An admin's own price of an engine stands before that of its tier. */
function priceOf({ gateway }: Pick<StoriesDeps, 'gateway'>, engine: EngineKey): number {
  return gateway.media.creditsOf(engine) ?? priceOfProject(engine);
}

async function readinessContext(
  deps: StoriesDeps,
  user: StoryStart['user'],
  voices: readonly Voice[],
): Promise<ReadinessContext> {
  const { availableHundredths } = await readBalance(deps.database, user.id);
  const { person_photograph: hasPersonConsent } = await readConsents(deps.database, user.id);
  return { availableHundredths, storedPlan: user.storedPlan, voices, hasPersonConsent };
}

/** Everything the caller said, without the name they gave the request. */
async function fingerprintOf({ data, uploads }: StoryStart): Promise<string> {
  const files = uploads.pdf === null ? uploads.images : [...uploads.images, uploads.pdf];
  return inputHash({
    ...data,
    request_id: null,
    imageCount: uploads.images.length,
    files: await hashUploads(files),
  });
}

/** What this installation cannot do is said at once, instead of failing later or leaving something out. @throws AppError */
function refuseUnavailable(gateway: Gateway, draft: StoryDraft): void {
  const { selected_engine: engine } = draft;
  if (engine !== null && !canMakeStories(gateway, { ...draft, selected_engine: engine })) {
    refuse('selected_engine', sentences.story.engineUnavailable);
  }
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid', { detail: message, errors: [{ path, message }] });
}
