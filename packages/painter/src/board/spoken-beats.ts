import { findMentions, lettersInFourSeconds } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import type { BoardMeasure } from '@kinora/renderer';
import { cueAt } from './cues.ts';
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
}

/** What is shown is looked at for this part of four seconds at least. */
const shortestPart = 0.6;
/** What is named in a narration's last moments is not worth another page. */
const lastPart = 0.93;

/** What a narration comes to one after the other, each far enough behind the one before to be looked at. */
export function spokenBeats(scene: SceneText, subjects: readonly Subject[], index: PictureIndex): Beat[] {
  const { narration, code } = scene;
  const shortest = lettersInFourSeconds[code] * shortestPart;
  const named = namedBeats(scene, subjects, index);
  const [ofFilm] = subjectsOfFilm(scene, index);
  const told = [...named, ...measuredBeats(scene, { named, ofFilm })].toSorted(
    (one, other) => one.at - other.at,
  );
  const beats: Beat[] = [];
  for (const beat of told.filter(({ at }) => at <= narration.length * lastPart)) {
    const before = beats.at(-1);
    const isNew = beat.measures.length > 0 || beat.subject !== before?.subject;
    if (isNew && beat.at - (before?.at ?? 0) >= shortest) {
      beats.push(beat);
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

interface ToldOf {
  readonly named: readonly Beat[];
  readonly ofFilm: Subject | undefined;
}

/** The numbers of each sentence, and what they are told of: what it has named before them, else what the film is about. */
function measuredBeats(scene: SceneText, { named, ofFilm }: ToldOf): Beat[] {
  return splitSentences(scene.narration, scene.code).flatMap(({ text, start }): Beat[] => {
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
    const inSentence = named.filter((beat) => beat.at >= start && beat.at < start + text.length);
    const before = inSentence.findLast((beat) => beat.at < start + at);
    // '32 cm in some frogs': with two to compare, whose they are is said behind the first.
    const behind = second === undefined ? undefined : inSentence[0];
    const subject = before?.subject ?? behind?.subject ?? ofFilm;
    return [{ at: start + at, subject, measures }];
  });
}
