import type { SKRSContext2D } from '@napi-rs/canvas';
import { fitText } from '@kinora/renderer';
import { css, mix } from '../../canvas/colour.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** Letters the words a prompt quotes into the picture, as a poster's title: large, outlined, lit by the scene's light. */
export function paintLettering(stage: Stage, scene: Scene): void {
  const { lettering } = scene.plan;
  if (lettering.length === 0) {
    return;
  }
  const { context } = stage.add('lettering', 0.95, 'screen');
  const { width, height } = scene.frame;
  lettering.forEach((text, index) => {
    const isTitle = index === 0;
    const room = { top: height * (isTitle ? 0.07 : 0.34), height: height * (isTitle ? 0.26 : 0.09) };
    // Latin, Devanagari and kana alike: the sans faces hold all three.
    const fitted = fitText({
      text,
      role: 'subtitle',
      language: 'en',
      width: width * 0.86,
      height: room.height,
      largest: height * (isTitle ? 0.19 : 0.07),
      smallest: height * 0.035,
      maxLines: isTitle ? 2 : 1,
    });
    fitted.lines.forEach((line, row) => {
      letter(context, scene, {
        line,
        x: width / 2,
        y: room.top + fitted.fontSize * (0.95 + row * 1.1),
        size: fitted.fontSize,
      });
    });
  });
}

interface Line {
  readonly line: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function letter(context: SKRSContext2D, scene: Scene, { line, x, y, size }: Line): void {
  const dark = mix(mix(scene.light.sky.top, scene.light.ambient, 0.5), [14, 12, 34], 0.72);
  const bright = mix(scene.light.sun, [255, 255, 255], 0.55);
  const warm = mix(scene.light.sky.low, scene.light.sun, 0.45);
  context.font = `${size}px 'Kinora Sans', 'Kinora Sans Devanagari', 'Kinora Sans JP'`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.shadowColor = css(dark, 0.7);
  context.shadowBlur = size * 0.16;
  context.shadowOffsetY = size * 0.06;
  context.strokeStyle = css(dark);
  context.lineWidth = size * 0.19;
  context.strokeText(line, x, y);
  context.shadowColor = 'transparent';
  context.strokeStyle = css(bright, 0.9);
  context.lineWidth = size * 0.05;
  context.strokeText(line, x, y);
  const gradient = context.createLinearGradient(0, y - size * 0.8, 0, y);
  gradient.addColorStop(0, css(bright));
  gradient.addColorStop(1, css(warm));
  context.fillStyle = gradient;
  context.fillText(line, x, y);
}
