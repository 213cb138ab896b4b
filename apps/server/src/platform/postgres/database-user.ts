import { readFile } from 'node:fs/promises';
import process from 'node:process';

/** The account PostgreSQL runs under when we are root, which it refuses to run as. */
export interface DatabaseUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** An id without an entry in /etc/passwd does not work: initdb looks its own name up. */
const CANDIDATES = ['postgres', 'nobody'];

/** The account to change to, or null when this process may run PostgreSQL itself (not root, or Windows). */
export async function findDatabaseUser(): Promise<DatabaseUser | null> {
  if (process.getuid?.() !== 0) {
    return null;
  }
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const candidate of CANDIDATES) {
    const entry = entries.find(([name]) => name === candidate);
    const uid = Number(entry?.[2]);
    const gid = Number(entry?.[3]);
    if (entry !== undefined && uid > 0 && Number.isInteger(gid)) {
      return { name: candidate, uid, gid };
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and this machine has neither a user 'postgres' nor 'nobody'. Start Kinora as an ordinary user, or set DATABASE_URL.",
  );
}
