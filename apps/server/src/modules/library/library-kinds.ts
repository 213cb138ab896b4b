import { modesOfResults, storyModes } from '@kinora/contract/catalogue';
import type { Mode } from '@kinora/contract/catalogue';
import { libraryKinds } from '@kinora/contract/library';
import type { LibraryKind } from '@kinora/contract/library';

/** Which projects stand under a kind. Characters stand under none: they have a list of their own. */
export const modesOfKind: Readonly<Record<LibraryKind, readonly Mode[]>> = {
  stories: storyModes,
  videos: modesOfResults('videos'),
  images: modesOfResults('images'),
  animations: modesOfResults('animations'),
};

export const libraryModes: readonly Mode[] = libraryKinds.flatMap((kind) => modesOfKind[kind]);

export function kindOfMode(mode: Mode): LibraryKind {
  const kind = libraryKinds.find((each) => modesOfKind[each].includes(mode));
  if (kind === undefined) {
    throw new Error(`Projects of the mode ${mode} stand in no library`);
  }
  return kind;
}
