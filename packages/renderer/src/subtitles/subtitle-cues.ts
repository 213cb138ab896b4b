import { createTextMeasure } from '../text/measure.ts';
import { splitPhrases } from '../text/phrases.ts';
import type { Narration } from '../timeline/film-timeline.ts';
import type { BoardAspect, FilmLanguage } from '../timeline/language.ts';
import { subtitleDesigns } from './subtitle-style.ts';
import type { SubtitleStyle } from './subtitle-style.ts';

/** A word as it stands in a subtitle, with the punctuation that belongs to it. */
export interface SubtitleWord {
  readonly text: string;
  /** When the word is spoken, and with that lit. */
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** What is shown at once: one or two lines. Joined words give the line; spaces are at the ends of words. */
export interface SubtitleCue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly lines: readonly (readonly SubtitleWord[])[];
}

export interface SubtitleRequest {
  readonly narration: Pick<Narration, 'text' | 'words'>;
  readonly language: FilmLanguage;
  readonly aspect: BoardAspect;
  /** Added to every time: where the narration begins in the film or scene. */
  readonly offsetSeconds: number;
  /** Decides how much is shown at once; `bar` when left out. */
  readonly style?: SubtitleStyle;
}

/** How much a cue may hold: width of a line in board units, and lines. */
type CueShape = (typeof subtitleDesigns)[SubtitleStyle]['shape'][BoardAspect];

/** A pause longer than this ends a cue. */
const pauseSeconds = 0.7;
/** A cue stays this long after its last word when nothing follows at once. */
const lingerSeconds = 0.6;

/** Words that may not be parted, with their width in board units. */
interface Group {
  readonly words: readonly SubtitleWord[];
  readonly width: number;
  /** Whether a sentence ends or a pause begins after it. */
  readonly endsCue: boolean;
  readonly endsClause: boolean;
  /** A short word that belongs to the next one: an article, a preposition, "and". */
  readonly leansOn: boolean;
}

/**
 * Cuts a narration into subtitles: at sentence ends and pauses first, then into pieces of about equal length at phrase
 * borders, never inside a word (in Japanese: a phrase), at most two lines at a time. Times never overlap.
 */
export function buildSubtitleCues(request: SubtitleRequest): SubtitleCue[] {
  const { fontSize, shape: shapes } = subtitleDesigns[request.style ?? 'bar'];
  const shape = shapes[request.aspect];
  const cues = sentences(groupsOf(request, fontSize)).flatMap((sentence) => pieces(sentence, shape));
  return cues.map((groups, index) => {
    const words = groups.flatMap((group) => group.words);
    const startSeconds = words[0]?.startSeconds ?? 0;
    const spokenEnd = words[words.length - 1]?.endSeconds ?? startSeconds;
    const next = cues[index + 1]?.[0]?.words[0]?.startSeconds;
    const lingering = spokenEnd + lingerSeconds;
    return {
      startSeconds,
      endSeconds: Math.max(startSeconds, next === undefined ? lingering : Math.min(next, lingering)),
      lines: linesOf(groups, shape.lineWidth),
    };
  });
}

function groupsOf(request: SubtitleRequest, fontSize: number): Group[] {
  const { narration, language, offsetSeconds } = request;
  const borders = phraseBorders(narration.text, language);
  const measure = createTextMeasure('subtitle', language);
  const groups: Group[] = [];
  let words: SubtitleWord[] = [];
  narration.words.forEach((word, index) => {
    const next = narration.words[index + 1];
    const start = index === 0 ? 0 : word.startOffset;
    const text = narration.text.slice(start, next?.startOffset ?? narration.text.length);
    words.push({
      text: text.replace(/\s+/gu, ' '),
      startSeconds: word.startSeconds + offsetSeconds,
      endSeconds: word.endSeconds + offsetSeconds,
    });
    const mayBreak = next === undefined || borders.has(next.startOffset);
    if (mayBreak) {
      const whole = words.map((each) => each.text).join('');
      const pause = next === undefined ? 0 : next.startSeconds - word.endSeconds;
      groups.push({
        words,
        width: measure.width(whole, fontSize),
        endsCue: /[.!?…。!?।]["'”’»」)]*\s*$/u.test(whole) || pause > pauseSeconds,
        endsClause: /[,;:、，—–]\s*$/u.test(whole),
        leansOn: /^\s*\p{Script=Latin}{1,3}\s*$/u.test(whole),
      });
      words = [];
    }
  });
  return groups;
}

function phraseBorders(text: string, language: FilmLanguage): ReadonlySet<number> {
  const borders = new Set<number>();
  let offset = 0;
  for (const phrase of splitPhrases(text, language)) {
    const leading = phrase.length - phrase.trimStart().length;
    borders.add(offset + leading);
    offset += phrase.length;
  }
  return borders;
}

function sentences(groups: readonly Group[]): Group[][] {
  const result: Group[][] = [];
  let sentence: Group[] = [];
  for (const group of groups) {
    sentence.push(group);
    if (group.endsCue) {
      result.push(sentence);
      sentence = [];
    }
  }
  return sentence.length > 0 ? [...result, sentence] : result;
}

/** Cuts a sentence into cues of about equal width, preferring the end of a clause. */
function pieces(sentence: readonly Group[], shape: CueShape): Group[][] {
  // Lines rarely fill up, so two of them hold less than twice one.
  const capacity = shape.lineWidth * (shape.lines === 1 ? 1 : shape.lines * 0.86);
  const total = sentence.reduce((sum, group) => sum + group.width, 0);
  const count = Math.max(1, Math.ceil(total / capacity));
  const target = total / count;
  const result: Group[][] = [];
  let piece: Group[] = [];
  let width = 0;
  for (const group of sentence) {
    const fits = linesOf([...piece, group], shape.lineWidth).length <= shape.lines;
    const isLongEnough =
      width >= target * 0.98 || (width >= target * 0.7 && piece.at(-1)?.endsClause === true);
    if (piece.length > 0 && (!fits || (isLongEnough && result.length < count - 1))) {
      result.push(piece);
      piece = [];
      width = 0;
    }
    piece.push(group);
    width += group.width;
  }
  return passOnLeaning(piece.length > 0 ? [...result, piece] : result, shape);
}

/** Short words at the end of a piece go to the front of the next where there is room: "in a" | "hot oven". */
function passOnLeaning(all: Group[][], shape: CueShape): Group[][] {
  for (let index = all.length - 2; index >= 0; index--) {
    const piece = all[index] ?? [];
    const next = all[index + 1] ?? [];
    let last = piece.at(-1);
    while (
      last !== undefined &&
      last.leansOn &&
      piece.length > 1 &&
      linesOf([last, ...next], shape.lineWidth).length <= shape.lines
    ) {
      piece.pop();
      next.unshift(last);
      last = piece.at(-1);
    }
  }
  return all;
}

/** As few lines as there can be, as even as they can be. */
function linesOf(groups: readonly Group[], lineWidth: number): SubtitleWord[][] {
  let best = fillLines(groups, lineWidth);
  let low = lineWidth / (best.length + 1);
  let high = lineWidth;
  for (let attempt = 0; attempt < 6 && best.length > 1; attempt++) {
    const middle = (low + high) / 2;
    const narrower = fillLines(groups, middle);
    if (narrower.length === best.length) {
      best = narrower;
      high = middle;
    } else {
      low = middle;
    }
  }
  return best;
}

function fillLines(groups: readonly Group[], lineWidth: number): SubtitleWord[][] {
  const lines: SubtitleWord[][] = [];
  let line: SubtitleWord[] = [];
  let width = 0;
  for (const group of groups) {
    if (line.length > 0 && width + group.width > lineWidth) {
      lines.push(line);
      line = [];
      width = 0;
    }
    line.push(...group.words);
    width += group.width;
  }
  return line.length > 0 ? [...lines, line] : lines;
}
