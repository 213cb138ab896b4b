import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { parseByteRange } from './byte-range.ts';

/** Give this as `handlerTimeout` to routes that stream files: a slow viewer may take as long as a film. */
export const STREAMING_TIMEOUT_MS = 4 * 3_600_000;

export interface StoredFileReply {
  readonly key: string;
  readonly contentType: string;
  /** Strong validator of the content, usually its SHA-256: makes If-None-Match and If-Range work. */
  readonly etag?: string;
  /** Saved under this name instead of shown. */
  readonly downloadName?: string;
  /** `private, no-cache` by default: kept by the user's browser, asked for anew each time. */
  readonly cacheControl?: string;
}

/** Streams a stored file to its reader, in whole or the range asked for (206, 416). @throws AppError `not-found` */
export async function sendStoredFile(
  reply: FastifyReply,
  storage: Pick<Storage, 'open'>,
  file: StoredFileReply,
): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const etag = file.etag === undefined ? undefined : `"${file.etag}"`;
  setFileHeaders(reply, file, etag);
  if (etag !== undefined && headers['if-none-match']?.includes(etag) === true) {
    return reply.status(304).send();
  }
  const opened = await storage.open(file.key);
  // A part of another version would not fit to what the reader has: then the whole file.
  const ifRange = headers['if-range'];
  const canRange = ifRange === undefined || ifRange === etag;
  const range = canRange ? parseByteRange(headers.range, opened.totalBytes) : 'whole';
  if (range === 'whole') {
    return sendStream(reply, opened, method);
  }
  opened.stream.destroy();
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${opened.totalBytes}`).send();
  }
  const part = await storage.open(file.key, range);
  void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${part.totalBytes}`);
  return sendStream(reply, part, method);
}

type OpenedFile = Awaited<ReturnType<Storage['open']>>;

function sendStream(reply: FastifyReply, file: OpenedFile, method: string): FastifyReply {
  void reply.header('content-length', String(file.bytes));
  if (method === 'HEAD') {
    file.stream.destroy();
    // An empty stream and not nothing: nothing would set the length to 0.
    return reply.send(Readable.from([]));
  }
  return reply.send(file.stream);
}

function setFileHeaders(reply: FastifyReply, file: StoredFileReply, etag: string | undefined): void {
  const disposition = file.downloadName === undefined ? 'inline' : attachment(file.downloadName);
  void reply
    .header('content-type', file.contentType)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', disposition)
    .header('cache-control', file.cacheControl ?? 'private, no-cache');
  if (etag !== undefined) {
    void reply.header('etag', etag);
  }
}

/** The name twice (RFC 6266): plain for old programs, in full for the others. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
