import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { RawAnswer } from '@kinora/models';
import type { z } from 'zod';

/** A service's list of models. @throws ProviderError `transient` for an answer that is none */
export function listOf<Schema extends z.ZodType>(schema: Schema, { body }: RawAnswer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body));
  } catch (cause) {
    throw new ProviderError('transient', sentences.mediaService.unreachable, { cause });
  }
}
