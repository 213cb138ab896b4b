import { randomUUID } from 'node:crypto';

/** Makes the identifiers of new rows. */
export interface IdSource {
  next(): string;
}

export const randomIds: IdSource = { next: () => randomUUID() };
