import { mailSentences, sentences } from '@kinora/contract/sentences';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { ProviderCall } from '@kinora/models';
import type { CheckDeps } from './capabilities-deps.ts';
import type { CheckTask } from './check-task.ts';

const BUILT_IN = 'builtin';
const SUBJECT = 'A lighthouse at dusk';
/** Small enough to cost little time and money, large enough for every model. */
const LONG_SIDE = 640;
const CLIP_SECONDS = 4;
const ANSWER_CHARACTERS = 160;

const { checked, checkImpossible } = sentences.admin;

/** Makes a small call of its kind. @returns a sentence about what came back @throws when nothing usable did */
export async function tryCapability(deps: CheckDeps, task: CheckTask, call: ProviderCall): Promise<string> {
  switch (task.capability) {
    case 'text':
      return await tryText(deps, task, call);
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

async function tryText({ gateway }: CheckDeps, { adminId }: CheckTask, call: ProviderCall): Promise<string> {
  const ask = { ...call, ownerId: adminId };
  const answer = await gateway.text.enhance({ prompt: SUBJECT, context: 'images' }, ask);
  const isLong = answer.length > ANSWER_CHARACTERS;
  return checked.text(isLong ? `${answer.slice(0, ANSWER_CHARACTERS).trimEnd()}…` : answer);
}

async function tryImages(deps: CheckDeps, task: CheckTask, call: ProviderCall): Promise<string> {
  if (task.provider !== BUILT_IN) {
    return await tryVendor(deps, task, call);
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
  const { width, height } = await deps.gateway.media.makeFree(
    { medium: 'picture', model: modelKeyOf(deps, task), request: () => Promise.resolve(request) },
    call,
  );
  return checked.images(width, height);
}

/** Asks whether the key is taken, which costs nothing. */
async function tryVendor(
  { gateway }: CheckDeps,
  { provider }: CheckTask,
  call: ProviderCall,
): Promise<string> {
  await gateway.media.test(provider, call);
  return checked.vendor;
}

async function tryVideo(deps: CheckDeps, task: CheckTask, call: ProviderCall): Promise<string> {
  if (task.provider !== BUILT_IN) {
    return await tryVendor(deps, task, call);
  }
  const request = {
    prompt: SUBJECT,
    aspectRatio: '16:9',
    durationSeconds: CLIP_SECONDS,
    seed: 1,
    longSide: LONG_SIDE,
  } as const;
  const { durationSeconds } = await deps.gateway.media.makeFree(
    { medium: 'clip', model: modelKeyOf(deps, task), request: () => Promise.resolve(request) },
    call,
  );
  return checked.video(durationSeconds.toFixed(1));
}

async function trySpeech(
  { gateway }: CheckDeps,
  { provider, adminId }: CheckTask,
  call: ProviderCall,
): Promise<string> {
  const voices = await gateway.speech.voices();
  const voice = voices.find(({ engine }) => engine === provider);
  if (voice === undefined) {
    throw new Error(checkImpossible);
  }
  const spoken = await gateway.speech.say(
    { text: `${SUBJECT}.`, voiceId: voice.voice_id, language: 'English' },
    call,
    { ownerId: adminId },
  );
  return checked.speech(voice.name, spoken.durationSeconds.toFixed(1));
}

/** The word that means nothing makes it a question that no cache has an answer for. */
async function trySearch({ gateway, clock }: CheckDeps, call: ProviderCall): Promise<string> {
  const query = `Coral reef OR kinora${clock.now().getTime()}`;
  try {
    const [first] = await gateway.search.find({ query, language: 'English', limit: 1 }, call);
    return first === undefined ? checked.searchEmpty : checked.search(first.label);
  } catch (cause) {
    // What a search that fails says is meant for the script it was needed for.
    throw new Error(sentences.admin.searchUnreachable, { cause });
  }
}

async function tryMail({ database, mailServer, adminEmail }: CheckDeps, task: CheckTask): Promise<string> {
  const [admin] = await database.select({ email: users.email }).from(users).where(eq(users.id, task.adminId));
  const to = adminEmail ?? admin?.email;
  if (mailServer === null || to === undefined) {
    throw new Error(checkImpossible);
  }
  await mailServer.send({ to, ...mailSentences.test });
  return checked.mail(to);
}

function modelKeyOf({ servers }: CheckDeps, task: CheckTask): string {
  const server = servers().find(
    (one) => one.capability === task.capability && one.provider === task.provider,
  );
  return server?.modelKeys?.[0] ?? '';
}
