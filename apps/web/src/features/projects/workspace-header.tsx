import { Link } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import { canCancel, isWorking, projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { CircleCheck, CircleHelp, Plus, TriangleAlert } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useCancelJob } from '../../api/cancel-job.ts';
import { useIsAnyConnected } from '../../api/get-catalogue.ts';
import { ReceiptLink } from '../../components/receipt/receipt-link.tsx';
import { isOutside } from '../../components/vendor-name.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { MoveProject } from './move-project.ts';
import { RevisionLine } from './revisions/revision-line.tsx';
import { ProjectTitle } from './project-title.tsx';
import { ProjectTimer } from './project-timer.tsx';
import { labels } from '../../labels/index.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { projectLabels } from '../../labels/projects.ts';
import { isUpgrading } from './upgrades/is-upgradable.ts';

interface WorkspaceHeaderProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
}

/** The project's title, where it stands, how long it runs, and the ways to stop it or to start anew. */
export function WorkspaceHeader({ project, moveTo }: WorkspaceHeaderProps) {
  const cancel = useCancelJob(project.project_id);
  const dialogs = useDialogs();
  const { cancel_credits: costToCancel } = project;
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1 max-sm:gap-y-0 max-sm:py-0">
      {/* On phones title, status and help are the first row, whatever else there is. */}
      <div className="flex min-w-0 max-sm:-order-3 max-sm:flex-[1_1_110px]">
        <ProjectTitle />
      </div>
      <StatusChip project={project} />
      <ProjectTimer project={project} />
      <RevisionLine project={project} />
      <span className="flex-1 max-sm:hidden" />
      <ReceiptLink
        projectId={project.project_id}
        title={project.title}
        version={useReceiptVersion(project)}
      />
      {canCancel(project.status) && (
        <Button
          look="plain"
          size="small"
          isBusy={cancel.isPending}
          onClick={() => {
            cancel.mutate(undefined, {
              onSuccess: ({ status }) => {
                // What was made beside a finished film, or in a review, ends alone.
                if (status !== 'failed') {
                  const back = status === 'completed' ? projectStatus.COMPLETE : projectStatus.IMAGES_READY;
                  moveTo((old) => ({ ...old, status: back }));
                  return;
                }
                moveTo((old) => ({
                  ...old,
                  status: projectStatus.FAILED,
                  error: sentences.failure.cancelled,
                  paid_credits: old.paid_credits + old.cancel_credits,
                  cancel_credits: 0,
                }));
              },
              onError: (error) => {
                void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
              },
            });
          }}
        >
          {labels.screen.workspace.cancel}
          {costToCancel > 0 && projectLabels.costsToCancel(formatCreditCount(costToCancel))}
        </Button>
      )}
      <IconButton
        label={labels.screen.views.documentation}
        className="max-sm:-order-1"
        onClick={() => {
          dialogs.open('documentation');
        }}
      >
        <CircleHelp size={18} />
      </IconButton>
      <Link
        to="/"
        search={{}}
        className="button max-sm:w-11 max-sm:px-0!"
        data-look="quiet"
        data-size="small"
      >
        <Plus size={16} aria-hidden="true" />
        <span className="max-sm:sr-only">{labels.screen.workspace.newSession}</span>
      </Link>
    </header>
  );
}

/** Asked about when the work rests, where somebody outside has a part in it, or might have failed. */
function useReceiptVersion({ status, made_by: makers }: ProjectAnswer): string | null {
  const isAnyConnected = useIsAnyConnected();
  const isBought = makers.some(isOutside) || (isAnyConnected && status === projectStatus.FAILED);
  return isBought && !isWorking(status) ? status : null;
}

function StatusChip({ project }: { project: ProjectAnswer }) {
  const { status } = project;
  return (
    <span className="inline-flex h-7 flex-none items-center gap-2 rounded-full border border-line bg-surface pr-2.5 pl-2 text-12 font-[550] whitespace-nowrap max-sm:-order-2">
      <StatusIcon status={status} />
      {isUpgrading(project) ? sentences.upgrade.makingReal : sentences.projectStatus[status]}
    </span>
  );
}

function StatusIcon({ status }: { status: ProjectAnswer['status'] }) {
  if (isWorking(status)) {
    return <Spinner className="size-3.5!" />;
  }
  return status === projectStatus.FAILED ? (
    <TriangleAlert size={14} aria-hidden="true" className="text-bad" />
  ) : (
    <CircleCheck size={14} aria-hidden="true" className="text-ok" />
  );
}
