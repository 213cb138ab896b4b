import { sentences } from '@kinora/contract/sentences';
import { isWorking, projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { isUpgrading } from './upgrades/is-upgradable.ts';

/** A message of the workspace's conversation. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  /** Stands for an answer that is still being made. */
  placeholder: boolean;
  /** The finished film; null before. */
  videoUrl: string | null;
}

/** What was asked, and where the studio stands with it. */
export function chatMessages(project: ProjectAnswer): ChatMessage[] {
  return [
    { role: 'user', content: project.prompt, placeholder: false, videoUrl: null },
    {
      role: 'assistant',
      content: answerTo(project),
      placeholder: isWorking(project.status),
      videoUrl: project.status === projectStatus.COMPLETE ? (project.final_links[0] ?? null) : null,
    },
  ];
}

function answerTo(project: ProjectAnswer): string {
  const { status, error } = project;
  if (isUpgrading(project)) {
    return sentences.upgrade.saying;
  }
  return status === projectStatus.FAILED ? sentences.failure.generation(error) : sentences.chat[status];
}
