import { expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { mediaVariables } from './media-vendors.ts';

it('REAL-18 looks for workflows in the data folder, or where the environment says', () => {
  const folderOf = (environment: Readonly<Record<string, string>>) =>
    mediaVariables(parseConfig(environment, '/srv'), '/data')['COMFYUI_WORKFLOWS_DIR'];
  expect(folderOf({})).toBe('/data/workflows');
  expect(folderOf({ COMFYUI_WORKFLOWS_DIR: 'flows' })).toBe('/srv/flows');
});
