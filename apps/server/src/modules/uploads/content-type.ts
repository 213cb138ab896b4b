import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** As much of a file as its type can be told from. */
const HEAD_BYTES = 4_100;

/** The MIME type a file's own bytes speak of, whatever its name or its sender says; null when they speak of none. */
export async function contentTypeOf(file: string): Promise<string | null> {
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
