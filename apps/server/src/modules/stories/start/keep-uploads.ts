import { writeFile } from 'node:fs/promises';
import { isDatabaseAway } from '../../../platform/errors/database-away.ts';
import type { UploadedFile } from '../../../platform/http/multipart-rule.ts';
import type { Transaction } from '../../../db/client.ts';
import { discardFile, storeFile, writeAsset } from '../../assets/index.ts';
import type { KeptFile } from '../../assets/index.ts';
import { receiveUploads, storeImages } from '../../uploads/index.ts';
import type { ReceivedUploads } from '../../uploads/index.ts';
import type { PageText } from '../documents/pages-text.ts';
import type { StoriesDeps } from '../stories-deps.ts';

/** The files of a start call, and the request they came with. */
export interface StoryUploads {
  readonly images: readonly UploadedFile[];
  readonly pdf: UploadedFile | null;
  readonly request: Pick<Parameters<typeof receiveUploads>[1], 'signal' | 'log'>;
}

/** Uploads that can be used: images written anew, a document's words. */
export interface ReadUploads {
  readonly images: ReceivedUploads['images'];
  readonly document: { readonly file: UploadedFile; readonly pages: readonly PageText[] } | null;
}

/** Judges and reads the files of a start call. @throws AppError with the sentence for the file that cannot be used */
export async function readUploads(
  deps: Pick<StoriesDeps, 'decoder' | 'documents'>,
  { ownerId, uploads }: { ownerId: string; uploads: StoryUploads },
): Promise<ReadUploads> {
  // Named one by one: a request's own members are not copied by spreading it.
  const { images, pdf, request } = uploads;
  const { signal, log } = request;
  const received = await receiveUploads(deps, { ownerId, signal, log, images, pdf: pdf ?? undefined });
  if (received.pdf === null) {
    return { images: received.images, document: null };
  }
  const pages = await deps.documents.read(received.pdf.path, { person: ownerId, signal, log });
  return { images: received.images, document: { file: received.pdf, pages } };
}

/** Assets of kept uploads. */
export interface KeptUploads {
  readonly uploads: readonly string[];
  readonly documentAssetId: string | null;
  /** Writes their rows; in the transaction that writes their project. */
  writeRows(tx: Transaction, now: Date): Promise<void>;
}

/** Keeps uploads for a project that is about to be written; they are removed again when `use` did not keep them. */
export async function keepUploads(
  deps: Pick<StoriesDeps, 'storage' | 'ids'>,
  of: { ownerId: string; projectId: string; read: ReadUploads },
  use: (kept: KeptUploads) => Promise<{ readonly isKept: boolean }>,
): Promise<{ readonly isKept: boolean }> {
  const { ownerId, projectId, read } = of;
  const images = { ownerId, projectId, received: read.images };
  return await storeImages(deps, images, async (files) => {
    const document = await storeDocument(deps, of);
    let isKept = false;
    try {
      const outcome = await use(keptUploads(files, document));
      isKept = outcome.isKept;
      return outcome;
    } catch (error) {
      // As in `storeImages`: it may belong to a project by now.
      isKept = isDatabaseAway(error);
      throw error;
    } finally {
      if (!isKept && document !== null) {
        await discardFile(deps, document);
      }
    }
  });
}

function keptUploads(images: readonly KeptFile[], document: KeptFile | null): KeptUploads {
  return {
    uploads: images.map((image) => image.assetId),
    documentAssetId: document?.assetId ?? null,
    async writeRows(tx, now) {
      for (const kept of document === null ? images : [...images, document]) {
        await writeAsset(tx, { kept, now });
      }
    },
  };
}

/** A document is kept as its words: nothing else of it is ever used. */
async function storeDocument(
  deps: Pick<StoriesDeps, 'storage' | 'ids'>,
  of: { ownerId: string; projectId: string; read: ReadUploads },
): Promise<KeptFile | null> {
  const { document } = of.read;
  if (document === null) {
    return null;
  }
  const file = `${document.file.path}.json`;
  await writeFile(file, JSON.stringify(document.pages));
  return await storeFile(deps, {
    ownerId: of.ownerId,
    projectId: of.projectId,
    file,
    kind: 'document',
    contentType: 'application/json',
    madeBy: { provider: 'upload', model: 'upload' },
    meta: { pages: document.pages.length },
  });
}
