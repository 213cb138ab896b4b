import { layOutBoard } from '../layout/lay-out-board.ts';
import type { BoardContent } from '../layout/board-content.ts';
import type { DrawnScene, FilmLook, Narration } from '../timeline/film-timeline.ts';

/** A board with a picture, a label, an arrow and notes: every kind of layer. */
export const sampleContent: BoardContent = {
  template: 'hero',
  title: 'Why cats purr',
  pictures: [{ set: 'noto', name: 'cat', label: 'a happy cat' }],
  notes: [{ text: 'A purr calms the cat', cue: { word: 4 } }],
  aspect: '16:9',
  language: 'en',
  seed: 3,
};

/** The smallest film that still shows everything. */
export const sampleLook: FilmLook = {
  width: 320,
  height: 180,
  framesPerSecond: 30,
  subtitles: 'bar',
  language: 'en',
  showHand: true,
};

/** A narration whose words follow each other at even steps; its sound file is never read by the picture. */
export function sampleNarration(text: string, secondsPerWord = 0.3): Narration {
  const words = [...text.matchAll(/\S+/gu)].map((match, index) => ({
    text: match[0],
    startSeconds: index * secondsPerWord,
    endSeconds: (index + 0.9) * secondsPerWord,
    startOffset: match.index,
    endOffset: match.index + match[0].length,
  }));
  return { file: 'unread.wav', text, words, durationSeconds: words.length * secondsPerWord };
}

export function sampleScene(change: Partial<DrawnScene> = {}): DrawnScene {
  return {
    id: 'scene',
    drawing: layOutBoard(sampleContent),
    narration: sampleNarration('Cats purr when they are happy.'),
    minimumSeconds: 0,
    exit: 'wipe',
    ...change,
  };
}
