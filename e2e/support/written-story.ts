import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Scene } from '@kinora/contract/scenes';
import { randomUUID } from 'node:crypto';

export interface WrittenStory {
  readonly id: string;
  readonly session: string;
}

interface Answer {
  readonly status: string;
  readonly title: string;
  readonly revision: number;
  readonly scenes: Scene[];
  readonly draft_scenes: Scene[] | null;
}

/** A story that its person writes: five empty scenes with what they show, in their review. */
export async function startWrittenStory(page: Page): Promise<WrittenStory> {
  const session = randomUUID();
  const data = JSON.stringify({
    user_query: 'A lighthouse keeper finds a boat',
    selected_engine: 'engine_normal',
    video_type: 'story',
    voice: 'builtin-en-aria',
    write_myself: true,
    session_id: session,
    request_id: session,
  });
  const started = await page.request.post('/api/research_and_create_video', { multipart: { data } });
  const { project_id: id } = (await started.json()) as { project_id: string };
  // The worker of a server that has just started is the last of its processes to be there.
  await expect
    .poll(() => readStory(page, id), { timeout: 150_000 })
    .toMatchObject({ status: 'SCENES_READY' });
  return { id, session };
}

/** What the server has of it. */
export async function readStory(page: Page, id: string): Promise<Answer> {
  return (await (await page.request.get(`/api/project/${id}`)).json()) as Answer;
}

/** A scene as the server has it while it is written. */
export async function writtenScene(page: Page, id: string, number: number): Promise<Scene | undefined> {
  const { scenes, draft_scenes: draft } = await readStory(page, id);
  return (draft ?? scenes)[number - 1];
}

/** Opens a scene's editor. @returns its narration */
export async function openScene(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: `Edit scene ${number}`, exact: true }).click();
  return page.getByRole('article', { name: `Scene ${number}, editing` }).getByLabel('Narration');
}

export async function openStory(page: Page, { session }: WrittenStory): Promise<void> {
  await page.goto(`/?session=${session}`);
  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible();
}
