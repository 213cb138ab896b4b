const savings = new Set<() => Promise<unknown>>();

/** Has something saved before a session ends. @returns what takes it back */
export function saveBeforeLeaving(save: () => Promise<unknown>): () => void {
  savings.add(save);
  return () => {
    savings.delete(save);
  };
}

/** Saves whatever waits for it. */
export async function saveEverything(): Promise<void> {
  await Promise.allSettled([...savings].map((save) => save()));
}
