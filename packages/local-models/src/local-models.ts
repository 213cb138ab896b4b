import { realpath } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { OnnxInference } from './inference/onnx-inference.ts';
import type { Inference, PreparedModel } from './inference/onnx-inference.ts';
import type { InstalledRecord } from './installed/installed-record.ts';
import { findBroken, findChanged, readRecord } from './installed/read-installed.ts';
import { LocalModelError } from './local-model-error.ts';
import { modelFolders } from './model-folders.ts';
import type { ModelFolders } from './model-folders.ts';
import { isRuntimeInstalled } from './runtime/install-runtime.ts';

/** A model whose files are here and of the size and time they were installed with. */
export interface InstalledModel {
  readonly name: string;
  readonly folder: string;
  /** Changes with every installation. */
  readonly installation: string;
  /** The path of one of its files. @throws where the model has no such file */
  file(name: string): string;
}

/** The models of this machine. What is installed or removed meanwhile is noticed at the next call. */
export interface LocalModels {
  /** Null: it is not installed, or not as it was installed. */
  installed(name: string): Promise<InstalledModel | null>;
  /** Whether what runs models is installed, too. */
  canRun(name: string): Promise<boolean>;
  /** The model of a file; the same one for all who ask, loaded once. */
  inference(name: string, file: string): Inference;
  /** Ends all processes. */
  close(): Promise<void>;
}

export interface LocalModelsOptions {
  /** `models` in the data folder. Need not be there. */
  readonly folder: string;
  /** How long a process stays without work; ten minutes when left out. */
  readonly idleMs?: number;
  /** Threads of one model; when left out one for each processor, four at most. */
  readonly threads?: number;
  /** Resident size above which a model's process is killed; 3 GB when left out. */
  readonly memoryLimitBytes?: number;
}

const IDLE_MS = 600_000;
const MOST_THREADS = 4;
const MEMORY_LIMIT_BYTES = 3e9;

export function openLocalModels(options: LocalModelsOptions): LocalModels {
  const folders = modelFolders(options.folder);
  const inferences = new Map<string, OnnxInference>();
  const inference = (name: string, file: string): OnnxInference =>
    new OnnxInference({
      idleMs: options.idleMs ?? IDLE_MS,
      find: async () => (await requireRecord(folders, name)).installedAt,
      prepare: () => prepare(folders, { name, file, options }),
    });
  return {
    async installed(name) {
      const folder = folders.model(name);
      const record = await readRecord(folder).catch(() => null);
      const isWhole = record !== null && (await findChanged(folder, record.files)) === null;
      return isWhole ? toInstalled(folder, record) : null;
    },
    async canRun(name) {
      return (await isRuntimeInstalled(folders.root)) && (await this.installed(name)) !== null;
    },
    inference(name, file) {
      const key = `${name}\n${file}`;
      const known = inferences.get(key) ?? inference(name, file);
      inferences.set(key, known);
      return known;
    },
    async close() {
      await Promise.all([...inferences.values()].map((each) => each.close()));
    },
  };
}

function toInstalled(folder: string, { name, installedAt, files }: InstalledRecord): InstalledModel {
  return {
    name,
    folder,
    installation: installedAt,
    file(wanted) {
      if (!files.some((file) => file.name === wanted)) {
        throw new Error(`The model '${name}' has no file '${wanted}'.`);
      }
      return join(folder, wanted);
    },
  };
}

async function requireRecord(folders: ModelFolders, name: string): Promise<InstalledRecord> {
  let record: InstalledRecord | null;
  try {
    record = await readRecord(folders.model(name));
  } catch (cause) {
    throw damaged(name, 'its record cannot be read', cause);
  }
  if (record === null) {
    throw new LocalModelError(
      'not-installed',
      `The model '${name}' is not installed on this machine. Run: npm run kinora -- models install ${name}`,
    );
  }
  return record;
}

interface Wanted {
  readonly name: string;
  readonly file: string;
  readonly options: LocalModelsOptions;
}

/** Every byte of the file is checked: what was tampered with is loaded into nobody's process. */
async function prepare(folders: ModelFolders, { name, file, options }: Wanted): Promise<PreparedModel> {
  const record = await requireRecord(folders, name);
  if (!(await isRuntimeInstalled(folders.root))) {
    throw new LocalModelError(
      'no-runtime',
      `What runs models is not installed on this machine. Run: npm run kinora -- models install ${name}`,
    );
  }
  const folder = folders.model(name);
  const model = toInstalled(folder, record).file(file);
  const files = record.files.filter((each) => each.name === file);
  const problem = await findBroken(folder, files);
  if (problem !== null) {
    throw damaged(name, problem);
  }
  return {
    installation: record.installedAt,
    process: {
      title: record.title,
      // What the process may read is named by where it really lies.
      runtime: await realpath(folders.runtime),
      model: await realpath(model),
      threads: options.threads ?? Math.min(MOST_THREADS, availableParallelism()),
      memoryLimitBytes: options.memoryLimitBytes ?? MEMORY_LIMIT_BYTES,
    },
  };
}

function damaged(name: string, problem: string, cause?: unknown): LocalModelError {
  const sentence = `The model '${name}' is damaged: ${problem}. Run: npm run kinora -- models install ${name}`;
  return new LocalModelError('damaged', sentence, { cause });
}
