import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { z } from 'zod';
import { contentTypeOf } from '../results/content-type.ts';

/** A picture that goes with a request: its body names it by its content, and its bytes lie in the work folder. */
export const InputPictureSchema = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
});
export type InputPicture = z.infer<typeof InputPictureSchema>;

/** Lays pictures into the work folder. May be repeated. @throws ProviderError `invalid_input` for what is none */
export async function layPictures(files: readonly string[], workFolder: string): Promise<InputPicture[]> {
  // One after the other: a picture may have some megabytes, and five of them need no more memory than one.
  const laid: InputPicture[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    const type = InputPictureSchema.shape.type.safeParse(contentTypeOf(bytes));
    if (!type.success) {
      throw new ProviderError('invalid_input', sentences.mediaService.unreadablePicture);
    }
    const picture = { sha256: createHash('sha256').update(bytes).digest('hex'), type: type.data };
    await writeFile(pathOf(picture, workFolder), bytes);
    laid.push(picture);
  }
  return laid;
}

/** The bytes of a picture that was laid. @throws ProviderError `transient`: nothing was sent, and it may be laid again */
export async function readInputPicture(
  picture: InputPicture,
  workFolder: string,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(pathOf(picture, workFolder)));
  } catch (cause) {
    throw new ProviderError('transient', sentences.mediaService.unreachable, { cause });
  }
}

function pathOf({ sha256 }: InputPicture, workFolder: string): string {
  return join(workFolder, `input-${sha256}`);
}
