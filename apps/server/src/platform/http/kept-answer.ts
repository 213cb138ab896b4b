import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const pack = {
  // What a stream of answers is packed with by default: the best of it costs ten times as much for a tenth less.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;
type Packing = keyof typeof pack;

/** Packed, it would hardly be shorter. */
const PACKED_FROM_BYTES = 1_024;

/** An answer as it is sent, made once for all who ask until it changes. */
export class KeptAnswer {
  readonly body: Buffer;
  /** Weak: packed or not, it says the same. */
  readonly etag: string;
  readonly #packed = new Map<Packing, Promise<Buffer>>();

  constructor(json: string) {
    this.body = Buffer.from(json);
    this.etag = `W/"${createHash('sha256').update(json).digest('base64url')}"`;
  }

  packed(packing: Packing): Promise<Buffer> {
    const packed = this.#packed.get(packing) ?? pack[packing](this.body);
    this.#packed.set(packing, packed);
    return packed;
  }
}

/**
 * Sends an answer that belongs to whoever asks: their browser keeps it and asks each time whether it is still that; an
 * answer that it has already is not sent again.
 */
export async function sendKept(reply: FastifyReply, answer: KeptAnswer): Promise<FastifyReply> {
  const { headers } = reply.request;
  void reply
    .header('etag', answer.etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding');
  if (hasAlready(headers['if-none-match'], answer.etag)) {
    return await reply.status(304).send();
  }
  void reply.type('application/json; charset=utf-8');
  const packing = answer.body.length < PACKED_FROM_BYTES ? null : packingOf(headers['accept-encoding']);
  if (packing === null) {
    return await reply.send(answer.body);
  }
  const packed = await answer.packed(packing);
  return await reply.header('content-encoding', packing).send(packed);
}

/** RFC 9110, 13.1.2, compared weakly. */
function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const strong = etag.slice(2);
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch === '*' ||
      ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//u, '') === strong))
  );
}

/** The better of ours that a client takes (RFC 9110, 12.5.3); null when it is to be sent as it is. */
function packingOf(acceptEncoding: string | string[] | undefined): Packing | null {
  const taken = String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/u))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((packing) => taken.includes(packing)) ?? null;
}
