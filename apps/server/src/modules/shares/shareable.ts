import { languageDetails } from '@kinora/contract';
import type { AspectRatio } from '@kinora/contract';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { readAssets } from '../assets/index.ts';
import type { Asset } from '../assets/index.ts';
import { generationOutputsOf } from '../generations/index.ts';
import { storyModes } from '../projects/index.ts';
import type { Project } from '../projects/index.ts';
import { outputsOf, settingsOf } from '../stories/index.ts';

/** What can be watched; pictures and characters are no videos. */
export const shareableModes = [...storyModes, 'videos', 'effects', 'animate'] as const;

/** A finished video as everybody with its link may see it. */
export interface Shareable {
  readonly film: Asset;
  readonly poster: Asset | null;
  readonly captions: Asset | null;
  readonly aspectRatio: AspectRatio;
  /** ISO 639-1. */
  readonly language: string;
  readonly hasSubtitles: boolean;
}

const SizeSchema = z.object({ width: z.number(), height: z.number() });

/** The video of a project, null while there is none. An edit under way leaves the last one in place. */
export async function findShareable(
  database: DatabaseOrTransaction,
  project: Project,
): Promise<Shareable | null> {
  if (project.deletedAt !== null || project.outputs === null) {
    return null;
  }
  const isStory = storyModes.some((mode) => mode === project.mode);
  const ids = isStory ? storyFiles(project) : clipFiles(project);
  const files = await readAssets(
    database,
    Object.values(ids).filter((id) => id !== null),
  );
  const film = files.get(ids.film);
  if (film === undefined) {
    return null;
  }
  return {
    film,
    poster: files.get(ids.poster) ?? null,
    captions: files.get(ids.captions ?? '') ?? null,
    ...(isStory ? storyFacts(project) : clipFacts(film)),
  };
}

interface FileIds {
  readonly film: string;
  readonly poster: string;
  readonly captions: string | null;
}

function storyFiles(project: Project): FileIds {
  const outputs = outputsOf(project);
  return {
    film: outputs?.filmAssetId ?? '',
    poster: outputs?.posterAssetId ?? '',
    captions: outputs?.captionsAssetId ?? null,
  };
}

function clipFiles(project: Project): FileIds {
  const outputs = generationOutputsOf(project);
  return { film: outputs?.resultAssetId ?? '', poster: outputs?.posterAssetId ?? '', captions: null };
}

type Facts = Pick<Shareable, 'aspectRatio' | 'language' | 'hasSubtitles'>;

function storyFacts(project: Project): Facts {
  const { aspectRatio, language, hasSubtitles } = settingsOf(project);
  return { aspectRatio, language: languageDetails[language].code, hasSubtitles };
}

function clipFacts(film: Asset): Facts {
  const { width, height } = SizeSchema.parse(film.meta);
  return { aspectRatio: height > width ? '9:16' : '16:9', language: 'en', hasSubtitles: false };
}
