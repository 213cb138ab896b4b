import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

const OWNER_TRAVERSE = 0o100;
const GROUP_TRAVERSE = 0o010;
const OTHER_TRAVERSE = 0o001;

async function canTraverse(folder: string, user: DatabaseUser): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  if (uid === user.uid) {
    return (mode & OWNER_TRAVERSE) !== 0;
  }
  if (gid === user.gid) {
    return (mode & GROUP_TRAVERSE) !== 0;
  }
  return (mode & OTHER_TRAVERSE) !== 0;
}

/** Whether `user` can walk down to an existing folder: every folder on the way must let it through. */
export async function canReachFolder(folder: string, user: DatabaseUser): Promise<boolean> {
  let current = resolve(folder);
  for (;;) {
    if (!(await canTraverse(current, user))) {
      return false;
    }
    const parent = dirname(current);
    if (parent === current) {
      return true;
    }
    current = parent;
  }
}
