import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { ArrowDown, ArrowUp, ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { labels } from '../../labels/index.ts';
import { sceneLabels } from '../../labels/scenes.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatLength } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SceneFrame } from './scene-frame.tsx';
import { FactList } from './fact-list.tsx';
import { isFilm } from './is-film.ts';
import type { MoveProject } from './move-project.ts';
import { OwnOfScene } from './own/own-of-scene.tsx';
import { LipsyncChoice } from './lipsync-choice.tsx';
import { SceneCharacter } from './scene-character.tsx';
import { HearButton } from './hearing/hear-button.tsx';
import { useSceneSeconds } from './hearing/use-scene-seconds.ts';
import { SceneVoice } from './scene-voice.tsx';

interface SceneActions {
  onEdit: () => void;
  onDelete: () => void;
  onMove: (by: 1 | -1) => void;
  onVoice: (voiceId: string, voiceName: string) => void;
  onChange: (change: Partial<Scene>) => void;
  isFirst: boolean;
  isLast: boolean;
}

interface SceneCardProps {
  project: ProjectAnswer;
  scene: Scene;
  moveTo: MoveProject;
  /** By which it is carried to another place. */
  handle: ReactNode;
  /** Null while the scenes can only be read. */
  actions: SceneActions | null;
}

/** One scene of the storyboard. */
export function SceneCard({ project, scene, moveTo, handle, actions }: SceneCardProps) {
  const seconds = useSceneSeconds(scene);
  return (
    <article
      aria-label={labels.common.sceneTitle(scene.scene_number, scene.title)}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <div
        className={classNames(
          'grid flex-1 gap-4 p-4 max-sm:gap-3 max-sm:p-3',
          project.aspect_ratio === '9:16' && 'grid-cols-[112px_minmax(0,1fr)]',
          // A film's cards are narrower, since its cast stands beside them.
          project.aspect_ratio === '16:9' && !isFilm(project) && 'sm:grid-cols-[200px_minmax(0,1fr)]',
          isFilm(project) && 'content-start',
        )}
      >
        <div>
          <SceneFrame project={project} scene={scene} />
          <p className="mt-2 text-12 text-ink-3 tabular-nums">{formatLength(seconds)}</p>
        </div>
        <div className="min-w-0">
          <h3 className="text-16 tracking-[-.01em]">{scene.title}</h3>
          <p className={classNames('mt-1.5 leading-[22px]', scene.narration === '' && 'text-ink-3')}>
            {scene.narration === '' ? sceneLabels.noNarration : scene.narration}
          </p>
          <ScenePrompts project={project} scene={scene} />
          <OwnOfScene project={project} scene={scene} moveTo={moveTo} />
        </div>
      </div>
      {actions !== null && <CardFooter project={project} scene={scene} handle={handle} actions={actions} />}
    </article>
  );
}

function CardFooter({
  project,
  scene,
  handle,
  actions,
}: Omit<SceneCardProps, 'moveTo'> & { actions: SceneActions }) {
  const number = scene.scene_number;
  return (
    <footer className="flex flex-wrap items-center gap-1 border-t border-line py-2 pr-3 pl-4 max-sm:pl-2">
      <HearButton scene={scene} />
      <SceneVoice
        scene={scene}
        language={project.language}
        onChoose={(voice) => {
          actions.onVoice(voice.voice_id, voice.name);
        }}
      />
      {isFilm(project) && <FilmChoices scene={scene} onChange={actions.onChange} />}
      <div className="ml-auto flex gap-1">
        {handle}
        <IconButton
          label={sceneLabels.moveUp(number)}
          isDisabled={actions.isFirst}
          onClick={() => {
            actions.onMove(-1);
          }}
        >
          <ArrowUp size={16} />
        </IconButton>
        <IconButton
          label={sceneLabels.moveDown(number)}
          isDisabled={actions.isLast}
          onClick={() => {
            actions.onMove(1);
          }}
        >
          <ArrowDown size={16} />
        </IconButton>
        <IconButton label={sceneLabels.delete(number)} onClick={actions.onDelete}>
          <Trash2 size={16} />
        </IconButton>
        <IconButton label={sceneLabels.edit(number)} onClick={actions.onEdit}>
          <Pencil size={16} />
        </IconButton>
      </div>
    </footer>
  );
}

function FilmChoices({ scene, onChange }: { scene: Scene; onChange: (change: Partial<Scene>) => void }) {
  return (
    <>
      <SceneCharacter scene={scene} onChoose={onChange} />
      {scene.has_character && (
        <LipsyncChoice
          isNeeded
          lipsync={scene.lipsync}
          onChoose={(lipsync) => {
            onChange({ lipsync });
          }}
        />
      )}
    </>
  );
}

function ScenePrompts({ project, scene }: { project: ProjectAnswer; scene: Scene }) {
  const [open, setOpen] = useState<string | null>(null);
  const facts = scene.visual_elements.key_facts;
  const parts = [
    { name: sceneLabels.imagePrompt, count: 0, text: scene.image_prompt },
    { name: sceneLabels.motionPrompt, count: 0, text: scene.video_prompt },
    { name: sceneLabels.keyFacts, count: facts.length, text: facts.join('\n') },
  ];
  const shown = parts.find((part) => part.name === open);
  return (
    <>
      <div className="mt-2.5 -ml-1 flex flex-wrap">
        {parts.map((part) => (
          <button
            key={part.name}
            type="button"
            aria-expanded={part.name === open}
            className="inline-flex h-6 items-center gap-1 rounded-[6px] pr-2 pl-0.5 text-12 text-ink-2 hover:bg-raised max-sm:h-9"
            onClick={() => {
              setOpen(part.name === open ? null : part.name);
            }}
          >
            <ChevronRight
              size={14}
              aria-hidden="true"
              className={classNames('text-ink-3 transition-transform', part.name === open && 'rotate-90')}
            />
            {part.name}
            {part.count > 0 && <span className="text-ink-3 tabular-nums">{part.count}</span>}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div className="mt-1.5 border-l-2 border-line pl-3 text-12 leading-[18px] whitespace-pre-line text-ink-2">
          {shown.name === sceneLabels.keyFacts ? (
            <FactList project={project} scene={scene} />
          ) : (
            shown.text || sceneLabels.empty
          )}
        </div>
      )}
    </>
  );
}
