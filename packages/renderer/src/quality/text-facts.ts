import type { Drawing } from '../timeline/drawing.ts';
import { boardSize } from '../timeline/language.ts';

/** What became of the words of a film's boards. */
export interface TextFacts {
  readonly texts: number;
  /** Texts that were too long even in the smallest size and end in an ellipsis. */
  readonly shortened: number;
  /** Texts whose box reaches beyond the board: parts of them cannot be seen. */
  readonly clipped: number;
}

export function textFacts(drawings: readonly Drawing[]): TextFacts {
  const facts = { texts: 0, shortened: 0, clipped: 0 };
  for (const { aspect, elements } of drawings) {
    const { width, height } = boardSize(aspect);
    for (const element of elements) {
      if (element.kind === 'text') {
        const { box, lines } = element;
        const isInside =
          box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
        facts.texts += 1;
        facts.shortened += Number(lines.at(-1)?.endsWith('…') === true);
        facts.clipped += Number(!isInside);
      }
    }
  }
  return facts;
}
