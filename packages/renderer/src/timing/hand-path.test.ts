import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { Sketch } from '../draw/sketch.ts';
import { handPoseNames } from '../hand/hand-pose.ts';
import { createHandSprite } from '../hand/hand-sprite.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import type { BoardContent } from '../layout/board-content.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import type { Drawing } from '../timeline/drawing.ts';
import { boardAspects } from '../timeline/language.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import type { HandPlace } from './hand-place.ts';
import { planHandPath } from './hand-path.ts';
import { planDrawing } from './plan-drawing.ts';
import type { TimedStep } from './plan-drawing.ts';
import { spokenElements } from './spoken-elements.ts';

const icons = createIconReader();
const framesPerSecond = 30;

const pictures: BoardContent['pictures'] = [
  { set: 'noto', name: 'cat', label: 'a happy cat', cue: { word: 2 } },
  { set: 'noto', name: 'lion', label: 'a lion', cue: { word: 9 } },
  { set: 'noto', name: 'mouse', label: 'a mouse', cue: { word: 16 } },
];
const boards = boardAspects.flatMap((aspect) =>
  (['hero', 'compare', 'process', 'list'] as const).map((template) => ({ aspect, template })),
);

function boardOf(content: Pick<BoardContent, 'aspect' | 'template'>): Drawing {
  return layOutBoard({ ...sampleContent, ...content, pictures });
}

/** A picture that is spoken of, and above and to the left of it a long text that is written meanwhile. */
function boardUnderTheArm(): Drawing {
  const board = boardOf({ aspect: '16:9', template: 'hero' });
  const picture = board.elements.find((element) => element.kind === 'illustration');
  const title = board.elements.find((element) => element.kind === 'text');
  if (picture === undefined || title === undefined) {
    throw new Error('The sample has a title and a picture.');
  }
  const box = { x: 660, y: 600, width: 230, height: 230 };
  const text = {
    ...title,
    role: 'fact' as const,
    lines: Array.from({ length: 8 }, () => 'all that is'),
    fontSize: 36,
    box: { x: 380, y: 200, width: 220, height: 340 },
  };
  return { ...board, style: 'cinematic', elements: [{ ...picture, box, cue: { word: 1 } }, text] };
}

function planOf(drawing: Drawing) {
  const text = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
  const scene = sampleScene({ drawing, narration: sampleNarration(text), entry: 'standing' });
  const scale = frameScale(drawing.aspect, 480);
  const { palette, language, style, elements } = drawing;
  const sketches = elements.map((element) =>
    sketchElement(element, { palette, language, style, scale, icons }),
  );
  const clock = { frames: sceneFrames(scene, framesPerSecond), framesPerSecond, exitFrames: 12 };
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit: scale.pixelsPerUnit });
  const spoken = spokenElements(scene, framesPerSecond);
  const { width, height } = scale;
  const hand = planHandPath(steps, sketches, { frames: clock.frames, width, height, spoken });
  return { scale, sketches, steps, spoken, hand };
}

/** The part of an element's lines that the hand's very pixels lie on. */
function hiddenPart(
  place: NonNullable<HandPlace>,
  { frame, lines }: { frame: number; lines: readonly { x: number; y: number; frame: number }[] },
  { sprite, tipX, tipY }: ReturnType<typeof createHandSprite>,
): number {
  const { width, height } = sprite.planes;
  const hidden = lines.filter((point) => {
    const [x, y] = [Math.round(point.x - place.x + tipX), Math.round(point.y - place.y + tipY)];
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    return point.frame <= frame && isInside && (sprite.alpha[y * width + x] ?? 0) > 128;
  });
  return hidden.length / Math.max(1, lines.length);
}

function linesOf(element: number, steps: readonly TimedStep[], sketch: Sketch | null | undefined) {
  return steps.flatMap((timed) => {
    const step = timed.element === element ? sketch?.steps[timed.step] : undefined;
    if (step === undefined || step.kind !== 'ink') {
      return [];
    }
    const { x, y } = step.line;
    return Array.from(x, (value, index) => {
      const frame = timed.start + ((timed.end - timed.start) * index) / x.length;
      return { x: value, y: y[index] ?? 0, frame };
    });
  });
}

describe('the way of the hand', () => {
  it.each([
    ...boards.map((content) => [`${content.template}, ${content.aspect}`, boardOf(content)] as const),
    ['a text above it', boardUnderTheArm()] as const,
  ])('WORD-12 covers what is spoken of for a second at most (%s)', (_, drawing) => {
    const { scale, sketches, steps, spoken, hand } = planOf(drawing);
    const sprites = new Map(handPoseNames.map((pose) => [pose, createHandSprite(scale, pose)]));
    expect(spoken.length).toBeGreaterThan(0);
    for (const { element, from, to } of spoken) {
      const lines = linesOf(element, steps, sketches[element]);
      let run = 0;
      let longest = 0;
      for (let frame = from; frame < Math.min(to, hand.length); frame++) {
        const place = hand[frame] ?? null;
        const sprite = place === null ? undefined : sprites.get(place.pose);
        const isCovered =
          place !== null && sprite !== undefined && hiddenPart(place, { frame, lines }, sprite) > 0.4;
        run = isCovered ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      expect(longest).toBeLessThanOrEqual(framesPerSecond);
    }
  });

  it('WORD-12 is out of the picture as soon as strokes end, and while colours come', () => {
    const { sketches, steps, hand } = planOf(boardOf({ aspect: '16:9', template: 'compare' }));
    const isStroke = (timed: TimedStep): boolean =>
      sketches[timed.element]?.steps[timed.step]?.kind !== 'fill';
    const busy = hand.map((_, frame) =>
      steps.some((timed) => isStroke(timed) && timed.start - 9 <= frame && timed.end + 9 >= frame),
    );
    const idle = hand.filter((_, frame) => busy[frame] === false);
    expect(idle.length).toBeGreaterThan(60);
    expect(idle.every((place) => place === null)).toBe(true);
  });
});
