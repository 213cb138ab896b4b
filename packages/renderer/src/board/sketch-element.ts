import type { FrameScale } from '../draw/frame-scale.ts';
import { sketchMark } from '../draw/sketch-marks.ts';
import type { Sketch } from '../draw/sketch.ts';
import type { IconReader } from '../illustration/icon-set.ts';
import { sketchIllustration } from '../illustration/sketch-illustration.ts';
import { sketchText } from '../text/sketch-text.ts';
import type { Drawing, DrawingElement } from '../timeline/drawing.ts';

/** Makes any element of a drawing ready for a frame size; null when nothing of it is inside the frame. */
export function sketchElement(
  element: DrawingElement,
  drawing: Pick<Drawing, 'palette' | 'language'>,
  scale: FrameScale,
  icons: IconReader,
): Sketch | null {
  switch (element.kind) {
    case 'text':
      return sketchText(element, drawing, scale);
    case 'illustration':
      return sketchIllustration(element, drawing.palette, scale, icons);
    case 'arrow':
    case 'underline':
    case 'frame':
    case 'accent':
      return sketchMark(element, drawing.palette, scale);
  }
}
