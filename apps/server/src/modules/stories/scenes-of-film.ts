import { DrawingSchema } from '@kinora/renderer';
import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import { assetIdOfUrl, readAssets } from '../assets/index.ts';
import { inputHash } from '../projects/index.ts';
import type { Project } from '../projects/index.ts';
import { narrationStep } from './narration-steps.ts';
import { pictureUrlsOf } from './picture-urls.ts';
import type { SceneOfFilm } from './segment-steps.ts';
import { storedScenesOf } from './story-scene.ts';
import { settingsOf } from './story-settings.ts';

/** What a picture that the renderer can draw keeps beside it. */
const DrawnPictureSchema = z.object({ plan: DrawingSchema });

/** Each scene's chosen drawing and its narration. Scenes without a choice have their newest picture. */
export async function readScenesOfFilm(tx: Transaction, project: Project): Promise<SceneOfFilm[]> {
  const stored = storedScenesOf(project);
  const settings = settingsOf(project);
  const options = await pictureUrlsOf(tx, { projectId: project.id, scenes: stored });
  const pictureIds = stored.map(({ scene }, index) =>
    assetIdOfUrl(scene.selected_image_url ?? options[index]?.at(-1) ?? ''),
  );
  const pictures = await readAssets(
    tx,
    pictureIds.filter((id) => id !== undefined),
  );
  return stored.map(({ scene }, index) => {
    const picture = pictures.get(pictureIds[index] ?? '');
    if (picture?.projectId !== project.id) {
      throw new Error(`Scene ${index + 1} of project ${project.id} has no picture`);
    }
    const narration = narrationStep(scene, settings);
    return {
      drawing: DrawnPictureSchema.parse(picture.meta).plan,
      narration:
        narration === null ? null : { hash: inputHash(narration.input), text: scene.narration_script },
    };
  });
}
