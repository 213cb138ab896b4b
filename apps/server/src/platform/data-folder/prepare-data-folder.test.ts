import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepSecret } from '../files/keep-secret.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';

const base = await mkdtemp(join(tmpdir(), 'kinora-prepare-'));
await chmod(base, 0o711);
afterAll(() => rm(base, { recursive: true, force: true }));
const stranger = { name: 'postgres', uid: 54_321, gid: 54_321 };

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

it('an ordinary user gets a folder that only they can enter', async () => {
  const lines: string[] = [];
  const wished = join(base, 'own');
  const folders = await prepareDataFolder({
    wished,
    databaseUser: null,
    onProgress: (line) => lines.push(line),
  });
  expect(folders.root).toBe(wished);
  expect(await modeOf(folders.secrets)).toBe(0o700);
  expect(await modeOf(folders.media)).toBe(0o700);
  expect(lines).toEqual([]);
});

it("the database's user can walk to its folder, but not into the others", async () => {
  const folders = await prepareDataFolder({
    wished: join(base, 'shared'),
    databaseUser: stranger,
    onProgress: () => undefined,
  });
  expect(folders.root).toBe(join(base, 'shared'));
  expect([await modeOf(folders.root), await modeOf(folders.database), await modeOf(folders.secrets)]).toEqual(
    [0o711, 0o711, 0o700],
  );
});

it('a folder out of reach is replaced by one of the system, which is said; each wish has its own', async () => {
  const closed = join(base, 'root-home');
  await mkdir(closed, { mode: 0o700 });
  const lines: string[] = [];
  const prepare = (name: string) =>
    prepareDataFolder({
      wished: join(closed, name),
      databaseUser: stranger,
      systemFolder: join(base, 'system'),
      onProgress: (line) => lines.push(line),
    });
  const [one, other, again] = [await prepare('a'), await prepare('b'), await prepare('a')];
  expect(one.root).toContain(join(base, 'system'));
  expect(other.root).not.toBe(one.root);
  expect(again.root).toBe(one.root);
  expect(lines[0]).toBe(
    `The database runs as 'postgres', who cannot enter ${join(closed, 'a')}: all data are kept in ${one.root}.`,
  );
});

it('a place that cannot be a folder is refused with a sentence', async () => {
  const file = join(base, 'file');
  await writeFile(file, '');
  const prepared = prepareDataFolder({ wished: file, databaseUser: null, onProgress: () => undefined });
  await expect(prepared).rejects.toThrow('Choose another one with KINORA_DATA_DIR.');
});

it('a secret is made once, kept for its owner alone, and never replaced when damaged', async () => {
  const path = join(base, 'secret');
  const secret = await keepSecret(path);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await keepSecret(path)).toBe(secret);
  expect(await modeOf(path)).toBe(0o600);
  await chmod(path, 0o644);
  await keepSecret(path);
  expect(await modeOf(path)).toBe(0o600);
  await writeFile(path, 'cut');
  await expect(keepSecret(path)).rejects.toThrow('damaged');
  expect(await readFile(path, 'utf8')).toBe('cut');
});
