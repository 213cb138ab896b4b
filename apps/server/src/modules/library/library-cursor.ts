import { librarySorts } from '@kinora/contract/library';
import type { LibrarySort } from '@kinora/contract/library';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';

const CursorSchema = z.object({ sort: z.enum(librarySorts), key: z.string(), id: z.string() });

/** Where a page ended: what it is sorted by, as the database writes it, and the entry. */
export type LibraryCursor = z.infer<typeof CursorSchema>;

export function writeCursor(cursor: LibraryCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

const isKey: Readonly<Record<LibrarySort, (key: string) => boolean>> = {
  created: (key) => /^\d{4}-[\d :.+-]+$/u.test(key) && !Number.isNaN(Date.parse(key)),
  title: () => true,
  duration: (key) => key !== '' && Number.isFinite(Number(key)),
  size: (key) => /^\d{1,18}$/u.test(key),
};

/** @throws AppError `bad-request` for what is from no earlier page of the same order */
export function readCursor(text: string, sort: LibrarySort): LibraryCursor | null {
  if (text === '') {
    return null;
  }
  const cursor = parseCursor(text);
  if (cursor?.sort !== sort || !isKey[sort](cursor.key)) {
    throw new AppError('bad-request');
  }
  return cursor;
}

function parseCursor(text: string): LibraryCursor | null {
  try {
    return CursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
