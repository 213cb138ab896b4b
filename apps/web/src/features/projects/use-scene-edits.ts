import { isResting } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../../lib/browser-storage.ts';
import { clearSceneDraft, readSceneDraft, writeSceneDraft } from '../../lib/scene-drafts.ts';
import { openSceneDraft } from './open-scene-draft.ts';
import { editScenes, scriptText, withServerPictures } from './scene-edits.ts';
import type { SceneEdit } from './scene-edits.ts';

/** Where the edits that are not sent yet stand; null while there are none. */
export type KeptState = 'kept' | 'not-kept' | null;

/**
 * The project's scenes with the edits not sent yet. Edits belong to the script they were made on: when the server has
 * another by now, the server's is shown, and what was written here stands aside to be taken back.
 */
export function useSceneEdits(project: ProjectAnswer) {
  const { project_id: projectId, status } = project;
  const revision = useMemo(() => `${status} ${scriptText(project.scenes)}`, [status, project.scenes]);
  const open = () => ({
    revision,
    ...openSceneDraft({ ...project, revision }, readSceneDraft(browserStorage(), projectId)),
  });
  const [held, setHeld] = useState(open);
  const [kept, setKept] = useState<KeptState>(null);
  if (held.revision !== revision) {
    setHeld(open());
  }
  const { edits, isTouched, aside } = held;
  const edit = useCallback((change: SceneEdit) => {
    const nowMs = Date.now();
    setHeld((before) => ({ ...before, isTouched: true, edits: editScenes(before.edits, change, nowMs) }));
  }, []);
  const isShown = held.revision === revision && isResting(status);
  useEffect(() => {
    if (!isTouched) {
      setKept(null);
    } else if (isShown) {
      const draft = { revision, scenes: edits.scenes, ...(aside === null ? {} : { aside }) };
      setKept(writeSceneDraft(browserStorage(), projectId, draft) ? 'kept' : 'not-kept');
    }
  }, [isShown, isTouched, projectId, revision, edits.scenes, aside]);
  return {
    // While work runs the server's scenes are the truth: pictures appear in them one by one.
    scenes: isResting(status) ? edits.scenes : project.scenes,
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    edit,
    kept,
    /** Whether words that were written here lost against newer ones of the server. */
    hasAside: aside !== null,
    /** Puts them in the place of the server's, as one step that Undo takes back. */
    takeAside: () => {
      if (aside !== null) {
        edit({ type: 'replace', scenes: withServerPictures(aside, project.scenes) });
        setHeld((before) => ({ ...before, aside: null }));
      }
    },
    dropAside: () => {
      if (!isTouched) {
        clearSceneDraft(browserStorage(), projectId);
      }
      setHeld((before) => ({ ...before, aside: null }));
    },
  };
}

export type SceneEditing = ReturnType<typeof useSceneEdits>;
