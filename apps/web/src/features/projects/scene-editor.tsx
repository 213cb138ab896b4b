import { limits } from '@kinora/contract/limits';
import { formatKeyFacts } from '@kinora/contract/scenes';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { Trash2 } from 'lucide-react';
import { projectLabels } from '../../labels/projects.ts';
import { sceneLabels } from '../../labels/scenes.ts';
import { formatLength } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { isFilm } from './is-film.ts';
import { LipsyncChoice } from './lipsync-choice.tsx';
import { MoreSceneFields } from './more-scene-fields.tsx';
import { readingSeconds, withNarration, withPrompt, wordCount } from './scene-edits.ts';
import type { SceneEdit } from './scene-edits.ts';
import { savedFields } from './revisions/use-undo.ts';
import { SceneCharacter } from './scene-character.tsx';
import { SceneField } from './scene-field.tsx';
import { SceneFrame } from './scene-frame.tsx';
import { HearButton } from './hearing/hear-button.tsx';
import { useHearing } from './hearing/hearing-context.ts';
import { SceneVoice } from './scene-voice.tsx';

interface SceneEditorProps {
  project: ProjectAnswer;
  scene: Scene;
  sceneCount: number;
  edit: (edit: SceneEdit) => void;
  onDone: () => void;
  onDelete: () => void;
}

/** One scene opened for editing. Every change is kept at once; Done only closes it. */
export function SceneEditor({ project, scene, sceneCount, edit, onDone, onDelete }: SceneEditorProps) {
  const change = (changes: Partial<Scene>) => {
    edit({ type: 'change', id: scene.id, change: changes });
  };
  const words = wordCount(scene.narration);
  const length = useHearing()?.lengthOf(scene);
  return (
    <article
      {...savedFields}
      aria-label={sceneLabels.editing(scene.scene_number)}
      className="overflow-hidden rounded-card border border-control bg-raised shadow-lift"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          onDone();
        }
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 max-sm:gap-4 max-sm:p-3 md:grid-cols-[240px_minmax(0,1fr)] xl:grid-cols-[304px_minmax(0,1fr)]">
        <div className={project.aspect_ratio === '9:16' ? 'max-w-40' : ''}>
          <SceneFrame project={project} scene={scene} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
          <div className="flex items-center gap-2">
            <input
              aria-label={sceneLabels.title}
              dir="auto"
              value={scene.title}
              className="min-w-0 flex-1 rounded-control border border-transparent bg-transparent px-2 py-1 text-20 font-semibold tracking-[-.012em] hover:border-line focus:border-control"
              onChange={(event) => {
                change({ title: event.target.value });
              }}
            />
            <Button size="small" onClick={onDone}>
              {projectLabels.done}
            </Button>
          </div>
          <SceneField
            label={projectLabels.film.narration}
            note={
              length?.isExact === true
                ? sceneLabels.exactLength(formatLength(length.seconds))
                : sceneLabels.narrationLength(
                    words,
                    formatLength(length?.seconds ?? readingSeconds(scene.narration)),
                  )
            }
            value={scene.narration}
            maximum={limits.text.narration}
            isFirst
            onChange={(text) => {
              change(withNarration(scene, text));
            }}
          />
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-3">
            <SceneField
              label={sceneLabels.imagePrompt}
              value={scene.image_prompt}
              maximum={limits.text.imagePrompt}
              onChange={(text) => {
                change(withPrompt(scene, 'image_prompt', text));
              }}
            />
            <SceneField
              label={sceneLabels.motionPrompt}
              value={scene.video_prompt}
              maximum={limits.text.videoPrompt}
              onChange={(text) => {
                change(withPrompt(scene, 'video_prompt', text));
              }}
            />
            <SceneField
              label={sceneLabels.keyFacts}
              note={sceneLabels.onePerLine}
              value={formatKeyFacts(scene.visual_elements.key_facts)}
              maximum={limits.text.keyFact * limits.counts.keyFactsPerScene}
              onChange={(text) => {
                // Split only: trimming while someone types would eat the space before the next word.
                change({ visual_elements: { ...scene.visual_elements, key_facts: text.split('\n') } });
              }}
            />
          </div>
          <MoreSceneFields scene={scene} onChange={change} />
        </div>
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
        <HearButton scene={scene} />
        <SceneVoice
          scene={scene}
          language={project.language}
          onChoose={(voice) => {
            change({ voice_id: voice.voice_id, voice_name: voice.name });
          }}
        />
        {scene.voice_id !== null && sceneCount > 1 && (
          <Button
            look="plain"
            size="small"
            onClick={() => {
              edit({ type: 'use-voice-everywhere', voiceId: scene.voice_id, voiceName: scene.voice_name });
            }}
          >
            {sceneLabels.useVoiceEverywhere}
          </Button>
        )}
        <span className="flex-1" />
        {isFilm(project) && <SceneCharacter scene={scene} onChoose={change} />}
        <LipsyncChoice
          isNeeded={isFilm(project) && scene.has_character}
          lipsync={scene.lipsync}
          onChoose={(lipsync) => {
            change({ lipsync });
          }}
        />
        <IconButton label={sceneLabels.delete(scene.scene_number)} onClick={onDelete}>
          <Trash2 size={16} />
        </IconButton>
      </footer>
    </article>
  );
}
