import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { spriteOf, withColumnsOf } from '../compositor/sprite.ts';
import type { Sprite } from '../compositor/sprite.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { boardRegions } from '../layout/safe-area.ts';
import { canvasFont } from '../text/fonts.ts';
import type { BoardAspect, FilmLanguage } from '../timeline/language.ts';
import type { SubtitleCue } from './subtitle-cues.ts';
import type { SubtitleWord } from './subtitle-request.ts';
import { subtitleDesigns } from './subtitle-style.ts';
import type { SubtitleDesign, SubtitleStyle } from './subtitle-style.ts';

/** A subtitle and the even position of its corner in the frame. */
export interface PlacedSprite {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

export interface SubtitleSetting {
  readonly scale: FrameScale;
  readonly aspect: BoardAspect;
  readonly language: FilmLanguage;
  readonly style: SubtitleStyle;
}

/** A drawn cue, ready to be shown with any of its words lit. */
export interface SubtitlePicture {
  /** The word of this index lit, none for -1. */
  show(litWord: number): PlacedSprite;
}

/** Where a word of a cue is drawn, in pixels of the picture. */
interface PlacedWord {
  readonly text: string;
  /** Where its letters begin. */
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  /** The part of the picture that is this word's alone: to the middle of the spaces beside it. */
  readonly box: PixelBox;
}

interface CueLayout {
  readonly design: SubtitleDesign;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly font: string;
  readonly unit: number;
  readonly words: readonly PlacedWord[];
}

/**
 * Draws a cue twice, with no word lit and with all: the picture of a moment is the first with the columns of one word
 * from the second, which costs a tenth of drawing it anew for every word.
 */
export function drawSubtitle(cue: SubtitleCue, setting: SubtitleSetting): SubtitlePicture {
  const layout = layOutCue(cue, setting);
  const plain = spriteOf(drawWords(layout, false));
  const lit = layout.design.lit === null ? null : spriteOf(drawWords(layout, true));
  const { scale, aspect } = setting;
  const band = boardRegions(aspect).subtitles;
  const corner = {
    x: even((scale.width - layout.width) / 2),
    y: even(band.y * layout.unit + (band.height * layout.unit - layout.height) / 2),
  };
  return {
    show(litWord) {
      const word = layout.words[litWord];
      const sprite = lit === null || word === undefined ? plain : withColumnsOf(plain, lit, word.box);
      return { sprite, ...corner };
    },
  };
}

function layOutCue(cue: SubtitleCue, { scale, aspect, language, style }: SubtitleSetting): CueLayout {
  const design = subtitleDesigns[style];
  const unit = scale.pixelsPerUnit;
  const context = createCanvas(4, 4).getContext('2d');
  context.font = canvasFont('subtitle', language, { size: design.fontSize * unit });
  const side = 38 * unit;
  const room = boardRegions(aspect).subtitles.width * unit - side * 2;
  const widest = Math.max(1, ...cue.lines.map((line) => context.measureText(lineText(line)).width));
  const shrink = Math.min(1, room / widest);
  const fontSize = design.fontSize * unit * shrink;
  const font = canvasFont('subtitle', language, { size: fontSize });
  context.font = font;
  const rowHeight = fontSize * 1.3;
  const width = even(widest * shrink + side * 2);
  const height = even(cue.lines.length * rowHeight + 26 * unit);
  const words = cue.lines.flatMap((line, row) => {
    const top = 13 * unit + rowHeight * row;
    return placeWords(context, line, { top, width, height: rowHeight, fontSize });
  });
  return { design, width, height, fontSize, font, unit, words };
}

/** Words are placed by the width of the text before them, so that letters keep their distances. */
function placeWords(
  context: SKRSContext2D,
  line: readonly SubtitleWord[],
  row: { top: number; width: number; height: number; fontSize: number },
): PlacedWord[] {
  const left = (row.width - context.measureText(lineText(line)).width) / 2;
  const top = even(row.top);
  let before = '';
  const places = line.map((word) => {
    const text = word.text.trimEnd();
    const x = left + context.measureText(before).width;
    before += word.text;
    return { text, x, width: context.measureText(text).width };
  });
  return places.map((place, index) => {
    const last = places[index - 1];
    const next = places[index + 1];
    const from = last === undefined ? 0 : even((last.x + last.width + place.x) / 2);
    const to = next === undefined ? row.width : even((place.x + place.width + next.x) / 2);
    const baseline = row.top + row.height / 2 + row.fontSize * 0.355;
    const box = { x: from, y: top, width: to - from, height: even(row.top + row.height) - top };
    return { ...place, baseline, box };
  });
}

function drawWords(
  { design, width, height, fontSize, font, unit, words }: CueLayout,
  isLit: boolean,
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (design.bar !== null) {
    context.fillStyle = design.bar;
    context.beginPath();
    context.roundRect(0, 0, width, height, Math.min(height / 2, 26 * unit));
    context.fill();
  }
  context.font = font;
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = fontSize * 0.16;
  const lit = isLit ? design.lit : null;
  const marker = lit?.marker ?? null;
  for (const { text, x, baseline, width: wordWidth } of words) {
    if (marker !== null) {
      context.fillStyle = marker;
      context.beginPath();
      const reach = fontSize * 0.1;
      context.roundRect(x - reach, baseline - fontSize, wordWidth + reach * 2, fontSize * 1.3, reach * 2);
      context.fill();
    } else if (design.outline !== null) {
      context.strokeStyle = design.outline;
      context.strokeText(text, x, baseline);
    }
    context.fillStyle = lit?.wordColour ?? design.wordColour;
    context.fillText(text, x, baseline);
  }
  return canvas;
}

function lineText(line: readonly SubtitleWord[]): string {
  return line
    .map((word) => word.text)
    .join('')
    .trim();
}

function even(value: number): number {
  return Math.max(0, Math.round(value / 2) * 2);
}
