import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LanguageCode } from '@kinora/contract/catalogue';
import { z } from 'zod';
import type { PictureName } from '../concepts/concept.ts';

/** One picture of Noto, and the name that Unicode CLDR gives it in a language. */
export interface EmojiPicture {
  readonly picture: PictureName;
  readonly label: string;
  readonly isAnimal: boolean;
}

const EmojiSchema = z.object({
  label: z.string(),
  hexcode: z.string(),
  group: z.number().optional(),
  subgroup: z.number().optional(),
});
const EmojiListSchema = z.array(EmojiSchema);
type Emoji = z.infer<typeof EmojiSchema>;

/**
 * Groups of emojibase whose pictures show things: animals and nature, food, travel and places, activities, objects.
 * Smileys, people, symbols and flags are left out: they look silly in an explanation, or say what was not said.
 */
const thingGroups: ReadonlySet<number> = new Set([3, 4, 5, 6, 7]);
/** Of the people: parts of the body, roles, beings of tales and sports. */
const peopleSubgroups: ReadonlySet<number> = new Set([22, 25, 26, 28]);
/** Mammals, birds, frogs, reptiles, sea life and insects. */
const animalSubgroups: ReadonlySet<number> = new Set([34, 35, 36, 37, 38, 39]);
/** Of the things: clock faces, signs and hotel marks repeat each other and mean little. */
const clockFace = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]/u;
const unfitting =
  /^(?:man|woman|men|women|Mrs|Mx) |^(?:Japanese|Tokyo|Statue|map of|no |moai|stop sign|kaaba|new moon face|first quarter moon face|last quarter moon face|full moon face|sun with face)|face$|skin tone|cigarette|coffin|bomb|pistol|toilet|drunk|pile of poo/u;

/** The pictures that may be found by a word, with their words in a language; the package's two files are read each time. */
export function readEmojiPictures(code: LanguageCode): EmojiPicture[] {
  const english = readList('en');
  const own = code === 'en' ? english : readList(code);
  const byHexcode = new Map(own.map((emoji) => [emoji.hexcode, emoji]));
  return english.filter(isDrawable).map((emoji) => {
    const named = byHexcode.get(emoji.hexcode);
    return {
      picture: { set: 'noto', name: pictureName(emoji.label) },
      label: named?.label ?? '',
      isAnimal: emoji.subgroup !== undefined && animalSubgroups.has(emoji.subgroup),
    };
  });
}

/** Every picture by its name, and the subgroup of Unicode it is in. */
export function readThings(): { readonly name: string; readonly subgroup: number | undefined }[] {
  return readList('en').map(({ label, subgroup }) => ({ name: pictureName(label), subgroup }));
}

/** Noto's pictures at Iconify are named after the English labels. */
function pictureName(englishLabel: string): string {
  return englishLabel
    .normalize('NFD')
    .replace(/[\p{M}’'.“”!]/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

function isDrawable(emoji: Emoji): boolean {
  const { group, subgroup, label } = emoji;
  if (
    group === undefined ||
    subgroup === undefined ||
    (unfitting.test(label) && !/^(?:cow|dog|cat|fox|wolf|bear|monkey) face$/u.test(label))
  ) {
    return false;
  }
  if (clockFace.test(label)) {
    return false;
  }
  return thingGroups.has(group) || (group === 1 && peopleSubgroups.has(subgroup));
}

function readList(code: LanguageCode): Emoji[] {
  const path = createRequire(import.meta.url).resolve(`emojibase-data/${code}/data.json`);
  return EmojiListSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
