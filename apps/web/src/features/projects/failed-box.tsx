import { sentences } from '@kinora/contract/sentences';
import type { ProjectAnswer } from '@kinora/contract/api';
import { Copy, Pencil, RotateCw, TriangleAlert } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useRetryProject } from '../../api/retry-project.ts';
import { isOutside } from '../../components/vendor-name.ts';
import { upgradeLabels } from '../../labels/upgrades.ts';
import { nextStepAfter } from '../../components/next-step.ts';
import { usePromptFiller } from '../../components/prompt-filler.tsx';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { copyText } from '../../lib/clipboard.ts';
import { formatCreditCount, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { draftOfProject } from './draft-of-project.ts';
import type { MoveProject } from './move-project.ts';

interface FailedBoxProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
}

/** What went wrong word for word, what came back, what was kept, and Retry from the failed step. */
export function FailedBox({ project, moveTo }: FailedBoxProps) {
  const retry = useRetryProject(project.project_id);
  const filler = usePromptFiller();
  const message = project.error ?? sentences.failure.unknown;

  function editPrompt(): void {
    filler.fill(draftOfProject(project));
  }

  function retryWith(wish: { keepsDrafts: boolean }): void {
    retry.mutate(wish, {
      onSuccess: ({ status }) => {
        moveTo((old) => ({ ...old, status, error: null }));
      },
      onError: (error) => {
        void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
      },
    });
  }
  const next = nextStepAfter(message);
  const again = (
    <Button
      key="again"
      look={next === 'again' ? 'primary' : 'quiet'}
      icon={<RotateCw size={16} aria-hidden="true" />}
      isBusy={retry.isPending}
      onClick={() => {
        retryWith({ keepsDrafts: false });
      }}
    >
      {labels.screen.workspace.retry}
    </Button>
  );
  const drafts = wasBought(project) && (
    <Button
      key="drafts"
      isBusy={retry.isPending}
      onClick={() => {
        retryWith({ keepsDrafts: true });
      }}
    >
      {upgradeLabels.keepDrafts}
    </Button>
  );
  const change = (
    <Button
      key="change"
      look={next === 'again' ? 'quiet' : 'primary'}
      icon={<Pencil size={16} aria-hidden="true" />}
      onClick={editPrompt}
    >
      {next === 'model' ? labels.common.chooseOtherModel : projectLabels.failed.editPrompt}
    </Button>
  );

  return (
    <section
      role="alert"
      aria-labelledby="failed-title"
      className="mx-auto mt-12 w-full max-w-160 overflow-hidden rounded-pop border border-line border-t-[3px] border-t-bad bg-surface max-sm:mt-4"
    >
      <div className="grid gap-6 p-8 max-sm:p-5">
        <div className="flex items-start gap-4">
          <span className="grid size-11 flex-none place-items-center rounded-card bg-bad/20 text-bad">
            <TriangleAlert size={20} aria-hidden="true" />
          </span>
          <div className="min-w-0">
            <h2 id="failed-title" className="text-20 tracking-[-.012em]">
              {labels.screen.workspace.failed}
            </h2>
            <p className="mt-1 break-words">{message}</p>
          </div>
        </div>
        <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
          <Fact name={labels.common.credits} value={whatCameBack(project)} />
          <Fact name={projectLabels.failed.kept} value={keptWork(project)} />
          <Fact name={projectLabels.failed.started} value={formatDay(project.created_at, new Date())} />
        </dl>
        <div className="flex flex-wrap items-center gap-2">
          {next === 'again' ? [again, change] : [change, again]}
          {drafts}
          <span className="flex-1" />
          <Button
            look="plain"
            icon={<Copy size={16} aria-hidden="true" />}
            onClick={() => {
              void copyDetails(project, message);
            }}
          >
            {projectLabels.failed.copyDetails}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** A connected service had a part in it, so that what it could not make can stay as the studio drew it. */
function wasBought({ made_by: makers, scenes }: ProjectAnswer): boolean {
  return (
    scenes.length > 0 && makers.some(({ part, provider }) => part !== 'script' && isOutside({ provider }))
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** A film that stood once is paid for; what failed after it was given back whole. */
function whatCameBack({ paid_credits: paid, final_links: films }: ProjectAnswer): string {
  return paid === 0 || films.length > 0
    ? sentences.account.refunded
    : projectLabels.failed.paidForMade(formatCreditCount(paid));
}

function keptWork({ scenes }: ProjectAnswer): string {
  const imageCount = scenes.reduce((sum, scene) => sum + scene.generated_image_options.length, 0);
  if (scenes.length === 0) {
    return projectLabels.failed.yourPrompt;
  }
  return imageCount === 0
    ? projectLabels.failed.scenesKept(scenes.length)
    : projectLabels.failed.scenesAndImagesKept(scenes.length, imageCount);
}

async function copyDetails(project: ProjectAnswer, message: string): Promise<void> {
  const isCopied = await copyText(
    projectLabels.failed.details(message, project.project_id, project.created_at),
  );
  await notify(
    isCopied
      ? { text: projectLabels.failed.detailsCopied, tone: 'good' }
      : { text: sentences.failure.unknown, tone: 'bad' },
  );
}
