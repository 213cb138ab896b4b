import { plans } from '@kinora/contract/plans';
import type { Plan } from '@kinora/contract/plans';
import type { SceneInput } from '@kinora/contract/scenes';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client.ts';
import { assets } from '../../../db/schema/assets.ts';
import { assetUrl } from '../../assets/index.ts';
import { ownCharactersOf } from '../../characters/index.ts';
import { isShownIn } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { readPictureUrls } from '../pictures/picture-urls.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { draftIdsOf } from '../revisions/project-document.ts';
import { mergeScenes, storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';

/** A user's reviewed scenes for one of their projects. */
export interface SceneSubmission {
  readonly projectId: string;
  readonly ownerId: string;
  readonly scenes: readonly SceneInput[];
  /** The project's revision that is confirmed; without one, whatever stands there. */
  readonly revision?: number | null | undefined;
}

export interface ReviewedScenes {
  /** As they will be stored: normalized, known scenes recognised, foreign media dropped. */
  readonly scenes: readonly StoredScene[];
  /** Finished pictures of each scene. */
  readonly pictureUrls: readonly (readonly string[])[];
  /** Positions in the sent list where a picture is selected that was not made for this project. */
  readonly foreignPictures: readonly number[];
}

/** Joins what a user sent with what is known of the project. */
export async function reviewScenes(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'ids'>,
  review: { project: Project; sent: readonly SceneInput[] },
): Promise<ReviewedScenes> {
  const { project, sent } = review;
  const isOwnMedia = await ownMediaOf(tx, project.id);
  const scenes = mergeScenes(sent, {
    stored: storedScenesOf(project),
    isOwnMedia,
    isOwnCharacter: await ownCharactersOf(tx, project.ownerId),
    draftIds: draftIdsOf(project),
    ids: deps.ids,
  });
  const foreignPictures = sent.flatMap((scene, index) => {
    const url = (scene.selected_image_url ?? '').trim();
    return url === '' || isOwnMedia(url) ? [] : [index];
  });
  return {
    scenes,
    pictureUrls: await readPictureUrls(tx, { projectId: project.id, scenes }),
    foreignPictures,
  };
}

/** The plan that was judged when the project started. */
export function planOf(project: Pick<Project, 'plan'>): Plan {
  return z.enum(plans).parse(project.plan);
}

/** Tells a project's own pictures from every other address a client may send; nothing else is ever kept or fetched. */
export async function ownMediaOf(tx: Transaction, projectId: string): Promise<(url: string) => boolean> {
  const rows = await tx
    .select({ id: assets.id, name: assets.name })
    .from(assets)
    .where(and(isShownIn(projectId), eq(assets.kind, 'picture')));
  const own = new Set(rows.map(assetUrl));
  return (url) => own.has(url);
}
