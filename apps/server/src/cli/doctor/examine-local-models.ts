import { join } from 'node:path';
import { listedModels, readModelStates } from '@kinora/local-models';
import type { DataFolder } from '../../platform/data-folder/prepare-data-folder.ts';
import type { Finding } from './finding.ts';

/** Whether the models of this machine are what was installed, byte by byte, and can be run. */
export async function examineLocalModels({ root }: Pick<DataFolder, 'root'>): Promise<readonly Finding[]> {
  const subject = 'local models';
  const folder = join(root, 'models');
  const found = await readModelStates(folder, { models: listedModels, isThorough: true });
  const here = found.filter(({ state }) => state !== 'absent');
  if (here.length === 0) {
    return [{ subject, explanation: 'none is installed' }];
  }
  return here.map(({ model: { name }, state, problem }) => {
    const install = `Run: npm run kinora -- models install ${name}`;
    switch (state) {
      case 'damaged':
        return { subject, explanation: `${name} is damaged: ${problem}`, advice: install };
      case 'no-runtime':
        return { subject, explanation: `${name} is here, what runs it is not`, advice: install };
      case 'broken-off':
        return { subject, explanation: `the download of ${name} was broken off`, advice: install };
      case 'installed':
      case 'absent':
        return { subject, explanation: `${name} is whole` };
    }
  });
}
