import { limits } from '@kinora/contract/limits';
import type { ProjectAnswer } from '@kinora/contract/api';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../api/api-error.ts';
import { useRenameProject } from '../../api/rename-project.ts';
import { projectLabels } from '../../labels/projects.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.ts';
import type { MoveProject } from './move-project.ts';

interface ProjectTitleProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
}

/** The title as a heading; the pencil turns it into a field. Enter and leaving keep the new title, Escape the old one. */
export function ProjectTitle({ project, moveTo }: ProjectTitleProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const rename = useRenameProject(project.project_id);

  function keep(): void {
    const title = draft?.trim() ?? '';
    setDraft(null);
    if (title === '' || title === project.title) {
      return;
    }
    rename.mutate(title, {
      onSuccess: (renamed) => {
        moveTo((old) => ({ ...old, title: renamed.title }));
      },
      onError: (error) => {
        void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
      },
    });
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
      <h1 className="min-w-0 truncate text-20 tracking-[-.016em]">
        {rename.isPending ? rename.variables : project.title}
      </h1>
      <IconButton
        label={projectLabels.rename}
        onClick={() => {
          setDraft(project.title);
        }}
      >
        <Pencil size={16} />
      </IconButton>
    </div>
  );
}
