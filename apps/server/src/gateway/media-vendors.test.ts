import { expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { knownBindings, mediaVariables, mediaVendors } from './media-vendors.ts';

it('REAL-18 looks for workflows in the data folder, or where the environment says', () => {
  const folderOf = (environment: Readonly<Record<string, string>>) =>
    mediaVariables(parseConfig(environment, '/srv'), '/data')['COMFYUI_WORKFLOWS_DIR'];
  expect(folderOf({})).toBe('/data/workflows');
  expect(folderOf({ COMFYUI_WORKFLOWS_DIR: 'flows' })).toBe('/srv/flows');
});

it('REAL-03 knows a real maker of every model and of every engine’s pictures and clips', () => {
  const served = new Set<string>(mediaVendors.flatMap(({ bindings }) => bindings).map(({ key }) => key));
  // Whiteboards are drawn by the renderer itself, stroke by stroke: nobody else makes those clips.
  expect([...knownBindings.keys].filter((key) => !served.has(key))).toEqual(['drawn']);
  expect([...served].filter((key) => !knownBindings.keys.has(key))).toEqual([]);
});
