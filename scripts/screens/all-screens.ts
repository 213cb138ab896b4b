import { exploreScreens } from './explore-screens.ts';
import { pageScreens } from './page-screens.ts';
import type { Screen, Variant } from './screen.ts';
import { studioScreens } from './studio-screens.ts';
import { workspaceScreens } from './workspace-screens.ts';

/** The screens and dialogs that there are on a variant's device. */
export function screensOn({ device }: Variant): readonly Screen[] {
  return allScreens.filter(({ only }) => only === undefined || only === device);
}

/** Every screen and dialog of the product, under the headings of their list. */
export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  Explore: exploreScreens,
  'The chat workspace': workspaceScreens,
  'Results, tools, account': studioScreens,
  'Pages and dialogs': pageScreens,
};

const allScreens: readonly Screen[] = Object.values(screenGroups).flat();
