import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  bytesOf,
  installModel,
  installRuntime,
  isRuntimeInstalled,
  listedModels,
  readModelStates,
  recogniseModel,
  registryOf,
  removeModel,
} from '@kinora/local-models';
import type { ListedModel } from '@kinora/local-models';
import type { Config } from '../../config.ts';
import { prepareDataFolder } from '../../platform/data-folder/prepare-data-folder.ts';
import { findDatabaseUser } from '../../platform/postgres/database-user.ts';
import type { ModelsCommand } from '../parse-command.ts';
import type { Terminal } from '../terminal.ts';
import { describeModels, describePlan, megabytes } from './describe-models.ts';

interface ModelsDeps extends Pick<Terminal, 'say' | 'complain' | 'clock' | 'agree' | 'stopSignal' | 'npm'> {
  readonly config: Config;
  /** The list; another one for tests. */
  readonly models?: readonly ListedModel[];
}

/** Lists, installs or removes models of this machine. @returns whether it was done @throws with a sentence */
export async function runModels(command: ModelsCommand, deps: ModelsDeps): Promise<boolean> {
  const folder = await localModelsFolder(deps.config, deps.complain);
  const models = deps.models ?? listedModels;
  switch (command.name) {
    case 'models list':
      deps.say(describeModels(await readModelStates(folder, { models, isThorough: false })));
      return true;
    case 'models install':
      return await install(command, { folder, models, deps });
    case 'models remove': {
      const freed = await removeModel(folder, modelNamed(command.model, models).name);
      deps.say(
        freed === 0
          ? `${command.model} is not installed on this machine.`
          : `${command.model} was removed; ${megabytes(freed)} MB are free again.`,
      );
      return true;
    }
  }
}

/** Where the models of this machine lie, wherever the data folder had to move to. */
export async function localModelsFolder(config: Config, onProgress: (line: string) => void): Promise<string> {
  const databaseUser = config.databaseUrl === null ? await findDatabaseUser() : null;
  const { root } = await prepareDataFolder({ wished: config.dataFolder, databaseUser, onProgress });
  return join(root, 'models');
}

interface Place {
  readonly folder: string;
  readonly models: readonly ListedModel[];
  readonly deps: ModelsDeps;
}

async function install(
  { what, isAgreed }: Extract<ModelsCommand, { name: 'models install' }>,
  { folder, models, deps }: Place,
): Promise<boolean> {
  const listed = models.find(({ name }) => name === what);
  const path = listed === undefined ? await existing(what, models) : null;
  const model = listed ?? (await recogniseModel(path ?? what, models));
  const [found] = await readModelStates(folder, { models: [model], isThorough: true });
  if (found?.state === 'installed' && path === null) {
    deps.say(`${model.name} is installed already, and whole.`);
    return true;
  }
  const bringsRuntime = !(await isRuntimeInstalled(folder));
  deps.say(describePlan(model, { from: path ?? originOf(model, deps.config.modelsUrl), bringsRuntime }));
  if (!isAgreed && !(await agreed(deps))) {
    return false;
  }
  const { signal, npm } = { signal: deps.stopSignal?.(), npm: deps.npm ?? null };
  if (bringsRuntime) {
    deps.complain('Installing what runs models …');
    await installRuntime({ folder, registry: registryOf(deps.config.modelsUrl), npm, signal });
  }
  if (found?.state !== 'no-runtime' || path !== null) {
    const { modelsUrl: mirror } = deps.config;
    const onBytes = progressOf(bytesOf(model), deps.complain);
    await installModel(model, { folder, mirror, path, npm, now: deps.clock.now(), onBytes, signal });
  }
  deps.say(`${model.name} is installed. A running Kinora uses it from now on.`);
  return true;
}

async function agreed({ agree, complain }: ModelsDeps): Promise<boolean> {
  if (agree === undefined) {
    throw new Error('Nobody is here to agree to this. Add --yes to the command.');
  }
  const isAgreed = await agree('Install it?');
  if (!isAgreed) {
    complain('Nothing was installed.');
  }
  return isAgreed;
}

function originOf({ source }: ListedModel, mirror: string | null): string {
  const origin = source.kind === 'hub' ? source.hub : `the npm package ${source.package}@${source.version}`;
  return mirror === null ? origin : `${mirror} (KINORA_MODELS_URL)`;
}

async function existing(what: string, models: readonly ListedModel[]): Promise<string> {
  const path = resolve(what);
  if ((await stat(path).catch(() => null)) === null) {
    modelNamed(what, models);
  }
  return path;
}

function modelNamed(name: string, models: readonly ListedModel[]): ListedModel {
  const found = models.find((model) => model.name === name);
  if (found === undefined) {
    const names = models.map((model) => model.name).join(', ');
    throw new Error(`There is no model '${name}', and no such file. There are: ${names}.`);
  }
  return found;
}

/** A line for each twentieth. */
function progressOf(total: number, say: (line: string) => void): (bytes: number) => void {
  let told = 0;
  return (bytes) => {
    const twentieth = Math.floor((bytes / total) * 20);
    if (twentieth > told) {
      told = twentieth;
      say(`  ${String(twentieth * 5).padStart(3)} %  ${megabytes(bytes)} of ${megabytes(total)} MB`);
    }
  };
}
