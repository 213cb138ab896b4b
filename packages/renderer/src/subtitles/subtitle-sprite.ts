import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Sprite } from '../compositor/sprite.ts';
import { spriteOf } from '../compositor/sprite.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { boardRegions } from '../layout/safe-area.ts';
import { canvasFont } from '../text/fonts.ts';
import type { BoardAspect, FilmLanguage } from '../timeline/language.ts';
import { subtitleFontSize } from './subtitle-cues.ts';
import type { SubtitleCue, SubtitleWord } from './subtitle-cues.ts';

/** A subtitle bar and the even position of its corner in the frame. */
export interface PlacedSprite {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

const barColour = 'rgba(18, 20, 26, 0.88)';
const wordColour = '#ffffff';
const litColour = '#ffd54a';

/** Draws a cue as a dark bar with the word of this index lit (none for -1), centred in the subtitle band. */
export function subtitleSprite(
  cue: SubtitleCue,
  litWord: number,
  setting: { scale: FrameScale; aspect: BoardAspect; language: FilmLanguage },
): PlacedSprite {
  const { scale, aspect, language } = setting;
  const unit = scale.pixelsPerUnit;
  const band = boardRegions(aspect).subtitles;
  const context = createCanvas(4, 4).getContext('2d');
  context.font = canvasFont('subtitle', language, subtitleFontSize * unit);
  const widths = cue.lines.map((line) => context.measureText(lineText(line)).width);
  const side = 38 * unit;
  const room = band.width * unit - side * 2;
  const shrink = Math.min(1, room / Math.max(1, ...widths));
  const fontSize = subtitleFontSize * unit * shrink;
  const lineHeight = fontSize * 1.3;
  const width = even(Math.max(...widths) * shrink + side * 2);
  const height = even(cue.lines.length * lineHeight + 26 * unit);
  const canvas = createCanvas(width, height);
  const target = canvas.getContext('2d');
  target.fillStyle = barColour;
  target.beginPath();
  target.roundRect(0, 0, width, height, Math.min(height / 2, 26 * unit));
  target.fill();
  target.font = canvasFont('subtitle', language, fontSize);
  target.textBaseline = 'alphabetic';
  let index = 0;
  cue.lines.forEach((line, row) => {
    const baseline = 13 * unit + lineHeight * row + lineHeight / 2 + fontSize * 0.355;
    drawLine(target, line, { baseline, width, lit: litWord - index });
    index += line.length;
  });
  return {
    sprite: spriteOf(canvas),
    x: even((scale.width - width) / 2),
    y: even(band.y * unit + (band.height * unit - height) / 2),
  };
}

/** Words are placed by the width of the text before them, so that letters keep their distances. */
function drawLine(
  context: SKRSContext2D,
  line: readonly SubtitleWord[],
  place: { baseline: number; width: number; lit: number },
): void {
  const whole = lineText(line);
  const left = (place.width - context.measureText(whole).width) / 2;
  let before = '';
  line.forEach((word, index) => {
    context.fillStyle = index === place.lit ? litColour : wordColour;
    context.fillText(word.text.trimEnd(), left + context.measureText(before).width, place.baseline);
    before += word.text;
  });
}

function lineText(line: readonly SubtitleWord[]): string {
  return line
    .map((word) => word.text)
    .join('')
    .trim();
}

function even(value: number): number {
  return Math.max(2, Math.round(value / 2) * 2);
}
