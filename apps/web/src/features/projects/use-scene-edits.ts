import { isResting, projectStatus, SceneSchema } from '@kinora/contract';
import type { ProjectAnswer, Scene } from '@kinora/contract';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readSceneDraft, writeSceneDraft } from '../../lib/scene-drafts.ts';
import { editScenes, withServerPictures } from './scene-edits.ts';
import type { SceneEdit, SceneEdits } from './scene-edits.ts';

const DraftSchema = z.object({ status: z.string(), scenes: z.array(SceneSchema) });

/**
 * The project's scenes with the edits not sent yet. Edits belong to the status in which they were made: a new status
 * brings new scenes from the server, and the edits of the old one are gone with it.
 */
export function useSceneEdits(project: ProjectAnswer) {
  const { project_id: projectId, status } = project;
  const [held, setHeld] = useState(() => ({ status, edits: startingEdits(project) }));
  if (held.status !== status) {
    setHeld({ status, edits: startingEdits(project) });
  }
  const edit = useCallback((change: SceneEdit) => {
    setHeld((before) => ({ ...before, edits: editScenes(before.edits, change) }));
  }, []);
  const { edits } = held;
  const hasEdits = held.status === status && edits.scenes !== project.scenes;
  useEffect(() => {
    if (hasEdits && isResting(status)) {
      writeSceneDraft(browserStorage(), projectId, { status, scenes: edits.scenes });
    }
  }, [hasEdits, projectId, status, edits.scenes]);
  // While work runs the server's scenes are the truth: pictures appear in them one by one.
  const scenes = isResting(status) ? edits.scenes : project.scenes;
  return { scenes, canUndo: edits.past.length > 0, edit };
}

export type SceneEditing = ReturnType<typeof useSceneEdits>;

function startingEdits(project: ProjectAnswer): SceneEdits {
  return { scenes: storedScenes(project) ?? project.scenes, past: [] };
}

function storedScenes(project: ProjectAnswer): readonly Scene[] | null {
  if (!isResting(project.status) || project.status === projectStatus.FAILED) {
    return null;
  }
  const stored = z.safeParse(DraftSchema, readSceneDraft(browserStorage(), project.project_id));
  return stored.success && stored.data.status === project.status
    ? withServerPictures(stored.data.scenes, project.scenes)
    : null;
}
