import { everywhereLabels } from './everywhere.ts';
import { exploreLabels } from './explore.ts';
import { formLabels } from './forms.ts';
import { makerLabels } from './makers.ts';
import { pickerLabels } from './pickers.ts';
import { playerLabels } from './player.ts';
import { sharingLabels } from './sharing.ts';
import { shellLabels } from './shell.ts';
import { timeLabels } from './times.ts';

/**
 * Every word of the web app that is not a sentence of the contract: translating the app is translating the files of
 * this folder, the contract's sentences and catalogue, and the description in `index.html`. Plurals and the order of words are decided here, in functions, never where
 * they are used.
 *
 * Gathered here is what the first page needs and what several features share. The words of a feature that is fetched
 * when it is opened stand in a file named after it, which that feature alone imports, so that they are fetched with it; the pages to read are
 * in `reading/`.
 */
export const labels = {
  common: everywhereLabels,
  explore: exploreLabels,
  forms: formLabels,
  makers: makerLabels,
  pickers: pickerLabels,
  player: playerLabels,
  sharing: sharingLabels,
  shell: shellLabels,
  times: timeLabels,
} as const;
