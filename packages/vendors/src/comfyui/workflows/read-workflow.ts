import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { comfyuiSentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { GraphSchema } from './graph.ts';
import type { Graph } from './graph.ts';
import { placeholdersIn } from './fill-workflow.ts';
import pictureToClip from './picture-to-clip.json' with { type: 'json' };
import picture from './picture.json' with { type: 'json' };

/** Ours, for whoever has none of the name. */
export const shippedWorkflows: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['picture', picture],
  ['picture-to-clip', pictureToClip],
]);

export const WORKFLOW_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u;
const MOST_BYTES = 4 * 1024 * 1024;

export interface Workflow {
  readonly name: string;
  /** As sentences name it. */
  readonly file: string;
  readonly graph: Graph;
  /** Names of the placeholders in it. */
  readonly placeholders: ReadonlySet<string>;
}

const words = comfyuiSentences;

/** Reads a workflow, the operator's own before ours. @throws ProviderError `invalid_input` with a sentence that names the file */
export async function readWorkflow(folder: string | null, name: string): Promise<Workflow> {
  if (!WORKFLOW_NAME.test(name)) {
    throw refused(words.badName(name.slice(0, 100)));
  }
  const file = `${name}.json`;
  const own = folder === null ? null : await readOwn(folder, file);
  const value = own === null ? shippedWorkflows.get(name) : parse(file, own);
  if (value === undefined) {
    throw refused(words.noWorkflow(name));
  }
  const read = GraphSchema.safeParse(value);
  if (!read.success || Object.keys(read.data).length === 0) {
    throw refused(words.noGraph(file));
  }
  const placeholders = placeholdersIn(read.data);
  if (!placeholders.has('prompt')) {
    throw refused(words.noPrompt(file));
  }
  return { name, file, graph: read.data, placeholders };
}

/** The text of a file of the folder; null: there is none. A link that leads out of the folder is none of its files. */
async function readOwn(folder: string, file: string): Promise<string | null> {
  const path = await inFolder(folder, file);
  if (path === null) {
    return null;
  }
  try {
    if ((await stat(path)).size > MOST_BYTES) {
      throw new Error(`${file} is larger than ${MOST_BYTES} bytes`);
    }
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw refused(words.unreadable(file), cause);
  }
}

async function inFolder(folder: string, file: string): Promise<string | null> {
  try {
    const path = await realpath(join(folder, file));
    if (dirname(path) !== (await realpath(folder))) {
      throw refused(words.badName(file));
    }
    return path;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refused(words.noJson(file), cause);
  }
}

function refused(sentence: string, cause?: unknown): ProviderError {
  return new ProviderError('invalid_input', sentence, { cause });
}
