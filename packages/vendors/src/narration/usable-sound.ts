import { ProviderError } from '@kinora/models';

/** Takes what was bought apart. @throws ProviderError `unusable` with `sentence` where it is no good */
export async function unlessUnusable<Result>(
  sentence: string,
  takeApart: () => Promise<Result>,
): Promise<Result> {
  try {
    return await takeApart();
  } catch (cause) {
    if (isOfThisMachine(cause)) {
      throw cause;
    }
    throw new ProviderError('unusable', sentence, { cause });
  }
}

/** A full disk says nothing about the sound, which is kept for another try. */
function isOfThisMachine(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOSPC', 'EROFS', 'EDQUOT', 'EIO'].includes(String(error.code))
  );
}
