import type { BoardEvent, BoardPicture } from '@kinora/renderer';
import { cueAt } from './cues.ts';
import { drawSubject, labelOf } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import type { DatedEvent } from './find-events.ts';
import { nearerByTurns } from './nearer-view.ts';
import { splitSentences } from './split-sentences.ts';
import { wholeClauses } from './whole-clauses.ts';
import type { Subject } from './rank-subjects.ts';

/** A picture without its label and cue. */
function plainPicture({ set, name, ratio = 1, strokes, detail }: BoardPicture): BoardPicture {
  return {
    set,
    name,
    ratio,
    ...(strokes === undefined ? {} : { strokes }),
    ...(detail === undefined ? {} : { detail }),
  };
}

/** A caption beside a year is no longer. */
const longestCaption = 48;

/** The first clause of a year's sentence that says something by itself. */
function clauseAbout(spokenAt: number | undefined, { scene }: BoardSetting): string | undefined {
  const { narration, code } = scene;
  if (spokenAt === undefined) {
    return undefined;
  }
  const sentence = splitSentences(narration, code).find(({ start }) => start === spokenAt);
  const end = spokenAt + (sentence?.text.length ?? 0);
  return wholeClauses(narration, code).find(
    ({ at, text }) => at >= spokenAt && at < end && text.length <= longestCaption,
  )?.text;
}

/**
 * Years with what is told of them; one picture is not drawn for two of them. Where the first years have none, what the film
 * is about is drawn for one: no line of dates stands without a picture while its first sentences are spoken.
 */
export function drawEvents(
  years: readonly DatedEvent[],
  setting: BoardSetting,
  ofFilm: readonly Subject[],
): BoardEvent[] {
  const { scene, title } = setting;
  const drawn = new Set<string>();
  const pictureOf = (subjects: readonly Subject[], year: number): BoardPicture | undefined => {
    const fresh = subjects
      .map((subject) => {
        const picture = drawSubject(subject, 0, { ...setting, turn: 0, year });
        return ofFilm.includes(subject) ? nearerByTurns(picture, subject, scene) : picture;
      })
      .find(({ name }) => !drawn.has(name));
    return fresh === undefined ? undefined : (drawn.add(fresh.name), plainPicture(fresh));
  };
  const told = years.map(({ subjects, year }) => pictureOf(subjects, year));
  const pictures = told.map(
    (picture, place) => picture ?? (place === 0 ? pictureOf(ofFilm, years[0]?.year ?? 0) : undefined),
  );
  return years.map(({ date, text, subjects, spokenAt }, place) => {
    const [picture, [subject]] = [pictures[place], subjects];
    const words =
      text ?? clauseAbout(spokenAt, setting) ?? (subject === undefined ? undefined : labelOf(subject, title));
    const isWaiting = place > 0 && spokenAt !== undefined;
    return {
      date,
      ...(words === undefined ? {} : { text: words }),
      ...(picture === undefined ? {} : { picture }),
      ...(isWaiting ? { cue: cueAt(scene.narration, spokenAt, scene.code) } : {}),
    };
  });
}
