import type { LanguageCode } from '@kinora/contract/catalogue';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { NamedPlace } from '../lands/find-place.ts';
import type { Sayings } from './sayings.ts';

/** Where a part of a drawing has its name, in the drawing's own lengths. */
export interface PartPlace {
  /** The middle of the part from left to right: beneath it the name is written. */
  readonly middle: number;
  /** What the drawing keeps free for the name: its upper left and its lower right corner. */
  readonly room?: readonly [Place, Place];
  /** The step with which the part is drawn, and its name with it. */
  readonly step?: number;
}

/** What the parts of a drawing are called that stand beside one another. */
export interface NamedParts<Words> {
  readonly names: Words;
  readonly places: readonly PartPlace[];
}

/** A drawing of what happens: it shows how things hang together that would else stand beside one another. */
export interface Explanation {
  readonly name: string;
  readonly draw: () => OutlineShape[];
  /** In the year that it is told of, where it looked otherwise at other times; undefined: as it usually does. */
  readonly drawnIn?: (year: number) => (() => OutlineShape[]) | undefined;
  /** On the land where the places lie that its scene names; undefined: no land of its own. */
  readonly drawnAt?: (
    places: readonly NamedPlace[],
  ) => { draw: () => OutlineShape[]; caption: string } | undefined;
  /** What is seen: written beneath it, whatever words the scene has for it. */
  readonly caption: Readonly<Record<LanguageCode, string>>;
  /** Written instead of the caption where each of them has room. */
  readonly parts?: NamedParts<Readonly<Record<LanguageCode, readonly string[]>>>;
  /** What is seen is called by its kind: a name that its sentence has for it says more. */
  readonly isOfKind?: boolean;
  /** Names of the pictures of ours whose things it shows as well: they do not stand beside it. */
  readonly shows?: readonly string[];
  /** It shows two that are compared, each as it comes to be: nothing has to set them against each other. */
  readonly isOfBoth?: boolean;
  /** It shows so plainly how two that are compared differ that no table of them is written. */
  readonly standsForTable?: boolean;
  /** By their place from the second on: what is said of the steps that it is drawn in, one group of words for each. */
  readonly steps?: Sayings;
  /** What one sentence, or two that follow one another, say together. */
  readonly said: Sayings;
  /** What the film or the scene must be about, where the words alone could be meant otherwise. */
  readonly about?: Sayings;
}
