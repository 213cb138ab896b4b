import { layOutBoard } from '@kinora/renderer';
import type { BoardContent, BoardEvent } from '@kinora/renderer';
import type { PanelBoard } from '../plan/cast-plan.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';

/** A year after another is shown no sooner, as a part of the narration. */
const shortestPart = 0.12;
/** What is told in a narration's last moments is not worth another page. */
const lastPart = 0.93;

/** A history as it hangs behind who tells it: one year after the other, large, with what was then. Undefined where none is drawn. */
export function eventPages(
  board: BoardContent,
  { narration, code }: Pick<SceneText, 'narration' | 'code'>,
): Pick<PanelBoard, 'drawing' | 'pages'> | undefined {
  const events = board.template === 'timeline' ? (board.events ?? []) : [];
  const [first, ...others] = events.filter(({ picture }) => picture !== undefined);
  if (first === undefined) {
    return undefined;
  }
  const sentences = splitSentences(narration, code);
  let last = 0;
  const pages = others.flatMap((event) => {
    const at = narration.indexOf(event.date);
    const sentence = sentences.findLast(({ start }) => start <= at)?.start ?? at;
    // A year often ends the sentence that tells of it; of two in one sentence the second waits for its own word.
    const [from] = [sentence, at]
      .map((place) => place / narration.length)
      .filter((part) => part >= last + shortestPart && part <= lastPart);
    if (from === undefined) {
      return [];
    }
    last = from;
    return [{ from, drawing: pageOf(event, board) }];
  });
  return { drawing: pageOf(first, board), pages };
}

function pageOf({ date, text, picture }: BoardEvent, board: BoardContent): PanelBoard['drawing'] {
  return layOutBoard({
    template: 'hero',
    title: '',
    pictures: picture === undefined ? [] : [{ ...picture, label: date }],
    notes: text === undefined ? [] : [{ text }],
    aspect: board.aspect,
    language: board.language,
    seed: board.seed,
    ...(board.style === undefined ? {} : { style: board.style }),
    ...(board.turn === undefined ? {} : { turn: board.turn }),
  });
}
