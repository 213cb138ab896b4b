import { setTimeout as delay } from 'node:timers/promises';
import { sentences } from '@kinora/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { JsonValue, MediaProgress, ProviderCall, SearchModel, SourceText } from '@kinora/models';
import type { CheckDeps } from './capabilities-deps.ts';
import type { CheckTask } from './check-task.ts';

const SUBJECT = 'A lighthouse at dusk';
/** Small enough to cost little time and money, large enough for every model. */
const LONG_SIDE = 640;
const CLIP_SECONDS = 4;
const ASK_AGAIN_MS = 2_000;
const ANSWER_CHARACTERS = 160;

const { checked, checkImpossible } = sentences.admin;

/** Makes a small call of its kind. @returns a sentence about what came back @throws when nothing usable did */
export async function tryCapability(deps: CheckDeps, task: CheckTask, call: ProviderCall): Promise<string> {
  switch (task.capability) {
    case 'text':
      return await tryText(deps, call);
    case 'images':
      return await tryImages(deps, task, call);
    case 'video':
      return await tryVideo(deps, task, call);
    case 'speech':
      return await trySpeech(deps, task, call);
    case 'search':
      return await trySearch(deps, call);
    case 'mail':
      return await tryMail(deps, task);
  }
}

async function tryText({ providers }: CheckDeps, call: ProviderCall): Promise<string> {
  const answer = await providers.text.enhancePrompt({ prompt: SUBJECT, context: 'images' }, call);
  const isLong = answer.length > ANSWER_CHARACTERS;
  return checked.text(isLong ? `${answer.slice(0, ANSWER_CHARACTERS).trimEnd()}…` : answer);
}

async function tryImages(deps: CheckDeps, task: CheckTask, call: ProviderCall): Promise<string> {
  const model = deps.providers.pictureModel(modelKeyOf(deps, task));
  if (model === undefined) {
    throw new Error(checkImpossible);
  }
  const request = {
    prompt: SUBJECT,
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 1,
    inputs: [],
    longSide: LONG_SIDE,
  } as const;
  const { width, height } = await waitForMedia(model, await model.start(request, call), call);
  return checked.images(width, height);
}

async function tryVideo(deps: CheckDeps, task: CheckTask, call: ProviderCall): Promise<string> {
  const model = deps.providers.videoModel(modelKeyOf(deps, task));
  if (model === undefined) {
    throw new Error(checkImpossible);
  }
  const request = {
    prompt: SUBJECT,
    aspectRatio: '16:9',
    durationSeconds: CLIP_SECONDS,
    seed: 1,
    longSide: LONG_SIDE,
  } as const;
  const { durationSeconds } = await waitForMedia(model, await model.start(request, call), call);
  return checked.video(durationSeconds.toFixed(1));
}

async function trySpeech(
  { providers }: CheckDeps,
  { provider }: CheckTask,
  call: ProviderCall,
): Promise<string> {
  const voices = await providers.speech.voices();
  const voice = voices.find(({ engine }) => engine === provider);
  if (voice === undefined) {
    throw new Error(checkImpossible);
  }
  const spoken = await providers.speech.synthesize(
    { text: `${SUBJECT}.`, voiceId: voice.voice_id, language: 'English' },
    call,
  );
  return checked.speech(voice.name, spoken.durationSeconds.toFixed(1));
}

/** The word that means nothing makes it a question that no cache has an answer for. */
async function trySearch({ providers, clock }: CheckDeps, call: ProviderCall): Promise<string> {
  if (providers.search === undefined) {
    throw new Error(checkImpossible);
  }
  const query = `Coral reef OR kinora${clock.now().getTime()}`;
  const [first] = await askSearch(providers.search, query, call);
  return first === undefined ? checked.searchEmpty : checked.search(first.label);
}

/** What a search that fails says is meant for the script it was needed for. */
async function askSearch(search: SearchModel, query: string, call: ProviderCall): Promise<SourceText[]> {
  try {
    return await search.search({ query, language: 'English', limit: 1 }, call);
  } catch (cause) {
    throw new Error(sentences.admin.searchUnreachable, { cause });
  }
}

async function tryMail({ database, mailServer, adminEmail }: CheckDeps, task: CheckTask): Promise<string> {
  const [admin] = await database.select({ email: users.email }).from(users).where(eq(users.id, task.adminId));
  const to = adminEmail ?? admin?.email;
  if (mailServer === null || to === undefined) {
    throw new Error(checkImpossible);
  }
  await mailServer.send({ to, ...sentences.mail.test });
  return checked.mail(to);
}

function modelKeyOf({ servers }: CheckDeps, task: CheckTask): string {
  const server = servers.find((one) => one.capability === task.capability && one.provider === task.provider);
  return server?.modelKeys?.[0] ?? '';
}

interface AskedModel<Result> {
  status(operation: JsonValue, call: ProviderCall): Promise<MediaProgress<Result>>;
}

/** A service with a queue is asked until it has finished; the call's signal bounds the waiting. */
async function waitForMedia<Result>(
  model: AskedModel<Result>,
  begun: MediaProgress<Result>,
  call: ProviderCall,
): Promise<Result> {
  let progress = begun;
  while (progress.state === 'running') {
    await delay(ASK_AGAIN_MS, undefined, { signal: call.signal });
    progress = await model.status(progress.operation, call);
  }
  return progress.result;
}
