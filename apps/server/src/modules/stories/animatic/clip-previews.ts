import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { assetUrl, readAssets } from '../../assets/index.ts';
import { inputHash, readStepsByHash } from '../../projects/index.ts';
import type { Project, Step, WantedStep } from '../../projects/index.ts';
import { filmedClips } from '../films/scenes-of-film.ts';
import type { FilmedPicture } from '../films/segment-steps.ts';
import type { SceneUpgrade } from '../story-scene.ts';

/** A clip that is written in small, once for all animatics that show it. */
export const ClipPreviewInputSchema = z.object({ clipAssetId: z.string() });

const ClipPreviewResultSchema = z.object({ seconds: z.number() });

/** A clip in small, and where of the scene it is seen; null: behind the one before it. */
export interface ClipPreview extends Pick<FilmedPicture['clips'][number], 'stretch'> {
  readonly url: string;
  readonly seconds: number;
}

/** The clips that a scene moves as. */
export interface PreviewedClips {
  /** In the order they are seen; empty until each of them is there in small. */
  readonly previews: readonly ClipPreview[];
  /** What makes them small, with its step where somebody has asked for it. */
  readonly making: readonly { readonly wanted: WantedStep; readonly step: Step | undefined }[];
}

/** The chosen clips of scenes in small; of a clip of one's own that was cut with its clip. */
export async function readClipPreviews(
  database: DatabaseOrTransaction,
  project: Pick<Project, 'id'>,
  chosen: readonly (SceneUpgrade | undefined)[],
): Promise<PreviewedClips[]> {
  const { id: projectId } = project;
  const uncut = chosen.flatMap((one) => (one === undefined || one.cut !== undefined ? [] : [one]));
  const hashes = uncut.flatMap((one) => one.hashes);
  const made = await readStepsByHash(database, { projectId, hashes });
  const scenes = chosen.map((one) => ({ cut: one?.cut, parts: one === undefined ? [] : partsOf(one, made) }));
  const wanted = scenes.flatMap(({ parts }) => parts.map((part) => inputHash(part.wanted.input)));
  const known = await readStepsByHash(database, { projectId, hashes: wanted });
  const steps = new Map(known.filter(({ kind }) => kind === 'preview').map((step) => [step.inputHash, step]));
  const files = await readAssets(
    database,
    [...steps.values()].flatMap(({ assetId }) => assetId ?? []),
  );
  return scenes.map(({ cut, parts }): PreviewedClips => {
    if (cut !== undefined) {
      const seconds = cut.untilSeconds - cut.fromSeconds;
      return { previews: [{ url: cut.previewUrl, seconds, stretch: null }], making: [] };
    }
    const making = parts.map((part) => ({ ...part, step: steps.get(inputHash(part.wanted.input)) }));
    const previews = making.flatMap(({ step, stretch }) => {
      const file = step?.state === 'finished' ? files.get(step.assetId ?? '') : undefined;
      return file === undefined
        ? []
        : [{ url: assetUrl(file), seconds: ClipPreviewResultSchema.parse(step?.result).seconds, stretch }];
    });
    return { previews: previews.length < making.length ? [] : previews, making };
  });
}

/** The parts of a clip that have come. */
function partsOf(chosen: SceneUpgrade, made: readonly Step[]) {
  const clips = filmedClips({ upgrades: [chosen], clipTake: chosen.take }, made) ?? [];
  return clips.flatMap(({ assetId, stretch }) =>
    assetId === null ? [] : [{ stretch, wanted: previewStep(assetId) }],
  );
}

function previewStep(clipAssetId: string): WantedStep {
  return { kind: 'preview', input: { clipAssetId }, take: 0 };
}
