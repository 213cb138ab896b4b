import { clear, getMany, setMany } from 'idb-keyval';

/** What is being made in a tool and is too large for local storage: pictures, and what was laid or drawn over them. */
type WorkName = 'animate-picture' | 'animate-drawing' | 'canva-design' | 'canva-pictures';

/** Several pieces of kept work as they were written; undefined where there is none. Check them with a schema. */
export async function readWork(wanted: readonly WorkName[]): Promise<readonly unknown[]> {
  return (await attempt(() => getMany<unknown>([...wanted]))) ?? wanted.map(() => undefined);
}

/** Keeps pieces of work together: all of them or, where the browser is full or keeps nothing, none. */
export async function writeWork(pieces: Partial<Record<WorkName, unknown>>): Promise<void> {
  await attempt(() => setMany(Object.entries(pieces)));
}

/** Forgets all kept work, as signing out does. */
export async function clearWork(): Promise<void> {
  await attempt(() => clear());
}

/** Like local storage, this is a convenience that a browser may refuse: the tools work without it. */
async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError || error instanceof TypeError) {
      return undefined;
    }
    throw error;
  }
}
