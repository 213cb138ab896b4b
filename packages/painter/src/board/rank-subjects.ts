import type { PictureName, PictureIndex, Mention } from '@kinora/words';
import { foldWord, findMentions, isWithinName } from '@kinora/words';
import { isAbstract, isFace } from './abstract-pictures.ts';
import { isInPassing } from './in-passing.ts';
import type { NamedParts } from './explained/explanation.ts';
import type { OutlineShape } from '../outline/index.ts';
import type { SceneText } from './scene-text.ts';

/** Something a scene is about and that can be drawn. */
export interface Subject {
  readonly pictures: readonly PictureName[];
  /** The word in the film's language, as it is written; undefined when only the picture's description names it. */
  readonly word: string | undefined;
  /** Whether the word is written large wherever it stands, as 'Etna'. */
  readonly isName?: boolean;
  readonly weight: number;
  /** Whether the word surely means the picture; others are said in passing more often than meant. */
  readonly isSure: boolean;
  readonly isInTitle: boolean;
  /** UTF-16 offset of the word in the narration; undefined when it is not spoken. */
  readonly spokenAt: number | undefined;
  /** Where the narration comes back to it in a later sentence. */
  readonly spokenAgainAt: number | undefined;
  /** How many are told of in a picture's words; one when left out. */
  readonly count?: number;
  /** A picture's words name it only as wished or looked for. */
  readonly isSought?: boolean;
  /** Of what explains the scene: its drawing; `word` is what it is called. */
  readonly draw?: () => OutlineShape[];
  /** What the parts of that drawing are called. */
  readonly parts?: NamedParts<readonly string[]>;
  /** Of what explains the scene: names of the pictures whose things it shows as well. */
  readonly shows?: readonly string[];
  /** Of what explains the scene: `word` is only its kind. */
  readonly isOfKind?: boolean;
  /** Where the later steps of that drawing are told. */
  readonly steps?: readonly (number | undefined)[];
}

/** What a mention is worth by where it stands; what is drawn must first of all fit what the viewer reads. */
const worth = { title: 3, description: 2.2, fact: 1.6, narration: 1, detail: 0.7 } as const;
type Place = keyof typeof worth;
const mostRepeats = 3;
const sureFitness = 0.9;

interface Draft {
  pictures: readonly PictureName[];
  word: string | undefined;
  isName: boolean;
  weight: number;
  isSure: boolean;
  isInTitle: boolean;
  spokenAt: number | undefined;
  spokenAgainAt: number | undefined;
  count: number;
}

function newDraft(pictures: readonly PictureName[]): Draft {
  return {
    pictures,
    word: undefined,
    isName: false,
    weight: 0,
    isSure: false,
    isInTitle: false,
    spokenAt: undefined,
    spokenAgainAt: undefined,
    count: 0,
  };
}

/** Everything in a scene that can be drawn, the most telling first. */
export function rankSubjects(
  scene: SceneText,
  index: PictureIndex,
  english: PictureIndex | undefined,
): Subject[] {
  const drafts = new Map<string, Draft>();
  const asides = new Set<string>();
  const topic = topicOf(scene);
  const englishTopic = `${scene.description}\n${scene.detail}`;
  const read = (text: string, place: Place, from: PictureIndex): void => {
    for (const mention of findMentions(text, from, from === index ? topic : englishTopic)) {
      const [lead] = mention.entry.pictures;
      if (lead === undefined) {
        continue;
      }
      const key = `${lead.set}:${lead.name}`;
      if (place !== 'title' && isSaidAside(mention, text, scene)) {
        asides.add(key);
        continue;
      }
      const draft = drafts.get(key) ?? newDraft(mention.entry.pictures);
      if (draft.count < mostRepeats) {
        draft.weight += (worth[place] * mention.entry.fitness) / (draft.count + 1);
      }
      draft.count++;
      draft.isSure ||= mention.entry.fitness >= sureFitness;
      draft.isInTitle ||= place === 'title';
      const isInFilmsWords = from === index && place !== 'description' && place !== 'detail';
      if (isInFilmsWords && mention.isAsWritten) {
        draft.word ??= namedAlone(mention.name, key, index);
      }
      draft.isName ||= isInFilmsWords && place !== 'title' && isWrittenLarge(text, mention.start);
      if (place === 'narration') {
        markSpoken(draft, mention, text);
      }
      drafts.set(key, draft);
    }
  };
  read(scene.title, 'title', index);
  read(scene.description, 'description', english ?? index);
  read(scene.detail, 'detail', english ?? index);
  for (const fact of scene.keyFacts) {
    read(fact, 'fact', index);
  }
  read(scene.narration, 'narration', index);
  const shown = [...drafts].flatMap(([key, draft]) => (isMeant(draft, asides.has(key)) ? [draft] : []));
  return withoutHumanDoings(shown, index).sort(
    (one, other) => other.weight - one.weight || (one.spokenAt ?? 0) - (other.spokenAt ?? 0),
  );
}

/** A description is made of the scene's words, and does not say which of them were said aside. */
function isMeant({ pictures: [lead], isInTitle, word }: Draft, isAside: boolean): boolean {
  const isShown = lead === undefined || !isAbstract(lead.name) || (isInTitle && !isFace(lead.name));
  return isShown && !(isAside && word === undefined);
}

/** Whether a word has a large first letter that is not that of its sentence. */
export function isWrittenLarge(text: string, start: number): boolean {
  return /^\p{Lu}/u.test(text.slice(start)) && /[\p{L}\p{N},]['’\s]\s*$/u.test(text.slice(0, start));
}

/** Hindi names several in another case beside 'of' or 'in': alone the word stands in its own. */
function namedAlone(name: string, picture: string, index: PictureIndex): string {
  if (index.code !== 'hi' || !name.endsWith(severalOblique)) {
    return name;
  }
  const stem = name.slice(0, -severalOblique.length);
  const own = ['', 'ा', 'ी']
    .map((ending) => stem + ending)
    .find((form) => {
      const [lead] = index.find(foldWord(form))?.pictures ?? [];
      return lead !== undefined && `${lead.set}:${lead.name}` === picture;
    });
  return own ?? name;
}

const severalOblique = 'ों';

/**
 * What only stands within a name, is named in passing, is what something is measured with, or is done in a scene that
 * explains things.
 */
function isSaidAside(mention: Mention, text: string, scene: SceneText): boolean {
  const { start, name, isDoing, entry } = mention;
  const isName = isWithinName(text, { start, length: name.length });
  // A story may show what somebody does.
  const isDone = isDoing === true && scene.keyFacts.length > 0;
  const isAside = entry.pictures.slice(0, 1).some((lead) => {
    const isPassing = isInPassing({ picture: lead.name, name, start }, text, scene);
    return isPassing || isUnit(lead.name, text.slice(0, start));
  });
  return isName || isDone || isAside;
}

/** What is measured is drawn, and not what it is measured with: no ruler for '30 kilometres'. */
function isUnit(name: string, before: string): boolean {
  const isMeasure = name === 'straight-ruler' || name === 'balance-scale';
  return name === 'ruler-measure' || (isMeasure && /\p{N}\s*$/u.test(before));
}

/** Pictures of what people do: running on two legs, singing into a microphone, eating from a plate. */
const humanDoing = /^(?:(?:person|people|woman|man)-|microphone$|fork-and-knife)/u;

/** Where an animal runs, sleeps or sings, no person is drawn at it. */
function withoutHumanDoings(drafts: readonly Draft[], { animals }: PictureIndex): Draft[] {
  const shows = (draft: Draft, test: (name: string) => boolean): boolean =>
    draft.pictures[0] !== undefined && test(draft.pictures[0].name);
  const hasAnimal = drafts.some((draft) => shows(draft, (name) => animals.has(name)));
  return drafts.filter((draft) => !hasAnimal || !shows(draft, (name) => humanDoing.test(name)));
}

/** What a scene is about: a word that its own sentence leaves open means what fits the rest. */
export function topicOf({ filmTitle = '', title, narration, keyFacts }: SceneText): string {
  return [filmTitle, title, narration, ...keyFacts].join('\n');
}

/** Notes the first time a thing is spoken of, and the first time that another sentence comes back to its word. */
function markSpoken(draft: Draft, { name, start }: Mention, narration: string): void {
  if (draft.spokenAt === undefined) {
    draft.spokenAt = start;
  } else if (draft.word === name && /[.!?।。]/u.test(narration.slice(draft.spokenAt, start))) {
    draft.spokenAgainAt ??= start;
  }
}

/** Whether two words are one to a reader. */
export function isSameWord(one: string, other: string): boolean {
  return foldWord(one.trim()) === foldWord(other.trim());
}
