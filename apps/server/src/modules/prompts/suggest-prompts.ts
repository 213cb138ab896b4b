import { limits } from '@kinora/contract/limits';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import type { Gateway, TextAsk } from '../../gateway/index.ts';

/** How many of the user's own prompts are looked at. */
const PAST_PROMPTS = 50;

/** Completions of what is being typed; none below the minimum length. */
export async function suggestPrompts(
  deps: { database: Database; gateway: Pick<Gateway, 'text'> },
  ask: { ownerId: string; query: string },
  call: TextAsk,
): Promise<string[]> {
  if (ask.query.length < limits.suggestions.minimumCharacters) {
    return [];
  }
  const past = await deps.database
    .select({ prompt: projects.prompt })
    .from(projects)
    .where(eq(projects.ownerId, ask.ownerId))
    .orderBy(desc(projects.createdAt))
    .limit(PAST_PROMPTS);
  const prompts = [...new Set(past.map((row) => row.prompt))];
  const suggestions = await deps.gateway.text.suggest({ query: ask.query, past: prompts }, call);
  return suggestions.slice(0, limits.counts.suggestions);
}
