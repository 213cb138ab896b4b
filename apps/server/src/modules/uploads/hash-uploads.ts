import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../../platform/http/multipart-rule.ts';

/** Hex SHA-256 of each upload as it came: tells a repeated request from another one with the same key. */
export async function hashUploads(uploads: readonly UploadedFile[]): Promise<string[]> {
  return await Promise.all(
    uploads.map(async ({ path }) => {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      return hash.digest('hex');
    }),
  );
}
