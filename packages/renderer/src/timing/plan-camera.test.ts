import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import type { BoardContent } from '../layout/board-content.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { boardRegions } from '../layout/safe-area.ts';
import { sampleContent, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import { boardAspects } from '../timeline/language.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { planCamera } from './plan-camera.ts';
import { planDrawing } from './plan-drawing.ts';

const icons = createIconReader();
const pictures: BoardContent['pictures'] = [
  { set: 'noto', name: 'cat', label: 'a happy cat', cue: { word: 2 } },
  { set: 'noto', name: 'lion', label: 'a lion', cue: { word: 9 } },
];
/** Two pictures without a word leave room to come nearer. */
const wordless = { aspect: '16:9', template: 'compare', notes: [] } as const;
const boards = [
  ...boardAspects.flatMap((aspect) =>
    (['hero', 'compare', 'list'] as const).map((template) => ({ aspect, template })),
  ),
  wordless,
];

function planOf(
  content: Pick<BoardContent, 'aspect' | 'template'> & Partial<BoardContent>,
  camera: 'still' | 'closer',
) {
  const drawing = layOutBoard({ ...sampleContent, pictures, ...content });
  const text = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  const scene = sampleScene({ drawing, narration: sampleNarration(text), camera });
  const scale = frameScale(drawing.aspect, 480);
  const { palette, language, style, elements } = drawing;
  const sketches = elements.map((element) =>
    sketchElement(element, { palette, language, style, scale, icons }),
  );
  const clock = { frames: sceneFrames(scene, 30), framesPerSecond: 30, exitFrames: 12 };
  const { pixelsPerUnit } = scale;
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit });
  return {
    scale,
    sketches,
    elements,
    steps,
    clock,
    move: planCamera({ scene, sketches, steps, clock, pixelsPerUnit }),
  };
}

describe('the camera', () => {
  it('stands still where nothing is asked of it', () => {
    expect(planOf({ aspect: '16:9', template: 'compare' }, 'still').move).toBeNull();
  });

  it.each(boards)('cuts nothing and brings nothing under the subtitles ($template, $aspect)', (content) => {
    const { scale, sketches, elements, steps, clock, move } = planOf(content, 'closer');
    const view = move?.at(clock.frames - clock.exitFrames - 1) ?? null;
    const lowest = boardRegions(content.aspect).subtitles.y * scale.pixelsPerUnit;
    for (const [index, sketch] of sketches.entries()) {
      if (view === null || sketch === null || elements[index]?.kind === 'accent') {
        continue;
      }
      const { box } = sketch;
      const [left, top] = [(box.x - view.x) * view.scale, (box.y - view.y) * view.scale];
      const [right, bottom] = [left + box.width * view.scale, top + box.height * view.scale];
      const isAway = right <= 0 || left >= scale.width || bottom <= 0;
      expect(isAway || bottom <= lowest).toBe(true);
      expect(isAway || (left >= 0 && right <= scale.width && top >= 0)).toBe(true);
    }
    const drawn = Math.max(...steps.map(({ end }) => end));
    expect(move?.at(Math.floor(drawn)) ?? null).toBeNull();
  });

  it('leaves the heading of an upright board in view', () => {
    const upright = ['hero', 'compare', 'list', 'balance', 'timeline'] as const;
    const moves = upright.map((template) => planOf({ aspect: '9:16', template, notes: [] }, 'closer'));
    for (const { move, clock, sketches, elements } of moves) {
      const title = sketches[elements.findIndex((each) => each.kind === 'text' && each.role === 'title')];
      const view = move?.at(clock.frames - clock.exitFrames - 1);
      expect(view === null || view === undefined || view.y <= (title?.box.y ?? 0)).toBe(true);
    }
  });

  it('comes nearer slowly, without a jump, on at least one kind of board', () => {
    const moves = boards.map((content) => planOf(content, 'closer'));
    const moving = moves.filter(({ move }) => move !== null);
    expect(moving.length).toBeGreaterThan(0);
    for (const { move, clock } of moving) {
      const scales = Array.from(
        { length: clock.frames - clock.exitFrames },
        (_, frame) => move?.at(frame)?.scale ?? 1,
      );
      scales.reduce((last, scale) => {
        expect(scale - last).toBeGreaterThanOrEqual(-1e-9);
        expect(scale - last).toBeLessThan(0.03);
        return scale;
      }, 1);
      expect(scales.at(-1)).toBeGreaterThan(1.05);
    }
  });
});
