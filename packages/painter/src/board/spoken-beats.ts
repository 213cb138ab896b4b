import { findMentions, lettersInFourSeconds } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import type { BoardMeasure } from '@kinora/renderer';
import { cueAt } from './cues.ts';
import { isOwnPicture } from './own/pictures.ts';
import { subjectsOfFilm } from './film-subjects.ts';
import { topicOf } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import { readMeasures } from './read-measures.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';

/** Something that a narration comes to, and what can be shown of it then. */
export interface Beat {
  /** UTF-16 offset in the narration. */
  readonly at: number;
  readonly subject: Subject | undefined;
  /** Numbers that are told of it there; none where it is only named. */
  readonly measures: readonly BoardMeasure[];
  /** Where the sentence begins that tells of it from its beginning: its page may be turned there. */
  readonly from?: number;
  /** It is told of everything that the board shows at first. */
  readonly isOfAll?: boolean;
}

/** What is shown is looked at for this part of four seconds at least. */
const shortestPart = 0.6;
/** What is named so soon in a sentence is what it is about: 'In comparison, the warty skin of toads'. */
const soonPart = 0.8;
/** What is named in a narration's last moments is not worth another page. */
const lastPart = 0.93;

/** What a narration comes to one after the other, each far enough behind the one before to be looked at. */
export function spokenBeats(
  scene: SceneText,
  subjects: readonly Subject[],
  { index, isOfTwo }: { readonly index: PictureIndex; readonly isOfTwo: boolean },
): Beat[] {
  const { narration, code } = scene;
  const shortest = lettersInFourSeconds[code] * shortestPart;
  const ofTitle = subjectsOfFilm(scene, index);
  const explained = subjects.find(({ draw }) => draw !== undefined);
  const sentences = splitSentences(narration, code);
  const mentions = [...namedBeats(scene, subjects, index), ...explainedBeats(subjects)].toSorted(
    (one, other) => one.at - other.at,
  );
  const named = fromStarts(toldBeats(mentions, ofTitle, sentences), sentences, code);
  const turns = isOfTwo ? withBoth(named, ofTitle, sentences) : named;
  const told = [...turns, ...measuredBeats(scene, { named, ofTitle, explained, sentences, index })].toSorted(
    (one, other) => one.at - other.at,
  );
  const beats: Beat[] = [];
  for (const beat of told.filter(({ at }) => at <= narration.length * lastPart)) {
    const before = beats.at(-1);
    const isNew = beat.measures.length > 0 || beat.subject !== before?.subject;
    if (isNew && beat.at - (before?.at ?? 0) >= shortest) {
      const at = Math.max(beat.from ?? beat.at, (before?.at ?? 0) + shortest);
      beats.push({ ...beat, at: Math.min(beat.at, Math.round(at)) });
    } else if (isNew && before !== undefined && beat.subject === before.subject) {
      // There is no time for another page: the number is on the one that shows what it is told of.
      beats.splice(-1, 1, { ...before, measures: beat.measures });
    }
  }
  return beats;
}

/** Every time that something which can surely be drawn is named. */
function namedBeats(scene: SceneText, subjects: readonly Subject[], index: PictureIndex): Beat[] {
  return findMentions(scene.narration, index, topicOf(scene)).flatMap(({ entry, start }): Beat[] => {
    const [lead] = entry.pictures;
    const subject = subjects.find(
      ({ isSure, spokenAt, pictures: [first] }) =>
        isSure && spokenAt !== undefined && first?.set === lead?.set && first?.name === lead?.name,
    );
    return subject === undefined ? [] : [{ at: start, subject, measures: [] }];
  });
}

/** Where each of several drawings is told that explain a scene together: the board shows them small, side by side. */
function explainedBeats(subjects: readonly Subject[]): Beat[] {
  const told = subjects.flatMap((subject): Beat[] =>
    subject.draw === undefined || subject.spokenAt === undefined
      ? []
      : [{ at: subject.spokenAt, subject, measures: [] }],
  );
  return told.length > 1 ? told : [];
}

type Sentence = ReturnType<typeof splitSentences>[number];

const isOneOf = ({ subject }: Beat, subjects: readonly Subject[]): boolean =>
  subjects.some(({ pictures: [lead] }) => lead?.name === subject?.pictures[0]?.name);

const beatsIn = (named: readonly Beat[], { start, text }: Sentence): Beat[] =>
  named.filter(({ at }) => at >= start && at < start + text.length);

/**
 * What the sentences of a narration tell of, of all that they name: behind what the film is about, a noun only says where or by
 * what ('toads of streams and forests'), and has no page but where a drawing of our own explains it.
 */
function toldBeats(
  named: readonly Beat[],
  ofFilm: readonly Subject[],
  sentences: readonly Sentence[],
): Beat[] {
  return sentences.flatMap((sentence) => {
    const inSentence = beatsIn(named, sentence);
    const first = inSentence.findIndex((beat) => isOneOf(beat, ofFilm));
    return inSentence.filter((beat, place) => {
      const { draw, pictures = [], isInTitle = false } = beat.subject ?? {};
      const isOwn = draw !== undefined || pictures.some(isOwnPicture) || isInTitle;
      return first < 0 || place <= first || isOwn || isOneOf(beat, ofFilm);
    });
  });
}

/** The first that each sentence names is shown from its beginning: nobody says 'in toads' beside a frog. */
function fromStarts(named: readonly Beat[], sentences: readonly Sentence[], code: SceneText['code']): Beat[] {
  const soon = lettersInFourSeconds[code] * soonPart;
  return sentences.flatMap((sentence) =>
    beatsIn(named, sentence).map((beat, place) =>
      place === 0 && beat.at - sentence.start <= soon ? { ...beat, from: sentence.start } : beat,
    ),
  );
}

/** A sentence that names both of two is told of both, whichever it names first. */
function withBoth(
  named: readonly Beat[],
  ofFilm: readonly Subject[],
  sentences: readonly Sentence[],
): Beat[] {
  return sentences.flatMap((sentence) => {
    const inSentence = beatsIn(named, sentence);
    const pair = inSentence.filter((beat) => isOneOf(beat, ofFilm));
    const [first] = pair;
    return first === undefined || pair.every(({ subject }) => subject === first.subject)
      ? inSentence
      : [{ at: sentence.start, subject: undefined, measures: [], isOfAll: true }];
  });
}

interface ToldOf {
  readonly named: readonly Beat[];
  readonly ofTitle: readonly Subject[];
  /** What explains the scene. */
  readonly explained: Subject | undefined;
  readonly sentences: readonly Sentence[];
  readonly index: PictureIndex;
}

/**
 * The numbers of each sentence, and what they are told of: what it has named before them, most of all of what the film is about;
 * else what explains the scene, else that itself.
 */
function measuredBeats(scene: SceneText, { named, ofTitle, explained, sentences, index }: ToldOf): Beat[] {
  const [ofFilm] = ofTitle;
  return sentences.flatMap((sentence): Beat[] => {
    const { text, start } = sentence;
    const [first, ...others] = readMeasures(text, scene.code);
    if (first === undefined) {
      return [];
    }
    const second = others.find(({ unit }) => unit === first.unit);
    const measures = [first, ...(second === undefined ? [] : [second])].map(
      ({ text: written, amount, at: place }) => ({
        text: written,
        amount,
        cue: cueAt(text, place, scene.code),
      }),
    );
    const { at } = first;
    const inSentence = beatsIn(named, sentence);
    const earlier = inSentence.filter((beat) => beat.at < start + at);
    const before = earlier.findLast((beat) => isOneOf(beat, ofTitle)) ?? earlier.at(-1);
    // '32 cm in some frogs': with two to compare, whose they are is said behind the first.
    const behind = second === undefined ? undefined : inSentence[0];
    const other = before === undefined ? animalIn(text.slice(0, at), scene, index) : undefined;
    const subject = before?.subject ?? other ?? behind?.subject ?? explained ?? ofFilm;
    return [{ at: start + at, subject, measures }];
  });
}

/** The animal that a sentence has named last: its number is not that of the one the film is about. */
function animalIn(text: string, scene: SceneText, index: PictureIndex): Subject | undefined {
  const { entry, name } =
    findMentions(text, index, topicOf(scene)).findLast(({ entry: { pictures } }) =>
      pictures.slice(0, 1).some((lead) => index.animals.has(lead.name)),
    ) ?? {};
  return entry === undefined
    ? undefined
    : {
        pictures: entry.pictures,
        word: name,
        weight: 0,
        isSure: true,
        isInTitle: false,
        spokenAt: undefined,
        spokenAgainAt: undefined,
      };
}
