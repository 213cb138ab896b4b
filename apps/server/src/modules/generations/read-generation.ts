import type { GenerationItem, GenerationType, MadeByAnswer, VendorPhase } from '@kinora/contract/api';
import type { SingleMode } from '@kinora/contract/catalogue';
import { isWorking, projectStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assetUrl, readAssets } from '../assets/index.ts';
import type { Asset } from '../assets/index.ts';
import { furthestPhase, readOwnProject, readVendorPhases } from '../projects/index.ts';
import type { OwnedProject, Project } from '../projects/index.ts';
import { generationOutputsOf } from './generation-outputs.ts';

export interface GenerationState {
  readonly status: ProjectStatus;
  readonly result_url: string | null;
  readonly error_message: string | null;
  readonly made_by: MadeByAnswer | null;
  readonly vendor_phase: VendorPhase | null;
}

/** How a single job stands. @throws AppError `not-found` for other people's and other kinds, too */
export async function readGeneration(database: Database, owned: OwnedProject): Promise<GenerationState> {
  const project = await readOwnProject(database, owned);
  const resultId = generationOutputsOf(project)?.resultAssetId ?? '';
  const result = (await readAssets(database, resultId === '' ? [] : [resultId])).get(resultId);
  return {
    status: project.status,
    result_url: result === undefined ? null : assetUrl(result),
    error_message: project.error,
    made_by: result === undefined ? null : madeByOf(result),
    vendor_phase: isWorking(project.status) ? await readVendorPhase(database, project) : null,
  };
}

async function readVendorPhase(database: Database, { id }: Project): Promise<VendorPhase | null> {
  return furthestPhase([...(await readVendorPhases(database, id)).values()]);
}

/** A user's finished images or clips of some modes, newest first. */
export async function listGenerations(
  database: Database,
  of: { ownerId: string; modes: readonly SingleMode[] },
): Promise<GenerationItem[]> {
  const rows = await database
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.ownerId, of.ownerId),
        inArray(projects.mode, [...of.modes]),
        eq(projects.status, projectStatus.COMPLETE),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(desc(projects.createdAt));
  return await itemsOf(database, rows);
}

/** One finished image or clip as the lists show it. @throws AppError `not-found` */
export async function readGenerationItem(database: Database, owned: OwnedProject): Promise<GenerationItem> {
  const [item] = await itemsOf(database, [await readOwnProject(database, owned)]);
  if (item === undefined) {
    throw new AppError('not-found');
  }
  return item;
}

async function itemsOf(database: DatabaseOrTransaction, rows: readonly Project[]): Promise<GenerationItem[]> {
  const made = rows.map((project) => ({ project, outputs: generationOutputsOf(project) }));
  const ids = made.flatMap(({ outputs }) =>
    outputs === null ? [] : [outputs.resultAssetId, outputs.posterAssetId],
  );
  const files = await readAssets(database, ids);
  return made.flatMap(({ project, outputs }) => {
    const result = files.get(outputs?.resultAssetId ?? '');
    return result === undefined ? [] : [itemOf(project, result, files.get(outputs?.posterAssetId ?? ''))];
  });
}

function itemOf(project: Project, result: Asset, poster: Asset | undefined): GenerationItem {
  const type: GenerationType = result.kind === 'clip' ? 'video' : 'image';
  return {
    id: project.id,
    prompt: project.prompt,
    result_url: assetUrl(result),
    session_id: project.sessionId,
    title: project.title,
    googleDriveId: result.storageKey,
    type,
    poster_url: poster === undefined ? null : assetUrl(poster),
    created_at: project.createdAt.toISOString(),
    made_by: madeByOf(result),
  };
}

function madeByOf({ provider, model }: Asset): MadeByAnswer {
  return { provider, model };
}
