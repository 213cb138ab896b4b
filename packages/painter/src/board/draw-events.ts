import type { BoardEvent, BoardPicture } from '@kinora/renderer';
import { cueAt } from './cues.ts';
import { drawSubject, labelOf } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import { withFewerWords, withoutYear } from './fewer-words.ts';
import type { DatedEvent } from './find-events.ts';
import { nearerByTurns } from './nearer-view.ts';
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

interface Drawn {
  readonly subject: Subject;
  readonly picture: BoardPicture;
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
  const drawFirst = (subjects: readonly Subject[], year: number): Drawn | undefined => {
    const fresh = subjects
      .map((subject) => {
        const picture = drawSubject(subject, 0, { ...setting, turn: 0, year });
        return {
          subject,
          picture: ofFilm.includes(subject) ? nearerByTurns(picture, subject, scene) : picture,
        };
      })
      .find(({ picture }) => !drawn.has(picture.name));
    return fresh === undefined ? undefined : (drawn.add(fresh.picture.name), fresh);
  };
  const told = years.map(({ subjects, year }) => drawFirst(subjects, year));
  const shown = told.map((each, place) =>
    each === undefined && place === 0 ? drawFirst(ofFilm, years[0]?.year ?? 0) : each,
  );
  return years.map(({ date, year, text, subjects, spokenAt }, place) => {
    const picture = shown[place] === undefined ? undefined : plainPicture(shown[place].picture);
    // What is drawn of another year is not named beside this one.
    const subject =
      told[place]?.subject ?? subjects.find((each) => !told.some((other) => other?.subject === each));
    const words = text ?? (subject === undefined ? undefined : labelOf(subject, title));
    const isWaiting = place > 0 && spokenAt !== undefined;
    return {
      date,
      ...(words === undefined ? {} : withFewerWords(withoutYear(words, year, scene.code), scene.code)),
      ...(picture === undefined ? {} : { picture }),
      ...(isWaiting ? { cue: cueAt(scene.narration, spokenAt, scene.code) } : {}),
    };
  });
}
