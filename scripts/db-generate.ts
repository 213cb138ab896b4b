// Makes the SQL migration from the Drizzle schemas: `node scripts/db-generate.ts`.
// Until the first release there is one migration, made anew each time; afterwards `--keep` adds the next one.
import { spawnSync } from 'node:child_process';
import { appendFile, chmod, cp, glob, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

const projectRoot = dirname(import.meta.dirname);
const migrationsFolder = join(projectRoot, 'apps/server/src/db/migrations');

function runDrizzleKit(outFolder: string): void {
  const program = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
  const schema = join(projectRoot, 'apps/server/src/db/schema/index.ts');
  const name = process.argv.includes('--keep') ? `step_${Date.now()}` : 'initial';
  const parameters = [
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    schema,
    '--out',
    outFolder,
    '--name',
    name,
  ];
  const result = spawnSync(process.execPath, [program, ...parameters], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    throw new Error('drizzle-kit could not read the schemas; its message is above.');
  }
}

/** What Drizzle cannot express (triggers) stands beside the schemas as plain SQL and ends the first migration. */
async function appendRules(migrationPath: string): Promise<void> {
  for await (const path of glob(join(projectRoot, 'apps/server/src/db/schema/*.sql'))) {
    await appendFile(migrationPath, `--> statement-breakpoint\n${await readFile(path, 'utf8')}`);
  }
}

/** Generated beside the real folder and swapped in at the end, so that a running test never sees half of it. */
async function regenerate(): Promise<void> {
  const freshFolder = await mkdtemp(join(projectRoot, '.cache-migrations-'));
  try {
    if (process.argv.includes('--keep')) {
      await cp(migrationsFolder, freshFolder, { recursive: true });
    }
    // drizzle-kit wants a path relative to where it runs.
    runDrizzleKit(freshFolder.slice(projectRoot.length + 1));
    const entries = await readdir(freshFolder);
    if (!entries.some((entry) => entry.endsWith('.sql'))) {
      throw new Error('drizzle-kit wrote no migration.');
    }
    if (!process.argv.includes('--keep')) {
      await appendRules(join(freshFolder, '0000_initial.sql'));
    }
    await chmod(freshFolder, 0o755);
    await rm(`${migrationsFolder}.old`, { recursive: true, force: true });
    await rename(migrationsFolder, `${migrationsFolder}.old`);
    await rename(freshFolder, migrationsFolder);
  } finally {
    await rm(`${migrationsFolder}.old`, { recursive: true, force: true });
    await rm(freshFolder, { recursive: true, force: true });
  }
}

await regenerate();
