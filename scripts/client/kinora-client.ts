import {
  CreateCharacterAnswerSchema,
  CreateInvitationAnswerSchema,
  ProjectAnswerSchema,
  StartAnswerSchema,
  VoicesAnswerSchema,
  consentVersions,
} from '@kinora/contract/api';
import { engineOf } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { isResting } from '@kinora/contract/statuses';
import type { ProjectAnswer, StartStoryInput, VoicesAnswer } from '@kinora/contract/api';
import { setTimeout as wait } from 'node:timers/promises';

/** A file of a multipart form. */
export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** A character that is wished for; without a model it is painted by the one that characters have by default. */
export interface NewCharacter {
  readonly name: string;
  readonly prompt: string;
  readonly model_name?: string;
}

/** One signed-in person talking HTTP to a running Kinora, for measurements and for the gallery. */
export interface KinoraClient {
  readonly origin: string;
  /** The session cookie, for tools that send requests of their own. */
  readonly cookie: string;
  voices(): Promise<VoicesAnswer['voices']>;
  startStory(data: StartStoryInput): Promise<string>;
  /** Sends a start call with its files. @returns the project's id */
  start(path: string, data: unknown, files?: readonly FormFile[]): Promise<string>;
  /** @returns the character's id */
  createCharacter(character: NewCharacter): Promise<string>;
  /** What a GET call answers. */
  read(path: string): Promise<unknown>;
  project(projectId: string): Promise<ProjectAnswer>;
  confirmScenes(project: ProjectAnswer): Promise<void>;
  confirmImages(project: ProjectAnswer): Promise<void>;
  download(path: string): Promise<Buffer>;
}

async function refuseFailure(response: Response): Promise<Response> {
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  }
  return response;
}

async function signUp(origin: string, name: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: `${name.toLowerCase()}@example.org`,
      password: 'correct horse battery',
    }),
  });
  await refuseFailure(response);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.join('; ');
}

/** The photographs of measurements and sheets show nobody: engines for a person's own may use them. */
async function agreeToPhotographs(origin: string, cookie: string): Promise<void> {
  const payload = { subject: 'person_photograph', version: consentVersions.person_photograph };
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify(payload);
  await refuseFailure(await fetch(`${origin}/api/account/consents`, { method: 'POST', headers, body }));
}

/** Creates the first account of a fresh Kinora, which is its admin, and signs it in. */
export function signUpFirst(origin: string): Promise<KinoraClient> {
  return clientOf(origin, 'Ada');
}

/** Creates another account with an admin's invitation, of somebody who works beside them, and signs it in. */
export async function signUpAnother({ origin, cookie }: KinoraClient): Promise<KinoraClient> {
  const client = await clientOf(origin, 'Bob');
  const send = async (path: string, as: string, payload: unknown): Promise<Response> => {
    const headers = { cookie: as, 'content-type': 'application/json' };
    return refuseFailure(
      await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(payload) }),
    );
  };
  const invited = await send('/api/admin/invitations', cookie, { uses: 1 });
  const { code } = CreateInvitationAnswerSchema.parse(await invited.json());
  await send('/api/activate', client.cookie, { invitation_code: code });
  return client;
}

async function clientOf(origin: string, name: string): Promise<KinoraClient> {
  const cookie = await signUp(origin, name);
  await agreeToPhotographs(origin, cookie);
  const get = async (path: string): Promise<Response> =>
    refuseFailure(await fetch(`${origin}${path}`, { headers: { cookie } }));
  const post = async (path: string, scenes: ProjectAnswer['scenes']): Promise<void> => {
    const headers = { cookie, 'content-type': 'application/json' };
    await refuseFailure(
      await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify({ scenes }) }),
    );
  };
  const start = async (path: string, data: unknown, files: readonly FormFile[] = []): Promise<string> => {
    const body = new FormData();
    body.set('data', JSON.stringify(data));
    for (const { field, name, bytes, contentType } of files) {
      body.append(field, new Blob([new Uint8Array(bytes)], { type: contentType }), name);
    }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers: { cookie }, body });
    return StartAnswerSchema.parse(await (await refuseFailure(response)).json()).project_id;
  };
  return {
    origin,
    cookie,
    voices: async () => VoicesAnswerSchema.parse(await (await get('/api/eleven-voices')).json()).voices,
    startStory: (data) => start('/api/research_and_create_video', data),
    start,
    createCharacter: async (character) => {
      const headers = { cookie, 'content-type': 'application/json' };
      const body = JSON.stringify(character);
      const response = await fetch(`${origin}/api/characters`, { method: 'POST', headers, body });
      return CreateCharacterAnswerSchema.parse(await (await refuseFailure(response)).json()).id;
    },
    read: async (path) => await (await get(path)).json(),
    project: async (id) => ProjectAnswerSchema.parse(await (await get(`/api/project/${id}`)).json()),
    confirmScenes: ({ project_id: id, scenes, selected_engine: engine }) => {
      const kind = engineOf(engine).mode;
      return post(`/api/project/${id}/submit-scenes-for-${kind}`, scenes);
    },
    confirmImages: ({ project_id: id, scenes }) => post(`/api/project/${id}/assemble-video-general`, scenes),
    download: async (path) => Buffer.from(await (await get(path)).arrayBuffer()),
  };
}

/** Asks every 200 ms until the project rests. @throws with its own error when it failed, or when a step takes too long */
export async function untilResting(client: KinoraClient, projectId: string): Promise<ProjectAnswer> {
  const deadline = Date.now() + limits.generationTimerSeconds * 1000;
  for (;;) {
    const project = await client.project(projectId);
    if (project.error !== null) {
      throw new Error(project.error);
    }
    if (isResting(project.status)) {
      return project;
    }
    if (Date.now() > deadline) {
      throw new Error(`Project ${projectId} is still ${project.status}.`);
    }
    await wait(200);
  }
}
