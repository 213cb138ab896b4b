// A child that says it is worn once a file asks for it, and notes in order who began and who ended.
import { appendFile, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { runChild } from '../run-child.ts';

runChild(async ({ dataRoot, processId }, { tellWorn }) => {
  const note = (what: string) => appendFile(join(dataRoot, 'log'), `${processId} ${what}\n`);
  const stopping = new AbortController();
  const listen = async (): Promise<void> => {
    for await (const { filename } of watch(dataRoot, { signal: stopping.signal })) {
      if (filename === `wear-${processId}`) {
        tellWorn();
      }
    }
  };
  void listen().catch(() => undefined);
  await note('begins');
  return {
    address: null,
    async stop() {
      stopping.abort();
      await note('ends');
    },
  };
});
