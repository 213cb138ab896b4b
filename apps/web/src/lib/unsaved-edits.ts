import type { TextStorage } from './browser-storage.ts';

const PREFIX = 'kinora.edits.';

const keyOf = (projectId: string, page: string) => `${PREFIX}${projectId}.${page}`;

/** What a page wrote and the server has not confirmed, as parsed JSON; undefined when there is none. Check it with a schema. */
export function readUnsavedEdits(storage: TextStorage, projectId: string, page: string): unknown {
  const text = storage.getItem(keyOf(projectId, page));
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

/** The pages of this browser that could not save everything of a project. */
export function pagesWithUnsavedEdits(storage: TextStorage, projectId: string): string[] {
  const start = keyOf(projectId, '');
  return storage
    .keys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
}

/**
 * Keeps what the server has not got yet, so that a page that dies in the middle loses nothing. Answers whether the browser
 * really has it: it may be full or keep nothing.
 */
export function writeUnsavedEdits(
  storage: TextStorage,
  page: { projectId: string; id: string },
  edits: unknown,
): boolean {
  const [key, text] = [keyOf(page.projectId, page.id), JSON.stringify(edits)];
  storage.setItem(key, text);
  return storage.getItem(key) === text;
}

export function clearUnsavedEdits(storage: TextStorage, projectId: string, page: string): void {
  storage.removeItem(keyOf(projectId, page));
}

/** Forgets what was not saved of all projects, as signing out does. */
export function clearAllUnsavedEdits(storage: TextStorage): void {
  for (const key of storage.keys().filter((known) => known.startsWith(PREFIX))) {
    storage.removeItem(key);
  }
}
