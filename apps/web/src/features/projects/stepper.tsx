import { sentences } from '@kinora/contract/sentences';
import { isWorking, projectStatus, stepOfStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { Check } from 'lucide-react';
import { projectLabels } from '../../labels/projects.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatLength } from '../../lib/format.ts';
import { labels } from '../../labels/index.ts';

const STEPS = [
  projectLabels.script,
  labels.screen.workspace.images,
  labels.screen.workspace.video,
  projectLabels.done,
] as const;

/** Script, Images, Video, Done: what is behind, what runs with its count, what is still to come. */
export function Stepper({ project }: { project: ProjectAnswer }) {
  const current = currentStep(project);
  const detail = detailOf(project);
  return (
    <>
      <ol
        aria-label={projectLabels.progress}
        className="ml-auto hidden h-11 items-center gap-3 text-12 font-medium text-ink-3 md:flex"
      >
        {STEPS.map((name, index) => (
          <li
            key={name}
            className="flex items-center gap-2 whitespace-nowrap"
            aria-current={index === current ? 'step' : undefined}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classNames('mr-1 h-px w-7', index <= current ? 'bg-ok/60' : 'bg-line')}
              />
            )}
            <StepDot number={index + 1} state={stateOf(index, current)} />
            <span className={classNames(index === current && 'font-semibold text-ink')}>{name}</span>
            {index === current && detail !== '' && <span className="tabular-nums">{detail}</span>}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {sentences.projectStatus[project.status]}
      </p>
    </>
  );
}

type StepState = 'done' | 'current' | 'ahead';

function StepDot({ number, state }: { number: number; state: StepState }) {
  const looks = {
    done: 'border-ok text-ok',
    current: 'border-accent bg-accent text-bg',
    ahead: 'border-control text-ink-2',
  };
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-4.5 place-items-center rounded-full border-[1.5px] text-12 leading-none font-[650]',
        looks[state],
      )}
    >
      {state === 'done' ? <Check size={11} strokeWidth={3} /> : number}
    </span>
  );
}

function stateOf(index: number, current: number): StepState {
  if (index < current) {
    return 'done';
  }
  return index === current ? 'current' : 'ahead';
}

/** The position among the four steps; past the last one when everything is done. */
function currentStep(project: ProjectAnswer): number {
  if (project.status === projectStatus.COMPLETE) {
    return STEPS.length;
  }
  if (project.scenes.some(({ open_upgrades: open = [] }) => open.some(({ kind }) => kind === 'clip'))) {
    return 2;
  }
  switch (stepOfStatus[project.status]) {
    case 'images':
      return 1;
    case 'video':
      return 2;
    case 'scenes':
    case 'characters':
      return 0;
    case null:
      return project.scenes.some((scene) => scene.generated_image_options.length > 0) ? 1 : 0;
  }
}

function detailOf({ status, progress, seconds_left: secondsLeft }: ProjectAnswer): string {
  const count = progress.total > 0 ? `${progress.done}/${progress.total}` : '';
  const left =
    isWorking(status) && secondsLeft !== null ? projectLabels.timeLeft(formatLength(secondsLeft)) : '';
  return [count, left].filter(Boolean).join(', ');
}
