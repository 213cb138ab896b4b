import type { LanguageCode } from '@kinora/contract/catalogue';
import type { OutlineShape } from '../../outline/index.ts';

/** One way to see a thing, and the beginnings of the words that speak of what it shows. */
export interface OwnView {
  readonly draw: () => OutlineShape[];
  /** What it shows, seen otherwise: each time that a film comes back to it. */
  readonly again?: readonly (() => OutlineShape[])[];
  readonly said?: Readonly<Record<LanguageCode, RegExp>>;
  /** What it is called where it shows but a part of the thing, or what happens in it. */
  readonly caption?: Readonly<Record<LanguageCode, string>>;
  /** Of a thing that looks otherwise elsewhere: the words of the film, or of the scene, in which it looks like this. */
  readonly only?: Readonly<Record<LanguageCode, RegExp>>;
  /** Names of the thing that would be false beneath it: a sound tooth is no cavity. */
  readonly never?: Readonly<Record<LanguageCode, RegExp>>;
  /** Words of the state that it is the very picture of: a film of it ends with it, and shows it where it tells of no other. */
  readonly state?: Readonly<Record<LanguageCode, RegExp>>;
}
