import { open } from 'node:fs/promises';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { fileTypeFromBuffer } from 'file-type';
import type { Logger } from 'pino';
import { AppError } from '../../platform/errors/app-error.ts';
import type { UploadedFile } from '../../platform/http/multipart-rule.ts';
import type { DecodeReport, DecodedImage, RefusalReason } from './decode-message.ts';
import type { ImageDecoder } from './image-decoder.ts';

export interface UploadDeps {
  readonly decoder: ImageDecoder;
}

export interface UploadsToReceive {
  /** Images as they came, with the name of the form's field for what is said about them. */
  readonly images: readonly UploadedFile[];
  readonly field?: 'image' | 'images';
  readonly pdf?: UploadedFile | undefined;
  /** Whose they are: everybody gets their turn. */
  readonly ownerId: string;
  /** Ends the decoding: the request's own. */
  readonly signal: AbortSignal;
  readonly log: Pick<Logger, 'warn'>;
}

/** Uploads that may be kept. Their files still lie in the request's folder and go with it: move what is kept. */
export interface ReceivedUploads {
  /** Decoded and written anew: upright sRGB without metadata, JPEG or PNG. */
  readonly images: readonly DecodedImage[];
  /** A PDF by its content; nothing else is known about it yet. */
  readonly pdf: UploadedFile | null;
}

/** Animated PNG files are read as their first picture. */
const imageTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/avif',
]);

/**
 * Judges uploads by their content and writes images anew. Call it after everything that refuses for free.
 * @throws AppError `unsupported-media`, `too-large`, `invalid` with the file's field, or `too-many` when busy
 */
export async function receiveUploads(deps: UploadDeps, uploads: UploadsToReceive): Promise<ReceivedUploads> {
  const { images, pdf, field = 'images' } = uploads;
  await Promise.all([
    ...images.map((image, index) => requireImage(image, pathOf(field, index))),
    ...(pdf === undefined ? [] : [requirePdf(pdf)]),
  ]);
  return { images: images.length === 0 ? [] : await decodeAll(deps, uploads, field), pdf: pdf ?? null };
}

function pathOf(field: 'image' | 'images', index: number): string {
  return field === 'image' ? field : `${field}.${index}`;
}

async function requireImage(upload: UploadedFile, path: string): Promise<void> {
  if (upload.bytes === 0) {
    throw unsupported(path, sentences.upload.empty);
  }
  const type = await contentTypeOf(upload.path);
  if (type === null || !imageTypes.has(type)) {
    throw unsupported(path, sentences.upload.imageUnreadable);
  }
}

async function requirePdf(upload: UploadedFile): Promise<void> {
  if ((await contentTypeOf(upload.path)) !== 'application/pdf') {
    throw unsupported('pdf', sentences.upload.pdfUnreadable);
  }
}

function unsupported(path: string, message: string): AppError {
  return new AppError('unsupported-media', { detail: message, errors: [{ path, message }] });
}

async function decodeAll(
  deps: UploadDeps,
  { images, ownerId, signal, log }: UploadsToReceive,
  field: 'image' | 'images',
): Promise<readonly DecodedImage[]> {
  const orders = images.map(({ path }) => ({ input: path, outputWithoutExtension: `${path}-clean` }));
  let report: DecodeReport;
  try {
    report = await deps.decoder.decode(orders, { person: ownerId, signal });
  } catch (cause) {
    if (cause instanceof AppError || signal.aborted) {
      throw cause;
    }
    log.warn({ err: cause }, 'An upload broke its decoder');
    throw new AppError('invalid', { detail: sentences.upload.imageUnreadable, cause });
  }
  if (report.kind === 'done') {
    return report.images;
  }
  log.warn({ reason: report.reason, detail: report.detail }, 'An upload was refused');
  throw refusal(report.reason, pathOf(field, report.index));
}

const refusals = {
  unreadable: { code: 'invalid', sentence: sentences.upload.imageUnreadable },
  'too-many-pixels': {
    code: 'too-large',
    sentence: sentences.upload.imageTooManyPixels(limits.imagePixels / 1e6),
  },
  'side-too-long': { code: 'too-large', sentence: sentences.upload.imageSideTooLong(limits.imageSidePixels) },
} as const satisfies Record<RefusalReason, { code: string; sentence: string }>;

function refusal(reason: RefusalReason, path: string): AppError {
  const { code, sentence } = refusals[reason];
  return new AppError(code, { detail: sentence, errors: [{ path, message: sentence }] });
}

/** As much of a file as its type can be told from. */
const HEAD_BYTES = 4_100;

/** The MIME type a file's own bytes speak of, whatever its name or its sender says; null when they speak of none. */
async function contentTypeOf(file: string): Promise<string | null> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    const type = await fileTypeFromBuffer(head.subarray(0, bytesRead));
    return type?.mime ?? null;
  } finally {
    await handle.close();
  }
}
