import { prices } from '@kinora/contract/catalogue';
import { characterReasons } from '@kinora/contract/readiness';
import type { CreateCharacterPayload } from '@kinora/contract/api';
import { characterJob, singleKind, startGeneration } from '../generations/index.ts';
import type { GenerationsDeps, GenerationStart } from '../generations/index.ts';
import type { CharacterInput } from './character-input.ts';

/** A character for stories and films. */
export const characterKind = singleKind(characterJob);

export interface CharacterStart extends Pick<GenerationStart, 'user' | 'request' | 'idempotencyKey'> {
  readonly data: CreateCharacterPayload;
}

/** Starts a character. @returns its id @throws AppError for every reason it cannot start */
export async function startCharacter(deps: GenerationsDeps, start: CharacterStart): Promise<string> {
  const { data } = start;
  return await startGeneration(deps, {
    ...start,
    mode: 'characters',
    job: characterJob,
    said: { ...data },
    title: data.name.trim(),
    prompt: data.prompt,
    sessionId: null,
    uploads: [],
    field: 'images',
    reasons: (account) => characterReasons(data, account),
    isAvailable: () => deps.gateway.media.serves('picture', data.model_name),
    refusalOfBudget: (by) =>
      deps.gateway.media.refusalOfBudget([{ medium: 'picture', model: data.model_name }], by),
    isBought: () => deps.gateway.media.makerOf('picture', data.model_name) !== null,
    priceCredits: deps.gateway.media.creditsOf(data.model_name) ?? prices.character,
    inputOf: (): CharacterInput => ({
      name: data.name,
      prompt: data.prompt,
      model: data.model_name,
      aspectRatio: data.aspect_ratio,
    }),
  });
}
