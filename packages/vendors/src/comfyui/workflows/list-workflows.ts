import { readdir } from 'node:fs/promises';
import { ProviderError } from '@kinora/models';
import { readWorkflow, shippedWorkflows, WORKFLOW_NAME } from './read-workflow.ts';

/** Every workflow that can be bound by its name: `active`, or the sentence that says what is wrong with its file. */
export async function listWorkflows(folder: string | null): Promise<ReadonlyMap<string, string>> {
  const names = new Set([...(await namesIn(folder)), ...shippedWorkflows.keys()]);
  const listed = new Map<string, string>();
  for (const name of [...names].toSorted()) {
    listed.set(name, await stateOf(folder, name));
  }
  return listed;
}

async function stateOf(folder: string | null, name: string): Promise<string> {
  try {
    await readWorkflow(folder, name);
    return 'active';
  } catch (error) {
    if (error instanceof ProviderError) {
      return error.message;
    }
    throw error;
  }
}

async function namesIn(folder: string | null): Promise<string[]> {
  if (folder === null) {
    return [];
  }
  try {
    const files = await readdir(folder);
    return files.flatMap((file) => {
      const name = /^(.+)\.json$/u.exec(file)?.[1];
      return name !== undefined && WORKFLOW_NAME.test(name) ? [name] : [];
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
