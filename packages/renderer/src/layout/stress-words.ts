import { letterReach } from '../text/fonts.ts';
import { createTextMeasure } from '../text/measure.ts';
import type { PenName, TextElement } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote } from './board-content.ts';

/** How much wider than its letters a highlighter's stroke is, as a part of their size. */
const overhang = 0.1;
/** Where small letters have their middle, above the ground line; as a part of the size. */
const letterMiddle = 0.27;
const strokeWidth = 0.62;

/** Highlights the words of a written text that are stressed; words broken over two lines stay as they are. */
export function stressWords(
  builder: BoardBuilder,
  text: TextElement,
  { stress, pen }: { stress: BoardNote['stress']; pen: PenName },
): void {
  const row = stress === undefined ? -1 : text.lines.findIndex((line) => line.includes(stress.text));
  const line = text.lines[row];
  if (stress === undefined || line === undefined) {
    return;
  }
  const { language } = builder.content;
  const { lettering } = builder.look;
  const measure = createTextMeasure(text.role, language, lettering);
  const { above, below, aside } = letterReach(language, lettering);
  const { box, fontSize } = text;
  const before = line.slice(0, line.indexOf(stress.text));
  const lineWidth = measure.width(line, fontSize);
  const left = text.align === 'left' ? box.x + aside * fontSize : box.x + box.width / 2 - lineWidth / 2;
  const from = left + measure.width(before, fontSize);
  const to = left + measure.width(before + stress.text, fontSize);
  const rowHeight = box.height / text.lines.length;
  const ground = box.y + rowHeight * row + (rowHeight + fontSize * (above - below)) / 2;
  const y = ground - letterMiddle * fontSize;
  const width = strokeWidth * fontSize;
  const reach = overhang * fontSize - width / 2;
  builder.highlight(
    {
      from: { x: from - reach, y: y + 3 },
      to: { x: Math.max(from - reach + 4, to + reach), y: y - 3 },
      width,
    },
    { pen, cue: stress.cue },
  );
}
