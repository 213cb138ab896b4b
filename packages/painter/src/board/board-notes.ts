import type { BoardNote, BoardPicture } from '@kinora/renderer';
import type { PictureIndex } from '@kinora/words';
import { findMentions } from '@kinora/words';
import type { SceneTemplate } from './choose-template.ts';
import { cueAt } from './cues.ts';
import { wholeFigure } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import { isOfLife } from './explained/works.ts';
import { withFewerWords } from './fewer-words.ts';
import { findStress } from './find-stress.ts';
import { keyWord } from './key-word.ts';
import { isOfSomebody } from './of-somebody.ts';
import { isSameWord, topicOf } from './rank-subjects.ts';
import { isOnlyMeasure } from './read-measures.ts';
import type { SceneText } from './scene-text.ts';
import { isOneWord, isWithin, longestBetween, longestFact } from './text-limits.ts';
import { isDefinition } from './short-note.ts';
import { isRestOfList } from './whole-clauses.ts';
import { writableText } from './writable.ts';

/** The key facts that can be lettered, each once, with what is highlighted in them; a single word is none. */
export function readFacts(scene: SceneText): BoardNote[] {
  const notes: BoardNote[] = [];
  for (const fact of scene.keyFacts) {
    const text = writableText(withoutTitle(asCaption(fact, scene), scene));
    const isNew =
      text !== undefined &&
      !isSameWord(text, scene.title) &&
      !notes.some((note) => isSameWord(note.text, text));
    const spokenAt = placeOfFact(fact, scene.narration);
    if (!isNew || isOneWord(text) || !isWithin(text, longestFact) || isRestOfList(text, spokenAt, scene)) {
      continue;
    }
    const stress = findStress(text, scene);
    notes.push({
      ...withFewerWords(text, scene.code),
      ...(spokenAt < 0 ? {} : { cue: cueAt(scene.narration, spokenAt, scene.code) }),
      ...(stress === undefined ? {} : { stress }),
    });
  }
  return notes;
}

/** Italian and Spanish need no subject where the heading above is it: 'Variano la velocità' under 'I modelli con inverter'. */
function withoutTitle(fact: string, { title, code }: SceneText): string {
  const isDropped = (code === 'it' || code === 'es') && title !== '' && fact.startsWith(`${title} `);
  const rest = fact.slice(title.length + 1);
  return isDropped && isStatementOf(rest) ? rest.charAt(0).toLocaleUpperCase(code) + rest.slice(1) : fact;
}

/** A verb with what it is done to. */
function isStatementOf(rest: string): boolean {
  return rest.split(' ').length > 2 && /^\p{Ll}{3,}/u.test(rest);
}

/** A Japanese noun is whole without the verb that closes its sentence, where it is said of nothing. */
function asCaption(fact: string, { code }: SceneText): string {
  return code === 'ja' && !/[はが]/u.test(fact)
    ? fact.replace(/(?<=[\p{sc=Han}\p{sc=Katakana}ど])(?:である|です)$/u, '')
    : fact;
}

/** Where a fact is told: at the start of a line its first letter is large. */
export function placeOfFact(fact: string, narration: string): number {
  const asTold = narration.indexOf(fact);
  return asTold >= 0 ? asTold : narration.indexOf(fact.charAt(0).toLocaleLowerCase() + fact.slice(1));
}

const manyDrawings = 3;

/** What is written beside the pictures: nothing a label says already, and between two pictures a short line only. */
export function chooseNotes(
  template: SceneTemplate,
  facts: readonly BoardNote[],
  board: { readonly pictures: readonly BoardPicture[]; readonly setting: BoardSetting },
): BoardNote[] {
  const { pictures, setting } = board;
  if (template === 'card') {
    // A word alone says nothing: it stands there only where there is nothing else.
    const word = facts.length > 0 ? undefined : keyWord(setting.scene, setting.title);
    return word === undefined ? facts.slice(0, 2) : [{ text: word }];
  }
  // Three drawings of what happens say what a sentence of it would say again.
  if (pictures.filter(({ name }) => name.startsWith('explained-')).length >= manyDrawings) {
    return [];
  }
  const longest = template === 'compare' ? longestBetween : longestFact;
  // A portrait says whose life begins there: beside another picture the words would be read as that one's.
  const hasPortrait = pictures.some(({ name }) => name.endsWith('-portrait'));
  return facts.filter(
    ({ text }) =>
      !isDefinition(text, setting.scene.filmTitle ?? '', setting.scene.code) &&
      !isOfSomebody(text, pictures) &&
      !(hasPortrait && isOfLife(text, setting.scene.code)) &&
      // Written large when it is told, see `toldThings`.
      !isOnlyMeasure(text, setting.scene.code) &&
      isWithin(text, longest) &&
      !pictures.some(({ label }) => label !== undefined && isSameWord(label, text)),
  );
}

/** Puts before each fact of a list what it is about, if that is drawn nowhere else on the board. */
export function illustrateNotes(
  notes: readonly BoardNote[],
  board: {
    readonly pictures: readonly BoardPicture[];
    readonly setting: BoardSetting;
    readonly index: PictureIndex;
  },
): BoardNote[] {
  const { setting, index } = board;
  const drawn = new Set(board.pictures.map((picture) => picture.name));
  const topic = topicOf(setting.scene);
  return notes.map((note) => {
    const fresh = findMentions(note.text, index, topic)
      .filter(({ entry }) => entry.fitness >= surelyMeant)
      .flatMap(({ entry }) => entry.pictures.slice(0, 1))
      .find((picture) => !drawn.has(picture.name));
    if (fresh === undefined) {
      return note;
    }
    drawn.add(fresh.name);
    return { ...note, picture: wholeFigure(fresh, setting) };
  });
}

/** A small picture is worth more than a tick only when it is surely what the fact speaks of. */
const surelyMeant = 0.9;
