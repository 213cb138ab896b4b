import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { boardTemplates } from '../layout/board-content.ts';
import type { BoardContent } from '../layout/board-content.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { openingPage } from './opening.ts';
import { planDrawing } from './plan-drawing.ts';

const icons = createIconReader();
const framesPerSecond = 30;
const late = { word: 12 };
const titles = {
  en: 'Why cats purr',
  hi: 'बिल्ली क्यों घुरघुराती है',
  fr: 'Le chat ronronne',
  it: 'Il gatto fa le fusa',
  es: 'El gato ronronea',
  ja: '猫はなぜ喉を鳴らすのか',
} as const;
type Language = keyof typeof titles;

/** A board of an arrangement on which everything waits for a late word. */
function boardOf(template: BoardContent['template'], language: Language, aspect: BoardContent['aspect']) {
  const text = titles[language];
  const note = { text, cue: late };
  const cat = { set: 'noto', name: 'cat', label: text.slice(0, 8) } as const;
  const boat = { set: 'noto', name: 'sailboat', label: text.slice(-7), cue: late } as const;
  const stage = {
    width: 1000,
    height: 500,
    items: [{ kind: 'picture' as const, picture: cat, box: { x: 100, y: 0, width: 500, height: 500 } }],
  };
  return layOutBoard({
    template,
    title: text,
    pictures: template === 'card' ? [] : [cat, boat],
    notes: [note, { text: `${text} 2`, cue: late }],
    columns: [[note], [note]],
    measures: [{ text: '32 cm', amount: 32, cue: late }],
    route: { from: 'A', to: 'B', cue: late },
    parts: [note, note],
    events: [
      { date: '1850', text },
      { date: '1900', text, cue: late },
    ],
    stage,
    aspect,
    language,
    seed: 4,
  });
}

const scenes = boardTemplates
  .filter((template) => template !== 'opening')
  .flatMap((template) =>
    (Object.keys(titles) as Language[]).map((language, index) => {
      const aspect = index % 2 === 0 ? '16:9' : '9:16';
      return [template, language, aspect] as const;
    }),
  );

describe('the first frame of a scene that follows another', () => {
  it.each(scenes)(
    'WORD-12 shows something of what it tells of, by the pen: %s, %s, %s',
    (...[template, language, aspect]) => {
      const drawing = boardOf(template, language, aspect);
      const narration = sampleNarration(Array.from({ length: 30 }, (_, at) => `word${at}`).join(' '));
      const scene = sampleScene({ drawing, narration, entry: 'standing' });
      const scale = frameScale(aspect, 320);
      const { palette, style, elements } = drawing;
      const sketches = elements.map((element) =>
        sketchElement(element, { palette, language, style, scale, icons }),
      );
      const clock = { frames: sceneFrames(scene, framesPerSecond), framesPerSecond, exitFrames: 12 };
      const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit: scale.pixelsPerUnit });
      const page = openingPage(drawing).elements;
      const body = page.filter(
        (element) =>
          element.kind === 'strokes' ||
          element.kind === 'illustration' ||
          (element.kind === 'text' && element.role !== 'title'),
      );
      expect(body).toHaveLength(1);
      const begun = steps.filter(({ element, start }) => element === page.length - 1 && start < 1);
      expect(begun.length).toBeGreaterThan(0);
      expect(
        Math.max(...steps.filter(({ element }) => element === page.length - 1).map(({ end }) => end)),
      ).toBeGreaterThan(1);
    },
  );
});
