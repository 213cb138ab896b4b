import { ProviderError } from '@kinora/models';

/**
 * How a server is told the shape of an answer: by a strict schema, by JSON of any shape with the schema in the instructions,
 * or by the instructions alone. Each one asks less of it.
 */
export const chatManners = ['schema', 'object', 'plain'] as const;
export type ChatManner = (typeof chatManners)[number];

/** What a server was found to understand, so that the next question begins with it. */
export interface ChatHabit {
  manner: ChatManner;
}

export function nextManner(manner: ChatManner): ChatManner | null {
  return chatManners[chatManners.indexOf(manner) + 1] ?? null;
}

/** Whether a server refused how it was told the shape, and not what it was asked. Such a refusal costs nothing. */
export function isMannerRefused(error: unknown): boolean {
  if (!(error instanceof ProviderError) || error.kind !== 'invalid_input') {
    return false;
  }
  const said = error.cause instanceof Error ? error.cause.message : '';
  return /response.?format|json.?(?:schema|object)|schema|grammar|guided|structured/iu.test(said);
}
