import {
  isResting,
  limits,
  ProjectAnswerSchema,
  StartAnswerSchema,
  VoicesAnswerSchema,
} from '@kinora/contract';
import type { ProjectAnswer, StartStoryInput, VoicesAnswer } from '@kinora/contract';
import { setTimeout as wait } from 'node:timers/promises';

/** One signed-in person talking HTTP to a running Kinora, for measurements and for the gallery. */
export interface KinoraClient {
  readonly origin: string;
  /** The session cookie, for tools that send requests of their own. */
  readonly cookie: string;
  voices(): Promise<VoicesAnswer['voices']>;
  startStory(data: StartStoryInput): Promise<string>;
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

async function signUp(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' }),
  });
  await refuseFailure(response);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.join('; ');
}

/** Creates the first account of a fresh Kinora, which is its admin, and signs it in. */
export async function signUpFirst(origin: string): Promise<KinoraClient> {
  const cookie = await signUp(origin);
  const get = async (path: string): Promise<Response> =>
    refuseFailure(await fetch(`${origin}${path}`, { headers: { cookie } }));
  const post = async (path: string, scenes: ProjectAnswer['scenes']): Promise<void> => {
    const headers = { cookie, 'content-type': 'application/json' };
    await refuseFailure(
      await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify({ scenes }) }),
    );
  };
  return {
    origin,
    cookie,
    voices: async () => VoicesAnswerSchema.parse(await (await get('/api/eleven-voices')).json()).voices,
    startStory: async (data) => {
      const form = new FormData();
      form.set('data', JSON.stringify(data));
      const headers = { cookie };
      const response = await fetch(`${origin}/api/research_and_create_video`, {
        method: 'POST',
        headers,
        body: form,
      });
      return StartAnswerSchema.parse(await (await refuseFailure(response)).json()).project_id;
    },
    project: async (id) => ProjectAnswerSchema.parse(await (await get(`/api/project/${id}`)).json()),
    confirmScenes: ({ project_id: id, scenes }) =>
      post(`/api/project/${id}/submit-scenes-for-stories`, scenes),
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
