import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OwnVersionData } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { MadeBy } from '@kinora/models';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { UploadedFile } from '../../../platform/http/multipart-rule.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import type { Asset, FileToKeep } from '../../assets/index.ts';
import { receiveUploads } from '../../uploads/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';

/** What a person brings to a scene. */
export interface OwnWish {
  readonly ownerId: string;
  readonly data: OwnVersionData;
  readonly images: readonly UploadedFile[];
  readonly clips: readonly UploadedFile[];
  /** Ends the reading: the request's own. */
  readonly signal: AbortSignal;
  readonly log: Pick<Logger, 'warn'>;
}

/** A picture that may be kept: written anew, in a folder that goes after `use`. */
export interface OwnPicture extends Pick<FileToKeep, 'file' | 'contentType' | 'madeBy'> {
  readonly meta: { readonly width: number; readonly height: number };
  /** What of the person's own it was copied from. */
  readonly source: Asset | null;
}

type MaterialDeps = Pick<StoriesDeps, 'database' | 'storage' | 'decoder' | 'clipCutter' | 'workRoot'>;

/** Where it comes from, before anything of it is read. */
export type OwnSource =
  | { readonly kind: 'picture' | 'clip'; readonly upload: UploadedFile }
  | { readonly kind: 'picture' | 'clip'; readonly asset: Asset };

/** @throws AppError `invalid` unless it is one thing that can be shown, and one's own */
export async function findSource(
  { database }: Pick<MaterialDeps, 'database'>,
  wish: OwnWish,
): Promise<OwnSource> {
  const { images, clips, data, ownerId } = wish;
  const [image] = images;
  const [clip] = clips;
  const url = data.source_url ?? '';
  if (images.length + clips.length + (url === '' ? 0 : 1) !== 1) {
    throw invalid('source_url', sentences.upgrade.noOwnFile);
  }
  if (image !== undefined) {
    return { kind: 'picture', upload: image };
  }
  refuseStretch(data);
  if (clip !== undefined) {
    return { kind: 'clip', upload: clip };
  }
  const id = assetIdOfUrl(url) ?? '';
  const asset = (await readAssets(database, [id])).get(id);
  const kind = asset === undefined ? undefined : kindOf(asset);
  // Somebody else's answers like one that is gone.
  if (asset?.ownerId !== ownerId || kind === undefined) {
    throw invalid('source_url', sentences.upgrade.ownGone);
  }
  return { kind, asset };
}

function kindOf({ contentType }: Asset): OwnSource['kind'] | undefined {
  if (contentType.startsWith('image/')) {
    return 'picture';
  }
  return contentType.startsWith('video/') ? 'clip' : undefined;
}

function refuseStretch({ from_seconds: from, until_seconds: until }: OwnVersionData): void {
  const { shortestSeconds, longestSeconds } = limits.ownClip;
  const seconds = (until ?? Number.POSITIVE_INFINITY) - (from ?? 0);
  const isLong = until !== null && until !== undefined && seconds > longestSeconds;
  if (seconds < shortestSeconds || isLong) {
    throw invalid('until_seconds', sentences.upload.clipStretch(shortestSeconds, longestSeconds));
  }
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', { detail: message, errors: [{ path, message }] });
}

interface ToRead {
  readonly source: OwnSource;
  readonly wish: OwnWish;
}

/** Reads a person's picture as what a stranger may have made, and hands it over for as long as `use` takes. */
export async function withPicture<Result>(
  deps: MaterialDeps,
  { source, wish }: ToRead,
  use: (picture: OwnPicture) => Promise<Result>,
): Promise<Result> {
  return await withFile(deps, source, async (file) => {
    const asset = 'asset' in source ? source.asset : null;
    const { ownerId, signal, log } = wish;
    const received = await receiveUploads(deps, { images: [file], field: 'image', ownerId, signal, log });
    const [image] = received.images;
    if (image === undefined) {
      throw new Error('An image was received and is missing');
    }
    const { width, height, contentType } = image;
    const madeBy = makerOf(source);
    return await use({ file: image.file, contentType, madeBy, meta: { width, height }, source: asset });
  });
}

/** Refuses at once what the head of a clip speaks against; the rest is found out while it is cut. */
export async function judgeClip(deps: MaterialDeps, { source, wish }: ToRead): Promise<void> {
  await withFile(deps, source, async ({ path, bytes }) => {
    if (bytes === 0) {
      throw invalid('clip', sentences.upload.empty);
    }
    const { data, ownerId, signal, log } = wish;
    const judged = { input: path, fromSeconds: data.from_seconds ?? 0 };
    await deps.clipCutter.judge(judged, { person: ownerId, signal, log });
  });
}

/** Who made what is brought: of an upload nobody knows. */
export function makerOf(source: OwnSource): MadeBy {
  return 'asset' in source
    ? { provider: source.asset.provider, model: source.asset.model }
    : { provider: 'upload', model: 'upload' };
}

async function withFile<Result>(
  deps: MaterialDeps,
  source: OwnSource,
  use: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(deps.workRoot, 'own-'));
  try {
    return await use(await fileOf(deps, source, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A copy of what is kept already: nothing is ever written beside a stored file. */
async function fileOf({ storage }: MaterialDeps, source: OwnSource, folder: string): Promise<UploadedFile> {
  if ('upload' in source) {
    return source.upload;
  }
  const { name, contentType, bytes, storageKey } = source.asset;
  const path = join(folder, basename(name));
  try {
    await copyFile(await storage.localCopy(storageKey, folder), path);
  } catch (cause) {
    throw new AppError('invalid', { detail: sentences.upgrade.ownGone, cause });
  }
  return { path, filename: name, declaredType: contentType, bytes };
}
