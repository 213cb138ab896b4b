import { StartStoryDataSchema, StoryChoicesSchema } from '@kinora/contract/api';
import type { ProjectAnswer } from '@kinora/contract/api';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { draftOfProject } from './draft-of-project.ts';

/** Every choice, none of them what it would be without one; of one that is not here, what it would be. */
const chosen = z.parse(StoryChoicesSchema, {
  video_type: 'news',
  video_style: 'dramatic',
  subtitle: false,
  subtitle_style: 'karaoke',
  show_hand: false,
  pen_sounds: false,
  voice: 'voice-1',
  voice_2: 'voice-2',
  language: 'French',
  include_web_results: true,
  selected_engine: 'engine_normal',
  aspect_ratio: '16:9',
  selected_image_model: 'flux_v1',
  selected_video_model: 'veo3',
});

it('another project like this one starts with all of its choices', () => {
  const project: ProjectAnswer = {
    ...chosen,
    project_id: 'a',
    session_id: 'a',
    status: 'COMPLETE',
    scenes: [],
    draft_scenes: null,
    revision: 0,
    can_undo: false,
    can_redo: false,
    final_links: [],
    error: null,
    title: 'The sea',
    prompt: 'The sea at night',
    progress: { done: 0, total: 0, label: '' },
    seconds_left: null,
    price: 5,
    paid_credits: 0,
    cancel_credits: 0,
    made_by: [],
    sources: [],
    notice: null,
    has_attachments: false,
    poster_url: null,
    captions_url: null,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  const { mode, draft } = draftOfProject(project);
  expect(mode).toBe('stories');
  const sent = z.parse(z.omit(StartStoryDataSchema, { session_id: true, request_id: true }), draft);
  expect(sent).toEqual({ ...chosen, user_query: 'The sea at night' });
});
