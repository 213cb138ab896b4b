import { sketchMark } from '../draw/sketch-marks.ts';
import type { Sketch } from '../draw/sketch.ts';
import { sketchIllustration } from '../illustration/sketch-illustration.ts';
import { sketchDetail } from '../illustration/sketch-detail.ts';
import { sketchStrokes } from '../illustration/sketch-strokes.ts';
import type { SketchSetting } from '../illustration/sketch-illustration.ts';
import { sketchText } from '../text/sketch-text.ts';
import type { DrawingElement } from '../timeline/drawing.ts';
import type { FilmLanguage } from '../timeline/language.ts';

/** Makes any element of a drawing ready for a frame size; null when nothing of it is inside the frame. */
export function sketchElement(
  element: DrawingElement,
  setting: SketchSetting & { readonly language: FilmLanguage },
): Sketch | null {
  switch (element.kind) {
    case 'text':
      return sketchText(element, setting, setting.scale);
    case 'illustration':
      return element.detail === undefined
        ? sketchIllustration(element, setting)
        : sketchDetail(element, element.detail, setting);
    case 'strokes':
      return sketchStrokes(element, setting);
    case 'arrow':
    case 'underline':
    case 'highlight':
    case 'frame':
    case 'accent':
      return sketchMark(element, setting, setting.scale);
  }
}
