import { ProjectAnswerSchema } from '@kinora/contract/api';
import { isResting } from '@kinora/contract/statuses';
import type { ProjectAnswer, StartStoryInput } from '@kinora/contract/api';
import { randomUUID } from 'node:crypto';
import { projectKinds } from '../../../project-kinds.ts';
import { openDatabaseNews } from '../../../platform/news/database-news.ts';
import { systemClock } from '../../../platform/clock.ts';
import { buildTestHttp, silentLog } from '../../../testing/test-http.ts';
import { growingPause } from '../../../testing/growing-pause.ts';
import { registerAccess } from '../../access/index.ts';
import { cheapPasswords, emailOf, PASSWORD, SECRET } from '../../../testing/access-app.ts';
import { registerMedia } from '../../assets/index.ts';
import { registerCatalogue } from '../../catalogue/index.ts';
import { registerGenerations } from '../../generations/index.ts';
import { registerCharacters } from '../../characters/index.ts';
import { registerHistory } from '../../history/index.ts';
import { registerJobs } from '../../jobs/index.ts';
import { registerPrompts } from '../../prompts/index.ts';
import { registerVoices } from '../../voices/index.ts';
import { registerStories } from '../routes.ts';
import { goodStart } from './story-world.ts';
import type { StoryWorld } from './story-world.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'HEAD';

interface Upload {
  readonly field: string;
  readonly filename: string;
  readonly type: string;
  readonly content: string | Buffer;
}

/** The calls of stories and of everything round them, on a world, without a port. */
export async function createStoryApp(world: StoryWorld) {
  const { app } = await buildTestHttp();
  const { deps } = world;
  const news = openDatabaseNews({ databaseUrl: world.url, log: silentLog });
  app.addHook('onClose', () => news.close());
  registerAccess(app, {
    database: deps.database,
    log: silentLog,
    clock: systemClock,
    secret: SECRET,
    publicUrl: 'http://127.0.0.1:3000',
    needsSetupCode: false,
    startingCreditsHundredths: 2500n,
    passwords: cheapPasswords,
    news,
  });
  registerMedia(app, deps);
  registerStories(app, deps);
  registerCharacters(app, deps);
  registerGenerations(app, deps);
  registerHistory(app, { ...deps, kinds: projectKinds });
  registerJobs(app, { ...deps, kinds: projectKinds });
  registerVoices(app, { ...deps, log: silentLog });
  registerCatalogue(app, {
    gateway: deps.gateway,
    webResultsByDefault: true,
    contact: { linkedin_url: null, twitter_url: null, email: null },
  });
  registerPrompts(app, {
    database: deps.database,
    gateway: deps.gateway,
    log: silentLog,
  });
  const send = (method: Method, url: string, options: SendOptions = {}) =>
    app.inject({
      method,
      url,
      headers: { ...options.headers, ...(options.cookie === undefined ? {} : { cookie: options.cookie }) },
      ...(options.payload === undefined ? {} : { payload: options.payload }),
    });
  return {
    app,
    send,
    /** Asks until a project rests; the work is done in this process, so between two questions it has its turn. */
    rested: async (cookie: string, projectId: string): Promise<ProjectAnswer> => {
      const pause = growingPause();
      for (;;) {
        const answer = await send('GET', `/api/project/${projectId}`, { cookie });
        const story = ProjectAnswerSchema.parse(answer.json());
        if (isResting(story.status)) {
          return story;
        }
        await pause();
      }
    },
    /** Signs up; the first account of a database is activated and the admin. */
    signUp: async (name: string) => {
      const payload = { name, email: emailOf(name), password: PASSWORD };
      const answer = await send('POST', '/api/auth/sign-up/email', { payload });
      return String(answer.headers['set-cookie']).split(';')[0] ?? '';
    },
    start: (cookie: string, start: StartOptions = {}) => {
      const form = formOf({ ...goodStart, request_id: randomUUID(), ...start.data }, start.uploads ?? []);
      return send('POST', '/api/research_and_create_video', {
        cookie,
        payload: form.payload,
        headers: { 'content-type': form.contentType, ...start.headers },
      });
    },
  };
}

interface SendOptions {
  readonly payload?: string | object;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

interface StartOptions {
  readonly data?: Partial<StartStoryInput> & Record<string, unknown>;
  readonly uploads?: readonly Upload[];
  readonly headers?: Record<string, string>;
}

function formOf(data: object, uploads: readonly Upload[]): { payload: Buffer; contentType: string } {
  const boundary = 'kinora-test-boundary';
  const part = (head: string, content: string | Buffer): Buffer[] => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...part('content-disposition: form-data; name="data"', JSON.stringify(data)),
    ...uploads.flatMap(({ field, filename, type, content }) =>
      part(
        `content-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}`,
        content,
      ),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
}
