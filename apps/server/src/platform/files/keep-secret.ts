import { randomBytes } from 'node:crypto';
import { chmod, readFile, stat } from 'node:fs/promises';
import { writeDurably } from './write-durably.ts';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/** The secret kept in a file, made at first: 256 random bits, readable by its owner alone. */
export async function keepSecret(path: string): Promise<string> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (((await stat(path)).mode & 0o077) !== 0) {
      await chmod(path, OWNER_ONLY);
    }
    if (secret.length >= SECRET_BYTES) {
      return secret;
    }
    throw new Error(`The secret in ${path} is damaged. Restore it from a backup.`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw error;
    }
  }
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeDurably(path, `${secret}\n`, OWNER_ONLY);
  return secret;
}
