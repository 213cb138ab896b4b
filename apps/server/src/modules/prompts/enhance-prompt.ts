import { AppError } from '../../platform/errors/app-error.ts';
import type { ProviderCall, TextModel } from '@kinora/models';
import { ProviderError } from '@kinora/models';

/** A richer prompt in the user's own words. A model that fails is never a fault of ours. @throws AppError `invalid` */
export async function enhancePrompt(
  deps: { readonly text: TextModel },
  ask: { prompt: string; context: string },
  call: ProviderCall,
): Promise<string> {
  try {
    return await deps.text.enhancePrompt(ask, call);
  } catch (cause) {
    if (cause instanceof ProviderError) {
      throw new AppError('invalid', { detail: cause.message, cause });
    }
    throw cause;
  }
}
