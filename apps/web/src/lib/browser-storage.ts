/** The part of the Web Storage interface that we use; tests hand in a Map-backed one. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}

/**
 * Local storage that never throws: it may be full, blocked by the browser or absent.
 * What is kept there is a convenience (draft, theme, code), so losing it must not stop the page.
 */
export function browserStorage(): TextStorage {
  return {
    getItem: (key) => attempt(() => globalThis.localStorage.getItem(key)) ?? null,
    setItem: (key, value) => {
      attempt(() => {
        globalThis.localStorage.setItem(key, value);
      });
    },
    removeItem: (key) => {
      attempt(() => {
        globalThis.localStorage.removeItem(key);
      });
    },
    keys: () => attempt(() => Object.keys(globalThis.localStorage)) ?? [],
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError || error instanceof TypeError) {
      return undefined;
    }
    throw error;
  }
}
