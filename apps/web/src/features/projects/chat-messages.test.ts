import type { ProjectAnswer } from '@kinora/contract/api';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { describe, expect, it } from 'vitest';
import { chatMessages } from './chat-messages.ts';

function project(status: ProjectStatus, error: string | null = null): ProjectAnswer {
  // Only the fields that are read.
  return { status, error, prompt: 'Why do cats purr?', final_links: ['/film.mp4'] } as ProjectAnswer;
}

describe('the conversation of the workspace', () => {
  it('CHAT-10 begins with the user and answers with a placeholder while work runs', () => {
    expect(chatMessages(project('GENERATING_SCENES'))).toMatchObject([
      { role: 'user', content: 'Why do cats purr?', placeholder: false, videoUrl: null },
      { role: 'assistant', placeholder: true, videoUrl: null },
    ]);
  });

  it('CHAT-10 carries the film once it is complete', () => {
    expect(chatMessages(project('COMPLETE'))[1]).toMatchObject({ placeholder: false, videoUrl: '/film.mp4' });
  });

  it('ERR-05 says why a generation failed', () => {
    expect(chatMessages(project('FAILED', 'no power'))[1]?.content).toBe('Generation failed: no power');
  });
});
