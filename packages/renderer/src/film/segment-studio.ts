import { createPaper, paperKey } from '../board/board.ts';
import type { Board } from '../board/board.ts';
import type { HandSprite, HandSprites } from '../compositor/frame-composer.ts';
import { createYuvFrame, rgbToYuv } from '../compositor/yuv.ts';
import type { YuvFrame } from '../compositor/yuv.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import type { HandPose } from '../hand/hand-pose.ts';
import { createHandSprite } from '../hand/hand-sprite.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import type { IconReader } from '../illustration/icon-set.ts';
import { createGlyphReader } from '../text/missing-glyphs.ts';
import type { GlyphReader } from '../text/missing-glyphs.ts';
import type { Drawing } from '../timeline/drawing.ts';

/** What segments of any film share and is dear to make: kept between them by whoever renders several. */
export interface SegmentStudio {
  readonly icons: IconReader;
  readonly glyphs: GlyphReader;
  /** Clean paper of its own to draw on, and the same in the encoder's colours, which is shared and not to be changed. */
  paper(scale: FrameScale, drawing: Drawing): { readonly board: Board; readonly clean: YuvFrame };
  /** The hand in all its poses at one size of frame; a pose is drawn when it is first asked for. */
  handSprites(scale: FrameScale): HandSprites;
}

export function createSegmentStudio(): SegmentStudio {
  let hand: { key: string; sprites: Map<HandPose, HandSprite> } | null = null;
  let paper: { key: string; board: Board; clean: YuvFrame } | null = null;
  return {
    icons: createIconReader(),
    glyphs: createGlyphReader(),
    paper(scale, drawing) {
      const key = paperKey(scale, drawing);
      if (paper?.key !== key) {
        const board = createPaper(scale, drawing);
        paper = { key, board, clean: frameOf(board) };
      }
      const { board, clean } = paper;
      return { board: { ...board, rgb: board.rgb.slice() }, clean };
    },
    handSprites(scale) {
      const key = `${scale.width} ${scale.height} ${scale.pixelsPerUnit}`;
      if (hand?.key !== key) {
        hand = { key, sprites: new Map() };
      }
      const { sprites } = hand;
      return (pose) => {
        const sprite = sprites.get(pose) ?? createHandSprite(scale, pose);
        sprites.set(pose, sprite);
        return sprite;
      };
    },
  };
}

function frameOf({ rgb, width, height }: Board): YuvFrame {
  const frame = createYuvFrame(width, height);
  rgbToYuv(rgb, frame, { box: { x: 0, y: 0, width, height } });
  return frame;
}
