import { engineOf } from '@kinora/contract/catalogue';
import { isSameScene, isSameValue } from '@kinora/contract/revisions';
import type { ProjectDocument } from '@kinora/contract/revisions';
import { SceneSchema } from '@kinora/contract/scenes';
import type { Scene } from '@kinora/contract/scenes';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { Project } from '../../projects/index.ts';
import { readPictureUrls } from '../pictures/picture-urls.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';

/**
 * Scenes while they are written: as they were typed, with their spaces, and perhaps empty. Work runs on the scenes of the
 * project, which are what was confirmed.
 */
const DraftSchema = z.object({
  scenes: z.array(SceneSchema),
  /** The picture each scene showed when its draft was written: when it shows another by now, that one is the newer choice. */
  chosenOver: z.record(z.string(), z.string().nullable()),
});

type Written = Pick<Project, 'id' | 'title' | 'scenes' | 'draft' | 'settings'>;

/** A project as its people write it. */
export async function readDocument(
  database: DatabaseOrTransaction,
  project: Written,
): Promise<ProjectDocument> {
  const stored = storedScenesOf(project);
  return documentOf(project, await readPictureUrls(database, { projectId: project.id, scenes: stored }));
}

/** See {@link readDocument}; `urls` are the pictures of each stored scene. */
export function documentOf(project: Written, urls: readonly (readonly string[])[]): ProjectDocument {
  const confirmed = confirmedScenes(project, urls);
  const draft = DraftSchema.nullable().parse(project.draft);
  const clips = Object.fromEntries(
    storedScenesOf(project).map(({ scene, clipTake }) => [scene.id, clipTake]),
  );
  if (draft === null) {
    return { title: project.title, scenes: confirmed, clips };
  }
  const known = new Map(confirmed.map((scene) => [scene.id, scene]));
  return {
    title: project.title,
    clips,
    scenes: draft.scenes.map((scene, index) => {
      const shown = known.get(scene.id)?.selected_image_url ?? null;
      const isNewer = shown !== null && shown !== (draft.chosenOver[scene.id] ?? null);
      const selected = isNewer ? shown : (scene.selected_image_url ?? shown);
      return { ...scene, scene_number: index + 1, selected_image_url: selected };
    }),
  };
}

/** What the project's row holds of a document: nothing that its scenes say already. */
export function draftOf(
  document: ProjectDocument,
  { project, urls }: { project: Written; urls: readonly (readonly string[])[] },
): z.infer<typeof DraftSchema> | null {
  const confirmed = confirmedScenes(project, urls);
  const isSame =
    confirmed.length === document.scenes.length &&
    confirmed.every((scene, index) => {
      const written = document.scenes[index];
      return written !== undefined && written.id === scene.id && isSameScene(written, scene);
    });
  if (isSame) {
    return null;
  }
  return {
    scenes: document.scenes.map(withoutMade),
    chosenOver: Object.fromEntries(confirmed.map((scene) => [scene.id, scene.selected_image_url])),
  };
}

/** Ids of the scenes that are being written. */
export function draftIdsOf(project: Pick<Project, 'draft'>): ReadonlySet<string> {
  return new Set(
    DraftSchema.nullable()
      .parse(project.draft)
      ?.scenes.map(({ id }) => id),
  );
}

/** The confirmed scenes with the picture each shows. */
function confirmedScenes(project: Written, urls: readonly (readonly string[])[]): Scene[] {
  const isSingle = engineOf(settingsOf(project).selected_engine).image_options === 1;
  return storedScenesOf(project).map(({ scene }: StoredScene, index) =>
    withoutMade({
      ...scene,
      selected_image_url: scene.selected_image_url ?? (isSingle ? (urls[index]?.at(-1) ?? null) : null),
    }),
  );
}

/** What was made of a scene is known elsewhere. */
function withoutMade(scene: Scene): Scene {
  return isSameValue(scene.generated_image_options, []) && isSameValue(scene.generated_shot_urls, {})
    ? scene
    : { ...scene, generated_image_options: [], generated_shot_urls: {} };
}
