import { limits } from '@kinora/contract/limits';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { projectLabels } from '../../labels/projects.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditing } from './revisions/editing-context.tsx';

/** The title as a heading; the pencil turns it into a field. Enter and leaving keep the new title, Escape the old one. */
export function ProjectTitle() {
  const { title: known, rename } = useEditing();
  const [draft, setDraft] = useState<string | null>(null);

  function keep(): void {
    const title = draft?.trim() ?? '';
    setDraft(null);
    if (title !== '' && title !== known) {
      rename(title);
    }
  }

  if (draft !== null) {
    return (
      <input
        aria-label={projectLabels.title}
        autoFocus
        value={draft}
        maxLength={limits.text.title}
        className="min-w-0 rounded-control border border-control bg-surface px-2 py-1 text-20 font-semibold tracking-[-.016em] max-sm:flex-1 sm:w-90"
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            keep();
          } else if (event.key === 'Escape') {
            setDraft(null);
          }
        }}
      />
    );
  }
  return (
    <div className="flex min-w-0 items-center gap-1 max-sm:flex-1">
      <h1 dir="auto" className="min-w-0 truncate text-20 tracking-[-.016em]">
        {known}
      </h1>
      <IconButton
        label={projectLabels.rename}
        onClick={() => {
          setDraft(known);
        }}
      >
        <Pencil size={16} />
      </IconButton>
    </div>
  );
}
