import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../../platform/storage/storage.ts';
import { parseRange } from './parse-range.ts';

export interface FileToSend {
  readonly key: string;
  readonly contentType: string;
  readonly totalBytes: number;
  /** Of the content; the same for as long as the address is. */
  readonly etag: string;
}

const A_YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Sends a stored file, or the part of it that was asked for. Content at an address never changes, so the browser keeps
 * it; nobody between may.
 */
export async function sendFile(
  storage: Storage,
  file: FileToSend,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const etag = `"${file.etag}"`;
  void reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', `private, max-age=${A_YEAR_SECONDS}, immutable`)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline');
  if (request.headers['if-none-match'] === etag) {
    return reply.status(304).send();
  }
  const range = parseRange(request.headers.range, file.totalBytes);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.totalBytes}`).send();
  }
  void reply.type(file.contentType);
  const { stream, bytes } = await storage.open(file.key, range);
  if (range !== undefined) {
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.totalBytes}`);
  }
  return reply.header('content-length', bytes).send(stream);
}
