import { insertScene, isTemporarySceneId, normalizeScenes } from '@kinora/contract/scenes';
import { sentences } from '@kinora/contract/sentences';
import { isWorking, projectStatus, stepOfStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import type { WorkspaceTab } from '@kinora/contract/statuses';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSubmitScenes } from '../../api/submit-scenes.ts';
import { labels } from '../../labels/index.ts';
import { sceneLabels } from '../../labels/scenes.ts';
import { formatLength } from '../../lib/format.ts';
import { randomId } from '../../lib/random-id.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CharactersPanel } from './characters-panel.tsx';
import { HearingProvider } from './hearing/hearing-provider.tsx';
import { useHearing } from './hearing/hearing-context.ts';
import { isFilm } from './is-film.ts';
import type { MoveProject } from './move-project.ts';
import { useConfirm } from './revisions/use-confirm.ts';
import { SceneOrder } from './order/scene-order.tsx';
import { SceneStrip } from './order/scene-strip.tsx';
import { SceneList } from './scene-list.tsx';
import { ScenesBar } from './scenes-bar.tsx';
import type { ProjectEditing } from './revisions/use-project-editing.ts';
import { WaitingCards } from './waiting-cards.tsx';

interface ScenesPanelProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
  sceneEdits: ProjectEditing;
  onShowTab: (tab: WorkspaceTab) => void;
}

/** The script as a storyboard: read, edit, confirm. */
export function ScenesPanel({ project, moveTo, sceneEdits, onShowTab }: ScenesPanelProps) {
  const { scenes, edit } = sceneEdits;
  const [editedId, setEditedId] = useState<string | null>(null);
  const submit = useSubmitScenes(project);
  const { confirm, isConfirming } = useConfirm(sentences.failure.startImages);
  const words = labels.screen.workspace;
  const canEdit = isEditable(project.status);

  if (scenes.length === 0 && !canEdit) {
    const isOnItsWay = isWorking(project.status) && stepOfStatus[project.status] === 'scenes';
    if (isOnItsWay) {
      return <WaitingCards sentence={words.generatingScenes} />;
    }
    return project.status === projectStatus.FAILED ? null : (
      <EmptyState sentence={labels.empty.scenesTab} isIllustrated={false} />
    );
  }

  function addScene(): void {
    // An id of its own at once: another page may add a scene as well.
    const extended = insertScene(scenes, scenes.length).map((scene) =>
      isTemporarySceneId(scene.id) ? { ...scene, id: randomId() } : scene,
    );
    edit({ type: 'replace', scenes: extended });
    setEditedId(extended.at(-1)?.id ?? null);
  }

  async function createImages(): Promise<void> {
    const sent = normalizeScenes(scenes);
    await confirm((revision) =>
      submit.mutateAsync({ scenes: sent, revision }).then(({ status }) => {
        moveTo((old) => ({ ...old, status, scenes: sent, draft_scenes: null }));
      }),
    );
  }

  return (
    <HearingProvider project={project}>
      {(speechButton) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-5 pb-3.5 max-sm:pt-4">
            <h2 className="text-20 tracking-[-.012em] whitespace-nowrap">{words.reviewScenes}</h2>
            <WholeLength scenes={scenes} />
            <span className="flex-1 max-sm:hidden" />
            {canEdit && (
              <>
                {speechButton}
                <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={addScene}>
                  {sceneLabels.newScene}
                </Button>
              </>
            )}
          </div>
          <SceneOrder
            project={project}
            scenes={scenes}
            onMove={(id, ontoId) => {
              edit({ type: 'move-onto', id, ontoId });
            }}
          >
            <SceneStrip project={project} scenes={scenes} isFixed={!canEdit} onShow={showScene} />
            <div className={isFilm(project) ? 'grid gap-4 xl:grid-cols-[minmax(0,1fr)_280px]' : undefined}>
              <SceneList
                project={project}
                scenes={scenes}
                edit={canEdit ? edit : null}
                editedId={canEdit ? editedId : null}
                onEdit={setEditedId}
              />
              {isFilm(project) && (
                <div className="sticky top-4 self-start max-xl:hidden">
                  <CharactersPanel
                    project={project}
                    onUseEverywhere={
                      canEdit
                        ? (url) => {
                            edit({ type: 'use-character-everywhere', url });
                          }
                        : null
                    }
                  />
                </div>
              )}
            </div>
          </SceneOrder>
          <ScenesBar
            project={project}
            scenes={scenes}
            isBusy={submit.isPending || isConfirming}
            onCreateImages={() => {
              void createImages();
            }}
            onShowImages={() => {
              onShowTab('images');
            }}
          />
        </>
      )}
    </HearingProvider>
  );
}

function showScene({ id }: Scene): void {
  document.getElementById(`scene-${id}`)?.scrollIntoView({ block: 'center' });
}

/** Scenes are reviewed before the pictures and again when the film is done; words may also change between. */
function isEditable(status: ProjectAnswer['status']): boolean {
  return (
    status === projectStatus.SCENES_READY ||
    status === projectStatus.IMAGES_READY ||
    status === projectStatus.COMPLETE
  );
}

/** How long it will be spoken: by what was heard, and by words for the rest. */
function WholeLength({ scenes }: { scenes: readonly Scene[] }) {
  const hearing = useHearing();
  const lengths = scenes.flatMap((scene) => hearing?.lengthOf(scene) ?? []);
  const shown = formatLength(lengths.reduce((sum, { seconds }) => sum + seconds, 0));
  const spoken = lengths.filter(({ seconds }) => seconds > 0);
  const isExact = spoken.length > 0 && spoken.every((length) => length.isExact);
  return (
    <span className="text-ink-3 tabular-nums max-sm:hidden">
      {isExact ? sceneLabels.exactLength(shown) : sceneLabels.lengthAtPace(shown)}
    </span>
  );
}
