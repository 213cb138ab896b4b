import { StoryChoicesSchema, usualSpeech } from '@kinora/contract/api';
import { emptyScene } from '@kinora/contract/scenes';
import { DEFAULT_FILMS_VOICE } from '@kinora/contract/voices';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { AspectRatio, EngineKey } from '@kinora/contract/catalogue';
import type { Scene } from '@kinora/contract/scenes';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { Page } from '@playwright/test';

/** What a server that is in trouble answers to one call; everything else is the real server's. */
export async function answer(
  page: Page,
  path: string | RegExp,
  reply: { status?: number; json: unknown },
): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: reply.status ?? 200, json: reply.json }));
}

/** Opens a session whose project is as it is told here; where it is open already, it becomes so. */
export async function openProject(
  page: Page,
  told: {
    status: ProjectStatus;
    selected_engine: EngineKey;
    aspect_ratio?: AspectRatio;
    final_links?: string[];
    chapters?: ProjectAnswer['chapters'];
    narration?: string;
    scenes?: Scene[];
    isOpen?: boolean;
  },
): Promise<void> {
  const picture = '/engines/engine_films.webp';
  const scene = {
    ...emptyScene(1, 's-1'),
    title: 'The light',
    narration: told.narration ?? 'Mara keeps the light.',
    narration_script: told.narration ?? 'Mara keeps the light.',
    voice_id: DEFAULT_FILMS_VOICE,
    ...(told.status === 'IMAGES_READY'
      ? { generated_image_options: [picture], selected_image_url: picture }
      : {}),
  };
  const project: ProjectAnswer = {
    project_id: 'told',
    session_id: 'told',
    status: told.status,
    ...StoryChoicesSchema.parse({
      selected_engine: told.selected_engine,
      video_type: 'film',
      voice: DEFAULT_FILMS_VOICE,
      ...(told.aspect_ratio === undefined ? {} : { aspect_ratio: told.aspect_ratio }),
    }),
    scenes:
      told.scenes ??
      [scene, { ...emptyScene(2, 's-2'), title: 'The storm', narration: 'A boy lands.' }].slice(
        0,
        told.selected_engine === 'engine_films' ? 1 : 2,
      ),
    draft_scenes: null,
    revision: 0,
    can_undo: false,
    can_redo: false,
    final_links: told.final_links ?? [],
    error: null,
    title: 'The light',
    prompt: 'Mara keeps the light.',
    progress: { done: 0, total: 0, label: '' },
    seconds_left: null,
    price: 20,
    paid_credits: 0,
    cancel_credits: 0,
    made_by: [],
    sources: [],
    has_attachments: false,
    notice: null,
    poster_url: null,
    captions_url: null,
    ...(told.chapters === undefined ? {} : { chapters: told.chapters }),
    created_at: '2026-01-01T00:00:00.000Z',
  };
  const video = {
    id: 'told',
    title: 'The light',
    status: told.status,
    video_files_json: [],
    poster_url: null,
  };
  await answer(page, '**/history/told', {
    json: {
      videos: [
        {
          id: 'told',
          session_id: 'told',
          content: project.prompt,
          created_at: project.created_at,
          videos: [{ ...video, created_at: project.created_at }],
        },
      ],
    },
  });
  await answer(page, '**/api/project/told', { json: project });
  await page.route('**/api/project/told/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 3600000\n\n' }),
  );
  // Whatever is written is kept, one revision after the other.
  let revision = 0;
  await page.route('**/api/project/told/edits', (route) => {
    revision += 1;
    return route.fulfill({
      json: { revision, title: project.title, scenes: null, can_undo: true, can_redo: false, notice: null },
    });
  });
  await answer(page, '**/api/project/told/narrations', { json: { speech: usualSpeech, scenes: [] } });
  if (told.isOpen !== true) {
    await page.goto('/?session=told');
  }
}
