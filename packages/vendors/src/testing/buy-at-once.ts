import { join } from 'node:path';
import type { Buy } from '@kinora/models';

/** Buys without a gateway: nothing is written down, and failures come as the server says them. */
export function buyAtOnce(workFolder: string): Buy {
  return async (purchase, signal) => {
    const file = join(workFolder, 'answer.dat');
    const answer = await purchase.send({ file, signal });
    await purchase.readAnswer(answer, file);
    return answer;
  };
}
