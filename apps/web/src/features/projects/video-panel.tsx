import { isWorking, projectStatus, stepOfStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FinishedFilm } from './finished-film.tsx';
import { RenderingFilm } from './rendering-film.tsx';
import { labels } from '../../labels/index.ts';
import type { MoveProject } from './move-project.ts';
import { isUpgrading } from './upgrades/is-upgradable.ts';

interface VideoPanelProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
  onEditAgain: () => void;
}

/** The film: not there yet, on its way, or finished. */
export function VideoPanel({ project, moveTo, onEditAgain }: VideoPanelProps) {
  // The film stands until the new one does.
  const isBesideFilm = isUpgrading(project) && project.final_links.length > 0;
  if (project.status === projectStatus.COMPLETE || isBesideFilm) {
    return <FinishedFilm project={project} moveTo={moveTo} onEditAgain={onEditAgain} />;
  }
  if (isWorking(project.status) && stepOfStatus[project.status] === 'video') {
    return <RenderingFilm project={project} />;
  }
  return project.status === projectStatus.FAILED ? null : (
    <EmptyState sentence={labels.empty.videoTab} isIllustrated={false} />
  );
}
