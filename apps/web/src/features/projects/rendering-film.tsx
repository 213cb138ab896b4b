import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { classNames } from '../../lib/class-names.ts';
import { Frame } from '../../ui/frame.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The film on its way: the stage it is in, and the storyboard lit up as far as the work has really come. */
export function RenderingFilm({ project }: { project: ProjectAnswer }) {
  const { done, total } = project.progress;
  const share = total > 0 ? done / total : 0;
  const current = Math.min(Math.floor(share * project.scenes.length), project.scenes.length - 1);
  const scene = project.scenes[current];
  const picture = scene?.selected_image_url;
  return (
    <div className="grid justify-items-center gap-5 pt-6">
      <h2 className="flex items-center gap-3 text-20 tracking-[-.012em]">
        <Spinner />
        {labels.screen.workspace.renderingVideo}
      </h2>
      <Frame
        ratio={project.aspect_ratio}
        className={classNames(
          'w-full rounded-pop!',
          project.aspect_ratio === '9:16' ? 'max-w-70' : 'max-w-[clamp(480px,(100dvh-520px)*16/9,832px)]',
        )}
      >
        {picture && <img src={picture} alt="" className="brightness-75" />}
        <div className="absolute inset-x-0 bottom-0 flex items-end gap-4 bg-linear-to-t from-black/85 to-transparent px-7 pt-24 pb-6 text-[#f2f4f8] max-sm:px-4">
          <p className="min-w-0 flex-1">
            {scene !== undefined && (
              <b className="block truncate text-20 font-semibold">
                {labels.common.sceneTitle(scene.scene_number, scene.title)}
              </b>
            )}
            <span className="text-white/85">{project.progress.label}</span>
          </p>
          <p className="text-[56px] leading-none font-semibold tracking-[-.03em] tabular-nums max-sm:text-40">
            {Math.round(share * 100)}
            <span className="pl-1 text-20 font-medium">%</span>
          </p>
        </div>
      </Frame>
      <Stages project={project} />
      <Filmstrip project={project} share={share} current={current} />
      <p className="flex w-full max-w-264 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-ink-2">
        <Lightbulb size={16} aria-hidden="true" className="flex-none text-accent" />
        <span>
          <b className="font-semibold text-ink">{projectLabels.film.changeLater}</b>{' '}
          {projectLabels.film.onlyTheEdited}
        </span>
      </p>
    </div>
  );
}

const STAGES = [
  {
    label: projectLabels.film.recording,
    statuses: [projectStatus.VIDEO_QUEUED, projectStatus.GENERATING_VIDEO],
  },
  { label: sentences.projectStatus[projectStatus.ASSEMBLING], statuses: [projectStatus.ASSEMBLING] },
  { label: projectLabels.film.rendering, statuses: [projectStatus.RENDERING_VIDEO] },
  { label: projectLabels.film.uploading, statuses: [projectStatus.UPLOADING] },
] as const;

function Stages({ project }: { project: ProjectAnswer }) {
  const current = STAGES.findIndex((stage) => stage.statuses.some((status) => status === project.status));
  const { done, total } = project.progress;
  return (
    <ol className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 font-medium text-ink-3">
      {STAGES.map((stage, index) => (
        <li
          key={stage.label}
          className="flex items-center gap-2"
          aria-current={index === current ? 'step' : undefined}
        >
          {index > 0 && <span aria-hidden="true" className="mr-1 h-px w-8 bg-line max-sm:hidden" />}
          {index < current && <CircleCheck size={16} aria-hidden="true" className="text-ok" />}
          {index === current && <Spinner />}
          <span className={classNames(index <= current && 'font-semibold text-ink')}>{stage.label}</span>
          {index === current && total > 0 && (
            <span className="tabular-nums">{labels.common.partOf(done, total)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface FilmstripProps {
  project: ProjectAnswer;
  share: number;
  current: number;
}

function Filmstrip({ project, share, current }: FilmstripProps) {
  return (
    <div className="relative w-full max-w-264">
      <ol
        className="grid gap-1"
        style={{ gridTemplateColumns: `repeat(${Math.max(1, project.scenes.length)}, minmax(0, 1fr))` }}
      >
        {project.scenes.map((scene, index) => (
          <li key={scene.id}>
            <Frame ratio={project.aspect_ratio} className="rounded-[6px]!">
              {scene.selected_image_url !== null && (
                <img
                  src={scene.selected_image_url}
                  alt={labels.common.sceneNumber(scene.scene_number)}
                  className={classNames(index > current && 'brightness-45 grayscale')}
                />
              )}
            </Frame>
          </li>
        ))}
      </ol>
      <span
        aria-hidden="true"
        className="absolute -inset-y-2 w-0.5 rounded-full bg-accent transition-[left] duration-300 before:absolute before:-top-1.5 before:-left-[5px] before:size-3 before:rounded-full before:bg-accent"
        style={{ left: `${share * 100}%` }}
      />
    </div>
  );
}
