import type { IdSource } from '../../platform/ids.ts';
import { extname } from 'node:path';
import type { Database, Transaction } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import type { JsonValue, MadeBy } from '@kinora/models';
import { sourceOfMaker } from './provenance/digital-source.ts';
import type { DigitalSource } from './provenance/digital-source.ts';
import { markFile } from './provenance/mark-file.ts';

/** What an asset is for; the first part of its file name. */
type AssetKind =
  | 'upload'
  | 'document'
  | 'portrait'
  | 'picture'
  | 'clip'
  /** A clip as its maker brought it, which parts are cut from. */
  | 'source'
  /** A clip in small, without its sound. */
  | 'preview'
  | 'narration'
  | 'music'
  /** All that is heard in a film. */
  | 'sound'
  | 'segment'
  | 'film'
  | 'poster'
  | 'subtitles'
  | 'captions';

export interface FileToKeep {
  readonly ownerId: string;
  readonly projectId: string | null;
  /** A finished local file; it is moved into the store. Its extension is kept. */
  readonly file: string;
  readonly kind: AssetKind;
  readonly contentType: string;
  readonly madeBy: MadeBy;
  /** How it came about, where its maker alone does not say: what is built in may have worked with a vendor's picture. */
  readonly digitalSource?: DigitalSource;
  /** Sizes, durations, drawing plans: whatever later work needs to know about the file. */
  readonly meta?: JsonValue;
}

/** Begins the key of every file that has a row. */
export const ASSET_PREFIX = 'assets/';

/** A file that is in the store and has no row yet. */
export interface KeptFile extends FileToKeep {
  readonly assetId: string;
  readonly stored: StoredFile;
}

interface AssetDeps {
  readonly storage: Storage;
  readonly ids: IdSource;
}

/**
 * Moves a file into the store: first the whole file, then its row, so that no row ever names a missing file. Pictures and
 * clips that no person brought say in themselves how they were made.
 */
export async function storeFile(deps: AssetDeps, file: FileToKeep): Promise<KeptFile> {
  const source = file.digitalSource ?? sourceOfMaker(file.madeBy);
  if (source !== null && /^(?:image|video)\//u.test(file.contentType)) {
    await markFile(file.file, source, file.madeBy);
  }
  const assetId = deps.ids.next();
  const stored = await deps.storage.moveIn(file.file, `${ASSET_PREFIX}${assetId}/${assetName(file)}`);
  return { ...file, assetId, stored };
}

/** Writes the row of a stored file. */
export async function writeAsset(
  tx: Transaction | Database,
  asset: { kept: KeptFile; now: Date },
): Promise<string> {
  const { kept, now } = asset;
  await tx.insert(assets).values({
    id: kept.assetId,
    ownerId: kept.ownerId,
    projectId: kept.projectId,
    kind: kept.kind,
    name: assetName(kept),
    storageKey: kept.stored.key,
    contentType: kept.contentType,
    bytes: kept.stored.bytes,
    sha256: kept.stored.sha256,
    provider: kept.madeBy.provider,
    model: kept.madeBy.model,
    meta: kept.meta ?? null,
    createdAt: now,
  });
  return kept.assetId;
}

/** Removes a stored file that gets no row after all. */
export async function discardFile(deps: Pick<AssetDeps, 'storage'>, kept: KeptFile): Promise<void> {
  await deps.storage.remove(kept.stored.key);
}

function assetName(file: Pick<FileToKeep, 'kind' | 'file'>): string {
  return `${file.kind}${extname(file.file).toLowerCase()}`;
}
