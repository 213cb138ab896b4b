import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** Far above the longest row Kinora writes, which is a document's text of some megabytes; far below what fills memory. */
const LONGEST_ROW_BYTES = 32_000_000;

/** The rows of a dumped table, one after the other. @throws for one that is longer than any of ours, before it is read whole */
export async function* readRows(file: string): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  const chunks = createGunzip();
  // The loop below is told of whatever goes wrong.
  pipeline(createReadStream(file), chunks).catch(() => undefined);
  for await (const piece of chunks) {
    // Without an encoding a stream gives buffers.
    const chunk = piece as Buffer;
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      pieces.push(chunk.subarray(start, end));
      yield Buffer.concat(pieces).toString('utf8');
      pieces = [];
      bytes = 0;
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes > LONGEST_ROW_BYTES) {
      throw new Error('A row in the backup is longer than any can be: it is damaged.');
    }
  }
  if (bytes > 0) {
    throw new Error('A table in the backup ends in the middle of a row: it is damaged.');
  }
}
