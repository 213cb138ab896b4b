import { sentences } from '@kinora/contract/sentences';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { vendorPhaseText } from '../../components/vendor-name.ts';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { classNames } from '../../lib/class-names.ts';
import { Frame } from '../../ui/frame.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ImageOption } from './image-option.tsx';

/** Columns by the number of pictures: one is as large as each of two. */
const COLUMNS = ['', 'sm:grid-cols-2', 'grid-cols-2', 'grid-cols-2 lg:grid-cols-3'] as const;
const UPRIGHT_COLUMNS = 'grid-cols-2 lg:grid-cols-5';

interface ImageRowProps {
  project: ProjectAnswer;
  scene: Scene;
  /** Pictures that will be there when the drawing is done; 0 when nothing is being drawn. */
  expectedCount: number;
  /** Null while nothing can be chosen. */
  onSelect: ((url: string) => void) | null;
  onPreview: (url: string) => void;
  onEdit: ((url: string) => void) | null;
  /** The way to another picture, where there is one. */
  redraw: ReactNode;
}

/** A scene's text on the left and its pictures on the right, as one group of radio buttons. */
export function ImageRow(props: ImageRowProps) {
  const { project, scene, expectedCount, onSelect, onPreview, onEdit, redraw } = props;
  const options = scene.generated_image_options;
  const waitingCount = Math.max(0, expectedCount - options.length);
  const phase = project.scenes.find(({ id }) => id === scene.id)?.vendor_phase ?? null;
  const drawing = phase === null ? sentences.job.drawing : vendorPhaseText(phase);
  const name = `image-of-${scene.id}`;
  const slotCount = Math.max(options.length + waitingCount, 1);
  return (
    <li
      id={`images-${scene.id}`}
      className="grid grid-cols-1 gap-6 border-t border-line py-5 first:border-t-0 first:pt-1 max-sm:gap-3 sm:grid-cols-[216px_minmax(0,1fr)]"
    >
      <div>
        <p className="text-12 text-ink-3">{labels.common.sceneNumber(scene.scene_number)}</p>
        <h3 className="mt-0.5 text-16 tracking-[-.01em]">{scene.title}</h3>
        <p className="mt-1 line-clamp-3 leading-5 text-ink-2">{scene.narration}</p>
        <RowState scene={scene} drawing={waitingCount > 0 ? drawing : null} />
        {redraw}
      </div>
      <fieldset
        className={classNames(
          'grid gap-3',
          project.aspect_ratio === '9:16' ? UPRIGHT_COLUMNS : COLUMNS[Math.min(slotCount, 3)],
        )}
        onKeyDown={(event) => {
          const url = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
          if (url !== undefined) {
            onSelect?.(url);
          }
        }}
      >
        <legend className="sr-only">{projectLabels.images.choiceOf(scene.scene_number, scene.title)}</legend>
        {options.map((url, index) => (
          <ImageOption
            key={url}
            name={name}
            number={index + 1}
            url={url}
            alt={projectLabels.images.imageOf(scene.scene_number, index + 1)}
            ratio={project.aspect_ratio}
            isSelected={url === scene.selected_image_url}
            onSelect={onSelect}
            onPreview={onPreview}
            onEdit={onEdit}
          />
        ))}
        {Array.from({ length: waitingCount }, (_, index) => (
          <Frame key={index} ratio={project.aspect_ratio}>
            <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-12 text-ink-2">
              <Spinner />
              {drawing}
            </span>
          </Frame>
        ))}
      </fieldset>
    </li>
  );
}

/** `drawing`: what happens to the pictures that are awaited; null when there are none. */
function RowState({ scene, drawing }: { scene: Scene; drawing: string | null }) {
  const line = 'mt-2 flex items-center gap-1.5 text-12 font-medium';
  if (drawing !== null) {
    return (
      <p className={classNames(line, 'text-accent')}>
        <Spinner className="size-3.5!" /> {drawing}
      </p>
    );
  }
  if (scene.selected_image_url !== null) {
    return (
      <p className={classNames(line, 'text-ok')}>
        <CircleCheck size={14} aria-hidden="true" /> {projectLabels.images.imageSelected}
      </p>
    );
  }
  return scene.generated_image_options.length === 0 ? null : (
    <p className={classNames(line, 'text-warn')}>
      <CircleAlert size={14} aria-hidden="true" /> {projectLabels.images.chooseImage}
    </p>
  );
}
