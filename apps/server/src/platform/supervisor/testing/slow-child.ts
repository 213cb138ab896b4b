// A child that is slow to stop: one called `patient` asks for more time and ends in order, every other one never ends.
import { watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runChild } from '../run-child.ts';

/** What a patient child waits for, and what it leaves when it ends in order. */
const GO = 'go';
const ENDED = 'ended';

runChild(({ dataRoot, processId }) =>
  Promise.resolve({
    address: null,
    async stop(needMore) {
      if (processId !== 'patient') {
        await new Promise(() => undefined);
      }
      const changes = watch(dataRoot);
      needMore(600_000);
      for await (const { filename } of changes) {
        if (filename === GO) {
          break;
        }
      }
      await writeFile(join(dataRoot, ENDED), '');
    },
  }),
);
