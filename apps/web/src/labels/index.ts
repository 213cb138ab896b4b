import { dialogLabels } from './dialogs.ts';
import { emptyStateLabels } from './empty-states.ts';
import { everywhereLabels } from './everywhere.ts';
import { screenLabels } from './screens.ts';
import { shellLabels } from './shell.ts';
import { startPageLabels } from './start-page.ts';
import { timeLabels } from './times.ts';
import { toolLabels } from './tools.ts';
import { tourLabels } from './tour.ts';

/**
 * The door of the catalogue: every word of the web app that is not a sentence of the contract stands in this folder.
 * Translating the app is translating these files, the contract's sentences and catalogue, and the description in
 * `index.html`. Plurals and the order of words are decided in functions here, never where they are used.
 *
 * Gathered are the words that are fetched with the first page. Those of a part that is fetched when it is needed stand
 * in a file named after it, which that part imports by itself, so that they are fetched with it; the pages to read are
 * in `reading/`.
 */
export const labels = {
  common: everywhereLabels,
  dialog: dialogLabels,
  empty: emptyStateLabels,
  screen: screenLabels,
  shell: shellLabels,
  start: startPageLabels,
  times: timeLabels,
  tool: toolLabels,
  tour: tourLabels,
} as const;
