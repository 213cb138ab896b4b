import { Link } from '@tanstack/react-router';
import { BookOpen, FileText, PenLine, Plug, SearchCheck, TextCursorInput } from 'lucide-react';
import { useCanBeTold } from '../../api/check-prompt.ts';
import { waysOutLabels } from '../../labels/ways-out.ts';
import { Chip } from '../../ui/chip.tsx';
import type { StoryDraft, StoryDraftChange } from './story-draft.ts';

interface WaysOutProps {
  draft: StoryDraft;
  change: (change: StoryDraftChange) => void;
  onAddPdf: () => void;
  /** Puts the cursor into the prompt. */
  onPaste: () => void;
  /** Starts with empty scenes. */
  onWriteMyself: () => void;
}

/** What helps when there is nothing to tell: each way is a press. */
export function WaysOut({ draft, change, onAddPdf, onPaste, onWriteMyself }: WaysOutProps) {
  const { language } = draft;
  const story = waysOutLabels.storyOf[language](draft.user_query);
  // What happened is no story either: then this way leads nowhere.
  const canBeStory = useCanBeTold({ prompt: story, video_type: 'story', language });
  return (
    <div
      role="group"
      aria-label={waysOutLabels.title}
      className="flex w-full flex-wrap items-center gap-1.5 border-t border-line px-4 py-3"
    >
      <Chip look="outline" onClick={onPaste}>
        <TextCursorInput size={14} aria-hidden="true" /> {waysOutLabels.paste}
      </Chip>
      <Chip look="outline" onClick={onAddPdf}>
        <FileText size={14} aria-hidden="true" /> {waysOutLabels.addPdf}
      </Chip>
      <Chip
        look="outline"
        onClick={() => {
          change({ include_web_results: true });
        }}
      >
        <SearchCheck size={14} aria-hidden="true" /> {waysOutLabels.webResults}
      </Chip>
      {canBeStory && (
        <Chip
          look="outline"
          onClick={() => {
            change({ video_type: 'story', user_query: story });
          }}
        >
          <BookOpen size={14} aria-hidden="true" /> {waysOutLabels.makeStory}
        </Chip>
      )}
      <Chip look="outline" onClick={onWriteMyself}>
        <PenLine size={14} aria-hidden="true" /> {waysOutLabels.writeMyself}
      </Chip>
      <Link to="/documentation" className="link inline-flex items-center gap-1.5 px-2 text-14">
        <Plug size={14} aria-hidden="true" /> {waysOutLabels.connectModel}
      </Link>
    </div>
  );
}
