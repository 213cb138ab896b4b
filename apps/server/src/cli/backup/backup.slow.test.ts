import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  BillingAnswerSchema,
  ProjectAnswerSchema,
  StartAnswerSchema,
  VoicesAnswerSchema,
  type ProjectAnswer,
} from '@kinora/contract/api';
import { basicEngine } from '@kinora/contract/catalogue';
import { projectStatus, type ProjectStatus } from '@kinora/contract/statuses';
import { afterAll, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { systemClock } from '../../platform/clock.ts';
import { launchKinora, type LaunchedKinora } from '../../testing/launch-kinora.ts';
import { runCli } from '../run-cli.ts';

const base = await mkdtemp(join(tmpdir(), 'kinora-backup-whole-'));
await chmod(base, 0o711);
const launched: LaunchedKinora[] = [];

async function end(kinora: LaunchedKinora, signal: NodeJS.Signals): Promise<void> {
  if (kinora.process.exitCode === null && kinora.process.signalCode === null) {
    const gone = once(kinora.process, 'exit');
    kinora.process.kill(signal);
    await gone;
  }
}
afterAll(async () => {
  await Promise.all(launched.map((kinora) => end(kinora, 'SIGTERM')));
  await rm(base, { recursive: true, force: true });
});

const environmentOf = (folder: string) => ({
  PORT: '0',
  KINORA_DATA_DIR: join(base, folder),
  KINORA_RENDER_PROFILE: 'test',
});

async function start(folder: string): Promise<LaunchedKinora> {
  const kinora = launchKinora(environmentOf(folder));
  launched.push(kinora);
  while (!kinora.output().includes('Kinora is ready.')) {
    expect(kinora.process.exitCode, kinora.output()).toBe(null);
    await delay(50);
  }
  return kinora;
}

async function command(folder: string, ...words: string[]): Promise<string> {
  const said: string[] = [];
  const exitCode = await runCli(words, {
    say: (text) => void said.push(text),
    complain: (text) => void said.push(text),
    readConfig: () => parseConfig(environmentOf(folder), base),
    clock: systemClock,
  });
  expect(exitCode, said.join('\n')).toBe(0);
  return said.join('\n');
}

/** What one person does with a running Kinora. */
function personAt(kinora: LaunchedKinora, cookie: string) {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const answer = await fetch(`${kinora.address()}${path}`, { ...init, headers });
    expect(answer.ok, `${path} ${answer.status}`).toBe(true);
    return answer.json();
  };
  const read = async (id: string): Promise<ProjectAnswer> =>
    ProjectAnswerSchema.parse(await ask(`/api/project/${id}`));
  const confirm = (project: ProjectAnswer, step: string): Promise<unknown> =>
    ask(`/api/project/${project.project_id}/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenes: project.scenes }),
    });
  return {
    async startStory(): Promise<string> {
      const form = new FormData();
      const data = { user_query: 'why cats purr', video_type: 'explainer', selected_engine: basicEngine };
      const ids = { session_id: 's', request_id: 'r', voice: await anyVoice(ask) };
      form.set('data', JSON.stringify({ ...ids, ...data }));
      const body = { method: 'POST', body: form };
      return StartAnswerSchema.parse(await ask('/api/research_and_create_video', body)).project_id;
    },
    async goOnUntil(id: string, statuses: readonly ProjectStatus[]): Promise<ProjectAnswer> {
      for (;;) {
        const project = await read(id);
        if (statuses.includes(project.status)) {
          return project;
        }
        if (project.status === projectStatus.SCENES_READY) {
          await confirm(project, 'submit-scenes-for-stories');
        } else if (project.status === projectStatus.IMAGES_READY) {
          await confirm(project, 'assemble-video-general');
        }
        await delay(100);
      }
    },
    credits: async () => BillingAnswerSchema.parse(await ask('/api/billing')).credits,
  };
}

async function anyVoice(ask: (path: string) => Promise<unknown>): Promise<string> {
  const { voices } = VoicesAnswerSchema.parse(await ask('/api/eleven-voices'));
  return voices.find(({ voice_id: id }) => id.startsWith('builtin-en-'))?.voice_id ?? '';
}

async function signUp(kinora: LaunchedKinora): Promise<string> {
  const answer = await fetch(`${kinora.address()}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
}

it(
  'O3 a film in the middle of its making is backed up, restored elsewhere and finished there, paid once',
  { timeout: 600_000 },
  async () => {
    const first = await start('first');
    const cookie = await signUp(first);
    const before = personAt(first, cookie);
    const creditsAtFirst = await before.credits();
    const projectId = await before.startStory();
    await before.goOnUntil(projectId, [projectStatus.GENERATING_VIDEO, projectStatus.RENDERING_VIDEO]);
    const file = join(base, 'backup.tar');
    expect(await command('first', 'backup', file)).toContain('rows and');
    await end(first, 'SIGKILL');

    expect(await command('second', 'restore', file)).toContain('what was under way goes on');
    const second = await start('second');
    // The same cookie: people stay signed in.
    const after = personAt(second, cookie);
    const done = await after.goOnUntil(projectId, [projectStatus.COMPLETE, projectStatus.FAILED]);
    expect([done.status, done.error]).toEqual([projectStatus.COMPLETE, null]);
    expect(await after.credits()).toBe(creditsAtFirst - done.price);
    expect(await command('second', 'doctor')).toContain('Nothing is wrong.');
  },
);
