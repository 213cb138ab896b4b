import { isWorking, projectStatus, stepOfStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FinishedFilm } from './finished-film.tsx';
import { RenderingFilm } from './rendering-film.tsx';
import { labels } from '../../labels/index.ts';

interface VideoPanelProps {
  project: ProjectAnswer;
  onEditAgain: () => void;
}

/** The film: not there yet, on its way, or finished. */
export function VideoPanel({ project, onEditAgain }: VideoPanelProps) {
  if (project.status === projectStatus.COMPLETE) {
    return <FinishedFilm project={project} onEditAgain={onEditAgain} />;
  }
  if (isWorking(project.status) && stepOfStatus[project.status] === 'video') {
    return <RenderingFilm project={project} />;
  }
  return project.status === projectStatus.FAILED ? null : (
    <EmptyState sentence={labels.empty.videoTab} isIllustrated={false} />
  );
}
