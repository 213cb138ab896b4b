import type { IncomingMessage } from 'node:http';
import { json } from './wire.ts';
import type { Answer } from './wire.ts';

interface Upload {
  readonly contentType: string;
  readonly fileName: string;
  bytes: number;
  /** Of the first bytes. */
  start: Buffer;
  isComplete: boolean;
  readonly parts: Map<number, string>;
}

/** What was put into the storage, of which the bytes are counted and the first ones kept. */
export type FalUpload = Readonly<Pick<Upload, 'contentType' | 'fileName' | 'bytes' | 'start' | 'isComplete'>>;

const REST = '/rest/storage/upload/';
const PUT = /^\/files\/put\/(\w+)(?:\/(\d+|complete))?$/u;

/** fal's storage: a place is asked for with the key, bytes are put without it, whole or in parts. */
export class FalStorage {
  readonly uploads: Upload[] = [];
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** Whether models may read what stands at an address. */
  has(url: string): boolean {
    const index = Number(/\/files\/stored\/(\d+)/u.exec(url)?.[1] ?? NaN);
    return this.uploads[index]?.isComplete ?? false;
  }

  initiate(url: URL, body: unknown): Answer | null {
    const isKnown = [`${REST}initiate`, `${REST}initiate-multipart`].includes(url.pathname);
    if (!isKnown || url.searchParams.get('storage_type') !== 'fal-cdn-v3') {
      return null;
    }
    const { content_type: type, file_name: name } = Object(body) as Record<string, unknown>; // Read as whatever came.
    if (typeof type !== 'string' || typeof name !== 'string') {
      return json(422, {
        detail: [{ loc: ['body', 'content_type'], msg: 'Field required', type: 'missing' }],
      });
    }
    const index = this.uploads.length;
    this.uploads.push({
      contentType: type,
      fileName: name,
      bytes: 0,
      start: Buffer.alloc(0),
      isComplete: false,
      parts: new Map(),
    });
    return json(200, {
      upload_url: `${this.#origin()}/files/put/${index}?signature=given`,
      file_url: `${this.#origin()}/files/stored/${index}/${name}`,
    });
  }

  /** Null: the address is none of the storage's. */
  async put(request: IncomingMessage, url: URL): Promise<Answer | null> {
    const [, index, part] = PUT.exec(url.pathname) ?? [];
    const upload = this.uploads[Number(index ?? NaN)];
    if (index === undefined) {
      return null;
    }
    const isSigned = url.searchParams.get('signature') === 'given';
    if (upload === undefined || !isSigned || request.headers.authorization !== undefined) {
      return json(403, { detail: 'The signature does not fit' });
    }
    if (part === 'complete') {
      return complete(upload, await readAll(request, () => undefined));
    }
    if (request.headers['content-type'] !== upload.contentType) {
      return json(400, { detail: 'Another content type was announced' });
    }
    await readAll(request, (chunk) => take(upload, chunk));
    if (part === undefined) {
      upload.isComplete = true;
      return { status: 200, body: '' };
    }
    const etag = `"part-${part}"`;
    upload.parts.set(Number(part), etag);
    return json(200, { partNumber: Number(part), etag });
  }
}

function take(upload: Upload, chunk: Buffer): void {
  upload.bytes += chunk.length;
  if (upload.start.length === 0) {
    upload.start = chunk.subarray(0, 16);
  }
}

function complete(upload: Upload, body: Buffer): Answer {
  const named = JSON.stringify({
    parts: [...upload.parts].map(([partNumber, etag]) => ({ partNumber, etag })),
  });
  upload.isComplete = body.toString() === named;
  return upload.isComplete ? json(200, {}) : json(400, { detail: 'The parts are others' });
}

async function readAll(request: IncomingMessage, take: (chunk: Buffer) => void): Promise<Buffer> {
  const kept: Buffer[] = [];
  for await (const chunk of request) {
    // A request without an encoding gives buffers.
    const bytes = chunk as Buffer;
    take(bytes);
    if (kept.length < 64) {
      kept.push(bytes);
    }
  }
  return Buffer.concat(kept);
}
