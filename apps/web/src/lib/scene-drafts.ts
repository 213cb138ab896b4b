import type { TextStorage } from './browser-storage.ts';

const PREFIX = 'kinora.scenes.';

/** Unsent edits of a project's scenes as parsed JSON; undefined when there are none. Check them with a schema. */
export function readSceneDraft(storage: TextStorage, projectId: string): unknown {
  const text = storage.getItem(PREFIX + projectId);
  if (text === null) {
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/**
 * Keeps edits that the server has not got yet, so that a reload in the middle loses nothing. Answers whether the
 * browser really has them: it may be full or keep nothing.
 */
export function writeSceneDraft(storage: TextStorage, projectId: string, draft: unknown): boolean {
  const text = JSON.stringify(draft);
  storage.setItem(PREFIX + projectId, text);
  return storage.getItem(PREFIX + projectId) === text;
}

export function clearSceneDraft(storage: TextStorage, projectId: string): void {
  storage.removeItem(PREFIX + projectId);
}

/** Forgets the edits of all projects, as signing out does. */
export function clearSceneDrafts(storage: TextStorage): void {
  for (const key of storage.keys().filter((known) => known.startsWith(PREFIX))) {
    storage.removeItem(key);
  }
}
