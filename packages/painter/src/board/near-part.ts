import type { BoardPicture } from '@kinora/renderer';
import type { OutlineShape } from '../outline/index.ts';
import { asPicture } from './draw-whole.ts';
import { plainWords } from './explained/plain-words.ts';
import { readSayings } from './explained/sayings.ts';
import {
  drawFrogEyes,
  drawFrogLegs,
  drawFrogSkin,
  drawToadEyes,
  drawToadLegs,
  drawToadSkin,
} from './own/near-parts.ts';
import type { SceneText } from './scene-text.ts';

type Part = 'legs' | 'skin' | 'eyes';

/** The words for a part of a living thing, as a scene's heading names what is compared. */
const said = {
  legs: readSayings(`
    leg,foot$,feet$
    patte,jambe,pied
    zamp,gamb,piede,piedi
    pata,pierna,pie$,pies$
    टांग,टाँग,पैर,पांव,पाँव
    足,脚,肢`),
  skin: readSayings(`
    skin
    peau
    pelle$
    piel$
    त्वचा,खाल$,चमड़ी
    皮膚,肌`),
  eyes: readSayings(`
    eye
    oeil,yeux,œil
    occhi
    ojo
    आंख,आँख,नेत्र
    目,眼`),
} satisfies Record<Part, unknown>;

/** What we have drawn of a part, with the whole beside it. */
const drawn: Readonly<Record<string, Readonly<Record<Part, () => OutlineShape[]>>>> = {
  'noto:frog': { legs: drawFrogLegs, skin: drawFrogSkin, eyes: drawFrogEyes },
  'noto:frog-face': { legs: drawToadLegs, skin: drawToadSkin, eyes: drawToadEyes },
};

/**
 * A picture of what is compared by one part, as the scene's heading names it, with that part seen near: the leg of the frog
 * beside the leg of the toad. Undefined where no part is named, or the drawing does not have it.
 */
export function withNearPart(picture: BoardPicture, { title, code }: SceneText): BoardPicture | undefined {
  const words = plainWords(title);
  const [part, ...others] = parts.filter((each) =>
    said[each][code].some((group) => words.search(group) >= 0),
  );
  const draw = part === undefined ? undefined : drawn[`${picture.set}:${picture.name}`]?.[part];
  return draw === undefined || others.length > 0 ? undefined : { ...picture, ...asPicture(picture, draw()) };
}

const parts = ['legs', 'skin', 'eyes'] as const satisfies readonly Part[];
