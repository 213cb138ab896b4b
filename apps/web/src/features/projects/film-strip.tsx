import type { ProjectAnswer } from '@kinora/contract/api';
import { chapterAt } from '../../components/player/chapters.ts';
import type { Chapter } from '../../components/player/chapters.ts';
import type { Player } from '../../components/player/use-player.ts';
import { playerLabels } from '../../labels/player.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatClock } from '../../lib/format.ts';
import { Frame } from '../../ui/frame.tsx';
import { ownClipOf, pictureOf } from './scene-picture.ts';
import { VersionMedia } from './upgrades/version-media.tsx';

interface FilmStripProps {
  project: ProjectAnswer;
  chapters: readonly Chapter[];
  player: Player;
}

/** The scenes of a film side by side, as long as each lasts; a press plays from there. */
export function FilmStrip({ project, chapters, player }: FilmStripProps) {
  const current = chapterAt(chapters, player.state.positionSeconds);
  if (chapters.length < 2) {
    return null;
  }
  return (
    <ol
      aria-label={playerLabels.chapters}
      className="relative z-2 flex snap-x gap-2 overflow-x-auto px-0.5 py-1"
    >
      {chapters.map((chapter) => (
        <li key={chapter.number} className="snap-start">
          <button
            type="button"
            aria-current={chapter === current ? 'true' : undefined}
            className={classNames(
              'group grid grid-cols-1 gap-1 rounded-control text-left',
              project.aspect_ratio === '9:16' ? 'w-16' : 'w-30',
            )}
            onClick={() => {
              player.playFrom(chapter.startSeconds);
            }}
          >
            <Frame
              ratio={project.aspect_ratio}
              className={classNames(
                'rounded-control! group-hover:shadow-lift',
                chapter === current && 'outline-2 outline-offset-1 outline-accent',
              )}
            >
              <ScenePicture project={project} number={chapter.number} />
            </Frame>
            <span className="sr-only">{playerLabels.playFrom}</span>
            <span className="flex justify-between gap-1 text-12 text-ink-3 tabular-nums">
              <span className="truncate">{playerLabels.chapter(chapter.number, chapter.title)}</span>
              {formatClock(chapter.endSeconds - chapter.startSeconds)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function ScenePicture({ project, number }: { project: ProjectAnswer; number: number }) {
  const scene = project.scenes.find((one) => one.scene_number === number);
  const clip = scene && ownClipOf(project, scene);
  const url = scene && pictureOf(scene);
  if (clip !== undefined) {
    return <VersionMedia version={clip} isMoving />;
  }
  return url === undefined ? (
    <span aria-hidden="true" className="grid size-full place-items-center text-16 text-ink-3">
      {number}
    </span>
  ) : (
    <img src={url} alt="" loading="lazy" decoding="async" />
  );
}

/** The scenes of a finished film by their titles. */
export function chaptersOf({ chapters = [], scenes }: ProjectAnswer): Chapter[] {
  return chapters.flatMap(
    ({ scene_number: number, start_seconds: startSeconds, end_seconds: endSeconds }) => {
      const scene = scenes.find((one) => one.scene_number === number);
      return scene === undefined ? [] : [{ number, title: scene.title, startSeconds, endSeconds }];
    },
  );
}
