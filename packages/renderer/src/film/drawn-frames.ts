import { createLightPencil } from '../board/light-pencil.ts';
import { sketchElement } from '../board/sketch-element.ts';
import { paintOpening } from '../board/paint-opening.ts';
import { createFrameComposer } from '../compositor/frame-composer.ts';
import type { NextPage } from '../compositor/frame-composer.ts';
import { createYuvFrame, rgbToYuv } from '../compositor/yuv.ts';
import type { YuvFrame } from '../compositor/yuv.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { parseHex } from '../draw/sketch.ts';
import type { Sketch } from '../draw/sketch.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { letterableDrawing } from '../text/lettering-door.ts';
import type { Drawing } from '../timeline/drawing.ts';
import type { DrawnScene, FilmLook } from '../timeline/film-timeline.ts';
import { pencilledElements } from '../timing/pencilled-elements.ts';
import { openingOf } from '../timing/opening.ts';
import { planHandPath } from '../timing/hand-path.ts';
import { spokenElements } from '../timing/spoken-elements.ts';
import { strokesOf } from './pen-strokes.ts';
import { clockOf } from './scene-exit.ts';
import { planMovement } from '../timing/plan-movement.ts';
import { createCurrent } from './current.ts';
import { createPen } from './pen.ts';
import { openSceneSubtitles } from './scene-subtitles.ts';
import type { DrawnFrames } from './segment-frames.ts';
import type { SegmentStudio } from './segment-studio.ts';

/** The frames of a scene that is drawn on a whiteboard. @throws RangeError when drawing and film differ in shape */
export function drawnFrames(scene: DrawnScene, look: FilmLook, studio: SegmentStudio): DrawnFrames {
  const drawing = letterableDrawing(scene.drawing, studio.glyphs);
  const scale = scaleOf(scene, look);
  const clock = clockOf(scene, look.framesPerSecond);
  const sketches = sketchesOf(drawing, scale, studio);
  const plan = { scene: { ...scene, drawing }, sketches, clock, scale };
  const { steps, camera, paths, ...moves } = planMovement(plan);
  const { frames: count, framesPerSecond } = clock;
  const hand = planHandPath(steps, sketches, {
    frames: count,
    width: scale.width,
    height: scale.height,
    spoken: spokenElements(scene, framesPerSecond),
    isComing: scene.entry === 'standing',
  });
  const subtitles = openSceneSubtitles(scene, { look, scale, aspect: drawing.aspect });
  const { board, clean } = studio.paper(scale, drawing);
  const later = pencilledElements(scene, sketches, { steps, framesPerSecond });
  const pencil = createLightPencil(board, later, { colour: parseHex(drawing.palette.ink), framesPerSecond });
  const composer = createFrameComposer(pencil.seen, clean, look.showHand ? studio.handSprites(scale) : null);
  const { whole } = openingOf(scene);
  const update = (box: PixelBox): void => {
    pencil.take(box);
    composer.update(box);
  };
  paintOpening(board, sketches, { whole, part: 0 }).forEach(update);
  const pen = createPen(steps, sketches, board);
  const current = createCurrent(moves, { paths, board, clock, pixelsPerUnit: scale.pixelsPerUnit });
  const exitStart = count - clock.exitFrames;
  let next: NextPage | null = null;
  return {
    count,
    content: 'drawn',
    penStrokes: strokesOf(steps, framesPerSecond),
    compose(frame) {
      [...current.show(frame), ...pen.drawUntil(frame + 1), ...pencil.show(frame)].forEach(update);
      if (frame < exitStart && camera !== null) {
        composer.look(camera.at(frame), clean);
      }
      if (frame >= exitStart && scene.exit !== 'hold') {
        const part = (frame - exitStart) / clock.exitFrames;
        next ??= nextPage(scene, { scale, studio, clean });
        composer.leave(scene.exit, next, { from: eased(part), to: eased(part + 1 / clock.exitFrames) });
      }
      // What was said belongs to the page that leaves, and not to the next one.
      const line = frame >= exitStart ? null : (subtitles?.at(frame / framesPerSecond) ?? null);
      return composer.compose(hand[frame] ?? null, line);
    },
  };
}

/** What the exit uncovers: the next scene as it opens, or clean paper. */
function nextPage(
  scene: DrawnScene,
  { scale, studio, clean }: { scale: FrameScale; studio: SegmentStudio; clean: YuvFrame },
): NextPage {
  if (scene.next === undefined || scene.next === null) {
    return { coming: clean, paper: clean };
  }
  const drawing = letterableDrawing(scene.next, studio.glyphs);
  const { board, clean: paper } = studio.paper(scale, drawing);
  const sketches = sketchesOf(drawing, scale, studio);
  paintOpening(board, sketches, openingOf({ drawing, entry: 'standing' }));
  const { width, height } = board;
  const coming = createYuvFrame(width, height);
  rgbToYuv(board.rgb, coming, { box: { x: 0, y: 0, width, height } });
  return { coming, paper: paper === clean ? clean : null };
}

function sketchesOf(drawing: Drawing, scale: FrameScale, { icons }: SegmentStudio): (Sketch | null)[] {
  const { palette, language, style, elements } = drawing;
  return elements.map((element) => sketchElement(element, { palette, language, style, scale, icons }));
}

function scaleOf({ drawing }: DrawnScene, look: FilmLook): FrameScale {
  const scale = frameScale(drawing.aspect, Math.max(look.width, look.height));
  if (scale.width !== look.width || scale.height !== look.height) {
    throw new RangeError(
      `A ${drawing.aspect} drawing does not fit a frame of ${look.width} x ${look.height}.`,
    );
  }
  return scale;
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}
