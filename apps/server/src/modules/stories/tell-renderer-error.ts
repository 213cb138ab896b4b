import { sentences } from '@kinora/contract';
import { BrokenFilmError, UnletterableTextError } from '@kinora/renderer';
import { ProviderError } from '@kinora/models';

const { filmFaults } = sentences.story;

/**
 * What the renderer refuses is told to the user in our sentences, and is not tried again: the same scenes would be
 * refused the same way. Every other error stays what it is. @throws ProviderError
 */
export async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw tellRendererError(error);
  }
}

function tellRendererError(cause: unknown): unknown {
  if (cause instanceof UnletterableTextError) {
    return new ProviderError('invalid_input', sentences.story.unletterable(cause.letters), { cause });
  }
  if (cause instanceof BrokenFilmError) {
    const { findings } = cause.quality;
    const faults = Object.entries(filmFaults).flatMap(([finding, fault]) =>
      findings.some((found) => found === finding) ? [fault] : [],
    );
    return new ProviderError('invalid_input', sentences.story.brokenFilm(faults), { cause });
  }
  return cause;
}
