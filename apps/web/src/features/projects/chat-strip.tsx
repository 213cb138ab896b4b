import type { ProjectAnswer } from '@kinora/contract/api';
import { Clapperboard, UserRound } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { chatMessages } from './chat-messages.ts';
import type { ChatMessage } from './chat-messages.ts';

const PromptViewer = lazy(async () => ({ default: (await import('./prompt-viewer.tsx')).PromptViewer }));

/** The conversation in two lines: what was asked, which opens in full, and where the studio stands. */
export function ChatStrip({ project }: { project: ProjectAnswer }) {
  const [isPromptOpen, setIsPromptOpen] = useState(false);
  return (
    <>
      <ol
        aria-label={projectLabels.messages}
        className="mt-6 grid gap-1.5 rounded-card border border-line bg-surface px-3 py-2.5"
      >
        {chatMessages(project).map((message) => (
          <li key={message.role} className="flex min-w-0 items-center gap-2.5">
            <span
              className={
                message.role === 'user'
                  ? 'grid size-6 flex-none place-items-center rounded-full bg-overlay text-ink-2'
                  : 'grid size-6 flex-none place-items-center rounded-full bg-accent-soft text-accent'
              }
            >
              {message.role === 'user' ? (
                <UserRound size={14} aria-label={projectLabels.you} />
              ) : (
                <Clapperboard size={14} aria-label={labels.common.product} />
              )}
            </span>
            <MessageLine
              message={message}
              onOpenPrompt={() => {
                setIsPromptOpen(true);
              }}
            />
          </li>
        ))}
      </ol>
      {isPromptOpen && (
        <Suspense>
          <PromptViewer
            prompt={project.prompt}
            onClose={() => {
              setIsPromptOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface MessageLineProps {
  message: ChatMessage;
  onOpenPrompt: () => void;
}

function MessageLine({ message, onOpenPrompt }: MessageLineProps) {
  if (message.role === 'user') {
    return (
      <button
        type="button"
        title={projectLabels.fullPrompt}
        className="min-w-0 flex-1 truncate rounded-control text-left hover:text-ink"
        onClick={onOpenPrompt}
      >
        {message.content}
      </button>
    );
  }
  return (
    <p className="flex min-w-0 flex-1 items-center gap-2 text-ink-2">
      <span className="min-w-0 truncate">{message.content}</span>
      {message.placeholder && <Spinner className="size-3.5!" />}
      {message.videoUrl !== null && (
        <a href={message.videoUrl} download className="link flex-none">
          {labels.common.download}
        </a>
      )}
    </p>
  );
}
