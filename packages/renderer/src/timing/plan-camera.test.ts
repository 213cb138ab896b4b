import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import type { BoardContent } from '../layout/board-content.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { boardRegions } from '../layout/safe-area.ts';
import { sampleContent, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import { boardAspects } from '../timeline/language.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import type { BoardView } from './board-view.ts';
import { planCamera } from './plan-camera.ts';
import { planDrawing } from './plan-drawing.ts';

const icons = createIconReader();
const pictures: BoardContent['pictures'] = [
  { set: 'noto', name: 'cat', label: 'a happy cat', cue: { word: 2 } },
  { set: 'noto', name: 'lion', label: 'a lion', cue: { word: 9 } },
];
/** One picture in the middle of a ring leaves room beneath its heading to come nearer. */
const roomy = { aspect: '16:9', template: 'cycle', pictures: pictures.slice(0, 1), notes: [] } as const;
const boards = [
  ...boardAspects.flatMap((aspect) =>
    (['hero', 'compare', 'list'] as const).map((template) => ({ aspect, template })),
  ),
  roomy,
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

/** Where a part of the board is seen: outside of a window it stays where it is. */
function seenOf({ x, y, width, height }: PixelBox, view: BoardView) {
  const { window } = view;
  const isAround =
    window !== undefined &&
    (y + height <= window.y ||
      y >= window.y + window.height ||
      x + width <= window.x ||
      x >= window.x + window.width);
  const { x: fromX, y: fromY, scale } = isAround ? { x: 0, y: 0, scale: 1 } : view;
  const [left, top] = [(x - fromX) * scale, (y - fromY) * scale];
  return { left, top, right: left + width * scale, bottom: top + height * scale };
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
      const { left, top, right, bottom } = seenOf(sketch.box, view);
      const isAway = right <= 0 || left >= scale.width || bottom <= 0;
      expect(isAway || bottom <= lowest).toBe(true);
      expect(isAway || (left >= 0 && right <= scale.width && top >= 0)).toBe(true);
    }
    const drawn = Math.max(...steps.map(({ end }) => end));
    expect(move?.at(Math.floor(drawn)) ?? null).toBeNull();
  });

  it.each(boardAspects)('leaves the heading whole in every frame, in %s', (aspect) => {
    const templates = ['hero', 'compare', 'list', 'balance', 'timeline'] as const;
    const contents = [...templates.map((template) => ({ template, notes: [] })), roomy];
    const moves = contents.map((content) => planOf({ ...content, aspect }, 'closer'));
    for (const { move, clock, sketches, elements, scale } of moves) {
      const title = sketches[elements.findIndex((each) => each.kind === 'text' && each.role === 'title')];
      const views = Array.from({ length: clock.frames - clock.exitFrames }, (_, frame) => move?.at(frame));
      for (const view of views) {
        if (view === null || view === undefined || title === null || title === undefined) {
          continue;
        }
        const { left, top, right, bottom } = seenOf(title.box, view);
        expect(top >= 0 && left >= 0 && right <= scale.width && bottom <= scale.height).toBe(true);
      }
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
